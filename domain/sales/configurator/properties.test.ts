import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asChosen } from './asChosen.ts';
import type { ChosenInput } from './chosen.ts';
import { configurationOf } from './configurationOf.ts';
import { openBlind } from './sampleSettings.ts';

const answer: fc.Arbitrary<ChosenInput> = fc.record({
  param: fc.constantFrom(...openBlind.settings.map(({ parameter }) => ({ id: parameter.id }))),
  paramValue: fc.option(
    fc.constantFrom(...openBlind.settings.flatMap(({ values }) => values.map(({ id }) => ({ id })))),
  ),
  valueLabel: fc.constantFrom('', 'true', '1', '2,5', '3', '9', 'x'),
});
const rubbish = fc.array(fc.oneof(answer, fc.object() as fc.Arbitrary<ChosenInput>), { maxLength: 12 });

/** Answers each question as a person might, until none is left. */
const walked = (picks: readonly number[]): readonly ChosenInput[] => {
  const chosen: ChosenInput[] = [];
  for (const pick of picks) {
    const { next } = configurationOf(openBlind, chosen);
    if (!next) break;
    const { parameter } = next.setting;
    const offered = next.offered[pick % Math.max(1, next.offered.length)];
    chosen.push({
      param: { id: parameter.id },
      paramValue: offered ? { id: offered.id } : null,
      valueLabel: { list: '', switch: pick % 2 ? 'true' : 'false', number: `${1 + (pick % 4)}`, text: 'x' }[
        parameter.type
      ],
    });
  }
  return chosen;
};
const picks = fc.array(fc.nat(100), { minLength: 7, maxLength: 7 });

it('whoever answers what is asked comes to the end, and nothing is lost on the way', () => {
  fc.assert(
    fc.property(picks, (each) => {
      const done = configurationOf(openBlind, walked(each));
      expect(done).toMatchObject({ isComplete: true, dropped: [], faults: [], next: undefined });
    }),
  );
});

it('what was kept is kept again: a configuration that is saved and read stays as it is', () => {
  fc.assert(
    fc.property(rubbish, (chosen) => {
      const once = configurationOf(openBlind, chosen);
      const kept = once.answered.filter(({ isCalculated }) => !isCalculated).map(asChosen);
      const again = configurationOf(openBlind, kept);
      expect(again.answered.map(asChosen)).toEqual(once.answered.map(asChosen));
      expect(again.dropped).toEqual([]);
    }),
  );
});

it('each answer that is not empty is kept, waits, is named as lost, or is for the next question', () => {
  fc.assert(
    fc.property(picks, answer, (each, changed) => {
      const chosen = [...walked(each), changed];
      const { answered, waiting, dropped, next } = configurationOf(openBlind, chosen);
      const said = new Set([
        ...answered.map(({ setting }) => setting.parameter.id),
        ...waiting.map(({ param }) => Number(param?.id)),
        ...dropped.map(({ parameterId }) => parameterId),
        next?.setting.parameter.id,
      ]);
      for (const { param, paramValue, valueLabel } of chosen)
        if (paramValue || valueLabel !== '') expect(said.has(Number(param?.id))).toBe(true);
    }),
  );
});

it('an answer that comes later never changes an earlier question', () => {
  fc.assert(
    fc.property(picks, fc.nat(6), (each, count) => {
      const chosen = walked(each).slice(0, count);
      const before = configurationOf(openBlind, chosen).answered.map(asChosen);
      const after = configurationOf(openBlind, walked(each)).answered.map(asChosen);
      expect(after.slice(0, before.length)).toEqual(before);
    }),
  );
});
