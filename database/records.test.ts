import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { document, register } from '#domain/kernel/declaration.ts';
import { defineEnum } from '#domain/kernel/enumeration.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import {
  boolean,
  date,
  datetime,
  decimal,
  enumeration,
  integer,
  json,
  money,
  reference,
  rows,
  text,
  time,
  tonnes,
  translated,
} from '#domain/kernel/field.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { createRegistry } from '#domain/kernel/registry.ts';
import { declarations } from '#domain/objects.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { createTables, freshDatabase } from './testing/database.ts';
import { connect, type Database } from './connect.ts';

const sample = document('sample', {
  module: 'goods',
  path: 'samples',
  prefix: 'S',
  access: { read: ['operator', 'forwarder'], modify: ['operator', 'forwarder'] },
  belongsTo: ['owner'],
  search: ['numberStr', 'note'],
  fields: {
    note: text({ maxLength: 40 }),
    count: integer(),
    ratio: decimal({ scale: 4 }),
    weight: tonnes({ default: '0.000' }),
    price: money(),
    checked: boolean({ default: false }),
    day: date(),
    moment: datetime(),
    hour: time(),
    kind: enumeration(defineEnum('sampleKind', ['Coal', 'Grain']), { default: 'Coal' }),
    owner: reference('counterparty'),
    seller: reference('counterparty', { where: 'isVendor' }),
    previous: reference('sample'),
    title: translated(),
    extra: json(),
    grade: text({ readOnly: true, default: 'A' }),
    source: text({ fixed: true }),
    lines: rows({ name: text({ required: true }), quantity: tonnes(), supplier: reference('counterparty') }),
  },
});
const bookmark = register('bookmark', {
  module: 'platform',
  path: 'bookmarks',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  personal: 'user',
  search: ['name'],
  presentation: ['name'],
  fields: { user: reference('user', { required: true }), name: text({ required: true }) },
});
const registry = createRegistry([...declarations, sample, bookmark]);

let database: Database;
let alfa: AnyRecord;
let beta: AnyRecord;

const operator: Actor = { ...systemActor, system: false, fullRights: false, roles: ['operator'] };
const forwarderOf = (counterparty: AnyRecord): Actor => ({
  ...operator,
  roles: ['forwarder'],
  external: true,
  counterpartyId: counterparty.id,
});
const admin: Actor = { ...operator, fullRights: true };

/** Makes a sample. Each prefix has numbers of its own, and tests that list samples find theirs by it. */
const add = (input: object, actor: Actor = operator) =>
  database.records.create(actor, 'sample', { ...input });
const find = async (filter: object, actor: Actor = operator, limit = 100): Promise<string[]> => {
  const sort = [{ path: parsePath(registry, sample, 'number'), desc: false }];
  const page = await database.records.list(actor, 'sample', {
    filter: parseFilter(registry, sample, filter),
    sort,
    limit,
    offset: 0,
  });
  return page.rows.map((row) => String(row.note));
};
const refusal = async (work: Promise<unknown>): Promise<KejaError> => {
  const error = await work.then(
    () => new Error('was not refused'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof KejaError)) throw error;
  return error;
};

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey, registry });
  await createTables(url, registry);
  alfa = await database.records.create(admin, 'counterparty', { name: 'Alfa' });
  beta = await database.records.create(admin, 'counterparty', { name: 'Beta' });
});
afterAll(() => database?.close());

