import type { ProcessBoard } from '#domain/processes/processAnswers.ts';
import type { Text } from '../../i18n/useText.ts';
import { durationText } from '../../objects/formats.ts';
import type { Tone } from '../../shell/tones.ts';
import type { StageMark, StageMarks } from '../picture/StageMark.ts';

type StageOnBoard = ProcessBoard['stages'][number];

/** A stage at which this share of all running processes waits, or more, is a bottleneck. */
const crowded = 0.4;

/** The tone of a stage: late or stuck processes count first, then the share of the `running` processes that waits there. */
export function toneOfStage({ waiting, overdue, stuck }: StageOnBoard, running: number): Tone {
  if (overdue > 0 || stuck > 0) return 'stop';
  if (waiting === 0) return 'plain';
  return waiting / running >= crowded ? 'ready' : 'wait';
}

/** The text of each stage in the picture: how many wait there, and how long it usually takes. */
export function boardMarks({ stages, running }: ProcessBoard, text: Text): StageMarks {
  return new Map(stages.map((stage) => [stage.stageId, markOf(stage, running, text)]));
}

const markOf = (stage: StageOnBoard, running: number, text: Text): StageMark => {
  const parts = [
    ...(stage.waiting > 0 ? [text('processBoard.waiting', { smart_count: stage.waiting })] : []),
    ...(stage.overdue > 0 ? [text('processBoard.overdue', { count: stage.overdue })] : []),
    ...(stage.stuck > 0 ? [text('processBoard.stuck', { count: stage.stuck })] : []),
  ];
  const time = stage.medianSeconds === null ? undefined : durationText(stage.medianSeconds);
  return {
    tone: toneOfStage(stage, running),
    ...(parts.length > 0 ? { caption: parts.join(' · ') } : {}),
    ...(time === undefined ? {} : { facts: [text('processBoard.usually', { time })] }),
  };
};

/** Bottlenecks first: by late or stuck processes, then by how many wait, then by duration. */
export function hottestFirst(stages: readonly StageOnBoard[]): readonly StageOnBoard[] {
  return stages.toSorted(
    (one, other) =>
      other.overdue + other.stuck - (one.overdue + one.stuck) ||
      other.waiting - one.waiting ||
      (other.medianSeconds ?? 0) - (one.medianSeconds ?? 0),
  );
}
