import type { Database } from '#database/connect.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';

/** The objects whose addresses are offered, in this order, and the condition that their records must meet. */
const contactObjects = [
  ['contactPerson', { isActive: true }],
  ['counterparty', {}],
  ['employee', { isActive: true }],
] as const;

/** People and firms with an e-mail address that the actor may see; each address once. */
export async function mailContacts(
  { records, registry }: Database,
  actor: Actor,
  searchStr: string,
  limit: number,
) {
  const candidates = await Promise.all(
    contactObjects.map(async ([objectName, narrowing]) => {
      const declaration = registry.byName(objectName);
      if (!may(actor, 'read', declaration)) return [];
      const filter = parseFilter(registry, declaration, {
        and: [
          { ...narrowing, markedToDelete: false },
          { filters: [{ fieldPath: 'email', operator: 'filled' }] },
          ...(searchStr.trim() === '' ? [] : [{ searchStr }]),
        ],
      });
      const sort = [{ path: parsePath(registry, declaration, 'name'), desc: false }];
      const page = await records.list(actor, objectName, { filter, sort, limit, offset: 0, uncounted: true });
      return page.rows.map((row) => ({
        name: String(row.name),
        email: String(row.email),
        objectName,
        objectId: row.id,
        counterpartyId: counterpartyOf(objectName, row),
      }));
    }),
  );
  const byAddress = new Map<string, (typeof candidates)[number][number]>();
  for (const each of candidates.flat()) {
    const address = each.email.toLowerCase();
    if (!byAddress.has(address)) byAddress.set(address, each);
  }
  const rows = [...byAddress.values()].slice(0, limit);
  return { rows, count: rows.length };
}

const counterpartyOf = (
  object: string,
  row: { readonly id: number; readonly counterpartyId?: unknown },
): number | null => {
  if (object === 'counterparty') return row.id;
  return typeof row.counterpartyId === 'number' ? row.counterpartyId : null;
};
