export const pages = {
  serverError: 'Błąd serwera',
  serverErrorHint: 'Odśwież stronę. Jeśli błąd się powtórzy, zgłoś go administratorowi.',
  details: 'Treść błędu: %{message}',
};
