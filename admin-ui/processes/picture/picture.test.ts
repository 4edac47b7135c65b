import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fork, graphOf, stage } from '#domain/processes/testing.ts';
import { arrange, completeLayout, stageSize, type Layout } from './arrange.ts';
import { waysAlong, waysOf } from './ways.ts';

// Stage 2 leads to stage 3 on its first condition, back to stage 1 on the second, otherwise to stage 4.
const graph = graphOf(
  stage(1, { nextStageId: 2 }),
  fork(2, { 'record.id > 5': 3, 'record.id > 3': 1 }, 4),
  stage(3, { nextStageId: 4 }),
  stage(4),
);

describe('the lines of a process', () => {
  it('lead from the start over conditions in their order to the end', () => {
    expect(waysOf(graph).map(({ from, to, kind }) => `${from} ${kind} ${to}`)).toEqual([
      'start start 1',
      '1 next 2',
      '2 condition 3',
      '2 condition 1',
      '2 otherwise 4',
      '3 next 4',
      '4 end end',
    ]);
  });

  it('do not lead to stages that are not there', () => {
    expect(waysOf(graphOf(stage(1, { nextStageId: 9 }))).map(({ id }) => id)).toEqual(['start']);
  });

  it('the lines that a process took follow from the stages that it went through', () => {
    expect([...waysAlong(graph, ['start', 1, 2, 4, 'end'])]).toEqual([
      'start',
      '1:next',
      '2:otherwise',
      '4:end',
    ]);
    expect([...waysAlong(graph, ['start', 1])]).toEqual(['start']);
  });

  it('lead over conditions that nobody has named, and nowhere where there is no way', () => {
    expect([...waysAlong(graph, [1, 4])]).toEqual(['1:next', '2:otherwise']);
    expect([...waysAlong(graph, [4, 1])]).toEqual([]);
  });
});

describe('a layout', () => {
  const overlap = (layout: Layout): boolean => {
    const boxes = graph.stages.map(({ stageId }) => layout[String(stageId)]);
    return boxes.some((one, at) =>
      boxes
        .slice(at + 1)
        .some(
          (other) =>
            one !== undefined &&
            other !== undefined &&
            Math.abs(one.x - other.x) < stageSize.width &&
            Math.abs(one.y - other.y) < stageSize.height,
        ),
    );
  };

  it('gives each stage a place of its own, the first at the top', () => {
    const layout = arrange(graph);
    expect(overlap(layout)).toBe(false);
    expect(Math.min(...Object.values(layout).map(({ y }) => y))).toBe(layout.start?.y);
  });

  it('leaves what was drawn by hand where it is', () => {
    const aside = { '3': { x: 5000, y: -70 } };
    expect(completeLayout(graph, aside)).toMatchObject({ ...aside, '1': {} });
  });

  it('no stage without a place is hidden by one that was drawn by hand', () => {
    const near = fc.integer({ min: -400, max: 900 });
    fc.assert(
      fc.property(near, near, (x, y) => {
        expect(overlap(completeLayout(graph, { '3': { x, y } }))).toBe(false);
      }),
    );
  });
});
