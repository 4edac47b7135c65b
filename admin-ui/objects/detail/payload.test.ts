import { describe, expect, it } from 'vitest';
import { objectMeta } from '#domain/kernel/meta.ts';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { registry } from '#domain/objects.ts';
import { blankValues, copiedValues, payloadOf } from './payload.ts';

/** The metadata as somebody gets it who may change the records. */
const metaOf = (name: string) => objectMeta(registry.byName(name), 'pl', true);

describe('a new record', () => {
  it('bears the tick that a picker asked for, where it has one', () => {
    const meta = metaOf('counterparty');
    expect(blankValues(meta)).toMatchObject({ isVendor: false });
    expect(blankValues(meta, 'isVendor')).toMatchObject({ isVendor: true, isForwarder: false });
    expect(blankValues(meta, 'isNothing')).not.toHaveProperty('isNothing');
  });
});

describe('a copy of a record', () => {
  it('has the rows of its table parts as rows of its own', () => {
    const meta = metaOf('outgoingSms');
    const recipients = [
      { id: 5, parentId: 1, rowNumber: 1, phoneNumber: '600100200', name: 'Jan', sent: true },
    ];
    const copy = copiedValues(meta, { id: 1, body: 'Zapraszamy', recipients });
    expect(copy).toMatchObject({
      body: 'Zapraszamy',
      recipients: [{ phoneNumber: '600100200', name: 'Jan' }],
    });
    expect(payloadOf(meta, copy).recipients).toEqual([{ phoneNumber: '600100200', name: 'Jan' }]);
  });

  it.each([
    ['what no two records share', 'vehicle', 'name', ''],
    ['what only the server writes', 'vehicle', 'createdAt', undefined],
    ['what it is called in other languages', 'stage', 'lang', null],
  ])('leaves out %s', (_what, object, field, blank) => {
    const copy = copiedValues(metaOf(object), { [field]: 'taken' });
    expect(copy[field]).toEqual(blank);
  });

  it.each(
    registry.all.flatMap(({ name, constraints = [] }) =>
      constraints.flatMap((each) => (each.rule === 'notBeforeToday' ? [[name, each.field] as const] : [])),
    ),
  )('a copy of %s leaves out a %s that has passed, and keeps one that has not', (object, field) => {
    const type = metaOf(object).fields.find(({ name }) => name === field)?.type;
    const dayIn = (days: number) => {
      const at = warsawNow().plus({ days });
      return type === 'date' ? at.toISODate() : at.toUTC().toISO();
    };
    const copyOf = (value: unknown) => copiedValues(metaOf(object), { [field]: value })[field];
    expect(copyOf(dayIn(-1))).toBeNull();
    expect(copyOf(dayIn(0))).toBeTruthy();
    expect(copyOf(dayIn(1))).toBeTruthy();
  });

  it('a copy of a document is dated anew; a copy of any other record keeps its date', () => {
    const date = '2020-01-01T00:00:00.000Z';
    expect(copiedValues(metaOf('disposition'), { date }).date).not.toBe(date);
    expect(copiedValues(metaOf('exchangeRate'), { rateDate: '2020-01-01' }).rateDate).toBe('2020-01-01');
  });
});
