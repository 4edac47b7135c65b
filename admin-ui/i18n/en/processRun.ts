import type { Words } from '../words.ts';

export const processRun: Words<'processRun'> = {
  picture: 'Course of the process',
  history: 'History of the process',
  definition: '%{name}, version %{number}',
  task: 'Task %{task}',
  waits: 'waits %{time}',
  waitsLate: 'waits %{time}, overdue',
  stuck: {
    error: 'Stopped: an expression failed. Redirect it.',
    not_found_next_stage: 'No next stage was found. Redirect it.',
  },
  actions: { complete: 'Complete the stage', redirect: 'Redirect to a stage', cancel: 'Cancel the process' },
  done: {
    complete: 'The stage is completed.',
    redirect: 'The process is redirected.',
    cancel: 'The process is cancelled.',
  },
  toStage: 'Next stage',
  asDefined: 'as the definition says',
  executor: 'Executor',
  reason: 'Reason',
  result: 'Result of the execution',
  comment: 'Comment',
  redirectAsk:
    'The task of the present stage is cancelled, and the process goes on from the stage you choose.',
  cancelAsk:
    'The process stops and its open task is cancelled. It cannot be resumed; a new one can be started.',
  onRecord: 'Processes',
  start: 'Start a process',
  started: 'The process has begun.',
  none: 'This record has no processes yet.',
  design: 'Draw the process',
};
