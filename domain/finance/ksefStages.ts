/** The stages of the process of an invoice. `nothing` means that there is nothing to bill: no line has a VAT rate. */
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
