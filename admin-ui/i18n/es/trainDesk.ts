import type { Words } from '../words.ts';

export const trainDesk: Words<'trainDesk'> = {
  title: 'Pesaje del tren',
  train: 'Tren',
  chooseTrain: 'Elija un tren',
  noTrains: 'No hay trenes. Añada uno y cargue sus vagones desde un archivo.',
  noWagons: 'Este tren aún no tiene vagones. Cárguelos desde un archivo o añádalos al registro.',
  load: 'Cargar vagones desde un archivo',
  unload: 'Guardar vagones en un archivo',
  next: 'Vagón siguiente',
  previous: 'Vagón anterior',
  weighed: 'Pesados: %{done} de %{all}',
  netto: 'Neto total',
  declared: 'declarado',
  wagon: 'Vagón %{place}',
  keys: 'Teclas: ← anterior, → siguiente, Ctrl+Intro registra el pesaje',
  open: 'Pesar este tren',
  wagons: 'Vagones',
  allDone: 'Todos los vagones están pesados.',
  scale: 'Báscula',
};
