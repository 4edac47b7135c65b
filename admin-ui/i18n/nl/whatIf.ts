import type { Words } from '../words.ts';

export const whatIf: Words<'whatIf'> = {
  title: 'Wat als',
  intro: 'De komende uren van het station, berekend uit de huidige wachtrij en de gemeten tijden.',
  hours: 'Uren vooruit',
  arrivals: 'Voertuigen per uur',
  extra: 'Extra voertuigen per uur',
  places: 'Plaatsen op de terminal',
  scales: 'Weegbruggen meer of minder',
  from: 'Vanaf',
  to: 'Tot',
  usual: 'Zoals het is',
  changed: 'Na de wijziging',
  waiting: 'Wachtende voertuigen',
  minutes: 'Minuten wachten',
  mean: 'Gemiddeld wachten: %{minutes} min',
  served: 'Afgehandeld: %{count}',
  left: 'Aan het eind wachten: %{count}',
  band: 'In vier van de vijf gevallen',
  facts:
    'Nu wachten %{waiting}, op de terminal %{inside} van %{places}. Weegbruggen: %{scales}, wegingen per voertuig %{weighing} min, verblijf op de terminal %{hold} min.',
  guessed: 'Er zijn te weinig afhandelingen gemeten: de tijden zijn schattingen.',
  clear: 'Geen wijzigingen',
  second: 'Een tweede weegbrug',
  five: 'Vijf voertuigen meer per uur',
  closed: 'Een weegbrug een uur dicht',
};
