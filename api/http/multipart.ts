import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { fail } from '#domain/kernel/fail.ts';

interface FormReading {
  /** The limit of one file in bytes: a longer file is cut there. */
  readonly fileSize: number;
  /** How many files and how many fields the form may have. */
  readonly files: number;
  readonly fields: number;
  /** Is called with each file as it arrives, and must read it to its end. */
  readonly takeFile: (content: Readable, name: string) => void;
}

/** The limit of one field in bytes. */
const fieldSize = 100_000;

/**
 * Reads a multipart form to its end and returns its fields; its files go to `takeFile` as they arrive.
 * @throws body_invalid if the body is no such form, is incomplete, or exceeds the limits
 */
export async function readForm(
  request: IncomingMessage,
  { fileSize, files, fields, takeFile }: FormReading,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  let tooMany = false;
  try {
    const form = busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: { fileSize, files, fields, fieldSize, parts: files + fields },
    });
    form.on('file', (_field, content, { filename }) => takeFile(content, filename ?? ''));
    form.on('field', (name, value) => void (values[name] = value));
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit']) form.on(limit, () => (tooMany = true));
    await pipeline(request, form);
  } catch {
    throw fail('body_invalid');
  }
  if (tooMany) throw fail('body_invalid');
  return values;
}
