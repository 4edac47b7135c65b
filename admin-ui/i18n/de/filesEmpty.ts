import type { Words } from '../words.ts';

export const filesEmpty: Words<'filesEmpty'> = {
  none: 'Hier gibt es noch keine Dateien. Fügen Sie sie auf der Seite eines Datensatzes hinzu, etwa eines Fahrzeugs: Datei auf den Bereich „Dateien“ ziehen.',
};
