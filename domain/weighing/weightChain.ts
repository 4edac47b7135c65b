/** One row of the weight memory with the fields of the hash chain. */
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

/** Computes the hash of a text (SHA-256, hexadecimal). */
export type Hash = (text: string) => string;

/** The text from which a row's hash is computed; it includes the hash of the row before. */
export function chainText(row: Omit<ChainedWeight, 'id' | 'hash'>): string {
  return JSON.stringify([
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
}

/**
 * How the weight came, and who entered it and why. A measured weight adds nothing: its hash is computed as in the first release.
 */
const entered = ({ origin, enteredById, enteredWhy }: Omit<ChainedWeight, 'id' | 'hash'>): unknown[] =>
  origin === 'Measured' && enteredById === null && enteredWhy === null
    ? []
    : [origin, enteredById, enteredWhy];

type ChainFault =
  /** `changed`: the row does not match its hash. `broken`: the row before it is missing, changed or was inserted later. */
  | { readonly kind: 'changed' | 'broken'; readonly id: number; readonly captureId: string }
  /** Rows that an earlier check has seen are missing at the end. */
  | { readonly kind: 'cut' };

/**
 * The result of a check. `rows` counts the rows up to the fault or the end, `lastHash` is the hash of the last of them. `fault`
 * is null if all are right.
 */
export interface ChainReport {
  readonly rows: number;
  readonly lastHash: string | null;
  readonly fault: ChainFault | null;
}

/** What an earlier check (a walk over the rows) has found: how many rows there were, and the hash of the last one. */
export type EarlierWalk = Pick<ChainReport, 'rows' | 'lastHash'>;

/**
 * Checks the memory page by page from its first row and stops at the first error.
 * @param since the result of an earlier check: with it, rows that were removed at the end are found too
 * @param from the result of an earlier check that is continued: `pages` must then begin after its last row, and the returned
 * `rows` still counts from the first row of the memory
 */
export async function verifyChain(
  pages: AsyncIterable<readonly ChainedWeight[]>,
  hash: Hash,
  since?: EarlierWalk,
  from: EarlierWalk = { rows: 0, lastHash: null },
): Promise<ChainReport> {
  let count = from.rows;
  let lastHash = from.lastHash;
  for await (const page of pages) {
    for (const row of page) {
      const kind = faultIn(row, lastHash, hash);
      if (kind) return { rows: count, lastHash, fault: { id: row.id, captureId: row.captureId, kind } };
      lastHash = row.hash;
      count += 1;
      // The earlier check has seen another row at this place: the rows up to here were replaced.
      if (since && count === since.rows && lastHash !== since.lastHash)
        return { rows: count, lastHash, fault: { id: row.id, captureId: row.captureId, kind: 'broken' } };
    }
  }
  if (since && count < since.rows) return { rows: count, lastHash, fault: { kind: 'cut' } };
  return { rows: count, lastHash, fault: null };
}

/** The fault of a row; undefined if it is right. @param lastHash the hash of the row before; null for the first row */
const faultIn = (
  row: ChainedWeight,
  lastHash: string | null,
  hash: Hash,
): 'changed' | 'broken' | undefined => {
  if (row.previousHash !== lastHash) return 'broken';
  return hash(chainText(row)) === row.hash ? undefined : 'changed';
};
