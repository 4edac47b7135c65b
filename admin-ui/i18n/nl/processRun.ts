import type { Words } from '../words.ts';

export const processRun: Words<'processRun'> = {
  picture: 'Verloop van het proces',
  history: 'Geschiedenis van het proces',
  definition: '%{name}, versie %{number}',
  task: 'Taak %{task}',
  waits: 'wacht %{time}',
  waitsLate: 'wacht %{time}, te laat',
  stuck: {
    error: 'Staat stil: fout in uitdrukking. Stuur door.',
    not_found_next_stage: 'Geen volgende fase gevonden. Stuur door.',
  },
  actions: { complete: 'Fase afronden', redirect: 'Naar fase doorsturen', cancel: 'Proces annuleren' },
  done: {
    complete: 'De fase is afgerond.',
    redirect: 'Het proces is doorgestuurd.',
    cancel: 'Het proces is geannuleerd.',
  },
  toStage: 'Volgende fase',
  asDefined: 'volgens de definitie',
  executor: 'Uitvoerder',
  reason: 'Reden',
  result: 'Resultaat van de uitvoering',
  comment: 'Opmerking',
  redirectAsk: 'De taak van de huidige fase vervalt en het proces gaat verder vanaf de gekozen fase.',
  cancelAsk: 'Het proces stopt en de open taak vervalt. Hervatten kan niet, een nieuw proces starten wel.',
  onRecord: 'Processen',
  start: 'Proces starten',
  started: 'Het proces is gestart.',
  none: 'Dit record heeft nog geen processen.',
  design: 'Proces tekenen',
};
