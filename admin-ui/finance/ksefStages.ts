import type { KsefStage } from '#domain/finance/ksefStages.ts';

const resting: readonly (KsefStage | null)[] = ['blocked', 'waiting', 'refused'];
/** True in the stages in which a person may ask for another attempt, because the process waits. */
export function mayResend(stage: KsefStage | null): boolean {
  return resting.includes(stage);
}
