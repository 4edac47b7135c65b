import type { Words } from '../words.ts';

export const login: Words<'login'> = {
  title: 'Anmelden',
  email: 'E-Mail oder Benutzername',
  password: 'Passwort',
  remember: 'Auf diesem Computer angemeldet bleiben',
  signIn: 'Anmelden',
  demo: 'Demokonten',
  demoHint: 'Klicken Sie auf ein Konto, um sich anzumelden. Passwort aller Konten: %{password}',
  roles: {
    administrator: 'Administrator',
    operator: 'Bediener',
    sales: 'Vertrieb',
    forwarder: 'Spediteur (extern)',
  },
};
