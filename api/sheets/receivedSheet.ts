import busboy from 'busboy';
import type { Request } from 'express';
import { fail } from '#domain/kernel/fail.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { importOptions, type ImportOptions } from './importPlan.ts';

export interface ReceivedSheet {
  readonly content: Buffer;
  readonly options: ImportOptions;
}

/**
 * A form with the spreadsheet as `file` and how to read it as `options`, JSON.
 * @throws sheet_unreadable where there is no file, sheet_too_large, query_invalid for the options
 */
export const receivedSheet = (request: Request): Promise<ReceivedSheet> =>
  new Promise((resolve, reject) => {
    const portions: Buffer[] = [];
    let written = '{}';
    const form = formOf(request);
    if (!form) return reject(fail('sheet_unreadable'));
    form.on('file', (_name, stream) => {
      stream.on('data', (portion: Buffer) => portions.push(portion));
      stream.on('limit', () => reject(fail('sheet_too_large')));
    });
    form.on('field', (name, value) => {
      if (name === 'options') written = value;
    });
    form.on('error', () => reject(fail('sheet_unreadable')));
    form.on('close', () => {
      const content = Buffer.concat(portions);
      if (content.length === 0) return reject(fail('sheet_unreadable'));
      try {
        resolve({ content, options: optionsOf(written) });
      } catch (error) {
        reject(error);
      }
    });
    request.on('aborted', () => reject(fail('sheet_unreadable')));
    request.pipe(form);
  });

const formOf = (request: Request): busboy.Busboy | undefined => {
  try {
    return busboy({
      headers: request.headers,
      limits: { files: 1, fileSize: sheetLimits.bytes, fields: 5, fieldSize: 100_000 },
    });
  } catch {
    return undefined;
  }
};

const optionsOf = (written: string): ImportOptions => {
  let given: unknown;
  try {
    given = JSON.parse(written);
  } catch {
    throw fail('query_invalid', { parameter: 'options' });
  }
  const parsed = importOptions.safeParse(given);
  if (parsed.success) return parsed.data;
  throw fail('query_invalid', { parameter: ['options', ...(parsed.error.issues[0]?.path ?? [])].join('.') });
};
