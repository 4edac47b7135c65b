import { fail } from '#domain/kernel/fail.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { ObjectName } from '#domain/objects.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';

/**
 * Refuses the call unless the actor may read every one of these objects. The access log notes the reads of restricted ones.
 * @throws KejaError no_access naming the object
 */
export function mustReadAll(registry: Registry, actor: Actor, names: readonly ObjectName[]): void {
  const refused = names.find((object) => !may(actor, 'read', registry.byName(object)));
  if (refused) throw fail('no_access', { object: refused });
  for (const object of names) actor.noteRead?.(object, null);
}
