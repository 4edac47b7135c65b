import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Interner Serverfehler',
  serverErrorHint:
    'Aktualisieren Sie die Seite. Tritt der Fehler wieder auf, wenden Sie sich an den Support.',
  details: 'Fehlermeldung: %{message}',
};
