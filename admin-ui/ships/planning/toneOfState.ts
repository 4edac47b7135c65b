import type { ShipPlanState } from '#domain/ships/planning.rules.ts';
import type { Tone } from '../../shell/tones.ts';

export const toneOfState: Readonly<Record<ShipPlanState, Tone>> = {
  Planned: 'wait',
  Ongoing: 'ready',
  Finished: 'done',
  Canceled: 'plain',
};
