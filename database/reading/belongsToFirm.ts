import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { atEndOf, throughReference } from './atEndOf.ts';

/**
 * Conditions for a record that belongs to a firm, one of which must be met: the firm is at the end of one of the paths. The
 * record to which several of them lead is read once for all.
 */
export function belongsToFirm(
  counterpartyId: number,
  registry: Registry,
  declaration: Declaration,
  alias: string,
  paths: readonly (readonly string[])[],
): RawBuilder<boolean>[] {
  return [...Map.groupBy(paths, ([first = '']) => first)].map(([first, same]) => {
    const [path = [], ...others] = same;
    if (others.length === 0)
      return atEndOf(
        registry,
        declaration,
        alias,
        path,
        (column) => sql<boolean>`${column} = ${counterpartyId}`,
      );
    return throughReference(registry, declaration, alias, first, (target, inner) => {
      const further = same.map(([, ...rest]) => rest);
      return sql<boolean>`(${sql.join(belongsToFirm(counterpartyId, registry, target, inner, further), sql` or `)})`;
    });
  });
}
