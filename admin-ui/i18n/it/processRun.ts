import type { Words } from '../words.ts';

export const processRun: Words<'processRun'> = {
  picture: 'Andamento del processo',
  history: 'Storia del processo',
  definition: '%{name}, versione %{number}',
  task: 'Attività %{task}',
  waits: 'attende %{time}',
  waitsLate: 'attende %{time}, in ritardo',
  stuck: {
    error: 'Fermo: errore di espressione. Reindirizzalo.',
    not_found_next_stage: 'Nessuna fase successiva. Reindirizzalo.',
  },
  actions: {
    complete: 'Completa la fase',
    redirect: 'Reindirizza a una fase',
    cancel: 'Annulla il processo',
  },
  done: {
    complete: 'La fase è completata.',
    redirect: 'Il processo è reindirizzato.',
    cancel: 'Il processo è annullato.',
  },
  toStage: 'Fase successiva',
  asDefined: 'secondo la definizione',
  executor: 'Esecutore',
  reason: 'Motivo',
  result: 'Risultato dell’esecuzione',
  comment: 'Commento',
  redirectAsk: 'L’attività della fase attuale viene annullata e il processo prosegue dalla fase scelta.',
  cancelAsk:
    'Il processo si ferma e la sua attività aperta viene annullata. Non si può riprendere, solo avviarne uno nuovo.',
  onRecord: 'Processi',
  start: 'Avvia un processo',
  started: 'Il processo è avviato.',
  none: 'Questo record non ha ancora processi.',
  design: 'Disegna il processo',
};
