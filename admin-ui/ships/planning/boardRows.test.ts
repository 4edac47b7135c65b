import { describe, expect, it } from 'vitest';
import type { PlanPicture } from '#domain/ships/planPicture.ts';
import { boardRows, type BoardSpan } from './boardRows.ts';

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T00:00:00Z`;
/** The board shows ten days, so that a day is 10 percent of its width. */
const span: BoardSpan = { from: Date.parse(day(10)), to: Date.parse(day(20)) };
/** A plan from one day of November to another. The id of its berth is made of the second letter, which differs. */
const plan = (id: number, begin: number | null, end: number | null, berth: string | null = 'NZ') =>
  ({
    id,
    plannedBegin: begin === null ? null : day(begin),
    plannedEnd: end === null ? null : day(end),
    position: berth === null ? null : { id: berth.charCodeAt(1), presentation: berth },
    ship: { id, presentation: `MS ${id}` },
  }) as PlanPicture;
const barsOf = (...plans: PlanPicture[]) => boardRows(plans, 'position', span)[0]?.bars;

describe('the board of ships', () => {
  it.each([
    ['within the days shown', plan(1, 12, 15), { left: 20, width: 30 }],
    ['that began before the days shown', plan(1, 5, 12), { left: 0, width: 20 }],
    ['that ends after the days shown', plan(1, 18, 25), { left: 80, width: 20 }],
    ['without an end', plan(1, 15, null), { left: 50, width: 50 }],
    ['that takes no time, and can still be clicked', plan(1, 12, 12), { left: 20, width: 1.5 }],
  ])('draws a plan %s', (_where, shown, bar) => {
    expect(barsOf(shown)).toEqual([expect.objectContaining({ ...bar, lane: 0 })]);
  });

  it('gives plans that meet at a berth a lane each, and one that follows the lane that is free', () => {
    const bars = barsOf(plan(1, 11, 14), plan(2, 12, 16), plan(3, 14, 18));
    expect(bars?.map(({ lane }) => lane)).toEqual([0, 1, 0]);
  });

  it('has a row for each berth or each ship, those without a berth last', () => {
    const plans = [plan(1, 11, 12, null), plan(2, 11, 12, 'NZ'), plan(3, 11, 12, 'NW')];
    expect(boardRows(plans, 'position', span).map(({ name }) => name)).toEqual(['NW', 'NZ', null]);
    expect(boardRows(plans, 'ship', span)).toHaveLength(3);
  });

  it('leaves out what has no time', () => {
    expect(boardRows([plan(1, null, null)], 'position', span)).toEqual([]);
  });
});
