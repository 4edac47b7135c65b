import type { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { threadSizes } from '#database/mail/conversations.ts';
import { fail } from '#domain/kernel/fail.ts';
import { withoutUndefined } from '#domain/kernel/withoutUndefined.ts';
import type { receivedMailContracts } from '#domain/mail/receivedMail.contracts.ts';
import { objects } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { parseListQuery } from '../records/listQuery.ts';
import { mailFilter } from './mailFilter.ts';

type MailQuery = z.output<typeof receivedMailContracts.list.query>;

/**
 * A page of received letters. With `threads` it has only the newest letter that each thread has in the folder, and the answer
 * also says how many letters each thread has.
 */
export async function listMail(database: Database, actor: Actor, { threads, ...otherParameters }: MailQuery) {
  const { records, registry, sql } = database;
  const { columns, sort, desc, limit, page, after, ...narrowing } = otherParameters;
  const { mailbox } = narrowing;
  if (threads && mailbox === undefined) throw fail('query_invalid', { parameter: 'mailbox' });
  const filter = JSON.stringify(mailFilter(narrowing));
  const listQuery = withoutUndefined({ columns, sort, desc, limit, page, after, filter });
  const { query } = parseListQuery(registry, objects.incomingEmail, listQuery);
  const { rows, count, capped, next } = await records.list(actor, objects.incomingEmail.name, {
    ...query,
    ...(threads ? { newestOf: ['mailbox', 'thread'] } : {}),
    // Bodies may be long, so only the columns that the caller names are read.
    ...(columns ? { only: columns.split(',').map((name) => name.trim()) } : {}),
  });
  const answer = { rows, count, countCapped: capped, ...(next ? { next } : {}) };
  if (!threads || mailbox === undefined) return answer;
  const threadsOfPage = rows.flatMap(({ thread }) => (typeof thread === 'string' ? [thread] : []));
  return { ...answer, threads: await threadSizes(sql, registry, actor, threadsOfPage, mailbox) };
}
