/** The columns of a train's file, in their order: what can be filled in, then what the scale has found. */
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

/** What a train's file holds of weights: of the wagon's disposition, and never read back. */
export const weighedColumns = [
  'disposition.numberStr',
  'disposition.brutto',
  'disposition.tare',
  'disposition.netto',
  'disposition.endWeighting',
] as const;
