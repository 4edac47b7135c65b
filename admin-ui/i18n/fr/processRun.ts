import type { Words } from '../words.ts';

export const processRun: Words<'processRun'> = {
  picture: 'Déroulement du processus',
  history: 'Historique du processus',
  definition: '%{name}, version nº %{number}',
  task: 'Tâche %{task}',
  waits: 'attend %{time}',
  waitsLate: 'attend %{time}, en retard',
  stuck: {
    error: 'Arrêté : erreur d’expression. Redirigez.',
    not_found_next_stage: 'Aucune étape suivante trouvée. Redirigez.',
  },
  actions: {
    complete: 'Terminer l’étape',
    redirect: 'Rediriger vers une étape',
    cancel: 'Annuler le processus',
  },
  done: {
    complete: 'L’étape est terminée.',
    redirect: 'Le processus est redirigé.',
    cancel: 'Le processus est annulé.',
  },
  toStage: 'Étape suivante',
  asDefined: 'selon la définition',
  executor: 'Exécutant',
  reason: 'Motif',
  result: 'Résultat de l’exécution',
  comment: 'Commentaire',
  redirectAsk:
    'La tâche de l’étape actuelle est annulée et le processus continue à partir de l’étape choisie.',
  cancelAsk:
    'Le processus s’arrête et sa tâche ouverte est annulée. On ne peut pas le reprendre, seulement en lancer un nouveau.',
  onRecord: 'Processus',
  start: 'Lancer un processus',
  started: 'Le processus est lancé.',
  none: 'Cet enregistrement n’a encore aucun processus.',
  design: 'Dessiner le processus',
};
