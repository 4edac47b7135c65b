import { describe, expect, it } from 'vitest';
import { configurationOf } from './configurationOf.ts';
import type { Configuration } from './configuration.ts';
import { deadEndsOf } from './deadEnds.ts';
import type { SettingFault } from './faults.ts';
import { asText } from './known.ts';
import { openSettings } from './openSettings.ts';
import { answersFrom, openBlind, settingsFrom } from './sampleSettings.ts';

/** The configuration of the sample blind after answers such as `drive motor, width 3`: the codes of a parameter and of its value. */
const configured = (answers: string, again?: number): Configuration =>
  configurationOf(openBlind, answersFrom(openBlind, answers), again);
/** The code of the next question, and of the values that it offers. */
const asked = ({ next }: Configuration): string =>
  next ? [next.setting.parameter.code, ...next.offered.map(({ code }) => code)].join(' ') : 'nothing';
const known = ({ answered }: Configuration): string =>
  answered.map(({ setting, label }) => `${setting.parameter.code} ${label}`.trim()).join(', ');
const lost = ({ dropped }: Configuration): string =>
  dropped.map(({ parameter, label, why }) => `${parameter} ${label}: ${why}`).join(', ');

describe('what is asked next', () => {
  // prettier-ignore
  it.each<[answers: string, next: string, known: string, dropped: string, complete: boolean]>([
    ['', 'drive hand motor', '', '', false],
    ['drive hand', 'width', 'drive ręczny', '', false],
    ['drive hand, width 3', 'colour white wood', 'drive ręczny, width 3', '', false],
    ['drive hand, width 3, colour wood', 'inscription', 'drive ręczny, width 3, colour drewno, mass 4.5', '', false],
    ['drive hand, width 3, colour wood, inscription', 'nothing', 'drive ręczny, width 3, colour drewno, mass 4.5, inscription', '', true],
    ['drive hand, width 3, colour wood, inscription Kto', 'nothing', 'drive ręczny, width 3, colour drewno, mass 4.5, inscription Kto', '', true],
    ['drive motor, width 1.5', 'engine S L', 'drive elektryczny, width 1.5', '', false],
    ['drive motor, width 2', 'engine S L', 'drive elektryczny, width 2', '', false],
    ['drive motor, width 3', 'engine L', 'drive elektryczny, width 3', '', false],
    ['drive motor, width 3, engine L', 'remote', 'drive elektryczny, width 3, engine duży', '', false],
    ['drive motor, width 3, engine L, remote true', 'colour white', 'drive elektryczny, width 3, engine duży, remote true', '', false],
    ['drive motor, width 3, engine L, remote, colour white, inscription', 'nothing', 'drive elektryczny, width 3, engine duży, remote, colour biały, mass 6.5, inscription', '', true],
    // An answer that no longer fits is named, and asked for again where it still applies.
    ['drive motor, width 3, engine S', 'engine L', 'drive elektryczny, width 3', 'Silnik mały: not_offered', false],
    ['drive hand, width 3, engine S', 'colour white wood', 'drive ręczny, width 3', 'Silnik mały: not_asked', false],
    ['drive hand, width 3, engine S, colour white, inscription', 'nothing', 'drive ręczny, width 3, colour biały, mass 4.5, inscription', 'Silnik mały: not_asked', false],
    ['drive motor, width 3, engine L, remote true, colour wood', 'colour white', 'drive elektryczny, width 3, engine duży, remote true', 'Kolor drewno: not_offered', false],
    ['drive hand, width wide', 'width', 'drive ręczny', 'Szerokość wide: no_number', false],
    ['drive motor, width 3, engine L, remote perhaps', 'remote', 'drive elektryczny, width 3, engine duży', 'Pilot perhaps: no_value', false],
    ['drive hand, stranger 5', 'width', 'drive ręczny', 'stranger 5: not_asked', false],
    // Two values cannot both be chosen: the later counts.
    ['drive hand, drive motor', 'width', 'drive elektryczny', '', false],
  ])('after the answers "%s" the next question is %s', (answers, next, already, dropped, isComplete) => {
    const found = configured(answers);
    expect({ next: asked(found), known: known(found), dropped: lost(found), isComplete: found.isComplete }).toEqual({
      next,
      known: already,
      dropped,
      isComplete,
    });
  });

  it('a calculated text is cut to the length of its field, and not within an emoji', () => {
    const [setting] = openBlind.settings;
    if (!setting) throw new Error('the sample has no settings');
    const cut = (text: string) => asText(setting, 'expression', text);
    expect(cut('x'.repeat(300))).toBe('x'.repeat(255));
    expect(cut(`${'x'.repeat(254)}🚛`)).toBe('x'.repeat(254));
  });

  it('a number may have a comma', () => {
    const [drive] = answersFrom(openBlind, 'drive motor');
    const found = configurationOf(openBlind, [drive ?? {}, { param: { id: 2 }, valueLabel: '2,5' }]);
    expect(asked(found)).toBe('engine L');
  });

  it('suggests the default of the setting, else the only value that is offered', () => {
    expect(configured('').next?.suggested?.code).toBe('hand');
    expect(configured('drive motor, width 1').next?.suggested).toBeNull();
    expect(configured('drive motor, width 3').next?.suggested?.code).toBe('L');
  });

  it('a question is asked again, and later answers wait until it has one', () => {
    const all = 'drive motor, width 3, engine L, remote, colour white, inscription';
    const again = configured(all, 2);
    expect(asked(again)).toBe('width');
    expect(again.next?.before?.valueLabel).toBe('3');
    expect(again.waiting).toHaveLength(4);
    expect(again.dropped).toEqual([]);
  });

  it('a value calculates its own properties', () => {
    const [, , engine] = configured('drive motor, width 1.5, engine S').answered;
    expect(engine?.properties.map(({ propId, propValue }) => `${propId} ${propValue}`)).toEqual([
      'reach 2',
      'power 30',
    ]);
  });
});

