import type { Words } from '../words.ts';

export const filesEmpty: Words<'filesEmpty'> = {
  none: 'Qui non ci sono ancora file. Si aggiungono nella pagina di un record, per esempio un veicolo: trascina un file sul pannello “File”.',
};
