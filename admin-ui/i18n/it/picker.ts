import type { Words } from '../words.ts';

export const picker: Words<'picker'> = {
  title: 'Scelta: %{object}',
  openRecord: 'Apri record',
  browse: 'Scegli dall’elenco',
  typeToSearch: 'Inizia a digitare per cercare',
  moreExist: 'Sono mostrati i primi %{count}. Continua a digitare per restringere la ricerca.',
};
