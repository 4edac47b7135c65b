import type { LetterFacts, LetterWords } from '../../mail/letters.ts';

const where = ({ at, device, address }: LetterFacts['passwordChanged']): string =>
  `${at} · ${device} · adresse ${address}`;
const notYou = 'Si ce n’était pas vous, changez votre mot de passe et prévenez votre administrateur.';

export const letters: LetterWords = {
  greeting: (name) => `Bonjour ${name},`,
  linkBelow: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
  sentBy: (site) => `Message envoyé automatiquement par ${site}.`,
  confirmEmail: ({ login, hours }) => ({
    subject: 'Confirmez votre adresse e-mail',
    lines: [
      `Le compte dont l’identifiant est ${login} attend d’être ouvert. Confirmez que cette adresse est la vôtre.`,
    ],
    button: 'Confirmer l’adresse',
    after: [`Le lien est valable ${hours} heures. Si vous n’ouvrez pas de compte, ignorez ce message.`],
  }),
  resetPassword: ({ minutes }) => ({
    subject: 'Choisir un nouveau mot de passe',
    lines: ['Quelqu’un, sans doute vous, a demandé à changer le mot de passe de votre compte.'],
    button: 'Choisir un nouveau mot de passe',
    after: [
      `Le lien est valable ${minutes} minutes et ne sert qu’une fois. Si vous n’avez rien demandé, ignorez ce message : le mot de passe reste inchangé.`,
    ],
  }),
  alreadyRegistered: ({ login, minutes }) => ({
    subject: 'Vous avez déjà un compte',
    lines: [
      `Quelqu’un a voulu inscrire un compte avec cette adresse. Vous en avez déjà un, dont l’identifiant est ${login} ; aucun autre n’a été créé. Si c’était vous et que vous avez oublié le mot de passe, choisissez-en un nouveau.`,
    ],
    button: 'Choisir un nouveau mot de passe',
    after: [
      `Le lien est valable ${minutes} minutes et ne sert qu’une fois. Si ce n’était pas vous, il n’y a rien à faire.`,
    ],
  }),
  signInCode: ({ code, minutes }) => ({
    subject: `Votre code de connexion : ${code}`,
    lines: ['Saisissez ce code pour terminer la connexion :'],
    after: [
      `Le code est valable ${minutes} minutes. Si vous ne vous connectez pas, quelqu’un connaît votre mot de passe : changez-le aussitôt.`,
    ],
  }),
  passwordChanged: (facts) => ({
    subject: 'Votre mot de passe a été changé',
    lines: [
      'Le mot de passe de votre compte a été changé et toutes les autres sessions ont été fermées.',
      where(facts),
    ],
    after: [notYou],
  }),
  newSignIn: (facts) => ({
    subject: 'Une nouvelle connexion',
    lines: ['Une connexion à votre compte a eu lieu depuis un appareil encore inconnu.', where(facts)],
    after: [notYou],
  }),
  secondStepOn: (facts) => ({
    subject: 'La connexion en deux étapes est activée',
    lines: ['Désormais, la connexion à votre compte demande aussi un code.', where(facts)],
    after: [notYou],
  }),
  secondStepOff: (facts) => ({
    subject: 'La connexion en deux étapes est désactivée',
    lines: ['La connexion à votre compte ne demande plus de code.', where(facts)],
    after: [notYou],
  }),
};
