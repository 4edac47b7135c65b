import type { Words } from '../words.ts';

export const login: Words<'login'> = {
  title: 'Accesso',
  endedFor:
    'Ora lavora alla postazione «%{place}», che ammette una sola sessione: questa è stata chiusa. Acceda per lavorare qui.',
  email: 'E-mail o nome utente',
  password: 'Password',
  remember: 'Resta connesso su questo computer',
  signIn: 'Accedi',
  demo: 'Account dimostrativi',
  demoHint: 'Fai clic su un account per accedere. Password di tutti gli account: %{password}',
  roles: {
    administrator: 'Amministratore',
    operator: 'Operatore',
    sales: 'Vendite',
    forwarder: 'Spedizioniere (esterno)',
  },
};
