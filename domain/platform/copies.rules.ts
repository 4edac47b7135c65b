import type { Declaration } from '../kernel/declaration.ts';
import type { Registry } from '../kernel/registry.ts';

/**
 * Whether a record is of an e-mail account, or hangs on one that is. Of such a record no copy is kept, neither as a version nor
 * as a print: whoever reads copies is not held to the users of the account.
 */
export function isOfAccount(
  registry: Pick<Registry, 'has' | 'byName'>,
  { ofAccount, belongsToRecord }: Declaration,
  record: Readonly<Record<string, unknown>>,
): boolean {
  if (ofAccount !== undefined) return true;
  const holder = belongsToRecord && record[belongsToRecord.object];
  return (
    typeof holder === 'string' && registry.has(holder) && registry.byName(holder).ofAccount !== undefined
  );
}