describe('a record', () => {
  it('comes back as it was written, decimals with their full scale and references by id and by name', async () => {
    const written = await add({
      note: 'żółć',
      count: 7,
      ratio: '0.5',
      weight: '24.56',
      price: 1999,
      checked: true,
      day: '2026-11-21',
      moment: '2026-11-21T10:00:00+01:00',
      hour: '07:30:00',
      kind: 'Grain',
      owner: { id: alfa.id },
      title: { pl: 'Próbka', en: 'Sample' },
      extra: { depth: [1, 2] },
      lines: [{ name: 'first', quantity: '1.5', supplierId: beta.id }],
    });
    expect(written).toMatchObject({
      note: 'żółć',
      count: 7,
      ratio: '0.5000',
      weight: '24.560',
      price: '1999.00',
      checked: true,
      day: '2026-11-21',
      moment: '2026-11-21T09:00:00.000Z',
      hour: '07:30:00',
      kind: 'Grain',
      ownerId: alfa.id,
      owner: { id: alfa.id, presentation: 'Alfa' },
      title: { pl: 'Próbka', en: 'Sample' },
      extra: { depth: [1, 2] },
      confirmed: false,
      markedToDelete: false,
    });
    expect(written.lines).toMatchObject([
      { rowNumber: 1, name: 'first', quantity: '1.500', supplier: { presentation: 'Beta' } },
    ]);
  });

  it('is refused whole, with an error at each wrong field', async () => {
    const error = await refusal(
      add({ note: 'x'.repeat(41), weight: '1.2345', kind: 'Gold', lines: [{}], nonsense: 1 }),
    );
    expect(error.code).toBe('validation_failed');
    expect(error.errors.map(({ field, code }) => [field, code])).toEqual([
      ['note', 'too_long'],
      ['weight', 'invalid_value'],
      ['kind', 'invalid_value'],
      ['lines[0].name', 'required'],
      ['nonsense', 'unknown_field'],
    ]);
  });

  it('cannot refer to what is not there, in its fields or in its rows', async () => {
    const error = await refusal(add({ owner: 999_999, lines: [{ name: 'a', supplier: 999_998 }] }));
    expect(error.errors.map(({ field, code }) => [field, code])).toEqual([
      ['owner', 'reference_not_found'],
      ['lines[0].supplier', 'reference_not_found'],
    ]);
  });

  it('chooses only what bears the tick its field asks for; what was there before stays', async () => {
    const { id: seller } = await database.records.create(admin, 'counterparty', {
      name: 'Seller',
      isVendor: true,
    });
    const record = await add({ seller });
    const refused = await refusal(add({ seller: alfa.id }));
    expect(refused.errors).toEqual([
      {
        field: 'seller',
        code: 'reference_does_not_fit',
        params: { object: 'counterparty', tick: 'counterparty.isVendor' },
      },
    ]);
    const unseen = await refusal(add({ seller }, forwarderOf(alfa)));
    expect(unseen.errors).toMatchObject([{ field: 'seller', code: 'reference_not_found' }]);

    await database.records.update(admin, 'counterparty', seller, { isVendor: false });
    await database.records.update(operator, 'sample', record.id, { seller, note: 'sold no more' });
    expect((await refusal(add({ seller }))).errors).toMatchObject([{ code: 'reference_does_not_fit' }]);
    expect(await add({ seller }, systemActor), 'the server copies what was chosen before').toMatchObject({
      sellerId: seller,
    });
  });

  it('takes read-only values back unchanged and refuses others by name', async () => {
    const record = await add({ note: 'read only' });
    expect(
      await database.records.update(operator, 'sample', record.id, { ...record, note: 'sent back' }),
    ).toMatchObject({ note: 'sent back' });
    const error = await refusal(database.records.update(operator, 'sample', record.id, { grade: 'B' }));
    expect(error.errors).toMatchObject([{ field: 'grade', code: 'read_only_field' }]);
  });

  it('takes what is said once when it is made, and no other afterwards', async () => {
    const record = await add({ source: 'said' });
    const again = { source: 'said', note: 'again' };
    expect(await database.records.update(operator, 'sample', record.id, again)).toMatchObject(again);
    const error = await refusal(database.records.update(operator, 'sample', record.id, { source: 'other' }));
    expect(error.errors).toMatchObject([{ field: 'source', code: 'read_only_field' }]);
  });

  it('keeps, changes, adds and drops rows of its table part', async () => {
    const record = await add({ note: 'rows', lines: [{ name: 'stays' }, { name: 'goes' }] });
    const [stays] = record.lines as AnyRecord[];
    const changed = await database.records.update(operator, 'sample', record.id, {
      lines: [{ ...stays, name: 'stays, renamed' }, { name: 'new' }],
    });
    expect(changed.lines).toMatchObject([
      { id: stays?.id, name: 'stays, renamed' },
      { name: 'new', rowNumber: 2 },
    ]);
  });

  it('keeps both of two rows that were sent with one id: the second is a copy', async () => {
    const record = await add({ note: 'copied row', lines: [{ name: 'line', quantity: '1.000' }] });
    const [line] = record.lines as AnyRecord[];
    const changed = await database.records.update(operator, 'sample', record.id, {
      lines: [line, { ...line, quantity: '2.000' }],
    });
    expect(changed.lines).toMatchObject([
      { id: line?.id, quantity: '1.000' },
      { id: expect.not.toBeOneOf([line?.id]), quantity: '2.000' },
    ]);
    expect((await database.records.get(operator, 'sample', record.id)).lines).toEqual(changed.lines);
  });

  it('is changed by one of many who save the same version at the same moment; the others are told', async () => {
    const { id, updatedAt } = await add({ note: 'before' });
    const notes = ['one', 'two', 'three', 'four'];
    const saved = await Promise.allSettled(
      notes.map((note) => database.records.update(operator, 'sample', id, { note, updatedAt })),
    );
    const { note } = await database.records.get(operator, 'sample', id);
    expect(saved.map(({ status }, index) => status === 'fulfilled' && notes[index])).toEqual(
      notes.map((wish) => wish === note && wish),
    );
    const codes = saved.flatMap((one) => (one.status === 'rejected' ? (one.reason as KejaError).code : []));
    expect(codes).toEqual(['stale_record', 'stale_record', 'stale_record']);
  });

  it('is not overwritten by somebody who has seen an older version', async () => {
    const seen = await add({ note: 'first' });
    await database.records.update(operator, 'sample', seen.id, { note: 'second', updatedAt: seen.updatedAt });
    const error = await refusal(
      database.records.update(operator, 'sample', seen.id, { note: 'third', updatedAt: seen.updatedAt }),
    );
    expect(error.code).toBe('stale_record');
    expect((await database.records.get(operator, 'sample', seen.id)).note).toBe('second');
  });
});

