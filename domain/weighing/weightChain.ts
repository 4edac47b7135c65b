/** One row of the weight memory as the chain sees it. */
export interface ChainedWeight {
  readonly id: number;
  readonly scaleId: number;
  readonly captureId: string;
  readonly seq: number;
  readonly weight: string;
  readonly unit: string;
  readonly visit: number;
  readonly takenAt: string;
  readonly receivedAt: string;
  readonly raw: string | null;
  readonly alibiNo: string | null;
  readonly origin: string;
  readonly enteredById: number | null;
  readonly enteredWhy: string | null;
  readonly previousHash: string | null;
  readonly hash: string;
}

export type Hash = (text: string) => string;

/** The text of a row that is hashed, with the hash of the row before: change anything and the hash is another. */
export const chainText = (row: Omit<ChainedWeight, 'id' | 'hash'>): string =>
  JSON.stringify([
    row.previousHash,
    row.scaleId,
    row.captureId,
    row.seq,
    row.weight,
    row.unit,
    row.visit,
    row.takenAt,
    row.receivedAt,
    row.raw,
    row.alibiNo,
    ...entered(row),
  ]);

/** What a scale has measured is hashed as it was before there were weights of any other origin. */
const entered = ({ origin, enteredById, enteredWhy }: Omit<ChainedWeight, 'id' | 'hash'>): unknown[] =>
  origin === 'Measured' && enteredById === null && enteredWhy === null
    ? []
    : [origin, enteredById, enteredWhy];

export type ChainFault =
  /** `changed`: the row is not what was hashed. `broken`: the row before it is missing, changed or was put in later. */
  | { readonly kind: 'changed' | 'broken'; readonly id: number; readonly captureId: string }
  /** Rows that an earlier walk has seen are missing at the end. */
  | { readonly kind: 'cut' };

export interface ChainReport {
  readonly rows: number;
  readonly lastHash: string | null;
  readonly fault: ChainFault | null;
}

export type EarlierWalk = Pick<ChainReport, 'rows' | 'lastHash'>;

/**
 * Walks the memory from its first row and stops at the first fault. Whoever keeps `rows` and `lastHash` of
 * an earlier walk can tell with `since` that nothing was cut off the end either.
 */
export const verifyChain = async (
  rows: AsyncIterable<ChainedWeight>,
  hash: Hash,
  since?: EarlierWalk,
): Promise<ChainReport> => {
  let count = 0;
  let lastHash: string | null = null;
  for await (const row of rows) {
    const fault = (kind: 'changed' | 'broken'): ChainReport => ({
      rows: count,
      lastHash,
      fault: { id: row.id, captureId: row.captureId, kind },
    });
    if (row.previousHash !== lastHash) return fault('broken');
    if (hash(chainText(row)) !== row.hash) return fault('changed');
    lastHash = row.hash;
    count += 1;
    if (since && count === since.rows && lastHash !== since.lastHash) return fault('broken');
  }
  if (since && count < since.rows) return { rows: count, lastHash, fault: { kind: 'cut' } };
  return { rows: count, lastHash, fault: null };
};
