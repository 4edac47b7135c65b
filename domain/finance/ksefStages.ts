/**
 * The stages of the process of an invoice. `blocked`: the records lack something that the invoice must have; `judging`: KSeF
 * checks it; `waiting`: KSeF cannot be reached or does not say what it has decided; `refused`: a person must correct the records;
 * `nothing`: there is nothing to bill, because no line has a VAT rate.
 */
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
