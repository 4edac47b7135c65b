import type { Words } from '../words.ts';

export const forms: Words<'forms'> = {
  title: 'Modulo',
  fillIn: 'Compila il modulo',
  answers: 'Risposte',
  goesTo: 'Le risposte vanno a %{recipient}.',
  send: 'Invia',
  sent: 'Le risposte sono state inviate. Grazie.',
  again: 'Compila di nuovo',
  closed: 'Questo modulo non accetta più risposte.',
  noQuestions: 'Il modulo non ha ancora campi. Un amministratore può aggiungerli nella sua definizione.',
};
