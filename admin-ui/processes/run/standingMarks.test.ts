import { describe, expect, it } from 'vitest';
import type { ProcessStanding, WayStep } from '#domain/processes/processAnswers.ts';
import { graphOf, stage } from '#domain/processes/testing.ts';
import { spotsOf, standingMarks } from './standingMarks.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
/** Who executes each stage, by its id. */
const who = new Map([
  [1, 'Olek Operator'],
  [2, 'Halina Handlowa'],
]);
/** Stands for the texts of the interface: the key, and the values that are filled in. */
const text = (key: string, parameters?: object) => `${key} ${Object.values(parameters ?? {}).join()}`.trim();

const step = (stageId: number, seconds: number | null): WayStep => ({
  historyId: stageId,
  step: null,
  stageId,
  nextStageId: null,
  taskId: null,
  result: 'success',
  from: null,
  to: '2026-11-20T10:00:00Z',
  seconds,
  executorId: null,
  comment: null,
});
const standing = (traits: Partial<ProcessStanding>): ProcessStanding => ({
  exemplarId: 1,
  revision: 1,
  definitionId: 1,
  versionId: 1,
  versionNumber: 1,
  status: 'Active',
  ownerObjectName: null,
  ownerObjectId: null,
  graph: graphOf(stage(1, { nextStageId: 2 }), stage(2)),
  layout: {},
  stageId: 2,
  waitingSince: '2026-11-20T11:00:00Z',
  result: null,
  taskId: null,
  due: null,
  executorId: null,
  executorRoleId: null,
  way: [step(1, 120)],
  next: [],
  mayChangeExecutor: false,
  allowed: [],
  ...traits,
});

describe('the picture of a running process', () => {
  it('shows how long each past stage took, how long the present one has waited, and for whom', () => {
    const marks = standingMarks(standing({}), who, now, text);
    expect(marks.get(1)).toEqual({ tone: 'done', caption: '2 min', facts: ['Olek Operator'] });
    expect(marks.get(2)).toEqual({
      tone: 'ready',
      pulsing: true,
      caption: 'processRun.waits 1 h 00 min',
      facts: ['Halina Handlowa'],
    });
  });

  // Each row: the case, what differs in the process, and the text at its present stage.
  it.each<[string, Partial<ProcessStanding>, string]>([
    ['after its term', { due: '2026-11-20T11:30:00Z' }, 'processRun.waitsLate 1 h 00 min'],
    ['where no way is found', { result: 'not_found_next_stage' }, 'processRun.stuck.not_found_next_stage'],
    ['after an error', { result: 'error' }, 'processRun.stuck.error'],
  ])('warns %s', (_case, traits, caption) => {
    expect(standingMarks(standing(traits), who, now, text).get(2)).toMatchObject({ tone: 'stop', caption });
  });

  it('adds up the time on a stage to which it came again, and shows in red where it was cancelled', () => {
    const again = standing({ way: [step(1, 60), step(1, 120)] });
    expect(standingMarks(again, who, now, text).get(1)?.caption).toBe('3 min');
    const canceled = standing({
      status: 'Canceled',
      way: [step(1, 60), { ...step(2, 60), step: 'Canceled', result: null }],
    });
    expect(standingMarks(canceled, who, now, text).get(2)?.tone).toBe('stop');
  });

  it('counts the time on a stage once, also if the process stopped there before it went on', () => {
    const stopped = { ...step(1, 60), step: 'Stopped', result: 'error' } as const;
    const wentOn = standing({ way: [stopped, { ...step(1, 120), step: 'Executed' }] });
    expect(standingMarks(wentOn, who, now, text).get(1)).toMatchObject({ tone: 'done', caption: '2 min' });
  });

  it('pulses no more when it is over', () => {
    const over = standing({ status: 'Finished', stageId: null, way: [step(1, 60), step(2, 60)] });
    expect([...standingMarks(over, who, now, text).values()].some(({ pulsing }) => pulsing)).toBe(false);
    expect(spotsOf(over)).toEqual(['start', 1, 2, 'end']);
  });

  it('goes over the stages that were passed, not over comments', () => {
    expect(spotsOf(standing({ way: [step(1, 60), step(1, null)] }))).toEqual(['start', 1, 2]);
  });
});
