import type { Words } from '../words.ts';

export const whatIf: Words<'whatIf'> = {
  title: 'Was wäre wenn',
  intro: 'Die nächsten Stunden der Station, berechnet aus der jetzigen Schlange und den gemessenen Zeiten.',
  hours: 'Stunden voraus',
  arrivals: 'Lkw je Stunde',
  extra: 'Zusätzliche Lkw je Stunde',
  places: 'Plätze auf dem Terminal',
  scales: 'Waagen mehr oder weniger',
  from: 'Ab',
  to: 'Bis',
  usual: 'Wie es ist',
  changed: 'Nach der Änderung',
  waiting: 'Wartende Lkw',
  minutes: 'Warteminuten',
  mean: 'Mittlere Wartezeit: %{minutes} min',
  served: 'Abgefertigt: %{count}',
  left: 'Am Ende warten: %{count}',
  band: 'In vier von fünf Fällen',
  facts:
    'Jetzt warten %{waiting}, auf dem Terminal %{inside} von %{places}. Waagen: %{scales}, Wiegungen je Lkw %{weighing} min, Aufenthalt auf dem Terminal %{hold} min.',
  guessed: 'Zu wenige Abfertigungen wurden gemessen: Die Zeiten sind Schätzungen.',
  clear: 'Keine Änderungen',
  second: 'Eine zweite Waage',
  five: 'Fünf Lkw mehr je Stunde',
  closed: 'Eine Waage eine Stunde zu',
};
