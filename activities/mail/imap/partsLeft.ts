import type { MessageStructureObject } from 'imapflow';
import type { MailPart } from '#database/mail/incomingMail.ts';
import { fileName, shortLine } from './readMessage.ts';

/** A part above this many bytes stays on the server until somebody asks for it. */
const mostOfPart = 5 * 1024 * 1024;
/** The parts of one message that are read have at most this many bytes together. Its largest parts stay on the server. */
const mostAtOnce = 25 * 1024 * 1024;
/** More parts than this are an attack or a fault; the message is then not taken apart. */
const mostParts = 500;
/** The longest number of a part, such as `1.2.3`, that a record holds. Parts that lie deeper are an attack, too. */
const longestNumber = 60;

/** What to fetch of a large message, and what stays on its server. */
export interface PartsPlan {
  readonly structure: MessageStructureObject;
  /** Sections of the message besides its head, as IMAP names them. */
  readonly sections: readonly string[];
  /** The parts that stay on the server. */
  readonly left: readonly MessageStructureObject[];
}

const isMultipart = ({ type, childNodes = [] }: MessageStructureObject): boolean =>
  type.startsWith('multipart/') && childNodes.length > 0;

/** The parts that are no multiparts themselves, in their order. */
const leavesOf = (node: MessageStructureObject): MessageStructureObject[] =>
  isMultipart(node) ? (node.childNodes ?? []).flatMap(leavesOf) : [node];

/** The multiparts, each before those that it contains. */
const branchesOf = (node: MessageStructureObject): MessageStructureObject[] =>
  isMultipart(node) ? [node, ...(node.childNodes ?? []).flatMap(branchesOf)] : [];

/** Which parts of a large message are read. Undefined for one that has too many parts, or parts that lie too deep. */
export function planParts(structure: MessageStructureObject): PartsPlan | undefined {
  const leaves = leavesOf(structure);
  if (leaves.length > mostParts || leaves.some(({ part = '' }) => part.length > longestNumber))
    return undefined;
  // The smallest parts are counted first, so that the largest ones stay on the server when the room is used up.
  let room = mostAtOnce;
  const left = leaves
    .toSorted((one, other) => (one.size ?? 0) - (other.size ?? 0))
    .filter(({ size = 0 }) => {
      room -= size;
      return size > mostOfPart || room < 0;
    });
  const readLeaves = leaves.filter((leaf) => !left.includes(leaf));
  const branches = branchesOf(structure).filter((node) => node !== structure);
  // `1.2.MIME` is the head of part 1.2, and `1.2` is its content. The head of the whole message is no section: it is fetched
  // separately, and `withoutLeft` gets it as `head`. A message of one part may give this part no number: IMAP calls it `1`.
  const sections = [
    ...[...branches, ...readLeaves].flatMap(({ part }) =>
      part === undefined || part === structure.part ? [] : [`${part}.MIME`],
    ),
    ...readLeaves.map(({ part }) => part ?? '1'),
  ];
  return { structure, sections, left };
}

/** The message without the parts that stay on the server. @param sections what was fetched, by its name in small letters */
export function withoutLeft(
  { structure, left }: PartsPlan,
  head: Buffer,
  sections: ReadonlyMap<string, Buffer>,
): Buffer {
  const sectionOf = (name: string): Buffer => sections.get(name) ?? Buffer.alloc(0);
  const headOf = (node: MessageStructureObject): Buffer =>
    node === structure ? head : sectionOf(`${node.part}.mime`);
  const bytesOf = (node: MessageStructureObject): Buffer[] => {
    // Only the whole message can be left here: left children are skipped below.
    if (!isMultipart(node))
      return [headOf(node), left.includes(node) ? Buffer.alloc(0) : sectionOf(node.part ?? '1')];
    const boundary = node.parameters?.boundary ?? '';
    const children = (node.childNodes ?? []).filter((child) => !left.includes(child));
    return [
      headOf(node),
      ...children.flatMap((child) => [
        Buffer.from(`--${boundary}\r\n`),
        ...bytesOf(child),
        Buffer.from('\r\n'),
      ]),
      Buffer.from(`--${boundary}--\r\n`),
    ];
  };
  return Buffer.concat(bytesOf(structure));
}

/**
 * A part that stays on the server. Its size is the approximate size of its content: in base64, a line of 78 bytes, with its line
 * break, holds 57 bytes of content.
 */
export function leftPart(node: MessageStructureObject): MailPart {
  const { part, type, id, disposition, size = 0, encoding, parameters, dispositionParameters } = node;
  return {
    filename: fileName(dispositionParameters?.filename ?? parameters?.name, type, part ?? 1),
    contentType: shortLine(type, 120),
    contentId: shortLine(id, 1000) || null,
    inline: disposition === 'inline',
    size: encoding?.toLowerCase() === 'base64' ? Math.floor((size / 78) * 57) : size,
    content: null,
    serverPart: part ?? '1',
  };
}
