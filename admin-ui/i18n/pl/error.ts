export const error = {
  unreachable: 'Brak połączenia z serwerem. Sprawdź sieć i spróbuj ponownie.',
  server: 'Serwer zgłosił błąd. Spróbuj ponownie za chwilę.',
  notJson: 'Serwer odpowiedział w nieznanej postaci. Wczytaj stronę ponownie.',
  screen: 'Na tym ekranie wystąpił błąd',
  screenHint: 'Wczytaj go ponownie. Jeśli błąd się powtórzy, zgłoś go administratorowi.',
};
