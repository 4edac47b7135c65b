import type { Words } from '../words.ts';

export const whatIf: Words<'whatIf'> = {
  title: 'Et si',
  intro: 'Les prochaines heures du poste, calculées d’après la file actuelle et les temps mesurés.',
  hours: 'Heures à venir',
  arrivals: 'Camions par heure',
  extra: 'Camions en plus par heure',
  places: 'Places au terminal',
  scales: 'Bascules en plus ou en moins',
  from: 'À partir de',
  to: 'Jusqu’à',
  usual: 'Situation actuelle',
  changed: 'Après le changement',
  waiting: 'Camions en attente',
  minutes: 'Minutes d’attente',
  mean: 'Attente moyenne : %{minutes} min',
  served: 'Servis : %{count}',
  left: 'En attente à la fin : %{count}',
  band: 'Quatre fois sur cinq',
  facts:
    'En attente %{waiting}, au terminal %{inside} sur %{places}. Bascules : %{scales}, pesées d’un camion %{weighing} min, séjour au terminal %{hold} min.',
  guessed: 'Trop peu de services mesurés : les temps sont des estimations.',
  clear: 'Aucun changement',
  second: 'Une seconde bascule',
  five: 'Cinq camions de plus par heure',
  closed: 'Une bascule fermée une heure',
};
