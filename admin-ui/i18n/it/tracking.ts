import type { Words } from '../words.ts';

export const tracking: Words<'tracking'> = {
  panel: 'Rilevazione del tempo',
  running:
    'Rilevazione del tempo: %{smart_count} in corso |||| Rilevazione del tempo: %{smart_count} in corso',
  start: 'Avvia rilevazione',
  openRecord: 'Apri il record su cui stai lavorando per avviare la rilevazione del tempo.',
  alreadyRunning: 'Per questo record la rilevazione del tempo è già in corso.',
  none: 'Nessuna rilevazione in corso.',
  stop: 'Termina',
  comment: 'Commento',
  since: 'dalle %{time}',
  stopped: 'Rilevazione terminata: %{time}',
  all: 'Tutte le rilevazioni del tempo',
  seconds: '%{time} s',
  minutes: '%{time} min',
  hours: '%{time} h',
};
