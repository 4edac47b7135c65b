import type { Words } from '../words.ts';

export const forms: Words<'forms'> = {
  title: 'Formulier',
  fillIn: 'Formulier invullen',
  answers: 'Antwoorden',
  goesTo: 'De antwoorden gaan naar %{recipient}.',
  send: 'Verzenden',
  sent: 'De antwoorden zijn verzonden. Dank u wel.',
  again: 'Opnieuw invullen',
  closed: 'Dit formulier neemt geen antwoorden meer aan.',
  noQuestions: 'Het formulier heeft nog geen velden. Een beheerder kan ze in de definitie toevoegen.',
};
