import { sql } from 'kysely';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { columnOf } from '../schema/naming.ts';
import type { Transaction } from '../transaction.ts';
import { noteAnswerByLetter } from '../service/firstAnswer.ts';
import type { Hooks } from '../writing/hooks.ts';

/** Notes what a sent letter answers. Keeps `hasLinks` of a letter true to its links, without a new `updatedAt`: whoever has the letter open can still save it. */
export function linkedDocHooks(letter: 'incomingEmail' | 'outgoingEmail'): Hooks {
  const table = letter === 'incomingEmail' ? 'incoming_email' : 'outgoing_email';
  const links = sql.table(`${table}_linked_doc`);
  const ofLetter = sql.ref(`link.${columnOf(letter, { type: 'reference' })}`);
  const count = async (tx: Transaction, link: AnyRecord, without: number | null): Promise<void> => {
    const id = Number(link[`${letter}Id`]);
    const { rows } = await sql`update ${sql.table(table)} as letter set has_links = now.has from (
        select exists (select 1 from ${links} as link where ${ofLetter} = ${id} and not link.marked_to_delete
          and link.id is distinct from ${without}) as has) as now
      where letter.id = ${id} and letter.has_links <> now.has returning letter.id`.execute(tx.sql);
    if (rows.length > 0) await tx.announce(letter, id);
  };
  return {
    afterWrite: async (link, before, { tx }) => {
      await count(tx, link, null);
      if (letter === 'outgoingEmail') await noteAnswerByLetter(tx, Number(link.outgoingEmailId));
      if (before && before[`${letter}Id`] !== link[`${letter}Id`]) await count(tx, before, null);
    },
    beforeDelete: (link, { tx }) => count(tx, link, link.id),
  };
}
