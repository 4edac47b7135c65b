import { fail } from '#domain/kernel/fail.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import type { ObjectName } from '#domain/objects.ts';
import { isGrantedOnly, may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';

/**
 * Refuses an answer that shows records of these objects to whoever may not read all of them; reads of restricted ones are
 * noted. @throws KejaError no_access naming the object
 */
export function mustReadAll(registry: Registry, actor: Actor, names: readonly ObjectName[]): void {
  const closed = names.find((object) => !may(actor, 'read', registry.byName(object)));
  if (closed) throw fail('no_access', { object: closed });
  for (const object of names) if (isGrantedOnly(actor, object)) actor.noteRead?.(object, null);
}
