import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { Database } from '#database/connect.ts';
import { readContent } from '#database/files/fileContent.ts';
import type { RecordNamed } from '#domain/objects.ts';
import { pictureTypes } from '#domain/platform/fileTypes.ts';

export type FileRecord = RecordNamed<'file'>;

/** Whether the browser is to show it or to save it. */
type Disposition = 'inline' | 'attachment';

/** Sends a file, or the part of it that was asked for, as it comes from the database. */
export const sendFile = async (
  { sql }: Pick<Database, 'sql'>,
  request: Request,
  response: Response,
  file: FileRecord,
  disposition: Disposition,
): Promise<void> => {
  const { checksum, size, type } = file;
  if (checksum === null) throw new Error(`The file ${file.id} has no content`);
  response.set({
    'Content-Type': typeHeader(type ?? ''),
    'Content-Disposition': dispositionHeader(disposition, file.name),
    'Content-Security-Policy': policyOf(type ?? ''),
    // Kept by the browser, and shown again only after asking whether its reader still may.
    'Cache-Control': 'private, no-cache',
    'Accept-Ranges': 'bytes',
    ETag: `"${checksum}"`,
  });
  // Whatever else its reader asks for: content under one checksum is never another.
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
    // Who goes away in the middle is no fault of ours.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
};

/** One stretch of bytes; several at once are answered by the whole, as RFC 9110 allows. */
const partOf = (
  request: Request,
  size: number,
  checksum: string,
): [number, number] | 'beyond' | undefined => {
  const since = request.get('if-range');
  if (since !== undefined && since !== `"${checksum}"`) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) return 'beyond';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1)
    return undefined;
  const [only] = ranges;
  return only && [only.start, only.end];
};

/** A text says its alphabet nowhere: most are of this century. */
const typeHeader = (type: string): string => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

/**
 * Nothing in a file runs and nothing is fetched for it. A PDF is not put in a sandbox: Chrome shows none there, and
 * its type, which nobody guesses, keeps it from ever being a page.
 */
const policyOf = (type: string): string => {
  const nothing = "default-src 'none'; frame-ancestors 'self'";
  if (type === 'application/pdf') return `${nothing}; object-src 'self'`;
  return pictureTypes.includes(type)
    ? `${nothing}; img-src 'self'; style-src 'unsafe-inline'; sandbox`
    : `${nothing}; sandbox`;
};

/** By RFC 6266: a name in plain letters for who knows no others, and the real one. */
const dispositionHeader = (disposition: Disposition, name: string): string => {
  const plain = name
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*!]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${exact}`;
};
