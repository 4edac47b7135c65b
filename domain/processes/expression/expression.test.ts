import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { errorMessage } from '../../labels/index.ts';
import { registry } from '../../objects.ts';
import {
  actionsOf,
  holds,
  isFault,
  readExpression,
  type Expression,
  type Purpose,
  type EvaluationContext,
} from './expression.ts';

const context: EvaluationContext = {
  now: '2026-11-21T23:30:00Z',
  result: 'Uznano',
  executor: 'ola',
  startedBy: 'jan',
};
const reclamation = {
  id: 7,
  numberStr: 'RK-000007',
  reference: 'Pęknięty próg',
  amount: '1999.10',
  editPossitions: true,
  executionTerm: '2026-11-20',
  createdAt: '2026-11-01T10:00:00.000Z',
  customer: { id: 3, presentation: 'Zbożpol', name: 'Zbożpol', manager: { id: 9, login: 'ola' } },
  decision: null,
  salesOrder: { id: 5, products: [{ quantity: '2.000' }, { quantity: '30.500' }] },
};

const read = (text: string, purpose: Purpose = 'condition'): Expression => {
  const expression = readExpression(registry, 'reclamation', text, purpose);
  if (isFault(expression)) throw new Error(JSON.stringify(expression));
  return expression;
};
const faultOf = (text: string, purpose: Purpose = 'condition') => {
  const expression = readExpression(registry, 'reclamation', text, purpose);
  return isFault(expression)
    ? { code: expression.code, at: text.slice(expression.start, expression.end) }
    : undefined;
};

it.each([
  ['an exact number with a whole one', 'record.amount > 1999', true],
  ['an exact number to the last digit', 'record.amount == 1999.10', true],
  ['sums as money is counted, not as floats', 'record.amount + 0.2 == 1999.3', true],
  ['a word in another size of letters', 'lower(record.reference).contains("pęknięty")', true],
  ['a pattern', 'fits(record.numberStr, "RK-[0-9]{6}")', true],
  ['a field of the record referred to', 'record.customer.name == "Zbożpol"', true],
  ['three references deep', 'record.customer.manager.login == executor', true],
  ['what is not filled', 'has(record.decision)', false],
  [
    'what is not filled, before looking into it',
    'has(record.decision) && record.decision.code == "X"',
    false,
  ],
  ['the day in Warsaw, where midnight has passed', 'day(now) == 22', true],
  ['days since a date', 'daysBetween(record.executionTerm, now) == 2', true],
  ['whether a term has passed', 'record.executionTerm < now', true],
  ['rows of the record referred to', 'record.salesOrder.products.exists(row, row.quantity > 30)', true],
  ['a total of rows', 'total(record.salesOrder.products.map(row, row.quantity)) == 32.5', true],
  ['what its executor wrote', 'result.startsWith("Uzn")', true],
])('a condition tells %s: %s', (_what, text, expected) => {
  expect(holds(read(text), reclamation, context)).toBe(expected);
});

// What is wrong, the expression, the fault, and the part of the expression that it names; undefined if this is not checked.
it.each([
  ['an unfinished text', 'record.amount >', 'expression_syntax', undefined],
  ['nothing', '', 'expression_syntax', ''],
  ['a field that the object does not have', 'record.amuont > 5', 'expression_name_unknown', 'amuont'],
  ['a field of another object', 'record.customer.login == "x"', 'expression_name_unknown', 'login'],
  ['an unknown variable', 'zapis.amount > 5', 'expression_name_unknown', 'zapis'],
  ['a number against a text', 'record.amount == "5"', 'expression_types', 'record.amount == "5"'],
  ['a text that is no condition', 'record.reference', 'expression_no_condition', 'record.reference'],
  ['actions where a condition is asked', 'addComment("x")', 'expression_no_condition', 'addComment("x")'],
  [
    'a pattern that may backtrack for hours',
    'record.reference.matches("(a+)+$")',
    'expression_function_unknown',
    undefined,
  ],
  [
    'a text doubled again and again',
    'cel.bind(a, "x", a + a) == "xx"',
    'expression_function_unknown',
    undefined,
  ],
  ['the clock of the machine', 'now.getHours() == 5', 'expression_function_unknown', undefined],
  [
    'lists walked three deep',
    '[1].exists(a, [1].exists(b, [1].exists(c, a == b)))',
    'expression_too_deep',
    undefined,
  ],
  ['a secret', 'record.manager.password == "x"', 'expression_name_unknown', 'password'],
  [
    'what JavaScript has on every object',
    'record.constructor == "x"',
    'expression_name_unknown',
    'constructor',
  ],
  ['its prototype', 'has(record.__proto__)', 'expression_name_unknown', '__proto__'],
  [
    'a number with more noughts than a machine holds',
    'decimal("1e9000000000") > 1',
    'expression_number_wrong',
    '"1e9000000000"',
  ],
  ['a text that is no number', 'record.amount > decimal("12,50")', 'expression_number_wrong', '"12,50"'],
  ['a pattern that is none', 'fits(record.numberStr, "RK-[0-9")', 'expression_pattern_wrong', '"RK-[0-9"'],
  ['a text longer than anybody writes', `"${'x'.repeat(4001)}" == ""`, 'expression_too_long', undefined],
])('%s is refused with its place', (_what, text, code, at) => {
  const fault = faultOf(text);
  expect(fault?.code).toBe(code);
  if (at !== undefined) expect(fault?.at).toBe(at);
});

it.each(['record.amuont > 5', 'now.getHours() == 5', 'record.amount == "5"', 'record.amount >'])(
  'what is wrong with %s is said with the character at which it stands',
  (text) => {
    const given = readExpression(registry, 'reclamation', text, 'condition');
    const fault = isFault(given) ? given : expect.fail(`${text} is read`);
    const told = errorMessage('en', fault.code, fault.params);
    expect(told).toContain(`character ${fault.start + 1}`);
    expect(told).not.toContain('no such overload');
  },
);

