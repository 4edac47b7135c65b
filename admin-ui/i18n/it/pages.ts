import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Errore interno del server',
  serverErrorHint: 'Aggiorna la pagina. Se l’errore si ripete, contatta l’assistenza.',
  details: 'Testo dell’errore: %{message}',
};
