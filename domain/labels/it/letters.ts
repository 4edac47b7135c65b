import type { LetterFacts, LetterWords } from '../../mail/letters.ts';

const where = ({ at, device, address }: LetterFacts['passwordChanged']): string =>
  `${at} · ${device} · indirizzo ${address}`;
const notYou = 'Se non era lei, cambi la password e avvisi l’amministratore.';

export const letters: LetterWords = {
  greeting: (name) => `Buongiorno ${name},`,
  linkBelow: 'Se il pulsante non funziona, apra questo indirizzo:',
  sentBy: (site) => `Messaggio inviato automaticamente da ${site}.`,
  confirmEmail: ({ login, hours }) => ({
    subject: 'Confermi il suo indirizzo e-mail',
    lines: [`L’account con il login ${login} attende di essere aperto. Confermi che questo indirizzo è suo.`],
    button: 'Conferma l’indirizzo',
    after: [`Il link vale ${hours} ore. Se non sta aprendo un account, ignori questo messaggio.`],
  }),
  resetPassword: ({ minutes }) => ({
    subject: 'Imposti una nuova password',
    lines: ['Qualcuno, probabilmente lei, ha chiesto di cambiare la password del suo account.'],
    button: 'Imposta una nuova password',
    after: [
      `Il link vale ${minutes} minuti e funziona una volta sola. Se non ha chiesto nulla, ignori questo messaggio: la password resta com’è.`,
    ],
  }),
  alreadyRegistered: ({ login, minutes }) => ({
    subject: 'Ha già un account',
    lines: [
      `Qualcuno ha provato a registrare un account con questo indirizzo. Ne ha già uno con il login ${login}, perciò non ne è nato un altro. Se era lei e ha dimenticato la password, ne imposti una nuova.`,
    ],
    button: 'Imposta una nuova password',
    after: [`Il link vale ${minutes} minuti e funziona una volta sola. Se non era lei, non deve fare nulla.`],
  }),
  signInCode: ({ code, minutes }) => ({
    subject: `Il suo codice di accesso: ${code}`,
    lines: ['Inserisca questo codice per completare l’accesso:'],
    after: [
      `Il codice vale ${minutes} minuti. Se non sta accedendo, qualcuno conosce la sua password: la cambi subito.`,
    ],
  }),
  passwordChanged: (facts) => ({
    subject: 'La sua password è stata cambiata',
    lines: [
      'La password del suo account è stata cambiata e tutte le altre sessioni sono state chiuse.',
      where(facts),
    ],
    after: [notYou],
  }),
  newSignIn: (facts) => ({
    subject: 'Un nuovo accesso',
    lines: [
      'Qualcuno ha effettuato l’accesso al suo account da un dispositivo mai usato prima.',
      where(facts),
    ],
    after: [notYou],
  }),
  secondStepOn: (facts) => ({
    subject: 'L’accesso in due passaggi è attivo',
    lines: ['D’ora in poi l’accesso al suo account richiede anche un codice.', where(facts)],
    after: [notYou],
  }),
  secondStepOff: (facts) => ({
    subject: 'L’accesso in due passaggi è disattivato',
    lines: ['L’accesso al suo account non richiede più un codice.', where(facts)],
    after: [notYou],
  }),
};
