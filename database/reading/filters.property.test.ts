import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FieldType } from '#domain/kernel/field.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { operatorsOf } from '#domain/kernel/filterOperators.ts';
import { isReference } from '#domain/kernel/record.ts';
import { createRegistry } from '#domain/kernel/registry.ts';
import { declarations } from '#domain/objects.ts';
import {
  filterParts,
  isCondition,
  partsOfGroup,
  writtenFilter,
  type FilterPart,
} from '#domain/platform/filterParts.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { createTables, freshDatabase } from '../testing/database.ts';
import { connect, type Database } from '../connect.ts';
import { matches, type PlainFilter } from '../testing/plainFilter.ts';
import {
  ends,
  plainWagon,
  parameterTypes,
  plainTypes,
  typeOf,
  valueAt,
  wagon,
  type Wagon,
} from '../testing/wagon.ts';
import { condition, filter, input, managed } from '../testing/wagonArbitraries.ts';

/** What the filters manager has put together, read plainly: what says nothing asks for nothing. */
const plainly = (parts: readonly FilterPart[]): PlainFilter => ({
  and: parts.flatMap((part) => plainPart(part) ?? []),
});
const idOf = (value: unknown): unknown => (isReference(value) ? value.id : value);
const plainPart = (part: FilterPart): PlainFilter | undefined => {
  if (isCondition(part)) {
    const { fieldPath: path, operator, value } = part;
    if (value === '' || (Array.isArray(value) && value.length === 0)) return undefined;
    const compared = Array.isArray(value) ? value.map(idOf) : idOf(value);
    return { condition: { path, operator, value: compared } };
  }
  const some = partsOfGroup(part).flatMap((inside) => plainPart(inside) ?? []);
  if (some.length === 0) return undefined;
  return 'and' in part ? { and: some } : { or: some };
};

/** The same filter as it is sent to the API. */
const sent = (plain: PlainFilter): object => {
  if ('and' in plain) return { and: plain.and.map(sent) };
  if ('or' in plain) return { or: plain.or.map(sent) };
  if ('search' in plain) return { searchStr: plain.search };
  const { path: fieldPath, operator, value } = plain.condition;
  return { filters: [{ fieldPath, operator, ...(value === undefined ? {} : { value }) }] };
};

const count = 60;
let database: Database;
let wagons: Wagon[];

beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  const registry = createRegistry([...declarations, wagon]);
  await createTables(url, registry);
  database = await connect(url, { secretKey, registry });
  const { records } = database;
  for (const type of parameterTypes)
    await records.create(systemActor, 'additionalParameter', { name: type, type, model: 'wagon' });
  await database.parameters.refresh();
  wagons = [];
  // The same wagons in each run. `back` says which of the wagons before this one it refers to.
  for (const { back, ...fields } of fc.sample(input, { numRuns: count, seed: 4 })) {
    const next = back === null ? null : (wagons.at(-back) ?? null);
    const made = await records.create(systemActor, 'wagon', {
      ...fields,
      name: `W${wagons.length}`,
      next: next?.id ?? null,
    });
    wagons.push({ ...made, next });
  }
});
afterAll(() => database?.close());

interface ListOptions {
  readonly sort?: string;
  readonly desc?: boolean;
  readonly limit?: number;
  /** As the server looks for records itself: in one statement, without a count. */
  readonly uncounted?: boolean;
  /** Each page is asked for by the number of rows before it, and not by where the page before ended. */
  readonly byOffset?: boolean;
}

const listed = async (wanted: object, options: ListOptions = {}) => {
  const { sort = 'id', desc = false, limit = count, byOffset = false, uncounted = false } = options;
  const { registry, records } = database;
  const ids: number[] = [];
  let after: string | undefined;
  do {
    const page = await records.list(systemActor, 'wagon', {
      filter: parseFilter(registry, wagon, wanted),
      sort: [{ path: parsePath(registry, wagon, sort), desc }],
      limit,
      uncounted,
      offset: byOffset ? ids.length : 0,
      ...(after === undefined || byOffset ? {} : { after }),
    });
    ids.push(...page.rows.map(({ id }) => id));
    after = page.next;
  } while (after !== undefined && ids.length <= count);
  return ids;
};

describe('any filter that can be built', () => {
  it('finds in Postgres what a plain reading of it finds in memory', async () => {
    await fc.assert(
      fc.asyncProperty(filter, fc.boolean(), async (plain, uncounted) => {
        const expected = wagons.filter((each) => matches(plainWagon, plain, each)).map(({ id }) => id);
        expect(await listed(sent(plain), { uncounted })).toEqual(expected);
      }),
      { numRuns: 700 },
    );
  });

  it('is sent by the filters manager so that all and any, groups in groups and what is left blank mean the same', async () => {
    await fc.assert(
      fc.asyncProperty(managed, async (parts) => {
        expect(filterParts.safeParse(parts).error).toBeUndefined();
        const expected = wagons
          .filter((each) => matches(plainWagon, plainly(parts), each))
          .map(({ id }) => id);
        expect(await listed(writtenFilter(parts))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('finds, by every operator on every field, through references too, what a plain reading finds', async () => {
    // Each path ends in one of the fields `ends`, behind up to three references.
    for (const end of ends) {
      for (const operator of operatorsOf[typeOf(end)]) {
        const [plain] = fc.sample(
          condition.filter(
            (each) =>
              'condition' in each &&
              each.condition.path.endsWith(end) &&
              each.condition.operator === operator,
          ),
          { numRuns: 1, seed: 9 },
        ) as [PlainFilter];
        const expected = wagons.filter((each) => matches(plainWagon, plain, each)).map(({ id }) => id);
        expect(await listed(sent(plain)), JSON.stringify(plain)).toEqual(expected);
      }
    }
  });
});

/** As the database is told to order texts. */
const polish = new Intl.Collator('pl');
const unsortable = new Set<FieldType>(['rows', 'json', 'translated', 'reference']);

const orderOf = (by: string, one: Wagon, other: Wagon): number => {
  const [first, second] = [valueAt(one, by) as string | null, valueAt(other, by) as string | null] as const;
  if (first === null || second === null) return Number(first === null) - Number(second === null);
  const type = plainTypes[typeOf(by)];
  if (type === 'number') return new Decimal(first).comparedTo(second);
  if (type !== 'text') return Number(first > second) - Number(first < second);
  return polish.compare(first, second) || Number(first > second) - Number(first < second);
};

describe('any sort', () => {
  const sortable = ends.filter((end) => !unsortable.has(typeOf(end)));

  it('orders as its type is ordered, empty last either way, and is read page by page without a gap', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom(...sortable)),
        fc.boolean(),
        fc.integer({ min: 7, max: count }),
        fc.boolean(),
        async ([depth, end], desc, limit, byOffset) => {
          const sort = [...Array.from({ length: depth }, () => 'next'), end].join('.');
          const rising = wagons.toSorted((one, other) => orderOf(sort, one, other) || one.id - other.id);
          const isEmpty = (each: Wagon) => valueAt(each, sort) === null;
          const falling = rising.toReversed();
          const emptyLast = [...falling.filter((each) => !isEmpty(each)), ...falling.filter(isEmpty)];
          const expected = (desc ? emptyLast : rising).map(({ id }) => id);
          expect(await listed({}, { sort, desc, limit, byOffset })).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });
});
