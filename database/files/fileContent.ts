import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** Every piece but the last has this length, so that a place in a file tells its piece. */
export const chunkBytes = 256 * 1024;

export interface Content {
  /** SHA-256 in hexadecimal digits. */
  readonly checksum: string;
  readonly size: number;
}

/**
 * Keeps content, within the transaction of the record that has it; what is kept already is not written again. Two
 * who bring the same at once wait for each other.
 */
export const keepContent = async (
  tx: Sql,
  { checksum, size }: Content,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> => {
  // The update changes nothing but holds the row, so that nobody forgets the content before the record stands.
  const { rows } = await sql<{ isNew: boolean }>`insert into file_content (checksum, size)
    values (${checksum}, ${size})
    on conflict (checksum) do update set size = excluded.size returning (xmax = 0) as "isNew"`.execute(tx);
  if (!rows[0]?.isNew) return;
  let position = 0;
  for await (const bytes of chunked(pieces)) {
    await sql`insert into file_chunk (checksum, position, bytes)
      values (${checksum}, ${position}, ${bytes})`.execute(tx);
    position += 1;
  }
};

/** The bytes of some content from `from` to `to`, both counted in, a piece in memory at a time. */
export async function* readContent(
  database: Sql,
  checksum: string,
  from: number,
  to: number,
): AsyncGenerator<Uint8Array> {
  for (let position = Math.floor(from / chunkBytes); position * chunkBytes <= to; position += 1) {
    const { rows } = await sql<{ bytes: Uint8Array }>`
      select bytes from file_chunk where checksum = ${checksum} and position = ${position}`.execute(database);
    const bytes = rows[0]?.bytes;
    if (!bytes) throw new Error(`Piece ${position} of the content ${checksum} is missing`);
    const start = position * chunkBytes;
    yield bytes.subarray(Math.max(from - start, 0), to - start + 1);
  }
}

/** Forgets content that no file has any more. */
export const forgetContent = async (tx: Sql, checksum: string): Promise<void> => {
  // Who keeps the same content just now holds the row: first wait for them, then look anew.
  await sql`select 1 from file_content where checksum = ${checksum} for update`.execute(tx);
  await sql`delete from file_content where checksum = ${checksum}
    and not exists (select 1 from file where file.checksum = ${checksum})`.execute(tx);
};

async function* chunked(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < chunkBytes) continue;
    const all = Buffer.concat(waiting);
    const whole = length - (length % chunkBytes);
    for (let start = 0; start < whole; start += chunkBytes) yield all.subarray(start, start + chunkBytes);
    waiting = [all.subarray(whole)];
    length -= whole;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
