import type { Words } from '../words.ts';

export const tracking: Words<'tracking'> = {
  panel: 'Suivi du temps',
  running: 'Suivi du temps : %{smart_count} en cours |||| Suivi du temps : %{smart_count} en cours',
  start: 'Démarrer le suivi',
  openRecord: 'Ouvrez l’enregistrement sur lequel vous travaillez pour démarrer le suivi du temps.',
  alreadyRunning: 'Le temps est déjà suivi pour cet enregistrement.',
  none: 'Aucun suivi en cours.',
  stop: 'Arrêter',
  comment: 'Commentaire',
  since: 'depuis %{time}',
  stopped: 'Suivi arrêté : %{time}',
  all: 'Tous les temps suivis',
  seconds: '%{time} s',
  minutes: '%{time} min',
  hours: '%{time} h',
};
