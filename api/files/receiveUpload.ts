import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { fail } from '#domain/kernel/fail.ts';
import { plainName } from '#domain/platform/fileName.rules.ts';
import type { FileType } from '#domain/platform/fileTypes.ts';
import { readForm } from '../http/multipart.ts';
import { isPlain } from '../http/plain.ts';
import { contentType } from './contentType.ts';
import { spool, type Spooled } from '#database/files/spool.ts';

const megabyte = 1024 * 1024;
/** The most files in one request. */
const mostFiles = 10;
const mostFields = 30;
/** How many bytes a request may have besides its files: for the other fields and the frame of the form. */
const fieldsBytes = 1 * megabyte;

/** A file on disk that was checked: it is neither empty nor too large, and its type is accepted. */
export interface ReceivedFile extends Spooled {
  readonly name: string;
  readonly type: FileType;
}

export interface Upload {
  readonly files: readonly ReceivedFile[];
  /** The other fields: single form fields, and those in the JSON of the field `data`. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Receives a multipart request, passes it to `work`, and deletes the received files afterwards.
 * @param files `some` refuses a request without a file, `any` accepts it
 * @throws body_invalid, file_missing, file_empty, file_too_large, file_type_refused
 */
export async function withUpload<T>(
  request: IncomingMessage,
  maxMegabytes: number,
  work: (upload: Upload) => Promise<T>,
  files: 'some' | 'any' = 'some',
): Promise<T> {
  const parts = uploadParts(request, maxMegabytes);
  try {
    const fields = await parts.read();
    const arrived = await Promise.all(parts.files);
    if (arrived.length === 0 && files === 'some') throw fail('file_missing');
    const received: ReceivedFile[] = [];
    for (const file of arrived) received.push(await recognise(file, maxMegabytes));
    return await work({ files: received, fields });
  } finally {
    // If one file failed, the others may still be arriving: all are waited for, so that none stays on disk.
    const settled = await Promise.allSettled(parts.files);
    for (const each of settled) if (each.status === 'fulfilled') await each.value.discard();
  }
}

/**
 * Passes files whose content is in memory to `work`, and deletes their copies on disk afterwards. They are checked like the
 * files of a form.
 * @throws file_empty, file_too_large, file_type_refused
 */
export async function withContent<T>(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
  maxMegabytes: number,
  work: (files: readonly ReceivedFile[]) => Promise<T>,
): Promise<T> {
  const arrived: Arrived[] = [];
  try {
    for (const { name, bytes } of files) arrived.push(await arrivalOf(Readable.from([bytes]), name));
    return await work(await Promise.all(arrived.map((file) => recognise(file, maxMegabytes))));
  } finally {
    for (const file of arrived) await file.discard();
  }
}

/** A file on disk that was not checked yet. */
interface Arrived extends Spooled {
  readonly name: string;
}

/**
 * The parts of a multipart request. `read` reads them all and returns the fields besides the files. Meanwhile `files` gets a
 * promise for each file as its part begins.
 */
const uploadParts = (request: IncomingMessage, maxMegabytes: number) => {
  // A request that is too large as a whole is refused before any part is read, so there is no file name yet.
  const mostBytes = mostFiles * maxMegabytes * megabyte + fieldsBytes;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw tooLarge('', maxMegabytes);
  const files: Promise<Arrived>[] = [];
  const takeFile = (content: Readable, name: string): void => {
    const arriving = arrivalOf(content, name);
    // Errors are handled where the promise is awaited; until then a rejection must not end the process.
    arriving.catch(() => undefined);
    files.push(arriving);
  };
  const read = async (): Promise<Record<string, unknown>> => {
    // One byte more, to distinguish a file of exactly the limit from a larger one.
    const fileSize = maxMegabytes * megabyte + 1;
    const formFields = await readForm(request, { fileSize, files: mostFiles, fields: mostFields, takeFile });
    const fields = { ...formFields, ...dataIn(formFields.data) };
    if (!isPlain(fields)) throw fail('body_invalid');
    return fields;
  };
  return { files, read };
};

const arrivalOf = async (stream: Readable, filename: string): Promise<Arrived> => {
  const spooled = await spool(stream);
  return { ...spooled, name: plainName(filename) };
};

/** Checks the size of a file and adds its type, which is recognised by its content and its name. */
const recognise = async (file: Arrived, maxMegabytes: number): Promise<ReceivedFile> => {
  const { name, ...rest } = file;
  if (rest.size > maxMegabytes * megabyte) throw tooLarge(name, maxMegabytes);
  if (rest.size === 0) throw fail('file_empty', { name });
  const type = await contentType(rest.read, name);
  if (!type) throw fail('file_type_refused', { name });
  return { ...rest, name, type };
};

/** @param limit in megabytes */
const tooLarge = (name: string, limit: number) => fail('file_too_large', { name, limit });

/** The object in the JSON of the field `data`. */
const dataIn = (json: unknown): object => {
  if (json === undefined || json === '') return {};
  try {
    const data: unknown = JSON.parse(String(json));
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data;
  } catch {
    // A text that is not JSON is refused below.
  }
  throw fail('body_invalid');
};
