import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { fail } from '#domain/kernel/fail.ts';

interface Taking {
  /** Of one file, in bytes: what is longer is cut there. */
  readonly fileSize: number;
  readonly files: number;
  readonly fields: number;
  /** Is given each file as it arrives, and must read it to its end. */
  readonly takeFile: (content: Readable, name: string) => void;
}

const fieldSize = 100_000;

/**
 * Reads a multipart form to its end and answers its fields; its files are taken while they arrive.
 * @throws body_invalid where it is none, breaks off, or brings more than that
 */
export const readForm = async (
  request: IncomingMessage,
  { fileSize, files, fields, takeFile }: Taking,
): Promise<Record<string, unknown>> => {
  const words: Record<string, unknown> = {};
  let tooMany = false;
  try {
    const form = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fileSize, files, fields, fieldSize, parts: files + fields },
    });
    form.on('file', (_field, content, { filename }) => takeFile(content, filename ?? ''));
    form.on('field', (name, value) => void (words[name] = value));
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) form.on(limit, () => (tooMany = true));
    await pipeline(request, form);
  } catch {
    throw fail('body_invalid');
  }
  if (tooMany) throw fail('body_invalid');
  return words;
};
