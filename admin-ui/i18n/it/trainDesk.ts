import type { Words } from '../words.ts';

export const trainDesk: Words<'trainDesk'> = {
  title: 'Pesatura del treno',
  train: 'Treno',
  chooseTrain: 'Scegli un treno',
  noTrains: 'Non ci sono treni. Aggiungine uno e carica i suoi carri da un file.',
  noWagons: 'Questo treno non ha ancora carri. Caricali da un file o aggiungili al registro.',
  load: 'Carica i carri da un file',
  unload: 'Salva i carri in un file',
  next: 'Carro successivo',
  previous: 'Carro precedente',
  weighed: 'Pesati: %{done} di %{all}',
  netto: 'Netto totale',
  declared: 'dichiarato',
  wagon: 'Carro %{place}',
  keys: 'Tasti: ← precedente, → successivo, Ctrl+Invio registra la pesata',
  open: 'Pesa questo treno',
  wagons: 'Carri',
  allDone: 'Tutti i carri sono pesati.',
  scale: 'Bilancia',
};
