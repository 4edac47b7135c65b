/**
 * The systems with which the specification exchanges data. They are inactive until an administrator enters their addresses.
 */
export const exchangeNodes = [
  { predefinedName: '1c', name: '1C', isActive: false },
  { predefinedName: 'impulse', name: 'Impulse', isActive: false },
];
