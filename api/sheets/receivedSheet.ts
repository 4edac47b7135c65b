import type { Request } from 'express';
import type { Readable } from 'node:stream';
import { fail } from '#domain/kernel/fail.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { readForm } from '../http/multipart.ts';
import { importOptions, type ImportOptions } from '#domain/platform/sheets/import.contracts.ts';

export interface ReceivedSheet {
  readonly content: Buffer;
  /** The name of the file at its sender. */
  readonly name: string;
  readonly options: ImportOptions;
}

/**
 * Reads a form with the spreadsheet as `file` and the import options as JSON in `options`.
 * @throws sheet_unreadable if there is no file, sheet_too_large, query_invalid for the options
 */
export async function receivedSheet(request: Request): Promise<ReceivedSheet> {
  const portions: Buffer[] = [];
  let tooLarge = false;
  let name = '';
  const takeFile = (content: Readable, fileName: string): void => {
    name = fileName;
    content.on('data', (portion: Buffer) => portions.push(portion));
    content.on('limit', () => (tooLarge = true));
    // An incomplete file also ends the form with an error, which the `catch` after `readForm` handles.
    content.on('error', () => undefined);
  };
  // Only the text field `options` is read; a few others are allowed and ignored.
  const limits = { files: 1, fileSize: sheetLimits.bytes, fields: 5 };
  const fields = await readForm(request, { ...limits, takeFile }).catch(() => {
    throw fail('sheet_unreadable');
  });
  if (tooLarge) throw fail('sheet_too_large');
  const content = Buffer.concat(portions);
  if (content.length === 0) throw fail('sheet_unreadable');
  return { content, name, options: optionsOf(fields.options ?? '{}') };
}

const optionsOf = (json: unknown): ImportOptions => {
  let options: unknown;
  try {
    options = JSON.parse(String(json));
  } catch {
    throw fail('query_invalid', { parameter: 'options' });
  }
  const parsed = importOptions.safeParse(options);
  if (parsed.success) return parsed.data;
  throw fail('query_invalid', { parameter: ['options', ...(parsed.error.issues[0]?.path ?? [])].join('.') });
};
