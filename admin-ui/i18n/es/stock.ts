import type { Words } from '../words.ts';

export const stock: Words<'stock'> = {
  title: 'Existencias',
  subtitle: 'La suma de los documentos aprobados, siempre de acuerdo con ellos',
  all: 'Todos',
  total: 'Total',
  empty: 'Aquí no hay nada. Las existencias nacen de albaranes y documentos de almacén aprobados.',
  below: 'Bajo cero: salió más de lo que entró. Compruebe qué documentos faltan.',
  more: 'Se muestran las primeras mil líneas. Acote la selección.',
  lastAt: 'Último movimiento',
  asOf: 'Estado del',
  chart: 'Parte del almacén',
};
