import { sql } from 'kysely';
import { objects } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { readableBy } from '../reading/visibility.ts';
import type { Sql } from '../sql.ts';

/** Somebody else who has begun to answer a letter of a thread, and when they last wrote in the draft (ISO in UTC). */
export interface AnswerBegun {
  readonly who: string;
  readonly at: string;
}

const mostNamed = 5;

/** Who else has a draft that answers a letter of the thread, so that two people do not write the same answer. */
export async function answersBegun(
  db: Sql,
  registry: Registry,
  actor: Actor,
  thread: string,
): Promise<AnswerBegun[]> {
  const { rows } = await sql<{ who: string; at: Date }>`select u.name as who, max(o.updated_at) as at
    from incoming_email as i join outgoing_email as o on o.in_reply_to_id = i.id join "user" as u on u.id = o.author_id
    where i.thread = ${thread} and o.status = 'draft' and not o.marked_to_delete
      and o.author_id <> ${actor.userId} and ${readableBy(actor, registry, objects.outgoingEmail, 'o')}
    group by u.id order by at desc limit ${mostNamed}`.execute(db);
  return rows.map(({ who, at }) => ({ who, at: new Date(at).toISOString() }));
}
