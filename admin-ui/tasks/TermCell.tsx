import { Typography } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { durationText } from '../objects/formats.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import type { Task } from './taskCalls.ts';
import { isToDo, secondsLeft, termText, termTone } from './taskTerm.ts';

/** When a task is due, and how long that still is, or has been. */
export const TermCell = ({ task, now }: { readonly task: Task; readonly now: number }) => {
  const text = useText();
  const { executionPeriod: due } = task;
  if (due === null) return <Typography color="text.secondary">{text('tasks.noTerm')}</Typography>;
  const left = secondsLeft(due, now);
  const words =
    left < 0
      ? text('tasks.overdue', { time: durationText(-left) })
      : text('tasks.left', { time: durationText(left) });
  return (
    <>
      <div>{termText(due)}</div>
      {isToDo(task) && <StatusChip label={words} tone={termTone(task, now)} />}
    </>
  );
};
