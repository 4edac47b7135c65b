import type { FetchMessageObject, ImapFlow } from 'imapflow';
import type { ReadMessage } from '#database/mail/incomingMail.ts';
import { ahead } from './ahead.ts';
import { errorWords } from './imapFault.ts';
import type { MessageReader } from './messageReader.ts';
import { leftPart, planParts, withoutLeft } from './partsLeft.ts';
import { leftWhole, unreadMessage } from './readMessage.ts';

/** A message up to this many bytes is read whole. */
const wholeUpTo = 5 * 1024 * 1024;

/** One request asks for the sources of at most so many messages and bytes. */
const batchLimits = { messages: 20, bytes: 4 * 1024 * 1024 };

interface FetchedMessage {
  /** What the server said of the message before its source was read: UID, flags, envelope, size. */
  readonly about: FetchMessageObject;
  /** The message as it was read; undefined if it was removed meanwhile. */
  readonly message: ReadMessage | undefined;
}

/** Reads messages in the order of `abouts`. While some of them are parsed, the server already sends the next ones. */
export async function* fetchMessages(
  client: ImapFlow,
  reader: MessageReader,
  abouts: readonly FetchMessageObject[],
): AsyncGenerator<FetchedMessage> {
  for await (const { batch, sources } of ahead(sourcesOf(client, abouts)))
    for (const about of batch) {
      const source = sources.get(about.uid);
      const message = source ? reader.read(about, source) : fetchMessage(client, reader, about);
      yield { about, message: await message };
    }
}

/** The messages in batches, each with the sources that the server gave for it. */
async function* sourcesOf(client: ImapFlow, abouts: readonly FetchMessageObject[]) {
  for (const batch of batchesOf(abouts)) yield { batch, sources: await sourcesTogether(client, batch) };
}

const isLarge = ({ size = 0 }: FetchMessageObject): boolean => size > wholeUpTo;

/**
 * Divides messages into batches, in their order. A message above the limit of bytes is a batch of its own. So is each large
 * one, because `wholeUpTo` is above that limit.
 */
function* batchesOf(abouts: readonly FetchMessageObject[]): Generator<readonly FetchMessageObject[]> {
  let [batch, bytes]: [FetchMessageObject[], number] = [[], 0];
  for (const about of abouts) {
    bytes += about.size ?? 0;
    if (batch.length > 0 && (batch.length >= batchLimits.messages || bytes > batchLimits.bytes)) {
      yield batch;
      [batch, bytes] = [[], about.size ?? 0];
    }
    batch.push(about);
  }
  if (batch.length > 0) yield batch;
}

/** The sources of a batch by UID. `fetchMessages` requests alone each message that is missing here, as a large one always is. */
const sourcesTogether = async (
  client: ImapFlow,
  batch: readonly FetchMessageObject[],
): Promise<ReadonlyMap<number, Buffer>> => {
  if (batch.some(isLarge)) return new Map();
  const range = batch.map(({ uid }) => uid).join(',');
  try {
    const messages = await client.fetchAll(range, { uid: true, source: true }, { uid: true });
    return new Map(messages.flatMap(({ uid, source }) => (source ? [[uid, source]] : [])));
  } catch (error) {
    if (!isOfMessage(client, error)) throw error;
    return new Map();
  }
};

/**
 * Whether an error is about one message: the connection stands (`usable`) and the server answers, but it cannot give the
 * message. The other messages must not wait for this one.
 */
const isOfMessage = (client: ImapFlow, error: unknown): boolean =>
  Boolean((error as { responseStatus?: string }).responseStatus) && client.usable;

/** Reads one message. Large attachments stay on the server. Undefined for a message that was removed meanwhile. */
const fetchMessage = async (
  client: ImapFlow,
  reader: MessageReader,
  about: FetchMessageObject,
): Promise<ReadMessage | undefined> => {
  try {
    return isLarge(about)
      ? await fetchInParts(client, reader, about)
      : await fetchWhole(client, reader, about);
  } catch (error) {
    if (!isOfMessage(client, error)) throw error;
    return unreadMessage(about, errorWords(error));
  }
};

const fetchWhole = async (client: ImapFlow, reader: MessageReader, about: FetchMessageObject) => {
  const message = await client.fetchOne(String(about.uid), { uid: true, source: true }, { uid: true });
  if (!message) return undefined;
  return message.source ? reader.read(about, message.source) : unreadMessage(about, 'no source');
};

/** Reads a large message without the parts that its plan leaves on the server. */
const fetchInParts = async (client: ImapFlow, reader: MessageReader, about: FetchMessageObject) => {
  const range = String(about.uid);
  const described = await client.fetchOne(range, { uid: true, bodyStructure: true }, { uid: true });
  if (!described) return undefined;
  const plan = described.bodyStructure && planParts(described.bodyStructure);
  if (!plan) return unreadMessage(about, 'too many parts, or too deep ones', leftWhole(about));
  const query = { uid: true, headers: true, bodyParts: [...plan.sections] };
  const message = await client.fetchOne(range, query, { uid: true });
  if (!message) return undefined;
  if (!message.headers) return unreadMessage(about, 'no head', leftWhole(about));
  const source = withoutLeft(plan, message.headers, message.bodyParts ?? new Map<string, Buffer>());
  const parsed = await reader.read(about, source);
  // A message that cannot be parsed has its source as attachment. Here the source is incomplete, so it is left on the server.
  if (parsed.fields.failure) return unreadMessage(about, String(parsed.fields.failure), leftWhole(about));
  // A message that is nothing but one large part was parsed with an empty body, so `parsed.parts` are no parts of the message.
  const isLeftWhole = plan.left.includes(plan.structure);
  return { ...parsed, parts: [...(isLeftWhole ? [] : parsed.parts), ...plan.left.map(leftPart)] };
};
