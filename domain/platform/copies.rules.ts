import type { Declaration } from '../kernel/declaration.ts';
import type { Registry } from '../kernel/registry.ts';

/**
 * Whether a record belongs to an e-mail account, or to another record that does. Such records are not copied into versions or
 * prints: the readers of copies are not limited to the users of the account.
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