it.each([
  // The text ends there, so there is nothing to show.
  ['record.amount >', '…'],
  ['record.amount = 5', '='],
  ['"abc', '"abc'],
  ['record.amount == "5"', 'Decimal == string'],
  ['record.createdAt > "x"', 'timestamp > string'],
  ['notify("jan")', 'notify(string)'],
  ['true ? 1 : "a"', 'int, string'],
])(
  'the fault of %s names what was written, and says nothing in the language of the library',
  (text, reason) => {
    const given = readExpression(registry, 'reclamation', text, 'condition');
    expect(isFault(given) && given.params.reason).toBe(reason);
  },
);

it('what cannot be evaluated is told by the text that is there', () => {
  expect(() => holds(read('1 / 0 > 1'), reclamation, context)).toThrowError(
    expect.objectContaining({ params: { reason: '1 / 0', name: '1 / 0', at: 1 } }),
  );
});

describe('actions', () => {
  it.each([
    ['setField("comment", "Uznano")', [{ kind: 'setField', field: 'comment', value: 'Uznano' }]],
    ['setField("amount", record.amount + 1)', [{ kind: 'setField', field: 'amount', value: '2000.1' }]],
    ['setField("manager", record.customer.manager)', [{ kind: 'setField', field: 'manager', value: 9 }]],
    ['setField("manager", null)', [{ kind: 'setField', field: 'manager', value: null }]],
    [
      'record.amount > 1000 ? [notify("jan", "Drogo"), createTask("T1")] : []',
      [
        { kind: 'notify', login: 'jan', text: 'Drogo' },
        { kind: 'createTask', template: 'T1' },
      ],
    ],
    [
      'callFunction("confirm", {"id": record.id, "urgent": true})',
      [{ kind: 'callFunction', name: 'confirm', params: { id: 7, urgent: true } }],
    ],
    [
      '[sendEmail("decyzja", "a@b.pl"), sendSms("decyzja", "600500400"), startProcess("Zwrot"), addComment("ok")]',
      [
        { kind: 'sendEmail', template: 'decyzja', to: 'a@b.pl' },
        { kind: 'sendSms', template: 'decyzja', phoneNumber: '600500400' },
        { kind: 'startProcess', definition: 'Zwrot' },
        { kind: 'addComment', text: 'ok' },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(actionsOf(read(text, 'actions'), reclamation, context)).toEqual(expected);
  });

  it('are missing where only a condition is written', () => {
    expect(faultOf('record.amount > 5', 'actions')?.code).toBe('expression_no_actions');
  });
});

it('reading a field of an empty reference fails, and the error names the reference', () => {
  const text = 'record.decision.name == "Uznana"';
  expect(() => holds(read(text), reclamation, context)).toThrow(
    expect.objectContaining({
      code: 'expression_failed',
      params: expect.objectContaining({ name: 'decision' }),
    }),
  );
});

it('a record with thousands of rows is not walked through each against each', () => {
  const products = Array.from({ length: 300 }, () => ({ quantity: '1.000' }));
  const pairs = read(
    'record.salesOrder.products.all(a, record.salesOrder.products.all(b, a.quantity == b.quantity))',
  );
  const order = (rows: unknown[]) => ({ ...reclamation, salesOrder: { id: 5, products: rows } });
  expect(() => holds(pairs, order(products), context)).toThrow(/expression_too_many_rows/);
  expect(holds(pairs, order(products.slice(0, 100)), context)).toBe(true);
  // The longest list anywhere in the record counts, even one that is not walked through.
  const behindARow = [{ quantity: '1.000', product: { id: 3, prices: products } }];
  expect(() => holds(pairs, order(behindARow), context)).toThrow(/expression_too_many_rows/);
});

it('lists that are joined count together against the limit', () => {
  // Each list counts as 50 rows at least, so ten of them as 500: the two rows of the order alone would pass.
  const joined = Array(10).fill('record.salesOrder.products').join(' + ');
  const pairs = read(`(${joined}).all(a, (${joined}).all(b, a.quantity == b.quantity))`);
  expect(() => holds(pairs, reclamation, context)).toThrow(/expression_too_many_rows/);
});

it.each([
  ['a number', 'decimal(result) > 1', '1e9000000000', '12.50'],
  ['a pattern', 'fits("RK-1", result)', 'RK-[0-9', 'RK-[0-9]'],
])('a text that must be %s makes its condition fail if it is none', (_what, text, wrong, right) => {
  const condition = read(text);
  expect(() => holds(condition, reclamation, { ...context, result: wrong })).toThrow(
    expect.objectContaining({ code: 'expression_failed' }),
  );
  expect(holds(condition, reclamation, { ...context, result: right })).toBe(true);
});

const pieces = [
  'record . amount customer name salesOrder products ( ) [ ] { } + - * > == && || ! ? : ,',
  '"x" 1 0 1e308 null true now exists(r, map(r, all(r, has( size() setField( total( duration("1h")',
  '__proto__ constructor process globalThis require matches( cel.bind( substring( fits(',
].flatMap((line) => line.split(' '));

describe('whatever is written', () => {
  const written = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ maxLength: 300, unit: 'binary' }),
  );

  it('is an expression or a fault within the text, and never anything else', () => {
    fc.assert(
      fc.property(written, fc.constantFrom<Purpose>('condition', 'actions'), (text, purpose) => {
        const expression = readExpression(registry, 'reclamation', text, purpose);
        if (!isFault(expression)) return;
        expect(expression.start).toBeGreaterThanOrEqual(0);
        expect(expression.end).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 2000 },
    );
  });
});
