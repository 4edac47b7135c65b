export const pages = {
  serverError: 'Wewnętrzny błąd serwera',
  serverErrorHint: 'Odśwież stronę. Jeśli błąd się powtórzy, zgłoś go administratorowi.',
  details: 'Treść błędu: %{message}',
  slow: 'Ten ekran wczytuje się dłużej niż zwykle',
  slowHint: 'Poczekaj jeszcze chwilę albo sprawdź sieć i odśwież stronę.',
  notLoaded: 'Nie udało się wczytać tego ekranu',
  notLoadedHint: 'Sprawdź sieć i odśwież stronę. Po aktualizacji serwera wystarczy odświeżyć.',
};
