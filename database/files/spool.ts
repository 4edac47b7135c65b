import { createHash } from 'node:crypto';
import { constants, unlinkSync } from 'node:fs';
import { open, readdir, rm, type FileHandle } from 'node:fs/promises';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Content } from './fileContent.ts';

/** Received content on disk until it is stored or discarded; only one piece at a time is in memory. */
export interface Spooled extends Content {
  readonly read: () => Readable;
  readonly discard: () => Promise<void>;
}

const pieceBytes = 64 * 1024;

/** Writes a whole stream to disk. The file has no name from the start, so that it disappears with the process. */
export async function spool(from: Readable): Promise<Spooled> {
  // An error before anybody reads the stream would end the process; a reader gets the error anyway.
  from.on('error', () => undefined);
  const handle = await openUnnamedFile();
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const piece of from as AsyncIterable<Buffer>) {
      hash.update(piece);
      // `write` may store only a part of the piece without an error, for example on a full disk. `appendFile` stores all or fails.
      await handle.appendFile(piece);
      size += piece.length;
    }
  } catch (error) {
    await handle.close();
    throw error;
  }
  return {
    checksum: hash.digest('hex'),
    size,
    read: () => Readable.from(piecesOf(handle)),
    discard: () => handle.close(),
  };
}

/** The content of the file from its beginning. The streams of the handle are not used: at their end they would close the file. */
async function* piecesOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

const prefix = 'keja-upload-';
/** O_TMPFILE of Linux; Node has no constant for it. */
const unnamed = 0o20000000;

/**
 * Opens a file without a name. If the system cannot do that, the name is removed immediately, and a file that a killed process
 * left in between is removed by `sweepSpool` when the next process starts.
 * @public The test that kills it runs it in a program of its own.
 */
export async function openUnnamedFile(): Promise<FileHandle> {
  if (platform() === 'linux') {
    const flags = unnamed | constants.O_DIRECTORY | constants.O_RDWR;
    const handle = await open(tmpdir(), flags, 0o600).catch(() => undefined);
    if (handle) return handle;
  }
  const path = join(tmpdir(), `${prefix}${process.pid}-${crypto.randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  unlinkSync(path);
  return handle;
}

/** Removes the files of processes that were killed in the middle of `openUnnamedFile`. */
export async function sweepSpool(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1] ?? Number.NaN);
    if (Number.isInteger(pid) && !isAlive(pid)) await rm(join(tmpdir(), name), { force: true });
  }
}

/** Whether a process with this id runs. EPERM means that it runs and belongs to another user. */
const isAlive = (pid: number): boolean => {
  try {
    // Signal 0 ends nothing: only its errors matter.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};
