export const unsaved = {
  leaveAsk: 'Na tej karcie są niezapisane zmiany. Porzucić je?',
};
