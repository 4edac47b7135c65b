import { expect, it } from 'vitest';
import type { ProcessStanding } from '#domain/processes/processAnswers.ts';
import type { HistoryLine } from './useProcessHistory.ts';
import { whoDoes } from './whoDoes.ts';

const line = (stageId: number, name: string | null) =>
  ({
    stage: { id: stageId, presentation: '' },
    executor: name === null ? null : { id: 1, presentation: name },
  }) as HistoryLine;
const standing = (status: 'Active' | 'Finished', stageId: number | null) =>
  ({ status, stageId }) as ProcessStanding;
/** The newest first. */
const history = [line(2, 'Anna'), line(1, 'Halina'), line(1, 'Olek'), line(1, null)];

it('a stage is of whoever left it last', () => {
  const names = whoDoes(standing('Finished', null), history, undefined);
  expect([...names]).toEqual([
    [1, 'Halina'],
    [2, 'Anna'],
  ]);
});

it.each<[string, string | undefined, string | undefined]>([
  ['is of who holds its task', 'Dział sprzedaży', 'Dział sprzedaży'],
  ['is nobody’s for a reader who may not see its task, though somebody did it before', undefined, undefined],
])('the stage where it stands %s', (_case, holder, name) => {
  expect(whoDoes(standing('Active', 2), history, holder).get(2)).toBe(name);
});
