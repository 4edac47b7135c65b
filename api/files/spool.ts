import { createHash } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Content } from '#database/files/fileContent.ts';

/** What has arrived, held on disk until it is kept or thrown away; memory sees a piece of it at a time. */
export interface Spooled extends Content {
  readonly read: () => Readable;
  readonly discard: () => Promise<void>;
}

const pieceBytes = 64 * 1024;

/** Takes in a stream to its end. The place on disk has no name from the start, so that it is gone with the process. */
export const spool = async (from: Readable): Promise<Spooled> => {
  // A stream that breaks before anybody reads it would end the process; whoever reads it is told anyway.
  from.on('error', () => undefined);
  const handle = await openNameless();
  const hash = createHash('sha256');
  let size = 0;
  try {
    for await (const piece of from as AsyncIterable<Buffer>) {
      hash.update(piece);
      await handle.write(piece);
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
};

/** Not by the handle's own streams: those close it when they end. */
async function* piecesOf(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ;) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(pieceBytes), 0, pieceBytes, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

const openNameless = async (): Promise<FileHandle> => {
  const path = join(tmpdir(), `keja-${crypto.randomUUID()}`);
  const handle = await open(path, 'wx+', 0o600);
  await unlink(path);
  return handle;
};
