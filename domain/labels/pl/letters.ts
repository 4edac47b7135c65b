import type { LetterFacts, LetterWords } from '../../mail/letters.ts';

const where = ({ at, device, address }: LetterFacts['passwordChanged']): string =>
  `${at} · ${device} · adres ${address}`;
const notYou = 'Jeśli to nie Ty, zmień hasło i powiadom administratora.';

export const letters: LetterWords = {
  greeting: (name) => `Dzień dobry, ${name}!`,
  linkBelow: 'Jeśli przycisk nie działa, otwórz ten adres:',
  sentBy: (site) => `Wiadomość wysłana automatycznie z ${site}.`,
  confirmEmail: ({ login, hours }) => ({
    subject: 'Potwierdź adres e-mail',
    lines: [`Konto o loginie ${login} czeka na otwarcie. Potwierdź, że ten adres należy do Ciebie.`],
    button: 'Potwierdź adres',
    after: [`Link jest ważny ${hours} godz. Jeśli to nie Ty zakładasz konto, zignoruj tę wiadomość.`],
  }),
  resetPassword: ({ minutes }) => ({
    subject: 'Zmiana hasła',
    lines: ['Ktoś, zapewne Ty, poprosił o zmianę hasła do Twojego konta.'],
    button: 'Ustaw nowe hasło',
    after: [
      `Link jest ważny ${minutes} min i działa raz. Jeśli o nic nie prosisz, zignoruj tę wiadomość: hasło się nie zmieni.`,
    ],
  }),
  alreadyRegistered: ({ login, minutes }) => ({
    subject: 'Masz już konto',
    lines: [
      `Ktoś próbował zarejestrować konto na ten adres. Masz już konto o loginie ${login}, więc nowe nie powstało. Jeśli to Ty i nie pamiętasz hasła, ustaw nowe.`,
    ],
    button: 'Ustaw nowe hasło',
    after: [`Link jest ważny ${minutes} min i działa raz. Jeśli to nie Ty, nie musisz nic robić.`],
  }),
  signInCode: ({ code, minutes }) => ({
    subject: `Kod logowania: ${code}`,
    lines: ['Wpisz ten kod, aby dokończyć logowanie:'],
    after: [
      `Kod jest ważny ${minutes} min. Jeśli się nie logujesz, ktoś zna Twoje hasło: zmień je jak najszybciej.`,
    ],
  }),
  passwordChanged: (facts) => ({
    subject: 'Hasło zostało zmienione',
    lines: ['Hasło do Twojego konta zostało zmienione, a wszystkie inne sesje zakończone.', where(facts)],
    after: [notYou],
  }),
  newSignIn: (facts) => ({
    subject: 'Nowe logowanie',
    lines: ['Zalogowano się na Twoje konto z urządzenia, którego dotąd nie było.', where(facts)],
    after: [notYou],
  }),
  secondStepOn: (facts) => ({
    subject: 'Włączono logowanie dwuetapowe',
    lines: ['Od teraz logowanie na Twoje konto wymaga także kodu.', where(facts)],
    after: [notYou],
  }),
  secondStepOff: (facts) => ({
    subject: 'Wyłączono logowanie dwuetapowe',
    lines: ['Logowanie na Twoje konto nie wymaga już kodu.', where(facts)],
    after: [notYou],
  }),
};
