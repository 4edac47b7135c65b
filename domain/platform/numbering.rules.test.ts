import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberingPeriodicity } from './enums.ts';
import { isGoodTemplate, numberText, periodOf } from './numbering.rules.ts';

const date = '2026-11-21T10:00:00.000Z';

describe('the period that a document is counted in', () => {
  it.each([
    ['indefinite', date, 'always'],
    ['year', date, '2026'],
    ['quarter', date, '2026-Q4'],
    ['month', date, '2026-11'],
    ['day', date, '2026-11-21'],
    ['year', '2026-12-31T22:59:59.999Z', '2026'],
    ['year', '2026-12-31T23:00:00.000Z', '2027'],
    ['day', '2026-06-30T22:00:00.000Z', '2026-07-01'],
    ['quarter', '2026-06-30T22:00:00.000Z', '2026-Q3'],
  ] as const)(
    'the period that a document is counted in by %s at %s is %s, as days are in Warsaw',
    (periodicity, moment, period) => {
      expect(periodOf(periodicity, moment)).toBe(period);
    },
  );
});

describe('a number', () => {
  it.each([
    ['indefinite', null, 17, 'FV-000017'],
    ['indefinite', null, 12_345_678, 'FV-12345678'],
    ['year', null, 17, 'FV-000017/2026'],
    ['quarter', null, 17, 'FV-000017/4/2026'],
    ['month', null, 17, 'FV-000017/11/2026'],
    ['day', null, 17, 'FV-000017/21/11/2026'],
    ['month', '{prefix}/{year}/{month}/{number:4}', 17, 'FV/2026/11/0017'],
    ['indefinite', '{number:1} {prefix}', 17, '17 FV'],
  ] as const)('a number by %s as %s is written %#', (periodicity, template, number, written) => {
    expect(numberText({ prefix: 'FV', number, date }, periodicity, template)).toBe(written);
  });

  it('is never written as another one of its prefix in any period', () => {
    const moment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2030-01-01'),
      noInvalidDate: true,
    });
    const document = fc.record({ number: fc.integer({ min: 1, max: 2_000_000 }), moment });
    fc.assert(
      fc.property(
        fc.constantFrom(...numberingPeriodicity.values),
        document,
        document,
        (periodicity, one, other) => {
          const [first, second] = [one, other].map((each) => ({
            place: `${periodOf(periodicity, each.moment.toISOString())} ${each.number}`,
            text: numberText(
              { prefix: 'FV', number: each.number, date: each.moment.toISOString() },
              periodicity,
            ),
          }));
          expect(first?.text === second?.text).toBe(first?.place === second?.place);
        },
      ),
    );
  });
});

describe('a template', () => {
  it.each([
    ['{prefix}-{number}', 'indefinite', true],
    ['{prefix}-{number}', 'year', false],
    ['{prefix}-{number}/{year}', 'year', true],
    ['{prefix}-{number}/{year}', 'month', false],
    ['{prefix}-{number}/{month}', 'month', false],
    ['{prefix}-{number}/{month}/{year}', 'month', true],
    ['{number}/{year}', 'year', false],
    ['{prefix}/{year}', 'year', false],
    ['{prefix}-{number}-{weekday}', 'indefinite', false],
    ['{prefix}-{number', 'indefinite', false],
    [`{prefix}-{number}-${'x'.repeat(30)}`, 'indefinite', false],
  ] as const)('%s by %s tells every number apart: %s', (template, periodicity, good) => {
    expect(isGoodTemplate(template, periodicity, 40)).toBe(good);
  });
});
