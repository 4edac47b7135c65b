import type { Words } from '../words.ts';

export const forms: Words<'forms'> = {
  title: 'Form',
  fillIn: 'Fill in the form',
  answers: 'Answers',
  goesTo: 'The answers go to %{recipient}.',
  send: 'Send',
  sent: 'The answers have been sent. Thank you.',
  again: 'Fill in again',
  closed: 'This form takes no more answers.',
  noQuestions: 'The form has no fields yet. An administrator can add them in its definition.',
};
