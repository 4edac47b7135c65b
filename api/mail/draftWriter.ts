import type { Request } from 'express';
import type { z } from 'zod';
import { lockDraft } from '#database/mail/sendDraft.ts';
import type { Transaction } from '#database/transaction.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { attachedForm, type writtenMailContracts } from '#domain/mail/writtenMail.contracts.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import { attachFiles } from '../files/attachFiles.ts';
import type { UploadDependencies } from '../files/receiveFiles.ts';
import { withContent, withUpload, type ReceivedFile } from '../files/receiveUpload.ts';
import { doOnce, writeOnce } from '../http/writeOnce.ts';

type NewLetter = z.output<typeof writtenMailContracts.create.body>;
type Attached = z.output<typeof attachedForm>;

/**
 * Writes drafts and their files. A repeated request writes nothing a second time. `lockDraft` refuses whoever may not change the
 * draft.
 */
export function draftWriter({ database, fileMaxMegabytes }: UploadDependencies) {
  const attachToDraft = async (
    tx: Transaction,
    actor: Actor,
    outgoingEmail: number,
    received: readonly ReceivedFile[],
  ): Promise<number[]> => {
    await lockDraft(tx, actor, outgoingEmail);
    const place = { objectName: 'outgoingEmail', objectId: outgoingEmail, description: null };
    const files = await attachFiles(database, tx, actor, received, { ...place, verificationProtocol: false });
    // `size` is read-only for people, so the server writes the attachment in the person's name.
    const sender: Actor = serverFor(actor.userId);
    const ids: number[] = [];
    for (const { id: file, name: filename, type: contentType, size } of files) {
      const attachment = { outgoingEmail, file, filename, contentType, size } as RecordInput;
      ids.push(await tx.records.createOnly(sender, 'outgoingEmailAttachment', attachment));
    }
    return ids;
  };

  const save = async (
    actor: Actor,
    request: Request,
    { outgoingEmailId }: Attached,
    received: readonly ReceivedFile[],
  ) => {
    // What a repeated request must have in common with the first one, to be known as the same.
    const sent = { outgoingEmailId, files: received.map(({ name, checksum }) => ({ name, checksum })) };
    const ids = await doOnce(database, actor, request, sent, (tx) =>
      attachToDraft(tx, actor, outgoingEmailId, received),
    );
    const rows = await Promise.all(
      ids.map((id) => database.records.get(actor, 'outgoingEmailAttachment', id)),
    );
    return { rows, count: rows.length };
  };

  return {
    create: async (actor: Actor, request: Request, { attachments = [], ...fields }: NewLetter) => {
      const files = attachments.map(({ filename, content }) => ({ name: filename, bytes: bytesOf(content) }));
      const { id } = await withContent(files, fileMaxMegabytes, (received) =>
        writeOnce(database, actor, request, async (tx) => {
          const letter = await tx.records.create(actor, 'outgoingEmail', fields);
          if (received.length > 0) await attachToDraft(tx, actor, letter.id, received);
          return letter;
        }),
      );
      return database.records.get(actor, 'outgoingEmail', id);
    },
    attach: async (actor: Actor, request: Request) => {
      if (request.is('multipart/form-data'))
        return withUpload(
          request,
          fileMaxMegabytes,
          ({ files, fields }) => save(actor, request, parseAttached(fields), mustHaveSome(files)),
          // A form without a file is refused by `mustHaveSome`, with an error of its own.
          'any',
        );
      const attached = parseAttached(request.body);
      return withContent([fileIn(attached)], fileMaxMegabytes, (received) =>
        save(actor, request, attached, received),
      );
    },
  };
}

const mustHaveSome = (files: readonly ReceivedFile[]): readonly ReceivedFile[] => {
  if (files.length === 0) throw fail('no_files_attached');
  return files;
};

/** The file of a JSON body, which has its content as base64. */
const fileIn = ({ filename, content }: Attached) => {
  if (!filename || !content)
    throw failFields([{ field: filename ? 'content' : 'filename', code: 'required' }]);
  return { name: filename, bytes: bytesOf(content) };
};

const bytesOf = (content: string): Uint8Array => Buffer.from(content, 'base64');

const parseAttached = (form: unknown): Attached => {
  // With `reportInput` zod tells the faulty value, so that a missing one is told apart from a wrong one.
  const { success, data, error } = attachedForm.safeParse(form ?? {}, { reportInput: true });
  if (success) return data;
  throw failFields(
    error.issues.map(({ path, input }) => ({
      field: path.join('.'),
      code: input === undefined ? ('required' as const) : ('invalid_value' as const),
    })),
  );
};
