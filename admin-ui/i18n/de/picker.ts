import type { Words } from '../words.ts';

export const picker: Words<'picker'> = {
  title: 'Auswählen: %{object}',
  openRecord: 'Datensatz öffnen',
  browse: 'Aus der Liste wählen',
  typeToSearch: 'Zum Suchen tippen',
  moreExist: 'Die ersten %{count} werden angezeigt. Tippen Sie weiter, um die Auswahl einzugrenzen.',
};
