import type { Words } from '../words.ts';

export const error: Words<'error'> = {
  unreachable: 'Keine Verbindung zum Server. Prüfen Sie das Netzwerk und versuchen Sie es erneut.',
  server: 'Der Server hat einen Fehler gemeldet. Versuchen Sie es gleich noch einmal.',
  notJson: 'Der Server hat in unbekannter Form geantwortet. Laden Sie die Seite neu.',
  screen: 'Auf diesem Bildschirm ist ein Fehler aufgetreten',
  screenHint: 'Laden Sie ihn neu. Tritt der Fehler wieder auf, informieren Sie Ihren Administrator.',
};
