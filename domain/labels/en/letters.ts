import type { LetterFacts, LetterWords } from '../../mail/letters.ts';

const where = ({ at, device, address }: LetterFacts['passwordChanged']): string =>
  `${at} · ${device} · address ${address}`;
const notYou = 'If it was not you, change your password and tell your administrator.';

export const letters: LetterWords = {
  greeting: (name) => `Hello ${name},`,
  linkBelow: 'If the button does not work, open this address:',
  sentBy: (site) => `Sent automatically by ${site}.`,
  confirmEmail: ({ login, hours }) => ({
    subject: 'Confirm your e-mail address',
    lines: [
      `The account with the login ${login} is waiting to be opened. Confirm that this address is yours.`,
    ],
    button: 'Confirm the address',
    after: [`The link is valid for ${hours} hours. If you are not opening an account, ignore this message.`],
  }),
  resetPassword: ({ minutes }) => ({
    subject: 'Set a new password',
    lines: ['Somebody, probably you, asked to change the password of your account.'],
    button: 'Set a new password',
    after: [
      `The link is valid for ${minutes} minutes and works once. If you asked for nothing, ignore this message: the password stays as it is.`,
    ],
  }),
  alreadyRegistered: ({ login, minutes }) => ({
    subject: 'You already have an account',
    lines: [
      `Somebody tried to register an account with this address. You already have one with the login ${login}, so no new one was made. If it was you and you forgot the password, set a new one.`,
    ],
    button: 'Set a new password',
    after: [
      `The link is valid for ${minutes} minutes and works once. If it was not you, there is nothing to do.`,
    ],
  }),
  signInCode: ({ code, minutes }) => ({
    subject: `Your sign-in code: ${code}`,
    lines: ['Enter this code to finish signing in:'],
    after: [
      `The code is valid for ${minutes} minutes. If you are not signing in, somebody knows your password: change it at once.`,
    ],
  }),
  passwordChanged: (facts) => ({
    subject: 'Your password was changed',
    lines: ['The password of your account was changed, and all other sessions were ended.', where(facts)],
    after: [notYou],
  }),
  newSignIn: (facts) => ({
    subject: 'A new sign-in',
    lines: ['Somebody signed in to your account from a device that was not used before.', where(facts)],
    after: [notYou],
  }),
  secondStepOn: (facts) => ({
    subject: 'Two-step sign-in is on',
    lines: ['From now on, signing in to your account takes a code as well.', where(facts)],
    after: [notYou],
  }),
  secondStepOff: (facts) => ({
    subject: 'Two-step sign-in is off',
    lines: ['Signing in to your account no longer takes a code.', where(facts)],
    after: [notYou],
  }),
};
