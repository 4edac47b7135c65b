import type { Request } from 'express';
import type { z } from 'zod';
import type { Transaction } from '#database/transaction.ts';
import { failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { ObjectName } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { attachFiles } from '../files/attachFiles.ts';
import type { UploadDependencies } from '../files/receiveFiles.ts';
import { withUpload, type ReceivedFile } from '../files/receiveUpload.ts';
import { doOnce } from '../http/writeOnce.ts';

/** How one comment is written. */
interface Writing<T> {
  readonly shape: z.ZodType<T>;
  /** Writes the comment. @returns its id */
  readonly write: (tx: Transaction, input: T) => Promise<number>;
  /** Runs in the same transaction, after the files are attached. */
  readonly after?: (
    tx: Transaction,
    input: T,
    comment: { readonly id: number; readonly files: readonly AnyRecord[] },
  ) => Promise<void>;
}

/**
 * Writes comments of one object, each in one transaction with its files. A repeated request writes no second comment. With
 * files the body is `multipart/form-data`, otherwise it may be JSON.
 */
export function commentWriter({ database, fileMaxMegabytes }: UploadDependencies, objectName: ObjectName) {
  return async <T>(
    actor: Actor,
    request: Request,
    { shape, write, after }: Writing<T>,
  ): Promise<AnyRecord> => {
    const save = async (input: T, received: readonly ReceivedFile[]) => {
      // A request with the same id and the same content is a repeated one. Another content is refused.
      const content = { said: input, files: received.map(({ name, checksum }) => ({ name, checksum })) };
      const id = await doOnce(database, actor, request, content, async (tx) => {
        const objectId = await write(tx, input);
        const place = { objectName, objectId, description: null, verificationProtocol: false };
        const files = received.length > 0 ? await attachFiles(database, tx, actor, received, place) : [];
        await after?.(tx, input, { id: objectId, files });
        return objectId;
      });
      return database.records.get(actor, objectName, id);
    };
    if (!request.is('multipart/form-data')) return save(parseInput(shape, request.body), []);
    // `any`: a form without a file is accepted too.
    return withUpload(
      request,
      fileMaxMegabytes,
      ({ files, fields }) => save(parseInput(shape, fields), files),
      'any',
    );
  };
}

const parseInput = <T>(shape: z.ZodType<T>, fields: unknown): T => {
  const { data, error, success } = shape.safeParse(fields ?? {});
  if (success) return data;
  throw failFields(error.issues.map(({ path, code }) => ({ field: path.join('.'), code: faultOf(code) })));
};

/** The code of our errors for a code of zod. All others mean that the field is missing or empty. */
const faultOf = (code: string) => {
  if (code === 'too_big') return 'too_long';
  return code === 'invalid_union' || code === 'invalid_format' ? 'invalid_value' : 'required';
};
