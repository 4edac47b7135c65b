import { z } from 'zod';
import type { Registry } from '#domain/kernel/registry.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { recordId } from '../http/recordId.ts';

/** What is said of files that are sent: where they belong, and what they are. */
export interface FileWords {
  readonly objectName: string | null;
  readonly objectId: number | null;
  readonly description: string | null;
  readonly verificationProtocol: boolean;
}

const flag = z.union([z.boolean(), z.stringbool()]).optional();
const description = z.string().max(255).nullish();

/** Beside files that may hang anywhere. */
export const anywhere = z.object({
  objectName: z.string().max(60).nullish(),
  objectId: recordId.nullish(),
  description,
  verificationProtocol: flag,
});

/** Beside files of one object, whose record the specification calls by several names. */
export const ofOneObject = z.looseObject({
  objectId: recordId.optional(),
  id: recordId.optional(),
  reclamationId: recordId.optional(),
  description,
  verification_protocol: flag,
  verificationProtocol: flag,
});

/** @throws validation_failed, object_not_found */
export const wordsAnywhere = (registry: Registry, given: unknown): FileWords => {
  const { objectName, objectId, ...words } = parsed(anywhere, given);
  if ((objectName ?? null) === null) return { ...plain(words), objectName: null, objectId: null };
  if (!registry.has(String(objectName))) throw fail('object_not_found', { object: String(objectName) });
  if (!objectId) throw failFields([{ field: 'objectId', code: 'required' }]);
  return { ...plain(words), objectName: String(objectName), objectId };
};

/** @throws validation_failed */
export const wordsOf = (objectName: string, given: unknown): FileWords => {
  const { objectId, id, reclamationId, verification_protocol, ...words } = parsed(ofOneObject, given);
  const of = objectId ?? id ?? reclamationId;
  if (!of) throw failFields([{ field: 'objectId', code: 'required' }]);
  return { ...plain({ verificationProtocol: verification_protocol, ...words }), objectName, objectId: of };
};

const plain = (words: {
  readonly description?: string | null | undefined;
  readonly verificationProtocol?: boolean | undefined;
}) => ({
  description: words.description ?? null,
  verificationProtocol: words.verificationProtocol ?? false,
});

const parsed = <S extends z.ZodType>(shape: S, given: unknown): z.output<S> => {
  const result = shape.safeParse(given);
  if (result.success) return result.data;
  throw failFields(
    result.error.issues.map(({ path }) => ({ field: path.join('.'), code: 'invalid_value' as const })),
  );
};
