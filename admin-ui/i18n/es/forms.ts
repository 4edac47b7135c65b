import type { Words } from '../words.ts';

export const forms: Words<'forms'> = {
  title: 'Formulario',
  fillIn: 'Rellenar el formulario',
  answers: 'Respuestas',
  goesTo: 'Las respuestas se envían a %{recipient}.',
  send: 'Enviar',
  sent: 'Las respuestas se han enviado. Gracias.',
  again: 'Rellenar de nuevo',
  closed: 'Este formulario ya no admite respuestas.',
  noQuestions: 'El formulario aún no tiene campos. Un administrador puede añadirlos en su definición.',
};
