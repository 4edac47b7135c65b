import { describe, expect, it } from 'vitest';
import { registry } from '../../objects.ts';
import { completionsAt } from './completions.ts';
import type { Purpose } from './expression.ts';

const words = (before: string, purpose: Purpose = 'condition', object = 'salesOrder') =>
  completionsAt(registry, object, before, purpose).options.map(({ word }) => word);

describe('while an expression is written', () => {
  it.each<[string, string, string[]]>([
    ['the record and what else can be spoken of is offered', '', ['record', 'now', 'result', 'has']],
    ['so are the fields of the record', 'record.', ['customer', 'numberStr', 'id']],
    ['those of records that it refers to', 'size(record.customer.na', ['name', 'nip']],
    ['the values of an enumeration, inside quotes', 'record.deliveryMethod == "', ['STANDARD', 'VIP']],
  ])('%s', (_rule, before, expected) => {
    expect(words(before)).toEqual(expect.arrayContaining(expected));
  });

  it('the fields of rows are offered under the name that a walk over them gives', () => {
    expect(words('record.stages.exists(row, row.', 'condition', 'bpDefinition')).toContain('stage');
  });

  it('fields that can be set are offered by their names, read-only ones are not', () => {
    const offered = words('setField("', 'actions');
    expect(offered).toContain('customer');
    expect(offered).not.toContain('createdAt');
  });

  it.each(['record.nosuch.', 'other.', '"some text ', '"some text"', 'record.numberStr == "'])(
    'nothing is offered after %s',
    (before) => {
      expect(words(before)).toEqual([]);
    },
  );

  it('actions are offered only where something is done', () => {
    expect(words('', 'actions')).toContain('setField');
    expect(words('')).not.toContain('setField');
  });

  it('secrets are never offered', () => {
    expect(words('record.', 'condition', 'user')).not.toContain('password');
  });

  it('the word that is begun is replaced, whatever is before it', () => {
    expect(completionsAt(registry, 'salesOrder', 'true && record.cus', 'condition').from).toBe(15);
  });
});
