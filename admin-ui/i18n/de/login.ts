import type { Words } from '../words.ts';

export const login: Words<'login'> = {
  title: 'Anmelden',
  endedFor:
    'Sie arbeiten inzwischen am Arbeitsplatz „%{place}“, der nur eine Sitzung zulässt; diese wurde deshalb beendet. Melden Sie sich an, um hier zu arbeiten.',
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
