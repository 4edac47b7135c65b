/** How far the process of an invoice has come. */
export type KsefStage =
  'issuing' | 'blocked' | 'sending' | 'judging' | 'waiting' | 'refused' | 'accepted' | 'nothing';

const resting: readonly (KsefStage | null)[] = ['blocked', 'waiting', 'refused'];
/** Only while the process rests may a person say "again". */
export const mayResend = (stage: KsefStage | null): boolean => resting.includes(stage);
