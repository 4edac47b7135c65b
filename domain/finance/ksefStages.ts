/** How far the process of an invoice has come. `nothing`: no line bears VAT. */
export const ksefStages = [
  'issuing',
  'blocked',
  'sending',
  'judging',
  'waiting',
  'refused',
  'accepted',
  'nothing',
] as const;
export type KsefStage = (typeof ksefStages)[number];
