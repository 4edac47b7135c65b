/** Shifts of the terminal by the local clock; the first begins on the evening before. */
export const workShifts = [
  { name: 'I', shiftBegin: '23:00:00', shiftEnd: '07:00:00' },
  { name: 'II', shiftBegin: '07:00:00', shiftEnd: '15:00:00' },
  { name: 'III', shiftBegin: '15:00:00', shiftEnd: '23:00:00' },
];
