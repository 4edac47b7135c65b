import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chainText, verifyChain, type ChainedWeight, type EarlierWalk } from './weightChain.ts';

/** Any hash will do for the rule; the memory itself uses SHA-256. */
const hash = (text: string): string => {
  let [high, low] = [0x41c6ce57, 0xdeadbeef];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 1_597_334_677);
    low = Math.imul(low ^ code, 2_654_435_761);
  }
  return `${high >>> 0}-${low >>> 0}`;
};

type Unchained = Omit<ChainedWeight, 'previousHash' | 'hash'>;

const weightNo = (id: number): Unchained => ({
  id,
  scaleId: 1 + (id % 2),
  captureId: `capture-${id}`,
  seq: id,
  weight: `${id}.520`,
  unit: 't',
  visit: id,
  takenAt: '2026-11-21T09:00:00.000Z',
  receivedAt: '2026-11-21T10:00:00.000Z',
  raw: `S S ${id}520 kg`,
  alibiNo: String(id),
  origin: 'Measured',
  enteredById: null,
  enteredWhy: null,
});

const linked = (weight: Unchained, previousHash: string | null): ChainedWeight => {
  const row = { ...weight, previousHash };
  return { ...row, hash: hash(chainText(row)) };
};

const chainOf = (length: number): ChainedWeight[] => {
  const rows: ChainedWeight[] = [];
  for (let id = 1; id <= length; id++) rows.push(linked(weightNo(id), rows.at(-1)?.hash ?? null));
  return rows;
};

/** In pages that end anywhere in the chain. */
async function* pagesOf<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < rows.length; start += 3) yield rows.slice(start, start + 3);
}

const verify = (rows: readonly ChainedWeight[], since?: EarlierWalk) =>
  verifyChain(pagesOf(rows), hash, since);

const length = 8;
const place = fc.nat({ max: length - 1 });

describe('a whole memory', () => {
  it('has no fault, and is told by its length and its last hash', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 20 }), async (rows) => {
        const chain = chainOf(rows);
        expect(await verify(chain)).toEqual({ rows, lastHash: chain.at(-1)?.hash ?? null, fault: null });
      }),
    );
  });

  it('may have grown since it was last walked', async () => {
    const earlier = await verify(chainOf(3));
    expect((await verify(chainOf(3), earlier)).fault).toBeNull();
    expect((await verify(chainOf(length), earlier)).fault).toBeNull();
  });
});

describe('a row that was changed', () => {
  it.each<[keyof Unchained, Partial<Unchained>]>([
    ['scaleId', { scaleId: 9 }],
    ['captureId', { captureId: 'capture-99' }],
    ['seq', { seq: 99 }],
    ['weight', { weight: '4.521' }],
    ['unit', { unit: 'kg' }],
    ['visit', { visit: 99 }],
    ['takenAt', { takenAt: '2026-11-21T09:00:00.001Z' }],
    ['receivedAt', { receivedAt: '2026-11-21T10:00:00.001Z' }],
    ['raw', { raw: null }],
    ['alibiNo', { alibiNo: null }],
    ['origin', { origin: 'Typed' }],
    ['enteredById', { enteredById: 7 }],
    ['enteredWhy', { enteredWhy: 'the display was read' }],
  ])('a row that was changed in its %s is named', async (_field, change) => {
    const chain = chainOf(length).map((row) => (row.id === 4 ? { ...row, ...change } : row));
    expect((await verify(chain)).fault).toMatchObject({ id: 4, kind: 'changed' });
  });

  it('a row that was changed and hashed anew breaks the chain behind it', async () => {
    const chain = chainOf(length).map((row) =>
      row.id === 4 ? linked({ ...row, weight: '1.000' }, row.previousHash) : row,
    );
    expect((await verify(chain)).fault).toMatchObject({ id: 5, kind: 'broken' });
  });

  it('a row that was changed and linked anew with the row behind it changes that one', async () => {
    const chain = chainOf(length);
    const forged = linked({ ...weightNo(4), weight: '1.000' }, chain[2]?.hash ?? null);
    const relinked = { ...(chain[4] as ChainedWeight), previousHash: forged.hash };
    expect((await verify(chain.with(3, forged).with(4, relinked))).fault).toMatchObject({
      id: 5,
      kind: 'changed',
    });
  });

  it('is not hidden by another field that takes what it lost', async () => {
    const chain = chainOf(length).map((row) =>
      row.id === 4 ? { ...row, raw: row.alibiNo, alibiNo: row.raw } : row,
    );
    expect((await verify(chain)).fault).toMatchObject({ id: 4, kind: 'changed' });
  });
});

