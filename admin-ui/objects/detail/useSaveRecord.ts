import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { problemCode } from '../../data/problem.ts';
import { isSame, writtenFields } from './meaning.ts';
import { changedPayload, hasClash, mergeOf, partsPayload } from './merge.ts';
import { payloadOf } from './payload.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes only the changed fields, so that what a process or a colleague has written into other fields meanwhile does not
 * make the server refuse the save.
 * @throws HttpError `stale_record` if somebody has changed one of these fields since they were read
 */
const change = async (meta: ObjectMeta, base: AnyRecord, values: Values): Promise<AnyRecord> => {
  const body = changedPayload(meta, base, values);
  const put = (updatedAt: unknown, merged = {}) =>
    recordCalls.write(meta, base.id, { updatedAt, ...body, ...merged });
  try {
    return await put(base.updatedAt);
  } catch (error) {
    if (problemCode(error) !== 'stale_record') throw error;
    const current = await recordCalls.read(meta, base.id);
    const sent = writtenFields(meta).filter((field) => !isSame(field, base, values));
    const merge = mergeOf(sent, { base, mine: values, theirs: current });
    if (hasClash(merge)) throw error;
    return put(current.updatedAt, partsPayload(merge));
  }
};

/** Creates the record, or changes the one that was read as `base`, and updates the query cache of its page. */
export function useSaveRecord(meta: ObjectMeta) {
  const client = useQueryClient();
  return useCallback(
    async (values: Values, base: AnyRecord | undefined): Promise<AnyRecord> => {
      const saved = base
        ? await change(meta, base, values)
        : await recordCalls.create(meta, payloadOf(meta, values));
      client.setQueryData([meta.path, 'getOne', { id: String(saved.id), meta: undefined }], saved);
      return saved;
    },
    [client, meta],
  );
}
