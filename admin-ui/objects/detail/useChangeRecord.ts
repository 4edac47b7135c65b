import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { problemCode } from '../../data/problem.ts';
import { isSame, writtenFields } from './meaning.ts';
import { changedPayload, hasClash, mergeOf, partsPayload } from './merge.ts';

type Values = Readonly<Record<string, unknown>>;

/** Writes the values of a form. `base` is the record that they were read from; a new record has none. */
export type WriteRecord = (values: Values, base?: AnyRecord) => Promise<AnyRecord>;

/**
 * Writes only the changed fields, so that what a process or a colleague has written into other fields meanwhile does not
 * make the server refuse the save. If a colleague has changed other rows of the same table part, the merged rows are sent.
 * @throws HttpError `stale_record` if somebody has changed one of these fields, or the same rows, since they were read
 */
const change = async (meta: ObjectMeta, base: AnyRecord, values: Values): Promise<AnyRecord> => {
  const body = changedPayload(meta, base, values);
  const put = (updatedAt: unknown, mergedParts = {}) =>
    recordCalls.write(meta, base.id, { updatedAt, ...body, ...mergedParts });
  try {
    return await put(base.updatedAt);
  } catch (error) {
    if (problemCode(error) !== 'stale_record') throw error;
    const current = await recordCalls.read(meta, base.id);
    const changedFields = writtenFields(meta).filter((field) => !isSame(field, base, values));
    const merge = mergeOf(changedFields, { base, mine: values, theirs: current });
    if (hasClash(merge)) throw error;
    return put(current.updatedAt, partsPayload(merge));
  }
};

/**
 * Changes the record of a page, and updates the query cache of this page.
 * @returns a function that takes the form's values and the record from which they were read (`record` if absent)
 */
export function useChangeRecord(meta: ObjectMeta, record: AnyRecord): WriteRecord {
  const client = useQueryClient();
  return useCallback(
    async (values, base = record) => {
      const saved = await change(meta, base, values);
      // The key under which react-admin keeps the record of a page.
      client.setQueryData([meta.path, 'getOne', { id: String(saved.id), meta: undefined }], saved);
      return saved;
    },
    [client, meta, record],
  );
}
