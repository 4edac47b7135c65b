import type { z } from 'zod';
import type { Registry } from '#domain/kernel/registry.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { uploadForm } from '#domain/platform/file.contracts.ts';
import { objectFilesForm } from '#domain/platform/filesOfObjects.contracts.ts';

/**
 * The data sent with files: the record they belong to, and what they are. The caller checks whether the actor may change this
 * record.
 */
export interface FileDetails {
  readonly objectName: string | null;
  readonly objectId: number | null;
  readonly description: string | null;
  /** Whether the file is the report of the inspection of a reclamation's goods. */
  readonly verificationProtocol: boolean;
}

/**
 * Reads the data of an upload that may name a record of any object, or none.
 * @throws validation_failed, object_not_found
 */
export function detailsForAnyObject(registry: Registry, form: unknown): FileDetails {
  const { objectName, objectId, ...details } = parseForm(uploadForm, form);
  if ((objectName ?? null) === null) return { ...withDefaults(details), objectName: null, objectId: null };
  if (!registry.has(String(objectName))) throw fail('object_not_found', { object: String(objectName) });
  if (!objectId) throw failFields([{ field: 'objectId', code: 'required' }]);
  return { ...withDefaults(details), objectName: String(objectName), objectId };
}

/**
 * Reads the data of an upload to a record of this object. Callers send its id by one of three names.
 * @throws validation_failed
 */
export function detailsForObject(objectName: string, form: unknown): FileDetails {
  const { objectId, id, reclamationId, verification_protocol, ...details } = parseForm(objectFilesForm, form);
  const recordId = objectId ?? id ?? reclamationId;
  if (!recordId) throw failFields([{ field: 'objectId', code: 'required' }]);
  return {
    ...withDefaults({ verificationProtocol: verification_protocol, ...details }),
    objectName,
    objectId: recordId,
  };
}

const withDefaults = (details: {
  readonly description?: string | null | undefined;
  readonly verificationProtocol?: boolean | undefined;
}) => ({
  description: details.description ?? null,
  verificationProtocol: details.verificationProtocol ?? false,
});

const parseForm = <S extends z.ZodType>(shape: S, form: unknown): z.output<S> => {
  const result = shape.safeParse(form);
  if (result.success) return result.data;
  throw failFields(
    result.error.issues.map(({ path }) => ({ field: path.join('.'), code: 'invalid_value' as const })),
  );
};
