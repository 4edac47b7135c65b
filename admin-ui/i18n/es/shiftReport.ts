import type { Words } from '../words.ts';

export const shiftReport: Words<'shiftReport'> = {
  title: 'Informe de turno y de jornada',
  day: 'Jornada',
  to: 'Hasta el día',
  allShifts: 'Jornada completa',
  shift: 'Turno %{name}',
  hours: 'de %{begin} a %{end}',
  excel: 'Excel',
  print: 'Imprimir / PDF',
  empty: 'En este tiempo no se pesó nada.',
  previous: 'Antes',
  next: 'Después',
  allDocuments: 'Todos los documentos',
  firstRows: 'Se muestran %{shown} de %{all} pesajes. El archivo Excel los contiene todos.',
  report: 'Informe de pesajes',
};
