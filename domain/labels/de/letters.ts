import type { LetterFacts, LetterWords } from '../../mail/letters.ts';

const where = ({ at, device, address }: LetterFacts['passwordChanged']): string =>
  `${at} · ${device} · Adresse ${address}`;
const notYou = 'Wenn Sie es nicht waren, ändern Sie Ihr Passwort und verständigen Sie Ihren Administrator.';

export const letters: LetterWords = {
  greeting: (name) => `Guten Tag ${name},`,
  linkBelow: 'Wenn die Schaltfläche nicht geht, öffnen Sie diese Adresse:',
  sentBy: (site) => `Automatisch gesendet von ${site}.`,
  confirmEmail: ({ login, hours }) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    lines: [
      `Das Konto mit dem Login ${login} wartet darauf, geöffnet zu werden. Bestätigen Sie, dass diese Adresse Ihnen gehört.`,
    ],
    button: 'Adresse bestätigen',
    after: [
      `Der Link gilt ${hours} Stunden. Wenn Sie kein Konto anlegen, beachten Sie diese Nachricht nicht.`,
    ],
  }),
  resetPassword: ({ minutes }) => ({
    subject: 'Neues Passwort festlegen',
    lines: ['Jemand, wahrscheinlich Sie, möchte das Passwort Ihres Kontos ändern.'],
    button: 'Neues Passwort festlegen',
    after: [
      `Der Link gilt ${minutes} Minuten und einmal. Wenn Sie um nichts gebeten haben, beachten Sie diese Nachricht nicht: Das Passwort bleibt, wie es ist.`,
    ],
  }),
  alreadyRegistered: ({ login, minutes }) => ({
    subject: 'Sie haben schon ein Konto',
    lines: [
      `Jemand wollte mit dieser Adresse ein Konto anlegen. Sie haben schon eines mit dem Login ${login}, darum ist kein neues entstanden. Wenn Sie es waren und das Passwort nicht mehr wissen, legen Sie ein neues fest.`,
    ],
    button: 'Neues Passwort festlegen',
    after: [`Der Link gilt ${minutes} Minuten und einmal. Wenn Sie es nicht waren, ist nichts zu tun.`],
  }),
  signInCode: ({ code, minutes }) => ({
    subject: `Ihr Anmeldecode: ${code}`,
    lines: ['Geben Sie diesen Code ein, um die Anmeldung abzuschließen:'],
    after: [
      `Der Code gilt ${minutes} Minuten. Wenn Sie sich nicht anmelden, kennt jemand Ihr Passwort: Ändern Sie es sofort.`,
    ],
  }),
  passwordChanged: (facts) => ({
    subject: 'Ihr Passwort wurde geändert',
    lines: ['Das Passwort Ihres Kontos wurde geändert, alle anderen Sitzungen wurden beendet.', where(facts)],
    after: [notYou],
  }),
  newSignIn: (facts) => ({
    subject: 'Eine neue Anmeldung',
    lines: ['Jemand hat sich mit einem bisher unbekannten Gerät an Ihrem Konto angemeldet.', where(facts)],
    after: [notYou],
  }),
  secondStepOn: (facts) => ({
    subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
    lines: ['Ab jetzt braucht die Anmeldung an Ihrem Konto auch einen Code.', where(facts)],
    after: [notYou],
  }),
  secondStepOff: (facts) => ({
    subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
    lines: ['Die Anmeldung an Ihrem Konto braucht keinen Code mehr.', where(facts)],
    after: [notYou],
  }),
};
