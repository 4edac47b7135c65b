import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/**
 * Content is stored in chunks, whose `position` counts from 0. Every chunk except the last has this length, so that the chunk
 * with a given byte can be calculated.
 */
const chunkBytes = 256 * 1024;

/** What is known of content before it is stored. */
export interface Content {
  /** SHA-256 in hexadecimal digits. */
  readonly checksum: string;
  readonly size: number;
}

/**
 * Stores content in the transaction that writes its file record; content that already exists is not written again. Two
 * transactions with the same content wait for each other.
 */
export async function keepContent(
  tx: Sql,
  { checksum, size }: Content,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  // The update changes nothing but locks the row, so that the content is not removed before the record is committed. `xmax`
  // is 0 in a row that was just inserted.
  const { rows } = await sql<{ isNew: boolean }>`insert into file_content (checksum, size)
    values (${checksum}, ${size})
    on conflict (checksum) do update set size = excluded.size returning (xmax = 0) as "isNew"`.execute(tx);
  if (!rows[0]?.isNew) return;
  let position = 0;
  for await (const bytes of chunked(pieces)) {
    await tx.insertInto('file_chunk').values({ checksum, position, bytes }).execute();
    position += 1;
  }
}

/** The bytes of a content from `from` to `to`, both inclusive; only one chunk is in memory at a time. */
export async function* readContent(
  database: Sql,
  checksum: string,
  from: number,
  to: number,
): AsyncGenerator<Uint8Array> {
  for (let position = Math.floor(from / chunkBytes); position * chunkBytes <= to; position += 1) {
    const chunk = await database
      .selectFrom('file_chunk')
      .select('bytes')
      .where('checksum', '=', checksum)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!chunk) throw new Error(`Piece ${position} of the content ${checksum} is missing`);
    const start = position * chunkBytes;
    yield chunk.bytes.subarray(Math.max(from - start, 0), to - start + 1);
  }
}

/** Removes content that no file uses any more. */
export async function forgetContent(tx: Sql, checksum: string): Promise<void> {
  // This lock waits for a transaction that stores the same content, so that the statement below sees its file.
  await tx.selectFrom('file_content').select('size').where('checksum', '=', checksum).forUpdate().execute();
  await sql`delete from file_content where checksum = ${checksum}
    and not exists (select 1 from file where file.checksum = ${checksum})`.execute(tx);
}

/** Joins the pieces and cuts them anew, so that each but the last has `chunkBytes`. */
async function* chunked(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    pending.push(piece);
    length += piece.length;
    if (length < chunkBytes) continue;
    const bytes = Buffer.concat(pending);
    const wholeLength = length - (length % chunkBytes);
    for (let start = 0; start < wholeLength; start += chunkBytes)
      yield bytes.subarray(start, start + chunkBytes);
    pending = [bytes.subarray(wholeLength)];
    length -= wholeLength;
  }
  if (length > 0) yield Buffer.concat(pending);
}
