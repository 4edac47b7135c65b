import type { Words } from '../words.ts';

export const trainDesk: Words<'trainDesk'> = {
  title: 'Pesage du train',
  train: 'Convoi',
  chooseTrain: 'Choisir un train',
  noTrains: 'Il n’y a pas de trains. Ajoutez-en un et chargez ses wagons depuis un fichier.',
  noWagons: 'Ce train n’a pas encore de wagons. Chargez-les depuis un fichier ou ajoutez-les au registre.',
  load: 'Charger les wagons depuis un fichier',
  unload: 'Enregistrer les wagons dans un fichier',
  next: 'Wagon suivant',
  previous: 'Wagon précédent',
  weighed: 'Pesés : %{done} sur %{all}',
  netto: 'Net total',
  declared: 'déclaré',
  wagon: 'Wagon nº %{place}',
  keys: 'Touches : ← précédent, → suivant, Ctrl+Entrée enregistre la pesée',
  open: 'Peser ce train',
  wagons: 'Wagons du train',
  allDone: 'Tous les wagons sont pesés.',
  scale: 'Balance',
};
