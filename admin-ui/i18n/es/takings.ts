import type { Words } from '../words.ts';

export const takings: Words<'takings'> = {
  title: 'Ingresos del día',
  day: 'Jornada',
  previous: 'Día anterior',
  next: 'Día siguiente',
  print: 'Imprimir / PDF',
  hours: 'de %{begin} a %{end}',
  disagrees:
    'La suma de los pagos no coincide con las operaciones de pago. Compare ambas listas antes de entregar la caja.',
  empty: 'Ese día nadie pagó nada.',
  partly: 'La lista muestra los primeros %{shown} de %{count} pagos; los totales los incluyen todos.',
  sums: 'Sumas de los turnos',
  shiftHead: 'Turno',
  shift: 'Turno %{name}',
  wholeDay: 'Día entero',
  count: 'Cantidad',
  all: 'Total',
  payments: 'Pagos',
  time: 'Hora',
  number: 'Pago',
  truck: 'Camión',
  means: 'Medio',
  cashier: 'Cobrado por',
  invoice: 'Factura',
  amount: 'Importe',
  kiosk: 'Quiosco',
};
