import fc from 'fast-check';
import { expect, it } from 'vitest';
import { KejaError } from '../../kernel/fail.ts';
import { registry } from '../../objects.ts';
import { actionsOf, holds, isFault, readExpression, type Purpose } from './expression.ts';

/** A text that is a number too long to be written out, one that is a slow pattern, and the night in which the clocks change. */
const context = {
  now: '2026-10-25T00:30:00Z',
  result: '1e9000000000',
  executor: 'ola',
  startedBy: '(a+)+$',
};
const comment = 'aą '.repeat(1000);
const products = Array.from({ length: 60 }, (_, place) => ({
  quantity: `${place}.500`,
  description: comment,
}));
const record = {
  id: 7,
  comment,
  amount: '1999.10',
  inputDate: '2026-03-29',
  decision: null,
  salesOrder: { id: 5, products },
};

type Kind = 'text' | 'exact' | 'whole' | 'moment' | 'rows' | 'truth' | 'action';

/** What can be written of each type, plain words first: right by its types, and as wild as that allows. */
const forms: Readonly<Record<Kind, readonly string[]>> = {
  text: ['record.comment', 'result', 'startedBy', '({text} + {text})', 'lower({text})', 'string({exact})'],
  exact: [
    'record.amount',
    'decimal("9e99")',
    'decimal({text})',
    '({exact} * {exact})',
    'total({rows}.map(x, x.quantity * {exact}))',
  ],
  whole: ['3', '9223372036854775807', 'size({rows})', '({whole} * {whole})', 'daysBetween({moment}, now)'],
  moment: [
    'now',
    'record.inputDate',
    'timestamp({text})',
    'addDays({moment}, {whole})',
    'startOfDay({moment})',
  ],
  rows: ['record.salesOrder.products', '({rows} + {rows})', '{rows}.filter(x, {truth})'],
  truth: [
    'has(record.decision)',
    'record.decision.name == "x"',
    '{exact} < {exact}',
    '{exact} != {exact}',
    '({truth} ? {truth} : {truth})',
    'day({moment}) == {whole}',
    'fits({text}, {text})',
    'fits({text}, "(.?.?.?){300}x")',
    'fits({text}, "(a?.?){40}x")',
    '{rows}.exists(x, fits(x.description, "(a?.?){100}x"))',
    '({truth} || !({truth}))',
    '{rows}.exists(x, lower(x.description).contains({text}) || {truth})',
  ],
  action: [
    'addComment({text})',
    'setField("amount", {exact})',
    'setField("executionTerm", {moment})',
    'setField("comment", {rows}.map(x, lower(x.description)))',
    '({truth} ? {action} : {action})',
  ],
};

const { truth, action } = fc.letrec<Record<Kind, string>>((tie) => {
  const filled = (form: string): fc.Arbitrary<string> => {
    const blanks = form.match(/\{[a-z]+\}/g) ?? [];
    const parts = blanks.map((blank) => tie(blank.slice(1, -1) as Kind));
    return fc
      .tuple(...parts)
      .map((texts) => texts.reduce((text, part) => text.replace(/\{[a-z]+\}/, () => part), form));
  };
  const ofKind = (kind: Kind) =>
    fc.oneof({ maxDepth: 4, depthIdentifier: 'expression' }, ...forms[kind].map(filled));
  return Object.fromEntries(Object.keys(forms).map((kind) => [kind, ofKind(kind as Kind)])) as Record<
    Kind,
    fc.Arbitrary<string>
  >;
});

/** What an expression comes to as text, or why it comes to nothing. */
const outcomeOf = (text: string, purpose: Purpose): string => {
  const expression = readExpression(registry, 'reclamation', text, purpose);
  if (isFault(expression)) return JSON.stringify(expression);
  const evaluate = purpose === 'condition' ? holds : actionsOf;
  try {
    return JSON.stringify(evaluate(expression, record, context));
  } catch (error) {
    if (error instanceof KejaError) return JSON.stringify([error.code, error.params]);
    throw error;
  }
};

/** Of the processor, so that a busy machine counts little. */
const longestMs = 2000;

it('whatever is evaluated takes little time, also with patterns of many repetitions over long texts', () => {
  fc.assert(
    fc.property(truth, (text) => {
      const before = process.cpuUsage();
      outcomeOf(text, 'condition');
      const { user } = process.cpuUsage(before);
      expect(user / 1000, text).toBeLessThan(longestMs);
    }),
    { numRuns: 200 },
  );
});

it.each([
  ['repetitions of groups', 'fits(result, "(.?.?.?){300}x")'],
  ['groups of repetitions', 'fits(result, "((a{0,30}){10}){3}x")'],
])('a pattern with too many %s is refused where it is written', (_case, text) => {
  expect(readExpression(registry, 'reclamation', text, 'condition')).toMatchObject({
    code: 'expression_pattern_wrong',
  });
});

it('patterns over the rows of a record stop when together they have worked too long', () => {
  const expression = 'record.salesOrder.products.exists(x, fits(x.description, "(a?.?){100}x"))';
  expect(outcomeOf(expression, 'condition')).toContain('expression_failed');
  expect(outcomeOf('fits("PL5260250274", "[A-Z]{2}[0-9]{10}")', 'condition')).toBe('true');
});

it('whatever is evaluated comes to an answer or a reason, the same one each time, and changes nothing', () => {
  const before = structuredClone(record);
  const written = fc.oneof(
    truth.map((text) => [text, 'condition'] as const),
    action.map((text) => [text, 'actions'] as const),
  );
  const seen = { answers: 0, failures: 0 };
  fc.assert(
    fc.property(written, ([text, purpose]) => {
      const outcome = outcomeOf(text, purpose);
      expect(outcomeOf(text, purpose)).toBe(outcome);
      if (outcome.includes('expression_')) seen.failures += 1;
      else seen.answers += 1;
    }),
    { numRuns: 300 },
  );
  expect(record).toEqual(before);
  expect(Math.min(seen.answers, seen.failures), 'both are tried').toBeGreaterThan(20);
});
