import type { z } from 'zod';
import type { Request } from 'express';
import type { Actor } from '#domain/platform/actor.ts';
import { failFields } from '#domain/kernel/fail.ts';
import { orderCommentContracts } from '#domain/sales/orderComment.contracts.ts';
import { attachFiles } from '../files/attachFiles.ts';
import type { FileParts } from '../files/receiveFiles.ts';
import { withUpload, type ReceivedFile } from '../files/receiveUpload.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';

const tag = 'sales';
const object = 'salesOrderComment';
const { add, edit, remove } = orderCommentContracts;

/** The comments on an order. With files the body is `multipart/form-data`, otherwise it may be JSON. */
export function orderCommentEndpoints(parts: FileParts): AnyEndpoint[] {
  const { database } = parts;
  const about = { tag, access: ['sales'] } as const;
  const get = (actor: Actor, id: number) => database.records.get(actor, object, id);
  const written = async <T>(
    actor: Actor,
    request: Request,
    shape: z.ZodType<T>,
    write: (tx: Parameters<Parameters<typeof doOnce>[4]>[0], said: T) => Promise<number>,
  ) => {
    const save = async (said: T, files: readonly ReceivedFile[]) => {
      const asked = { said, files: files.map(({ name, checksum }) => ({ name, checksum })) };
      const id = await doOnce(database, actor, request, asked, async (tx) => {
        const made = await write(tx, said);
        const place = { objectName: object, objectId: made, description: null, verificationProtocol: false };
        if (files.length > 0) await attachFiles(database, tx, actor, files, place);
        return made;
      });
      return get(actor, id);
    };
    if (!request.is('multipart/form-data')) return save(parsed(shape, request.body), []);
    return withUpload(request, parts.fileMaxMegabytes, ({ files, words: given }) =>
      save(parsed(shape, numbered(given)), files),
    );
  };

  return [
    serve(add, {
      ...about,
      summary: 'Says something about an order, with files where there are any',
      handle: ({ actor, request }) =>
        written(actor, request, add.form, async (tx, { orderId, ...said }) => {
          const made = await tx.records.create(actor, object, { salesOrderId: orderId, ...said });
          return made.id;
        }),
    }),
    serve(edit, {
      ...about,
      summary: 'Changes a comment of one’s own, and hangs further files on it',
      handle: ({ actor, request }) =>
        written(actor, request, edit.form, async (tx, { id, ...said }) => {
          await tx.records.update(actor, object, id, said);
          return id;
        }),
    }),
    serve(remove, {
      ...about,
      summary: 'Marks a comment of one’s own as deleted',
      handle: async ({ actor, request, body }) => {
        await doOnce(database, actor, request, body, async (tx) => {
          await tx.records.changeDeletionMark(actor, object, body.id, true);
          return body.id;
        });
        return { result: true as const, id: body.id };
      },
    }),
  ];
}

/** A form sends numbers as text. */
const numbered = (given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== 'text' && /^\d{1,10}$/.test(value) ? Number(value) : value,
    ]),
  );

const parsed = <T>(shape: z.ZodType<T>, given: unknown): T => {
  const { data, error, success } = shape.safeParse(given ?? {});
  if (success) return data;
  throw failFields(
    error.issues.map(({ path, code }) => ({
      field: path.join('.'),
      code: faultOf(code),
    })),
  );
};

const faultOf = (code: string) => {
  if (code === 'too_big') return 'too_long';
  return code === 'invalid_union' ? 'invalid_value' : 'required';
};
