/** The systems that the specification exchanges data with; they begin to when an administrator has said where they are. */
export const exchangeNodes = [
  { predefinedName: '1c', name: '1C', isActive: false },
  { predefinedName: 'impulse', name: 'Impulse', isActive: false },
];
