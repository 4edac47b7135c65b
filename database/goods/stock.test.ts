import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KejaError } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '../testing/database.ts';
import { connect, type Database } from '../connect.ts';
import { checkStock } from './checkStock.ts';
import { stockBalance } from './stockBalance.ts';

let database: Database;
let [products, warehouses, owners]: number[][] = [[], [], []];

const clerk = { ...systemActor, system: false, userId: null, fullRights: true };
const make = async (object: string, input: object): Promise<number> =>
  (await database.records.create(systemActor, object, { ...input })).id;

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
  const some = (object: string) =>
    Promise.all(['1', '2'].map((name) => make(object, { name: `${object} ${name}` })));
  [products, warehouses, owners] = [
    await some('product'),
    await some('warehouse'),
    await some('counterparty'),
  ];
});
afterAll(() => database?.close());

const codeOf = (error: unknown): string => (error instanceof KejaError ? error.code : String(error));
const attempt = (work: Promise<unknown>): Promise<string> => work.then(() => 'done', codeOf);
const pick = (list: number[][] | number[], index: number | null) =>
  index === null ? null : (list as number[])[index];

/** A note of goods, warehouses and an owner that are named by their places in the lists above. */
const newNote = (
  some: { product?: number; from?: number | null; to?: number | null; owner?: number; netto?: string } = {},
) =>
  make('deliveryNote', {
    product: pick(products ?? [], some.product ?? 0),
    warehouseFrom: pick(warehouses ?? [], some.from ?? null),
    warehouseTo: pick(warehouses ?? [], some.to ?? null),
    owner: pick(owners ?? [], some.owner ?? 0),
    netto: some.netto ?? '24.000',
  });

