import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { atEndOf, throughReference } from './atEndOf.ts';

/**
 * Conditions of which one must be met if a record belongs to a firm: the firm is at the end of one of the paths. Paths that
 * begin with the same reference read its record once.
 */
export function belongsToFirm(
  counterpartyId: number,
  registry: Registry,
  declaration: Declaration,
  alias: string,
  paths: readonly (readonly string[])[],
): RawBuilder<boolean>[] {
  return [...Map.groupBy(paths, ([first = '']) => first)].map(([first, pathsOfFirst]) => {
    const [path = [], ...others] = pathsOfFirst;
    if (others.length === 0)
      return atEndOf(
        registry,
        declaration,
        alias,
        path,
        (column) => sql<boolean>`${column} = ${counterpartyId}`,
      );
    return throughReference(registry, declaration, alias, first, (target, inner) => {
      const further = pathsOfFirst.map(([, ...rest]) => rest);
      return sql<boolean>`(${sql.join(belongsToFirm(counterpartyId, registry, target, inner, further), sql` or `)})`;
    });
  });
}
