import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import { namesCurrency } from '#domain/kernel/meta.ts';
import type { Total } from '#domain/kernel/totals.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** The paths of amounts in a list that are in several currencies: these are never summed or compared. */
export async function mixedAmounts(
  { registry, records }: Database,
  actor: Actor,
  declaration: Declaration,
  filter: Filter,
  totals: readonly Total[],
): Promise<string[]> {
  const ownAmounts = totals.filter(({ path }) => path.field.type === 'money' && path.names.length === 1);
  if (ownAmounts.length === 0 || !namesCurrency(registry.byName(declaration.name))) return [];
  const found = await records.totalsBy(actor, declaration.name, filter, ['currency'], ownAmounts);
  return found.length > 1 ? ownAmounts.map(({ written }) => written) : [];
}
