import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of a zip archive, with its content in portions. */
export interface PackedFile {
  readonly name: string;
  readonly content: AsyncIterable<string> | Iterable<string>;
}

/** The number of the compression method in the format of zip. */
const deflate = 8;
/** From 1 (fast) to 9 (small). */
const compressionLevel = 4;

/**
 * A zip archive of these files, written while their content is made: memory holds one portion. fflate knows the format
 * of an archive; zlib compresses, because it works on threads of its own.
 */
export async function* zipped(files: Iterable<PackedFile>): AsyncGenerator<Uint8Array> {
  /** What fflate has made of the archive and the loop below has not yet passed on. */
  const ready: Uint8Array[] = [];
  const archive = new Zip((error, portion) => {
    if (error) throw error;
    ready.push(portion);
  });
  for (const { name, content } of files) {
    const file: ZipInputFile = { filename: name, compression: deflate, crc: 0, size: 0 };
    archive.add(file);
    const packer = createDeflateRaw({ level: compressionLevel });
    // An error of the content destroys the packer, so the loop below throws it. The callback need not handle it.
    pipeline(Readable.from(measured(file, content)), packer, () => undefined);
    for await (const packed of packer as AsyncIterable<Uint8Array<ArrayBuffer>>) {
      // The last argument says whether the file ends.
      file.ondata?.(null, packed, false);
      yield* ready.splice(0);
    }
    file.ondata?.(null, new Uint8Array(), true);
  }
  archive.end();
  yield* ready.splice(0);
}

/** Passes the content on and measures it meanwhile: fflate writes checksum and size into the archive after the content. */
async function* measured(file: ZipInputFile, content: PackedFile['content']): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const portion = Buffer.from(text);
    file.crc = crc32(portion, file.crc);
    file.size += portion.length;
    yield portion;
  }
}
