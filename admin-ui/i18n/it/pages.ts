import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Errore interno del server',
  serverErrorHint: 'Aggiorna la pagina. Se l’errore si ripete, contatta l’assistenza.',
  details: 'Messaggio di errore: %{message}',
  slow: 'Questa schermata impiega più del solito',
  slowHint: 'Attendi ancora un momento, oppure controlla la rete e aggiorna la pagina.',
  notLoaded: 'Impossibile caricare questa schermata',
  notLoadedHint: 'Controlla la rete e aggiorna la pagina. Dopo un aggiornamento del server basta aggiornare.',
};
