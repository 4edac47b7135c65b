import type { Words } from '../words.ts';

export const processRun: Words<'processRun'> = {
  picture: 'Verlauf des Prozesses',
  history: 'Geschichte des Prozesses',
  definition: '%{name}, Fassung %{number}',
  task: 'Aufgabe %{task}',
  waits: 'wartet %{time}',
  waitsLate: 'wartet %{time}, überfällig',
  stuck: {
    error: 'Steht: Ausdrucksfehler. Bitte umleiten.',
    not_found_next_stage: 'Kein nächster Schritt gefunden. Bitte umleiten.',
  },
  actions: { complete: 'Schritt abschließen', redirect: 'Auf Schritt umleiten', cancel: 'Prozess abbrechen' },
  done: {
    complete: 'Der Schritt ist abgeschlossen.',
    redirect: 'Der Prozess ist umgeleitet.',
    cancel: 'Der Prozess ist abgebrochen.',
  },
  toStage: 'Nächster Schritt',
  asDefined: 'wie die Definition sagt',
  executor: 'Ausführender',
  reason: 'Grund',
  result: 'Ergebnis der Ausführung',
  comment: 'Kommentar',
  redirectAsk:
    'Die Aufgabe des jetzigen Schritts wird abgebrochen, und der Prozess geht vom gewählten Schritt an weiter.',
  cancelAsk:
    'Der Prozess hält an, und seine offene Aufgabe wird abgebrochen. Er lässt sich nicht fortsetzen, nur neu beginnen.',
  onRecord: 'Prozesse',
  start: 'Prozess beginnen',
  started: 'Der Prozess hat begonnen.',
  none: 'Dieser Datensatz hat noch keine Prozesse.',
  design: 'Prozess zeichnen',
};