describe('documents', () => {
  it('are numbered without gaps or doubles when many are made at once and some fail', async () => {
    const attempts = Array.from({ length: 30 }, (_, index) =>
      add({ prefix: 'G', note: `gapless ${index}`, ...(index % 3 === 0 ? { owner: 999_999 } : {}) }).catch(
        () => undefined,
      ),
    );
    // Every third of the thirty is refused, so twenty are made.
    const made = (await Promise.all(attempts)).flatMap((record) => (record ? [Number(record.number)] : []));
    expect(made.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  it('carry prefix, hyphen and six digits as their number', async () => {
    expect((await add({ prefix: 'LP' })).numberStr).toBe('LP-000001');
  });

  it('cannot be changed once confirmed, until the confirmation is undone', async () => {
    const { id } = await add({ note: 'confirmed' });
    expect(await database.records.confirm(operator, 'sample', id)).toMatchObject({ confirmed: true });
    expect((await refusal(database.records.update(operator, 'sample', id, { note: 'no' }))).code).toBe(
      'record_confirmed',
    );
    expect((await refusal(database.records.changeDeletionMark(operator, 'sample', id))).code).toBe(
      'record_confirmed',
    );
    await database.records.undoConfirm(operator, 'sample', id);
    expect(await database.records.update(operator, 'sample', id, { note: 'yes' })).toMatchObject({
      note: 'yes',
    });
  });

  it('cannot be confirmed while marked for deletion', async () => {
    const { id } = await add({});
    expect(await database.records.changeDeletionMark(operator, 'sample', id)).toMatchObject({
      markedToDelete: true,
    });
    expect((await refusal(database.records.confirm(operator, 'sample', id))).code).toBe('record_marked');
    expect(await database.records.changeDeletionMark(operator, 'sample', id)).toMatchObject({
      markedToDelete: false,
    });
  });
});

describe('deleting', () => {
  it('names what refers to the record and leaves it', async () => {
    const owner = await database.records.create(admin, 'counterparty', { name: 'Referred to' });
    const record = await add({ owner: owner.id, lines: [{ name: 'a', supplier: owner.id }] });
    const error = await refusal(database.records.remove(admin, 'counterparty', owner.id));
    expect(error.code).toBe('record_referenced');
    expect(error.params.by).toEqual(
      expect.arrayContaining([`sample.owner #${record.id}`, `sample.lines.supplier #${record.id}`]),
    );
  });

  it('is for full rights only', async () => {
    const { id } = await add({});
    expect((await refusal(database.records.remove(operator, 'sample', id))).code).toBe('no_access');
    await database.records.remove(admin, 'sample', id);
    expect((await refusal(database.records.get(admin, 'sample', id))).code).toBe('record_not_found');
  });
});

describe('a list', () => {
  beforeAll(async () => {
    const first = await add({
      prefix: 'F',
      note: 'one coal',
      weight: '1.000',
      owner: alfa.id,
      day: '2026-01-10',
      count: 1,
      title: { pl: 'Węgiel' },
    });
    await add({
      prefix: 'F',
      note: 'two grain',
      weight: '2.000',
      owner: beta.id,
      kind: 'Grain',
      previous: first.id,
      lines: [{ name: 'x' }],
    });
  });

  it.each<[string, object, string[]]>([
    ['equality', { kind: 'Grain' }, ['two grain']],
    ['not equal, which takes the empty with it', { day: { ne: '2026-01-10' } }, ['two grain']],
    ['one of', { kind: ['Coal', 'Grain'] }, ['one coal', 'two grain']],
    ['none of, which takes the empty with it', { count: { notInList: [1, 5] } }, ['two grain']],
    ['greater and less', { weight: { gt: '1.000', lte: '2.000' } }, ['two grain']],
    ['between', { weight: { gte: '1', lt: '2' } }, ['one coal']],
    ['contains, whatever the case', { note: { iLike: 'COAL' } }, ['one coal']],
    ['contains, minding the case', { note: { like: 'Coal' } }, []],
    ['does not contain', { note: { notILike: 'coal' } }, ['two grain']],
    ['matches no pattern', { note: { notLike: 'one%' } }, ['two grain']],
    ['filled', { count: { filled: true } }, ['one coal']],
    ['not filled', { count: { notFilled: true } }, ['two grain']],
    ['null means not filled', { count: null }, ['two grain']],
    ['a table part with rows', { lines: { filled: true } }, ['two grain']],
    ['a translated text', { title: { iLike: 'węgiel' } }, ['one coal']],
    ['a path through references', { 'previous.owner.name': 'Alfa' }, ['two grain']],
    [
      'a path four deep',
      { 'previous.previous.previous.note': { notFilled: true } },
      ['one coal', 'two grain'],
    ],
    ['any of', { or: [{ count: 1 }, { kind: 'Grain' }] }, ['one coal', 'two grain']],
    ['words of a search', { searchStr: 'grain TWO' }, ['two grain']],
    [
      'conditions of the filters manager',
      {
        filters: [
          { fieldPath: 'kind', operator: 'eq', value: 'Coal' },
          { use: false, fieldPath: 'count', value: 5 },
        ],
      },
      ['one coal'],
    ],
  ])('is narrowed by %s', async (_, filter, expected) => {
    expect(await find({ prefix: 'F', ...filter })).toEqual(expected);
  });

  it.each<[string, object, string]>([
    ['an unknown field', { colour: 'red' }, 'filter_field_unknown'],
    ['an unknown field behind a reference', { 'owner.colour': 'red' }, 'filter_field_unknown'],
    ['a step through what is no reference', { 'note.name': 'x' }, 'filter_field_unknown'],
    ['a path five deep', { 'previous.previous.previous.previous.note': 'x' }, 'filter_too_deep'],
    ['an unknown operator', { note: { resembles: 'x' } }, 'filter_operator_unknown'],
    ['an operator that does not fit', { checked: { gt: true } }, 'filter_operator_not_for_type'],
    ['a value of another type', { count: 'many' }, 'filter_value_invalid'],
    ['a value out of the enumeration', { kind: 'Gold' }, 'filter_value_invalid'],
  ])('refuses %s by name', async (_, filter, code) => {
    expect((await refusal(find(filter))).code).toBe(code);
  });

  it('is read on from where it stopped, without a row doubled or lost, also among equals and empties', async () => {
    await Promise.all(
      Array.from({ length: 25 }, (_, index) =>
        add({ prefix: 'K', note: `k${index}`, count: index % 4 === 0 ? null : index % 3 }),
      ),
    );
    for (const desc of [false, true]) {
      const query = {
        filter: parseFilter(registry, sample, { prefix: 'K' }),
        sort: [{ path: parsePath(registry, sample, 'count'), desc }],
        offset: 0,
      };
      const whole = await database.records.list(operator, 'sample', { ...query, limit: 100 });
      const seen: number[] = [];
      let after: string | undefined;
      do {
        const page = await database.records.list(operator, 'sample', {
          ...query,
          limit: 4,
          ...(after ? { after } : {}),
        });
        seen.push(...page.rows.map(({ id }) => id));
        after = page.next;
      } while (after);
      expect(seen).toEqual(whole.rows.map(({ id }) => id));
      expect(new Set(seen).size).toBe(25);
    }
  });
});

describe('what is personal', () => {
  let first: Actor;
  let second: Actor;
  beforeAll(async () => {
    const personOf = async (login: string, role: 'operator' | 'sales'): Promise<Actor> => {
      const { id } = await database.records.create(systemActor, 'user', {
        login,
        name: login,
        email: `${login}@keja.example`,
      });
      return { ...operator, userId: id, roles: [role] };
    };
    [first, second] = [await personOf('first', 'operator'), await personOf('second', 'sales')];
  });
  const listed = async (actor: Actor) => {
    const filter = parseFilter(registry, bookmark, {});
    const sort = [{ path: parsePath(registry, bookmark, 'name'), desc: false }];
    const page = await database.records.list(actor, 'bookmark', { filter, sort, limit: 10, offset: 0 });
    return page.rows.map(({ name }) => name);
  };

  it('is written for the writer and seen by them and full rights alone', async () => {
    const mine = await database.records.create(first, 'bookmark', { name: 'Kolejka' });
    expect(mine.userId).toBe(first.userId);
    await database.records.create(second, 'bookmark', { name: 'Ceny' });
    expect(await listed(first)).toEqual(['Kolejka']);
    expect(await listed(second)).toEqual(['Ceny']);
    expect(await listed(admin)).toEqual(['Ceny', 'Kolejka']);
    await expect(database.records.get(second, 'bookmark', mine.id)).rejects.toMatchObject({
      code: 'record_not_found',
    });
    await expect(
      database.records.update(second, 'bookmark', mine.id, { name: 'Cudze' }),
    ).rejects.toMatchObject({ code: 'record_not_found' });
  });

  it('cannot be written for, nor given to, somebody else', async () => {
    await expect(
      database.records.create(first, 'bookmark', { name: 'Obce', userId: second.userId }),
    ).rejects.toMatchObject({ code: 'record_not_found' });
    const { id } = await database.records.create(first, 'bookmark', { name: 'Moje' });
    await expect(
      database.records.update(first, 'bookmark', id, { userId: second.userId }),
    ).rejects.toMatchObject({ code: 'record_not_found' });
    expect(await listed(second)).toEqual(['Ceny']);
  });
});

describe('an external user', () => {
  it('sees and touches only what belongs to their counterparty', async () => {
    const theirs = await add({ prefix: 'X', note: 'theirs', owner: alfa.id });
    const others = await add({ prefix: 'X', note: 'others', owner: beta.id, previous: theirs.id });
    const forwarder = forwarderOf(alfa);
    expect(await find({ prefix: 'X' }, forwarder)).toEqual(['theirs']);
    expect((await refusal(database.records.get(forwarder, 'sample', others.id))).code).toBe(
      'record_not_found',
    );
    await database.records.mustSee(forwarder, 'sample', theirs.id);
    expect((await refusal(database.records.mustSee(forwarder, 'sample', others.id))).code).toBe(
      'record_not_found',
    );
    expect(
      (await refusal(database.records.update(forwarder, 'sample', others.id, { note: 'mine' }))).code,
    ).toBe('record_not_found');
    expect(
      await find({ prefix: 'X', 'previous.note': 'theirs' }, forwarderOf(beta)),
      'nor through a reference',
    ).toEqual([]);
  });

  it('is not told by a reference what a record they may not see is called', async () => {
    const hidden = await add({ owner: alfa.id });
    const own = await add({ owner: beta.id, previous: hidden.id });
    expect((await database.records.get(forwarderOf(beta), 'sample', own.id)).previous).toEqual({
      id: hidden.id,
      presentation: '',
    });
  });

  it('cannot give a record away to another', async () => {
    const { id } = await add({ owner: alfa.id });
    expect(
      (await refusal(database.records.update(forwarderOf(alfa), 'sample', id, { owner: beta.id }))).code,
    ).toBe('validation_failed');
  });
});

describe('a transaction', () => {
  it('does a step once for its key, however many ask at the same time', async () => {
    const attempt = () =>
      database.transaction((tx) =>
        tx.once('step-1', async () => ({
          id: (await tx.records.create(systemActor, 'sample', { prefix: 'ONCE' })).id,
        })),
      );
    const [first, ...others] = await Promise.all([attempt(), attempt(), attempt()]);
    expect(others).toEqual([first, first]);
    expect(await find({ prefix: 'ONCE' })).toHaveLength(1);
  });

  it('leaves nothing behind when it fails: no record, no number, no key, no outbox row', async () => {
    const failing = database.transaction((tx) =>
      tx.once('step-2', async () => {
        await tx.records.create(systemActor, 'sample', { prefix: 'FAIL' });
        await tx.outbox('anything', {});
        throw new Error('the process dies here');
      }),
    );
    await expect(failing).rejects.toThrow('the process dies here');
    expect(await find({ prefix: 'FAIL' })).toEqual([]);
    expect(await add({ prefix: 'FAIL' })).toMatchObject({ number: 1 });
    expect(
      await database.sql.selectFrom('outbox').selectAll().where('kind', '=', 'anything').execute(),
    ).toEqual([]);
    expect(await database.transaction((tx) => tx.once('step-2', async () => 'done now'))).toBe('done now');
  });

  it('announces a change to whoever listens, only once it is committed', async () => {
    const heard: string[] = [];
    const stop = await database.listen('keja_changes', (payload) => heard.push(payload));
    const failing = database.transaction(async (tx) => {
      await tx.records.create(systemActor, 'sample', {});
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    const { id } = await add({});
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(JSON.parse(heard[0] as string)).toMatchObject({ object: 'sample', id });
    await stop();
  });
});
