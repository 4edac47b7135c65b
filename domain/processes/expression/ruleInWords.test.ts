import { describe, expect, it } from 'vitest';
import { languages } from '../../kernel/language.ts';
import { registry } from '../../objects.ts';
import { plainFunctions, walks } from './bounds.ts';
import { isFault, readExpression } from './expression.ts';
import { ruleInWords } from './ruleInWords.ts';
import { phraseIn } from './phraseIn.ts';

const inPolish = (object: string, code: string) => ruleInWords('pl', registry, object, code);

describe('a rule in words', () => {
  it.each([
    ['has(record.manager)', 'pole „Opiekun” jest wypełnione'],
    ['!has(record.manager)', 'pole „Opiekun” jest puste'],
    ['record.email == ""', 'pole „E-mail” jest puste'],
    ['record.email != ""', 'pole „E-mail” jest wypełnione'],
    ['record.amount > 30', '„Kwota” powyżej 30'],
    ['record.amount >= 1500.5', '„Kwota” co najmniej 1500,5'],
    ['record.executionTerm < now', '„Termin decyzji” wcześniej niż teraz'],
    ['record.confirmed', '„Zatwierdzony”: tak'],
    ['!record.confirmed', '„Zatwierdzony”: nie'],
    ['record.customer.name == "Mewa"', '„Klient › Nazwa” to „Mewa”'],
    [
      'has(record.manager) && (record.amount > 30 || record.amount == 0)',
      'pole „Opiekun” jest wypełnione i („Kwota” powyżej 30 lub „Kwota” to 0)',
    ],
  ])('a rule in words about a reclamation: %s', (code, said) =>
    expect(inPolish('reclamation', code)).toBe(said),
  );

  it('calls values of an enumeration as its field does', () => {
    expect(inPolish('task', 'record.importance == "HIGHT"')).toMatch(/^„Ważność” to „(?!HIGHT)/);
    expect(inPolish('task', 'record.importance in ["HIGHT", "LOW"]')).toMatch(
      /to jedno z: „(?!HIGHT).*”, „(?!LOW).*”$/,
    );
  });

  it('names the fields of rows', () => {
    const code = 'record.orders.exists(row, has(row.salesOrder))';
    expect(inPolish('task', code)).toMatch(/^w tabeli „.*” jest wiersz, w którym pole „.*” jest wypełnione$/);
  });

  it.each(['record.amount >', 'record.nothing', 'record.amount == {}', ''])(
    'a rule in words that cannot be said is called a formula: %j',
    (code) => expect(inPolish('reclamation', code)).toBe(phraseIn('pl', 'other')),
  );
});

const at = 'record.executionPeriod';
/** A rule for each function that may be called, and for each operator. */
const rules: Readonly<Record<string, string>> = {
  has: 'has(record.executor)',
  size: 'size(record.orders) > 2 && size(record.name) > 2',
  string: 'string(record.id) == "1"',
  int: 'int(record.name) > 1',
  double: 'double(record.name) > 1.5',
  decimal: 'decimal("12.5") > decimal(record.name)',
  total: 'total([decimal("1"), decimal("2")]) > 2',
  timestamp: `${at} > timestamp("2026-12-01T12:00:00Z")`,
  duration: `${at} - duration("24h") > now`,
  startsWith: 'record.name.startsWith("a")',
  endsWith: 'record.name.endsWith("a")',
  contains: 'record.name.contains("a")',
  trim: 'record.name.trim() == "a"',
  substring: 'record.name.substring(1) == "a"',
  lower: 'lower(record.name) == "a"',
  fits: 'fits(record.name, "a.*")',
  year: `year(${at}) == 2026`,
  month: `month(${at}) == 12`,
  day: `day(${at}) == 1`,
  weekday: `weekday(${at}) == 1`,
  hour: `hour(${at}) == 1`,
  minute: `minute(${at}) == 1`,
  addDays: `addDays(${at}, 3) < now`,
  startOfDay: `startOfDay(${at}) == startOfDay(now)`,
  daysBetween: `daysBetween(now, ${at}) > 3`,
  all: 'record.orders.all(row, has(row.salesOrder))',
  exists: 'record.orders.exists(row, has(row.salesOrder))',
  exists_one: 'record.orders.exists_one(row, has(row.salesOrder))',
  map: '1 in record.orders.map(row, row.salesOrder.id)',
  filter: 'size(record.orders.filter(row, has(row.salesOrder))) > 1',
  narrowed: 'record.orders.filter(row, has(row.salesOrder)).exists(row, row.salesOrder.id == 1)',
  'the task’s words': 'result == "ok" && executor != startedBy',
  choice: 'has(record.executor) ? record.started : record.name == "a"',
  arithmetic:
    'size(record.name) * 2 + 3 - 1 >= -5 || size(record.name) / 2 <= 4 || size(record.name) % 2 != 1',
  literals: 'true || !(false && record.started)',
};

describe('every function and operator has words', () => {
  it('every function and operator has words for each that may be called', () => {
    for (const name of [...plainFunctions, ...walks]) expect(rules, name).toHaveProperty(name);
  });

  it.each(Object.entries(rules))('%s', (_name, code) => {
    expect(isFault(readExpression(registry, 'task', code, 'condition')), code).toBe(false);
    for (const language of languages) {
      const said = ruleInWords(language, registry, 'task', code);
      expect(said).not.toBe(phraseIn(language, 'other'));
      expect(said).not.toMatch(/record\.|%\{|&&|\|\||==|\w\(\S/);
    }
  });
});
