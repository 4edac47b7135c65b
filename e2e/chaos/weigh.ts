import { weighingWarning } from '#domain/weighing/weighingWarning.ts';
import { ProblemAnswer, until } from '../steps/caller.ts';
import type { WeighingPlace } from './stations.ts';
import type { Terminal } from './terminal.ts';

interface NewestWeight {
  readonly captureId: string;
  readonly weight: string;
}

/** A weight that somebody has seen on a scale and had recorded. */
export interface RecordedWeight {
  readonly captureId: string;
  readonly scaleId: number;
  /** As the records write it: tonnes with three decimals. */
  readonly tonnes: string;
}

/** After these refusals the scale is read again: somebody else was faster, or the same load was accepted once more. */
const lookAgainCodes = ['weight_not_current', 'weight_not_found'];

/** The truck drives on, waits until its weight has been recorded, and drives off. The next one waits until the scale is empty. */
export function weigh(
  { operator, turns, agentMemory, counts }: Terminal,
  { id: scaleId, scale }: WeighingPlace,
  dispositionId: number,
  kilograms: number,
): Promise<RecordedWeight> {
  return turns.at(`scale ${scaleId}`, async () => {
    const newest = () => operator.call<NewestWeight | null>('GET', `/weights/newest?scaleId=${scaleId}`);
    const tonnes = (kilograms / 1000).toFixed(3);
    const earlierCaptureId = (await newest())?.captureId;
    scale.load.target = kilograms;
    const record = async (): Promise<string | undefined> => {
      const shownWeight = await newest();
      if (shownWeight?.weight !== tonnes || shownWeight.captureId === earlierCaptureId) return undefined;
      // All warnings are accepted, as by a person who confirms each.
      const body = { captureId: shownWeight.captureId, scaleId, accept: weighingWarning.values };
      try {
        await operator.call('POST', `/dispositions/${dispositionId}/weighings`, body);
        return shownWeight.captureId;
      } catch (error) {
        if (error instanceof ProblemAnswer && lookAgainCodes.includes(error.problem.code)) return undefined;
        throw error;
      }
    };
    try {
      const captureId = await until(record);
      counts.add('weighings recorded');
      return { captureId, scaleId, tonnes };
    } finally {
      scale.load.target = 0;
      // The next truck drives on only after the agent has seen the scale empty.
      await until(async () => agentMemory.standing(scaleId) === undefined);
    }
  });
}
