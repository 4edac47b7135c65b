import type { Words } from '../words.ts';

export const processRun: Words<'processRun'> = {
  picture: 'Verlauf des Prozesses',
  history: 'Geschichte des Prozesses',
  definition: '%{name}, Version %{number}',
  task: 'Aufgabe %{task}',
  waits: 'wartet %{time}',
  waitsLate: 'wartet %{time}, überfällig',
  stuck: {
    error: 'Steht: Ausdrucksfehler. Bitte umleiten.',
    not_found_next_stage: 'Keine nächste Phase gefunden. Bitte umleiten.',
  },
  actions: {
    complete: 'Phase abschließen',
    redirect: 'Zu einer Phase umleiten',
    cancel: 'Prozess abbrechen',
  },
  done: {
    complete: 'Die Phase ist abgeschlossen.',
    redirect: 'Der Prozess ist umgeleitet.',
    cancel: 'Der Prozess ist abgebrochen.',
  },
  toStage: 'Nächste Phase',
  asDefined: 'wie die Definition sagt',
  executor: 'Ausführender',
  reason: 'Grund',
  result: 'Ergebnis der Ausführung',
  comment: 'Kommentar',
  redirectAsk:
    'Die Aufgabe der jetzigen Phase wird abgebrochen, und der Prozess geht von der gewählten Phase an weiter.',
  cancelAsk:
    'Der Prozess hält an, und seine offene Aufgabe wird abgebrochen. Er lässt sich nicht fortsetzen, nur neu beginnen.',
  onRecord: 'Prozesse',
  start: 'Prozess beginnen',
  started: 'Der Prozess hat begonnen.',
  none: 'Dieser Datensatz hat noch keine Prozesse.',
  design: 'Prozess zeichnen',
};
