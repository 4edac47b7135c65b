import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Database } from '#database/connect.ts';
import { readContent } from '#database/files/fileContent.ts';
import type { RecordNamed } from '#domain/objects.ts';
import { pictureTypes } from '#domain/platform/fileTypes.ts';

export type FileRecord = RecordNamed<'file'>;

/** Whether the browser shows the file or saves it: the value of the header `Content-Disposition`. */
type Disposition = 'inline' | 'attachment';

/** Streams a file, or the requested range of it, from the database. */
export async function sendFile(
  { sql }: Pick<Database, 'sql'>,
  request: Request,
  response: Response,
  file: FileRecord,
  disposition: Disposition,
): Promise<void> {
  const { checksum, size, type } = file;
  if (checksum === null) throw new Error(`The file ${file.id} has no content`);
  response.set({
    'Content-Type': typeHeader(type ?? ''),
    'Content-Disposition': dispositionHeader(disposition, file.name),
    'Content-Security-Policy': policyOf(type ?? ''),
    // The browser may cache it, but must ask each time, so that the access rights are checked again.
    'Cache-Control': 'private, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: `"${checksum}"`,
  });
  // Checked before the range, because content with the same checksum is always the same.
  if (request.get('if-none-match')?.includes(checksum)) return void response.status(304).end();
  const part = partOf(request, size, checksum);
  if (part === 'beyond') return void response.status(416).set('Content-Range', `bytes */${size}`).end();
  const [from, to] = part ?? [0, size - 1];
  if (part) response.status(206).set('Content-Range', `bytes ${from}-${to}/${size}`);
  response.set('Content-Length', String(to - from + 1));
  if (request.method === 'HEAD') return void response.end();
  try {
    await pipeline(Readable.from(readContent(sql, checksum, from, to)), response);
  } catch (error) {
    // A client that disconnects is no error.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/**
 * The requested range, as its first and its last byte; undefined if the whole file is sent. A request for several ranges gets the
 * whole file, as RFC 9110 allows, and so does a request for a range of other content (`if-range`).
 */
const partOf = (
  request: Request,
  size: number,
  checksum: string,
): [number, number] | 'beyond' | undefined => {
  const since = request.get('if-range');
  if (since !== undefined && since !== `"${checksum}"`) return undefined;
  // Express returns -1 if the file has no such part, and -2 if the header cannot be read.
  const ranges = request.range(size);
  if (ranges === -1) return 'beyond';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined;
  const [only] = ranges;
  return only && [only.start, only.end];
};

/** The content type. A text file does not say its encoding, so it is sent as UTF-8, which most are. */
const typeHeader = (type: string): string => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

/**
 * The policy that stops scripts in a file and requests from it. A PDF has no sandbox, because Chrome shows no PDF in one;
 * its content type keeps it from being read as a page, because the header `nosniff`, which helmet sets in `api/app.ts`, forbids
 * browsers to guess another type.
 */
export const policyOf = (type: string): string => {
  const nothing = "default-src 'none'; frame-ancestors 'self'";
  if (type === 'application/pdf') return `${nothing}; object-src 'self'`;
  return pictureTypes.includes(type)
    ? `${nothing}; img-src 'self'; style-src 'unsafe-inline'; sandbox`
    : `${nothing}; sandbox`;
};

/**
 * By RFC 6266: an ASCII name for old clients, and the real name. NFKD splits an accent from its letter, and the accent is removed
 * with all else that is not printable ASCII. This does not help with ł, which is one character. Quotes, `\` and `%` would be misread
 * in the ASCII name. `encodeURIComponent` leaves the signs `'()*!`, which the RFC does not allow.
 */
const dispositionHeader = (disposition: Disposition, name: string): string => {
  const plain = name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${exact}`;
};