describe('the storekeeper’s book', () => {
  it('has a line for each confirmed note and none for any other', async () => {
    const id = await newNote({ to: 0, netto: '24.560' });
    const lines = async () =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from register_store_keeper where delivery_note_id = ${id}`.execute(
          database.sql,
        )
      ).rows[0]?.n;
    expect(await lines()).toBe(0);
    await database.records.confirm(clerk, 'deliveryNote', id);
    expect(await lines()).toBe(1);
    await database.records.undoConfirm(clerk, 'deliveryNote', id);
    expect(await lines()).toBe(0);
  });

  it('is written by documents only', async () => {
    const line = {
      product: products?.[0],
      warehouse: warehouses?.[0],
      date: '2026-11-21T08:00:00.000Z',
      quantity: '1.000',
    };
    expect(await attempt(database.records.create(clerk, 'registerStoreKeeper', line))).toBe(
      'owned_by_workflow',
    );
  });

  it('stands while its document does: neither people nor the server change what was posted', async () => {
    const id = await newNote({ to: 0 });
    await database.records.confirm(clerk, 'deliveryNote', id);
    expect(await attempt(database.records.update(clerk, 'deliveryNote', id, { netto: '1.000' }))).toBe(
      'record_confirmed',
    );
    expect(await attempt(database.records.update(systemActor, 'deliveryNote', id, { netto: '1.000' }))).toBe(
      'validation_failed',
    );
    expect(await attempt(database.records.changeDeletionMark(systemActor, 'deliveryNote', id))).toBe(
      'record_confirmed',
    );
  });

  it('takes inventory documents too, line by line', async () => {
    const items = [
      { product: products?.[0], quantity: '2.000' },
      { product: products?.[1], quantity: '3.500' },
    ];
    const id = await make('inventoryDocument', { warehouseTo: warehouses?.[1], owner: owners?.[1], items });
    await database.records.confirm(clerk, 'inventoryDocument', id);
    const lying = await stockBalance(database.sql, database.registry, systemActor, {
      warehouseId: warehouses?.[1],
      ownerId: owners?.[1],
      limit: 10,
    });
    expect(lying.map(({ quantity }) => quantity)).toEqual(['2.000', '3.500']);
  });

  it('shows what lay there at an earlier moment', async () => {
    const before = '2020-01-01T00:00:00.000Z';
    expect(
      await stockBalance(database.sql, database.registry, systemActor, { at: before, limit: 10 }),
    ).toEqual([]);
  });
});

describe('the order of notes', () => {
  it('goes on with the first that is confirmed, and is open again when none is', async () => {
    const { records } = database;
    const order = await make('deliveryOrder', { quantity: '100.000' });
    const notes = [await newNote({ from: 0 }), await newNote({ from: 0 })];
    for (const id of notes) await records.update(systemActor, 'deliveryNote', id, { deliveryOrder: order });
    const state = async () => (await records.get(systemActor, 'deliveryOrder', order)).state;
    await Promise.all(notes.map((id) => records.confirm(clerk, 'deliveryNote', id)));
    expect(await state()).toBe('Ongoing');
    await records.undoConfirm(clerk, 'deliveryNote', notes[0] ?? 0);
    expect(await state()).toBe('Ongoing');
    await records.undoConfirm(clerk, 'deliveryNote', notes[1] ?? 0);
    expect(await state()).toBe('Open');
  });

  it('stays closed when somebody has closed it', async () => {
    const { records } = database;
    const order = await make('deliveryOrder', { quantity: '24.000' });
    const id = await newNote({ from: 0 });
    await records.update(systemActor, 'deliveryNote', id, { deliveryOrder: order });
    await records.confirm(clerk, 'deliveryNote', id);
    await records.update(systemActor, 'deliveryOrder', order, { state: 'Closed' });
    await records.undoConfirm(clerk, 'deliveryNote', id);
    expect((await records.get(systemActor, 'deliveryOrder', order)).state).toBe('Closed');
  });
});

describe('stock and documents never disagree', () => {
  const act = fc.record({
    note: fc.nat({ max: 5 }),
    what: fc.constantFrom('confirm', 'undo', 'change', 'mark'),
    netto: fc.integer({ min: 0, max: 40_000 }).map((kg) => (kg / 1000).toFixed(3)),
  });
  const kinds = [
    { from: 0, to: null }, { from: null, to: 0 }, { from: 0, to: 1 }, { from: null, to: null }, { from: 1, to: null, owner: 1 }, { from: null, to: 1, product: 1 },
  ] as const; // prettier-ignore

  it('whatever is confirmed, undone, changed and marked, in any order and many at once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        async (rounds) => {
          const notes = await Promise.all(kinds.map((kind) => newNote(kind)));
          const doing = {
            confirm: (id: number) => database.records.confirm(clerk, 'deliveryNote', id),
            undo: (id: number) => database.records.undoConfirm(clerk, 'deliveryNote', id),
            change: (id: number, netto: string) =>
              database.records.update(clerk, 'deliveryNote', id, { netto }),
            mark: (id: number) => database.records.changeDeletionMark(clerk, 'deliveryNote', id),
          };
          for (const round of rounds) {
            const answers = await Promise.all(
              round.map(({ note, what, netto }) => attempt(doing[what](notes[note] as number, netto))),
            );
            expect(
              answers.filter(
                (answer) =>
                  !['done', 'record_confirmed', 'record_not_confirmed', 'record_marked'].includes(answer),
              ),
            ).toEqual([]);
          }
          expect((await checkStock(database.sql)).faults).toEqual([]);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('what is confirmed by many at once is posted once', async () => {
    const id = await newNote({ to: 0 });
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => attempt(database.records.confirm(clerk, 'deliveryNote', id))),
    );
    expect(answers.toSorted()).toEqual(['done', 'record_confirmed', 'record_confirmed', 'record_confirmed']);
    expect((await checkStock(database.sql)).faults).toEqual([]);
  });

  it.each([
    [
      'a line that somebody changed',
      sql`update register_store_keeper set quantity = quantity + 1 where id = (select max(id) from register_store_keeper)`,
    ],
    [
      'a line that somebody took away',
      sql`delete from register_store_keeper where id = (select max(id) from register_store_keeper)`,
    ],
    [
      'a line of no document',
      sql`insert into register_store_keeper (created_at, updated_at, date, product_id, warehouse_id, quantity, movement) select now(), now(), now(), product_id, warehouse_id, 1, 'Receipt' from register_store_keeper limit 1`,
    ],
    [
      'a note that is confirmed behind the book’s back',
      sql`update delivery_note set confirmed = true where id = (select max(id) from delivery_note where not confirmed and warehouse_to_id is not null and netto > 0)`,
    ],
  ])('%s is found', async (_what, tampering) => {
    // The second note stays unconfirmed, for the last tampering.
    const [id] = [await newNote({ to: 0 }), await newNote({ to: 1 })];
    await database.records.confirm(clerk, 'deliveryNote', id);
    await database
      .transaction(async (tx) => {
        await tampering.execute(tx.sql);
        expect((await checkStock(tx.sql)).faults).toHaveLength(1);
        throw new Error('nothing of this is kept');
      })
      .catch((error: unknown) => expect(String(error)).toContain('nothing of this is kept'));
    expect((await checkStock(database.sql)).faults).toEqual([]);
  });
});