const faultsOf = (written: Parameters<typeof settingsFrom>[0]): string[] => {
  const open = openSettings(settingsFrom(written));
  return [...open.faults, ...deadEndsOf(open)].map(told);
};
const told = ({ key, values }: SettingFault): string => `${key}: ${Object.values(values).join(' | ')}`;
const yesNo = [
  ['tak', 'yes'],
  ['nie', 'no'],
] as const;

describe('what is wrong with settings', () => {
  it('the expressions of the sample settings have no faults', () => {
    expect([...openBlind.faults]).toEqual([]);
  });

  it('a blind that is too wide for each motor is a dead end, found by trying', () => {
    expect(deadEndsOf(openBlind).map(told)).toEqual(['dead_end: Silnik | Napęd: elektryczny, Szerokość: 5']);
  });

  // prettier-ignore
  it.each<[string, Parameters<typeof settingsFrom>[0], readonly RegExp[]]>([
    ['a circle of two', [
      { name: 'A', code: 'a', values: yesNo, when: 'values["b"] == "yes"' },
      { name: 'B', code: 'b', values: yesNo, when: 'values["a"] == "yes"' },
    ], [/^circle: A \| A → B → A$/]],
    ['a circle of three, through a value that is calculated', [
      { name: 'A', code: 'a', values: yesNo, when: 'numbers["c"] > 1' },
      { name: 'B', code: 'b', values: yesNo, when: '"a" in numbers' },
      { name: 'C', code: 'c', type: 'number', expression: 'values["b"] == "yes" ? 1 : 2' },
    ], [/^circle: A \| A → C → B → A$/]],
    ['a parameter that speaks of itself', [
      { name: 'A', code: 'a', values: yesNo, when: 'values["a"] == "yes"' },
    ], [/^circle: A \| A → A$/]],
    ['a name that nobody bears', [
      { name: 'A', code: 'a', values: yesNo, when: 'values["colour"] == "yes"' },
    ], [/^unknown: A \| colour$/]],
    ['a parameter that speaks of one which is asked later', [
      { name: 'A', code: 'a', values: yesNo, when: 'values["b"] == ""' },
      { name: 'B', code: 'b', values: yesNo },
    ], [/^later: A \| B$/]],
    ['a list without values', [{ name: 'A', code: 'a' }], [/^no_values: A/, /^dead_end: A \| –$/]],
    ['two parameters of one code', [
      { name: 'A', code: 'a', values: yesNo },
      { name: 'B', code: 'a', values: yesNo },
    ], [/^same_code: B \| a$/]],
    ['an expression that is none', [{ name: 'A', code: 'a', values: yesNo, when: 'values["a' }], [/^expression: A \| expression_syntax/]],
    ['a condition that is no condition', [{ name: 'A', code: 'a', type: 'number', when: '1 + 1' }], [/^expression: A \| expression_types/]],
    ['whole numbers that are divided', [{ name: 'A', code: 'a', type: 'number', expression: '1 / 2' }], [/^expression: A \| expression_types/]],
    ['a value that is never offered', [
      { name: 'A', code: 'a', values: yesNo, expression: 'offered["code"] == "yes"' },
    ], [/^never_offered: A \| nie$/]],
    ['a number that may be missing', [
      { name: 'A', code: 'a', type: 'number', optional: true },
      { name: 'B', code: 'b', values: yesNo, when: 'numbers["a"] > 5' },
    ], [/^failed: B/]],
    ['a dead end behind two choices', [
      { name: 'A', code: 'a', values: yesNo },
      { name: 'B', code: 'b', values: yesNo },
      { name: 'C', code: 'c', values: yesNo, expression: 'values["a"] != values["b"]' },
    ], [/^dead_end: C \| A: tak, B: tak$/]],
    ['a division by what may be nought', [
      { name: 'A', code: 'a', type: 'number' },
      { name: 'B', code: 'b', type: 'number', expression: '10 / (numbers["a"] - 1)' },
    ], [/^failed: B/]],
  ])('%s is named', (_what, written, faults) => {
    const found = faultsOf(written);
    expect(found).toHaveLength(faults.length);
    for (const [index, fault] of faults.entries()) expect(found[index]).toMatch(fault);
  });

  it.each<[string, Parameters<typeof settingsFrom>[0]]>([
    [
      'numbers beside a limit with a decimal',
      [
        { name: 'A', code: 'a', type: 'number' },
        { name: 'B', code: 'b', values: yesNo, expression: 'numbers["a"] >= 1.1' },
      ],
    ],
    [
      'the empty text where one is demanded',
      [
        { name: 'A', code: 'a', type: 'text' },
        {
          name: 'B',
          code: 'b',
          values: yesNo,
          expression: ['', 'x', 'y', 'z', 'v', 'w'].map((text) => `values["a"] == "${text}"`).join(' || '),
        },
      ],
    ],
  ])('the search for dead ends tries %s once, and comes to its end', (_what, written) => {
    const found = faultsOf(written);
    expect(found).toEqual([expect.stringMatching(/^dead_end: B \| A: /)]);
  });

  it('the search for dead ends says that it is unfinished where there is too much to try', () => {
    const many = Array.from({ length: 20 }, (_none, index) => ({
      name: `P${index}`,
      code: `p${index}`,
      values: yesNo,
      ...(index > 0 ? { when: `values["p${index - 1}"] != "maybe"` } : {}),
    }));
    expect(faultsOf(many).at(-1)).toMatch(/^not_all_walked/);
  });
});
