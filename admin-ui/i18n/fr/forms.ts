import type { Words } from '../words.ts';

export const forms: Words<'forms'> = {
  title: 'Formulaire',
  fillIn: 'Remplir le formulaire',
  answers: 'Réponses',
  goesTo: 'Les réponses sont envoyées à %{recipient}.',
  send: 'Envoyer',
  sent: 'Les réponses ont été envoyées. Merci.',
  again: 'Remplir à nouveau',
  closed: 'Ce formulaire n’accepte plus de réponses.',
  noQuestions:
    'Le formulaire n’a pas encore de champs. Un administrateur peut en ajouter dans sa définition.',
};
