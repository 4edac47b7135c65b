import type { Words } from '../words.ts';

export const login: Words<'login'> = {
  title: 'Connexion',
  email: 'E-mail ou identifiant',
  password: 'Mot de passe',
  remember: 'Rester connecté sur cet ordinateur',
  signIn: 'Se connecter',
  demo: 'Comptes de démonstration',
  demoHint: 'Cliquez sur un compte pour vous connecter. Mot de passe de tous les comptes : %{password}',
  roles: {
    administrator: 'Administrateur',
    operator: 'Opérateur',
    sales: 'Ventes',
    forwarder: 'Transitaire (externe)',
  },
};
