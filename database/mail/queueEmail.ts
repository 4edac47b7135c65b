import type { AnyRecord } from '#domain/kernel/record.ts';
import { serverFor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';

/** A stored file that goes with a message: its name, its media type and its size in bytes. */
export type AttachedFile = Readonly<
  Pick<AnyRecord, 'id'> & Partial<Record<'name' | 'type' | 'size', unknown>>
>;

/** The record that a message is about. */
interface LinkedRecord {
  readonly objectName: string;
  readonly objectId: number;
  readonly presentationText: string;
}

/**
 * Queues an e-mail with its attachments, in the name of the person who sends it.
 * @param message the fields of the outgoing e-mail
 * @returns the id of the outgoing e-mail
 */
export async function queueEmail(
  tx: Transaction,
  { userId }: Pick<Actor, 'userId'>,
  message: Readonly<Record<string, unknown>>,
  files: readonly AttachedFile[],
  linked?: LinkedRecord,
): Promise<number> {
  const sender: Actor = serverFor(userId);
  const outgoingEmail = await tx.records.createOnly(sender, 'outgoingEmail', {
    bodyType: 'text',
    ...message,
    date: new Date().toISOString(),
    status: 'draft',
    hasLinks: linked !== undefined,
  });
  for (const { id: file, name: filename, type: contentType, size } of files)
    await tx.records.createOnly(sender, 'outgoingEmailAttachment', {
      outgoingEmail,
      file,
      filename,
      contentType,
      size,
    });
  if (linked) await tx.records.createOnly(sender, 'outgoingEmailLinkedDoc', { outgoingEmail, ...linked });
  // Queued last, so that its workflow finds the attachments and the link.
  await tx.records.updateOnly(sender, 'outgoingEmail', outgoingEmail, { status: 'queued' });
  return outgoingEmail;
}
