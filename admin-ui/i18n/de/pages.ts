import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Interner Serverfehler',
  serverErrorHint:
    'Laden Sie die Seite neu. Wenn der Fehler wieder auftritt, wenden Sie sich an den Support.',
  details: 'Fehlermeldung: %{message}',
  slow: 'Dieser Bildschirm lädt länger als üblich',
  slowHint: 'Warten Sie noch einen Moment, oder prüfen Sie das Netz und laden Sie die Seite neu.',
  notLoaded: 'Dieser Bildschirm konnte nicht geladen werden',
  notLoadedHint:
    'Prüfen Sie das Netz und laden Sie die Seite neu. Nach einem Server-Update genügt das Neuladen.',
};
