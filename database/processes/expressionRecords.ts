import { KejaError } from '#domain/kernel/fail.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { ServedRecord, Shape } from '#domain/processes/expression/shapes.ts';
import type { RecordService } from '../recordService.ts';

/** The longest chain of references; the same limit as in filters. */
const maxDepth = 4;
/** The errors by which a record is hidden from an actor. */
const hidden = new Set(['no_access', 'record_not_found']);

/**
 * Reads records for expressions: references are replaced by their records as far as the expression needs. Each record is
 * read once for all expressions. References to records that the actor may not see, or that lie deeper than `maxDepth`, become
 * undefined.
 */
export function expressionRecords(records: Pick<RecordService, 'get'>, actor: Actor) {
  const cache = new Map<string, Promise<AnyRecord | undefined>>();
  const read = (object: string, id: number): Promise<AnyRecord | undefined> => {
    const name = `${object} ${id}`;
    const record = cache.get(name) ?? records.get(actor, object, id).catch(undefinedIfHidden);
    cache.set(name, record);
    return record;
  };

  /** Replaces the references that the expression follows, at `depth` references from the first record. */
  const withReferences = async (shape: Shape, served: ServedRecord, depth: number): Promise<ServedRecord> => {
    const followed = [...shape.leadsTo].map(async ([name, next]) => {
      const field = shape.fields[name];
      const value = served[name];
      if (field?.type === 'rows' && Array.isArray(value))
        return [name, await Promise.all(value.map((row: ServedRecord) => withReferences(next, row, depth)))];
      if (field?.type !== 'reference' || !isReference(value)) return [name, value];
      const target = depth < maxDepth ? await read(field.to, value.id) : undefined;
      return [name, target && (await withReferences(next, target, depth + 1))];
    });
    return { ...served, ...(Object.fromEntries(await Promise.all(followed)) as ServedRecord) };
  };

  return {
    /** @throws record_not_found, no_access if the actor may not see the record itself */
    load: async (shape: Shape, object: string, id: number): Promise<ServedRecord> => {
      // If it may not be seen, it is read again to throw the reason.
      const record = (await read(object, id)) ?? (await records.get(actor, object, id));
      return withReferences(shape, record, 0);
    },
    /** Completes a record that was already read, for example its state before a change. */
    complete: (shape: Shape, record: ServedRecord): Promise<ServedRecord> => withReferences(shape, record, 0),
  };
}

const undefinedIfHidden = (error: unknown): undefined => {
  if (error instanceof KejaError && hidden.has(error.code)) return undefined;
  throw error;
};
