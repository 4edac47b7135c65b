/** The columns of a train's file that can be filled in, in their order. */
export const wagonColumns = [
  'place',
  'wagonNumber',
  'tare',
  'loadCapacity',
  'nettoRegistered',
  'product',
  'consignmentNote',
  'seal',
  'comment',
] as const;

/** The columns that follow them: the weights of the wagon's disposition. They are written to the file and never read from it. */
export const weighedColumns = [
  'disposition.numberStr',
  'disposition.brutto',
  'disposition.tare',
  'disposition.netto',
  'disposition.endWeighting',
] as const;
