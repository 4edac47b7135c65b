import type { Words } from '../words.ts';

export const whatIf: Words<'whatIf'> = {
  title: 'E se',
  intro: 'Le prossime ore della stazione, calcolate dalla coda attuale e dai tempi misurati.',
  hours: 'Ore in avanti',
  arrivals: 'Veicoli all’ora',
  extra: 'Veicoli in più all’ora',
  places: 'Posti nel terminal',
  scales: 'Pese in più o in meno',
  from: 'Dalle',
  to: 'Fino alle',
  usual: 'Com’è',
  changed: 'Dopo la modifica',
  waiting: 'Veicoli in attesa',
  minutes: 'Minuti di attesa',
  mean: 'Attesa media: %{minutes} min',
  served: 'Serviti: %{count}',
  left: 'In attesa alla fine: %{count}',
  band: 'In quattro casi su cinque',
  facts:
    'In attesa %{waiting}, nel terminal %{inside} di %{places}. Pese: %{scales}, pesature per veicolo %{weighing} min, permanenza nel terminal %{hold} min.',
  guessed: 'Troppo pochi servizi misurati: i tempi sono stime.',
  clear: 'Nessuna modifica',
  second: 'Una seconda pesa',
  five: 'Cinque veicoli in più all’ora',
  closed: 'Una pesa chiusa per un’ora',
};
