import type { Words } from '../words.ts';

export const tracking: Words<'tracking'> = {
  panel: 'Zeiterfassung',
  running: 'Zeiterfassung: %{smart_count} läuft |||| Zeiterfassung: %{smart_count} laufen',
  start: 'Zeiterfassung starten',
  openRecord: 'Öffnen Sie den Datensatz, an dem Sie arbeiten, um die Zeiterfassung zu starten.',
  alreadyRunning: 'Für diesen Datensatz wird die Zeit bereits erfasst.',
  none: 'Es wird keine Zeit erfasst.',
  stop: 'Beenden',
  comment: 'Bemerkung',
  since: 'seit %{time}',
  stopped: 'Zeiterfassung beendet: %{time}',
  all: 'Alle erfassten Zeiten',
  seconds: '%{time} s',
  minutes: '%{time} min',
  hours: '%{time} Std.',
};
