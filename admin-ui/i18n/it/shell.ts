import type { Words } from '../words.ts';

export const shell: Words<'shell'> = {
  searchMenu: 'Cerca (Ctrl+K)',
  nothingInMenu: 'Nessuna voce «%{text}»',
  toggleMenu: 'Mostra o nascondi il menu',
  language: 'Lingua',
  light: 'Tema chiaro',
  dark: 'Tema scuro',
  fullScreen: 'Schermo intero',
  account: 'Account: %{name}',
  fullRights: 'Diritti completi',
  signOut: 'Esci',
  docs: 'Descrizione dell’API',
  kiosk: 'Chiosco per autisti',
  versions: 'Applicazione %{client} · server %{server}',
  liveOn: 'I dati si aggiornano in tempo reale',
  liveOff:
    'Connessione in tempo reale interrotta. I dati potrebbero non essere aggiornati, riconnessione in corso…',
  skipToContent: 'Vai al contenuto',
  mainMenu: 'Menu principale',
  home: 'Pagina iniziale',
  notFound: 'Pagina non trovata',
  notFoundHint: 'L’indirizzo è errato oppure non hai accesso.',
  goHome: 'Torna alla pagina iniziale',
  loading: 'Caricamento…',
};
