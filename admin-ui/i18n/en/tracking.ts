import type { Words } from '../words.ts';

export const tracking: Words<'tracking'> = {
  panel: 'Time tracking',
  running: 'Time tracking: %{smart_count} running |||| Time tracking: %{smart_count} running',
  start: 'Start tracking',
  openRecord: 'Open the record you are working on to start tracking time.',
  alreadyRunning: 'Time is already being tracked for this record.',
  none: 'Nothing is being tracked.',
  stop: 'Stop',
  comment: 'Comment',
  since: 'since %{time}',
  stopped: 'Tracking stopped: %{time}',
  all: 'All tracked time',
  seconds: '%{time} s',
  minutes: '%{time} min',
  hours: '%{time} h',
};
