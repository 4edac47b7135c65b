import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import type { Text } from '../../i18n/useText.ts';
import { durationText } from '../../objects/formats.ts';
import type { StageMark, StageMarks } from '../picture/StageMark.ts';
import type { Spot } from '../picture/ways.ts';

/**
 * The text of each stage of a running process: how long it took, who executed it, and where the process is now.
 * @param who the executors by the id of the stage
 * @param now milliseconds since 1970
 */
export function standingMarks(
  standing: ProcessStanding,
  who: ReadonlyMap<number, string>,
  now: number,
  text: Text,
): StageMarks {
  const marks = new Map<number, StageMark>();
  const secondsByStage = new Map<number, number>();
  for (const { stageId, seconds, step, result } of standing.way) {
    // A stop adds no time: the step with which the process leaves the stage later includes the time until the stop.
    if (stageId === null || seconds === null || step === 'Stopped') continue;
    const totalSeconds = (secondsByStage.get(stageId) ?? 0) + seconds;
    secondsByStage.set(stageId, totalSeconds);
    const isFailed = step === 'Canceled' || (result !== null && result !== 'success');
    marks.set(stageId, { tone: isFailed ? 'stop' : 'done', caption: durationText(totalSeconds) });
  }
  if (standing.stageId !== null && standing.status === 'Active')
    marks.set(standing.stageId, presentMark(standing, now, text));
  for (const [stageId, mark] of marks) {
    const name = who.get(stageId);
    if (name !== undefined) marks.set(stageId, { ...mark, facts: [name] });
  }
  return marks;
}

/** The mark of the stage at which the process is now: why it is stuck there, or how long it waits. */
const presentMark = ({ waitingSince, due, result }: ProcessStanding, now: number, text: Text): StageMark => {
  if (result !== null && result !== 'success')
    return { tone: 'stop', pulsing: true, caption: text(`processRun.stuck.${result}`) };
  const time = durationText(waitingSince ? (now - Date.parse(waitingSince)) / 1000 : 0);
  const isLate = due !== null && Date.parse(due) < now;
  return isLate
    ? { tone: 'stop', pulsing: true, caption: text('processRun.waitsLate', { time }) }
    : { tone: 'ready', pulsing: true, caption: text('processRun.waits', { time }) };
};

/** The spots that a process has passed, in order. A step without a duration is a comment, and the process stayed where it was. */
export function spotsOf({ way, stageId, status }: ProcessStanding): readonly Spot[] {
  const passed = way.flatMap((step) =>
    step.stageId === null || step.seconds === null ? [] : [step.stageId],
  );
  return [
    'start',
    ...passed,
    ...(stageId === null ? [] : [stageId]),
    ...(status === 'Finished' ? (['end'] as const) : []),
  ];
}
