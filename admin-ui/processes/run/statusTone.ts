import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import type { Tone } from '../../shell/tones.ts';

export const statusTone: Readonly<Record<ProcessStanding['status'], Tone>> = {
  Active: 'go',
  Finished: 'done',
  Canceled: 'stop',
};
