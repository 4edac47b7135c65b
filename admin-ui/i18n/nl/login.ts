import type { Words } from '../words.ts';

export const login: Words<'login'> = {
  title: 'Aanmelden',
  endedFor:
    'U bent gaan werken op ‘%{place}’, waar maar één sessie is toegestaan; deze is daarom beëindigd. Meld u aan om hier te werken.',
  email: 'E-mail of gebruikersnaam',
  password: 'Wachtwoord',
  remember: 'Aangemeld blijven op deze computer',
  signIn: 'Aanmelden',
  demo: 'Demoaccounts',
  demoHint: 'Klik op een account om u aan te melden. Wachtwoord van elk account: %{password}',
  roles: {
    administrator: 'Beheerder',
    operator: 'Operator',
    sales: 'Verkoop',
    forwarder: 'Expediteur (extern)',
  },
};
