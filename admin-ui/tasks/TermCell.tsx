import { termText } from '#domain/processes/taskTerm.rules.ts';
import { Typography } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { durationText } from '../objects/formats.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import type { Task } from './taskCalls.ts';
import { isToDo, secondsLeft, termTone } from './taskTerm.ts';

/** The term of a task, and the time left or overdue. */
export function TermCell({ task, now }: { readonly task: Task; readonly now: number }) {
  const text = useText();
  const { executionPeriod: due } = task;
  if (due === null) return <Typography color="text.secondary">{text('tasks.noTerm')}</Typography>;
  const seconds = secondsLeft(due, now);
  const words =
    seconds < 0
      ? text('tasks.overdue', { time: durationText(-seconds) })
      : text('tasks.left', { time: durationText(seconds) });
  return (
    <>
      <div>{termText(due)}</div>
      {isToDo(task) && <StatusChip label={words} tone={termTone(task, now)} />}
    </>
  );
}
