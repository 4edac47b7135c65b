import type { Words } from '../words.ts';

export const printing: Words<'printing'> = {
  print: 'Imprimir',
  page: 'Impresión',
  form: 'Formulario de impresión',
  plain: 'Impresión simple',
  copies: 'Número de ejemplares',
  copiesHint: 'Indique el mismo número en la ventana de impresión.',
  workingPlace: 'Puesto de trabajo',
  back: 'Volver al registro',
  totals: 'Importe total',
  number: 'N.º',
  unconfirmed: 'NO CONFIRMADO',
  marked: 'MARCADO PARA ELIMINAR',
  printedAt: 'Impreso el %{at}',
  history: 'Impresiones (%{count})',
  when: 'Cuándo',
  who: 'Quién',
  noRows: 'Sin filas',
};
