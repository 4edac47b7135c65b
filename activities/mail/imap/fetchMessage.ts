import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { ReadMessage } from '#database/mail/incomingMail.ts';
import { wordsOf } from './imapFault.ts';
import type { MessageReader } from './messageReader.ts';
import { leftPart, planParts, withoutLeft } from './partsLeft.ts';
import { leftWhole, unreadMessage } from './readMessage.ts';

/** A message up to this many bytes is read whole. */
const wholeUpTo = 5 * 1024 * 1024;

/** Reads one message. Large attachments stay on the server. Undefined for a message that was removed meanwhile. */
export async function fetchMessage(
  client: ImapFlow,
  reader: MessageReader,
  about: FetchMessageObject,
): Promise<ReadMessage | undefined> {
  try {
    return (about.size ?? 0) > wholeUpTo
      ? await fetchInParts(client, reader, about)
      : await fetchWhole(client, reader, about);
  } catch (error) {
    // The server answers, but cannot give this message: the others must not wait for it.
    if (!(error as { responseStatus?: string }).responseStatus || !client.usable) throw error;
    return unreadMessage(about, wordsOf(error));
  }
}

const fetchWhole = async (client: ImapFlow, reader: MessageReader, about: FetchMessageObject) => {
  const message = await client.fetchOne(String(about.uid), { uid: true, source: true }, { uid: true });
  if (!message) return undefined;
  return message.source ? reader.read(about, message.source) : unreadMessage(about, 'no source');
};

const fetchInParts = async (client: ImapFlow, reader: MessageReader, about: FetchMessageObject) => {
  const range = String(about.uid);
  const told = await client.fetchOne(range, { uid: true, bodyStructure: true }, { uid: true });
  if (!told) return undefined;
  const plan = told.bodyStructure && planParts(told.bodyStructure);
  if (!plan) return unreadMessage(about, 'too many parts', leftWhole(about));
  const query = { uid: true, headers: true, bodyParts: [...plan.sections] };
  const message = await client.fetchOne(range, query, { uid: true });
  if (!message) return undefined;
  if (!message.headers) return unreadMessage(about, 'no head', leftWhole(about));
  const source = withoutLeft(plan, message.headers, message.bodyParts ?? new Map<string, Buffer>());
  const read = await reader.read(about, source);
  // Its source is not here, so that the whole message on the server stands in its place.
  if (read.fields.failure) return unreadMessage(about, String(read.fields.failure), leftWhole(about));
  const isLeftAlone = plan.left.includes(plan.structure);
  return { ...read, parts: [...(isLeftAlone ? [] : read.parts), ...plan.left.map(leftPart)] };
};
