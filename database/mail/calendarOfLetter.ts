import { sql } from 'kysely';
import { importLimits } from '#domain/calendar/importedEvent.ts';
import { readContent } from '../files/fileContent.ts';
import type { Sql } from '../sql.ts';

/** The text of the iCalendar that came with a letter, the first one; undefined if none is here, or if it is too long. */
export async function calendarOfLetter(db: Sql, letterId: number): Promise<string | undefined> {
  const { rows } = await sql<{ checksum: string; size: number }>`
    select f.checksum, f.size from incoming_email_attachment a join file f on f.id = a.file_id
    where a.incoming_email_id = ${letterId} and not a.marked_to_delete and f.checksum is not null
      and f.size between 1 and ${importLimits.bytes}
      and (a.content_type in ('text/calendar', 'application/ics') or a.filename ilike '%.ics')
    order by a.id limit 1`.execute(db);
  const [file] = rows;
  if (!file) return undefined;
  const pieces: Uint8Array[] = [];
  for await (const piece of readContent(db, file.checksum, 0, file.size - 1)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
