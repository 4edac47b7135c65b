import { Readable } from 'node:stream';
import { fileTypeFromStream } from 'file-type';
import { endingOf } from '#domain/platform/fileName.rules.ts';
import {
  containerTypes,
  fileTypes,
  isFileType,
  textTypes,
  type FileType,
} from '#domain/platform/fileTypes.ts';

/** So many bytes from the beginning are checked to see whether a file is text. */
const checkedBytes = 64 * 1024;

/**
 * The type of a file by its content. The ending of its name only decides where the content does not: between kinds of text, and
 * between the old Office formats, which share one container. Undefined if the type is not allowed.
 */
export async function contentType(read: () => Readable, name: string): Promise<FileType | undefined> {
  const detected = await detectType(read());
  // The container of the old Office formats.
  if (detected === 'application/x-cfb') return byEnding(name, containerTypes);
  if (detected !== undefined && detected !== 'application/xml')
    return isFileType(detected) ? detected : undefined;
  const text = asText(await firstBytes(read()));
  if (text === undefined || isPage(text)) return undefined;
  return detected === 'application/xml' ? detected : byEnding(name, textTypes);
}

const detectType = async (stream: Readable): Promise<string | undefined> => {
  try {
    return (await fileTypeFromStream(Readable.toWeb(stream) as ReadableStream<Uint8Array>))?.mime;
  } catch {
    // Broken content counts as an unknown type.
    return 'application/octet-stream';
  } finally {
    stream.destroy();
  }
};

const firstBytes = async (stream: Readable): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length >= checkedBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, checkedBytes);
};

/** The bytes as text. Undefined if they have control characters other than tabs, line and page ends and escape (0x1b). */
const asText = (bytes: Buffer): string | undefined => {
  // In latin1 each byte is one character, so that a byte order mark or a character cut in the middle does no harm.
  const text = bytes.toString('latin1');
  // oxlint-disable-next-line no-control-regex
  return /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text) ? undefined : text;
};

/** Whether a browser would show the text as a page, by its first element. \u00ef\u00bb\u00bf is the byte order mark of UTF-8. */
const isPage = (text: string): boolean => {
  if (!/^[\s\u00ef\u00bb\u00bf]*</.test(text)) return false;
  // Without comments and processing instructions, which may stand before the first element.
  const bare = text.replace(/<!--[\s\S]*?(-->|$)|<\?[\s\S]*?(\?>|$)/g, '');
  return /^[\s\u00ef\u00bb\u00bf]*<(!doctype\s+(html|svg)|(\w+:)?(html|svg|script|head|body|iframe)\b)/i.test(
    bare,
  );
};

const byEnding = (name: string, types: readonly FileType[]): FileType | undefined =>
  types.find((type) => (fileTypes[type] as readonly string[]).includes(endingOf(name)));