describe('the chain breaks', () => {
  it('the chain breaks where a row was taken out', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: length - 2 }), async (at) => {
        // Ids count from 1: the row that was taken out is `at + 1`, and the fault is at the row behind it.
        const report = await verify(chainOf(length).toSpliced(at, 1));
        expect(report).toMatchObject({ rows: at, fault: { id: at + 2, kind: 'broken' } });
      }),
    );
  });

  it('the chain breaks where two rows changed places', async () => {
    await fc.assert(
      fc.asyncProperty(place, place, async (one, other) => {
        fc.pre(one !== other);
        const chain = chainOf(length);
        const swapped = chain
          .with(one, chain[other] as ChainedWeight)
          .with(other, chain[one] as ChainedWeight);
        expect(await verify(swapped)).toMatchObject({
          rows: Math.min(one, other),
          fault: { kind: 'broken' },
        });
      }),
    );
  });

  it('the chain breaks where a row was put in, however well it is linked', async () => {
    await fc.assert(
      fc.asyncProperty(place, async (at) => {
        const chain = chainOf(length);
        const invented = linked(weightNo(99), chain[at - 1]?.hash ?? null);
        expect(await verify(chain.toSpliced(at, 0, invented))).toMatchObject({
          rows: at + 1,
          fault: { id: at + 1, kind: 'broken' },
        });
      }),
    );
  });

  it('the chain breaks where a row was written twice', async () => {
    await fc.assert(
      fc.asyncProperty(place, async (at) => {
        const chain = chainOf(length);
        expect((await verify(chain.toSpliced(at, 0, chain[at] as ChainedWeight))).fault).toMatchObject({
          id: at + 1,
          kind: 'broken',
        });
      }),
    );
  });
});

describe('against an earlier walk', () => {
  it('rows that were cut off the end are missed', async () => {
    const earlier = await verify(chainOf(length));
    await fc.assert(
      fc.asyncProperty(place, async (left) => {
        expect(await verify(chainOf(length).slice(0, left), earlier)).toMatchObject({
          rows: left,
          fault: { kind: 'cut' },
        });
      }),
    );
  });

  it('a memory that was written anew as a whole is another', async () => {
    const earlier = await verify(chainOf(3));
    const forged: ChainedWeight[] = [];
    for (let id = 1; id <= length; id++)
      forged.push(linked({ ...weightNo(id), weight: '1.000' }, forged.at(-1)?.hash ?? null));
    expect((await verify(forged)).fault).toBeNull();
    expect((await verify(forged, earlier)).fault).toMatchObject({ id: 3, kind: 'broken' });
  });
});

describe('a weight that was entered by a person', () => {
  const typed = linked({ ...weightNo(1), origin: 'Typed', enteredById: 7, enteredWhy: 'no wire' }, null);
  it.each<[string, Partial<ChainedWeight>]>([
    ['as measured', { origin: 'Measured' }],
    [
      'as measured, without a trace of who entered it',
      { origin: 'Measured', enteredById: null, enteredWhy: null },
    ],
    ['as entered by somebody else', { enteredById: 8 }],
  ])('shows when it is passed off %s', async (_how, change) => {
    expect((await verify([{ ...typed, ...change }])).fault).toMatchObject({ kind: 'changed' });
  });
});
