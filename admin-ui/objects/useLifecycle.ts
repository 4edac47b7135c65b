import { useQuery } from '@tanstack/react-query';
import type { GenericCall } from '#domain/kernel/lifecycle.ts';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { recordCalls } from '../data/recordCalls.ts';

const none: readonly string[] = [];

/**
 * What the state of a record allows this person to do. Until it is loaded, only the calls that no state opens count as
 * closed.
 */
export function useLifecycle(meta: ObjectMeta, record: AnyRecord) {
  useRefetchOnChange(meta.hasStates && meta.canModify ? [meta.name] : [], [
    meta.path,
    'lifecycle',
    record.id,
  ]);
  const { data } = useQuery({
    queryKey: [meta.path, 'lifecycle', record.id, record.updatedAt],
    queryFn: ({ signal }) => recordCalls.lifecycle(meta, record.id, { signal }),
    enabled: meta.hasStates && meta.canModify,
  });
  return {
    /** The name of the state; undefined until it is loaded, or for somebody who may not write the record. */
    state: data?.state,
    /** Whether a call is refused: in every state (`neverOpen`), or in the present one. */
    isClosed: (name: GenericCall): boolean =>
      meta.neverOpen.includes(name) || data?.closed.includes(name) === true,
    /** Fields that keep their value once they have one; an empty one may still be filled. */
    keptFields: data?.keeps ?? none,
    /** Fields that nobody may write now, even if they are empty. */
    closedFields: data?.shut ?? none,
    /** Fields that are sums of the record's parts. */
    sums: data?.sums ?? none,
    /** Why the closed calls are refused, as a sentence; empty until it is loaded. */
    reason: data?.reason ?? '',
    /** Why fields cannot be changed, as sentences. */
    remarks: data?.told ?? none,
  };
}
