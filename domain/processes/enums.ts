import { defineEnum } from '../kernel/enumeration.ts';

export const processStatus = defineEnum('processStatus', ['Active', 'Finished', 'Canceled']);
export const stageResult = defineEnum('stageResult', ['success', 'error', 'not_found_next_stage']);
/** The kind of a line in the history of a process. */
export const processStep = defineEnum('processStep', [
  'Started',
  'Executed',
  'Passed',
  'Stopped',
  'Redirected',
  'Moved',
  'Canceled',
]);
/** Spelled as in the specification. */
export const importance = defineEnum('importance', ['NOT_SET', 'HIGHT', 'NORMAL', 'LOW']);
export const emailBodyType = defineEnum('emailBodyType', ['html', 'text']);
export const taskMove = defineEnum('taskMove', [
  'Started',
  'Executed',
  'ExecutionCanceled',
  'Accepted',
  'Rejected',
  'Reassigned',
  'Reminded',
  'Claimed',
  'Canceled',
]);
