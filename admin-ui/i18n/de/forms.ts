import type { Words } from '../words.ts';

export const forms: Words<'forms'> = {
  title: 'Formular',
  fillIn: 'Formular ausfüllen',
  answers: 'Antworten',
  goesTo: 'Die Antworten gehen an %{recipient}.',
  send: 'Senden',
  sent: 'Die Antworten wurden gesendet. Vielen Dank.',
  again: 'Erneut ausfüllen',
  closed: 'Dieses Formular nimmt keine Antworten mehr an.',
  noQuestions:
    'Das Formular hat noch keine Felder. Ein Administrator kann sie in seiner Definition hinzufügen.',
};
