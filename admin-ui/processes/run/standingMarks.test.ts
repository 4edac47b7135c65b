import { describe, expect, it } from 'vitest';
import type { ProcessStanding, WayStep } from '#domain/processes/processAnswers.ts';
import { graphOf, stage } from '#domain/processes/testing.ts';
import { spotsOf, standingMarks } from './standingMarks.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
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
  it('tells how long it stood where it has been, and how long it waits where it stands', () => {
    const marks = standingMarks(standing({}), now, text);
    expect(marks.get(1)).toEqual({ tone: 'done', caption: '2 min' });
    expect(marks.get(2)).toEqual({ tone: 'ready', pulsing: true, caption: 'processRun.waits 1 h 00 min' });
  });

  it.each<[string, Partial<ProcessStanding>, string]>([
    ['after its term', { due: '2026-11-20T11:30:00Z' }, 'processRun.waitsLate 1 h 00 min'],
    ['where no way is found', { result: 'not_found_next_stage' }, 'processRun.stuck.not_found_next_stage'],
    ['after an error', { result: 'error' }, 'processRun.stuck.error'],
  ])('warns %s', (_case, traits, caption) => {
    expect(standingMarks(standing(traits), now, text).get(2)).toMatchObject({ tone: 'stop', caption });
  });

  it('pulses no more when it is over', () => {
    const over = standing({ status: 'Finished', stageId: null, way: [step(1, 60), step(2, 60)] });
    expect([...standingMarks(over, now, text).values()].some(({ pulsing }) => pulsing)).toBe(false);
    expect(spotsOf(over)).toEqual(['start', 1, 2, 'end']);
  });

  it('goes over the stages that were passed, not over comments', () => {
    expect(spotsOf(standing({ way: [step(1, 60), step(1, null)] }))).toEqual(['start', 1, 2]);
  });
});
