import type { LetterFacts, LetterWords } from '../../mail/letters.ts';

const where = ({ at, device, address }: LetterFacts['passwordChanged']): string =>
  `${at} · ${device} · adres ${address}`;
const notYou = 'Was u het niet, wijzig dan uw wachtwoord en waarschuw uw beheerder.';

export const letters: LetterWords = {
  greeting: (name) => `Beste ${name},`,
  linkBelow: 'Werkt de knop niet, open dan dit adres:',
  sentBy: (site) => `Automatisch verzonden door ${site}.`,
  confirmEmail: ({ login, hours }) => ({
    subject: 'Bevestig uw e-mailadres',
    lines: [`Het account met de gebruikersnaam ${login} wacht op opening. Bevestig dat dit adres van u is.`],
    button: 'Adres bevestigen',
    after: [`De link is ${hours} uur geldig. Maakt u geen account aan, negeer dan dit bericht.`],
  }),
  resetPassword: ({ minutes }) => ({
    subject: 'Nieuw wachtwoord instellen',
    lines: ['Iemand, waarschijnlijk u, heeft gevraagd het wachtwoord van uw account te wijzigen.'],
    button: 'Nieuw wachtwoord instellen',
    after: [
      `De link is ${minutes} minuten geldig en werkt één keer. Hebt u niets gevraagd, negeer dan dit bericht: het wachtwoord blijft zoals het is.`,
    ],
  }),
  alreadyRegistered: ({ login, minutes }) => ({
    subject: 'U hebt al een account',
    lines: [
      `Iemand probeerde met dit adres een account te registreren. U hebt er al een met de gebruikersnaam ${login}, dus er is geen nieuw gemaakt. Was u het zelf en bent u het wachtwoord vergeten, stel dan een nieuw in.`,
    ],
    button: 'Nieuw wachtwoord instellen',
    after: [
      `De link is ${minutes} minuten geldig en werkt één keer. Was u het niet, dan hoeft u niets te doen.`,
    ],
  }),
  signInCode: ({ code, minutes }) => ({
    subject: `Uw aanmeldcode: ${code}`,
    lines: ['Voer deze code in om de aanmelding te voltooien:'],
    after: [
      `De code is ${minutes} minuten geldig. Meldt u zich niet aan, dan kent iemand uw wachtwoord: wijzig het meteen.`,
    ],
  }),
  passwordChanged: (facts) => ({
    subject: 'Uw wachtwoord is gewijzigd',
    lines: [
      'Het wachtwoord van uw account is gewijzigd en alle andere sessies zijn beëindigd.',
      where(facts),
    ],
    after: [notYou],
  }),
  newSignIn: (facts) => ({
    subject: 'Een nieuwe aanmelding',
    lines: [
      'Er is op uw account aangemeld vanaf een apparaat dat nog niet eerder werd gebruikt.',
      where(facts),
    ],
    after: [notYou],
  }),
  secondStepOn: (facts) => ({
    subject: 'Aanmelden in twee stappen staat aan',
    lines: ['Voortaan is voor aanmelden op uw account ook een code nodig.', where(facts)],
    after: [notYou],
  }),
  secondStepOff: (facts) => ({
    subject: 'Aanmelden in twee stappen staat uit',
    lines: ['Voor aanmelden op uw account is geen code meer nodig.', where(facts)],
    after: [notYou],
  }),
};
