import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import type { Text } from '../../i18n/useText.ts';
import { durationText } from '../../objects/formats.ts';
import type { StageMark, StageMarks } from '../picture/StageMark.ts';
import type { Spot } from '../picture/ways.ts';

/** What the picture says of a running process: how long it stood on each stage, and where it stands now. */
export const standingMarks = (standing: ProcessStanding, now: number, text: Text): StageMarks => {
  const marks = new Map<number, StageMark>();
  for (const { stageId, seconds, result } of standing.way)
    if (stageId !== null && seconds !== null)
      marks.set(stageId, {
        tone: result === 'error' || result === 'not_found_next_stage' ? 'stop' : 'done',
        caption: durationText(seconds),
      });
  if (standing.stageId !== null && standing.status === 'Active')
    marks.set(standing.stageId, markOfNow(standing, now, text));
  return marks;
};

const markOfNow = ({ waitingSince, due, result }: ProcessStanding, now: number, text: Text): StageMark => {
  if (result !== null && result !== 'success')
    return { tone: 'stop', pulsing: true, caption: text(`processRun.stuck.${result}`) };
  const time = durationText(waitingSince ? (now - Date.parse(waitingSince)) / 1000 : 0);
  const isLate = due !== null && Date.parse(due) < now;
  return isLate
    ? { tone: 'stop', pulsing: true, caption: text('processRun.waitsLate', { time }) }
    : { tone: 'ready', pulsing: true, caption: text('processRun.waits', { time }) };
};

/** Where a process has been, one after another. */
export const spotsOf = ({ way, stageId, status }: ProcessStanding): readonly Spot[] => {
  const passed = way.flatMap((step) =>
    step.stageId === null || step.seconds === null ? [] : [step.stageId],
  );
  return [
    'start',
    ...passed,
    ...(stageId === null ? [] : [stageId]),
    ...(status === 'Finished' ? (['end'] as const) : []),
  ];
};
