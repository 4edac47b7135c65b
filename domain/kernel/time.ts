/** Where shifts, due dates and document years are counted, and the clock that people see. */
export const businessZone = 'Europe/Warsaw';
