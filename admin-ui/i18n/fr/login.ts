import type { Words } from '../words.ts';

export const login: Words<'login'> = {
  title: 'Connexion',
  endedFor:
    'Vous travaillez désormais au poste « %{place} », qui n’admet qu’une session ; celle-ci a donc été fermée. Connectez-vous pour travailler ici.',
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
