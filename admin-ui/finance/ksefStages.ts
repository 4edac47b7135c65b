import type { KsefStage } from '#domain/finance/ksefStages.ts';

const resting: readonly (KsefStage | null)[] = ['blocked', 'waiting', 'refused'];
/** Only while the process rests may a person say "again". */
export function mayResend(stage: KsefStage | null): boolean {
  return resting.includes(stage);
}
