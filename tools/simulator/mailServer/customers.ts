/** Somebody who writes to the firm. */
export interface Customer {
  readonly name: string;
  readonly email: string;
}

/** The letters of customers, as a port and a trading company get them. */
const matters = [
  {
    subject: 'Zapytanie o cenę: węgiel orzech, 120 t',
    body: 'Dzień dobry,\n\nproszę o cenę na 120 t węgla orzech z dostawą na początku przyszłego miesiąca. Odbiór własnym transportem.',
  },
  {
    subject: 'Awizacja: dwa auta na jutro rano',
    body: 'Dzień dobry,\n\njutro między 7:00 a 9:00 przyjadą po towar dwa auta. Numery rejestracyjne podam do końca dnia.',
  },
  {
    subject: 'Brak kwitu wagowego',
    body: 'Dzień dobry,\n\nkierowca nie dostał kwitu z ważenia brutto. Proszę o przesłanie go e-mailem, potrzebujemy go do rozliczenia.',
  },
  {
    subject: 'Reklamacja: za dużo miału',
    body: 'Dzień dobry,\n\nw ostatniej dostawie jest wyraźnie więcej miału, niż dopuszcza umowa. Zdjęcia mamy, proszę o kontakt.',
  },
  {
    subject: 'Faktura: korekta nabywcy',
    body: 'Dzień dobry,\n\nna ostatniej fakturze jest stary adres naszej firmy. Proszę o korektę, nowy adres jest w rejestrze.',
  },
  {
    subject: 'Jak długa jest dziś kolejka?',
    body: 'Dzień dobry,\n\nmamy trzy auta w trasie i nie wiemy, czy kierować je do Państwa dziś po południu, czy dopiero jutro.',
  },
  {
    subject: 'Zamówienie: śruta sojowa 24 t',
    body: 'Dzień dobry,\n\nzamawiamy 24 t śruty sojowej na warunkach jak poprzednio. Termin: przyszły wtorek.',
  },
  {
    subject: 'Limit kredytowy i termin płatności',
    body: 'Dzień dobry,\n\nczy możemy porozmawiać o wydłużeniu terminu płatności do 45 dni? Chętnie zadzwonię w tym tygodniu.',
  },
] as const;

const answers = [
  'Dziękuję za odpowiedź. Pasuje nam, proszę o potwierdzenie terminu.',
  'Dziękuję, przekazuję do naszej księgowości i wracam z odpowiedzią jutro.',
  'Dziękuję za szybką reakcję. Mam jeszcze jedno pytanie: czy możliwy jest odbiór w sobotę?',
] as const;

export interface LetterText {
  readonly subject: string;
  readonly body: string;
}

const signed = (body: string, { name }: Customer): string => `${body}\n\nPozdrawiam\n${name}\n`;

/** The letter of a customer with this number. The same number gives the same matter. */
export function letterOf(customer: Customer, nr: number): LetterText {
  const { subject, body } = matters[nr % matters.length] ?? matters[0];
  return { subject, body: signed(body, customer) };
}

/** A customer's answer to a letter of the firm with this subject. */
export function answerOf(customer: Customer, subject: string, nr: number): LetterText {
  const title = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  return { subject: title, body: signed(answers[nr % answers.length] ?? answers[0], customer) };
}

export const mattersCount = matters.length;
