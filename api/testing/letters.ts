import { sql } from 'kysely';
import { accountOutbox, answerAccountRequest } from '#database/accounts/requests.ts';
import type { Database } from '#database/connect.ts';
import type { Letter, LetterFacts, LetterName } from '#domain/mail/letters.ts';

const site = { publicUrl: 'https://keja.example' };

/** Carries out the requests for accounts in the outbox, as the relay does. */
export async function carryOutAccountRequests(database: Database): Promise<void> {
  const { rows } = await sql<{ id: string; payload: { sealed: string } }>`
    update outbox set processed_at = now() where kind = ${accountOutbox} and processed_at is null
    returning id, payload`.execute(database.sql);
  for (const { id, payload } of rows.toSorted((one, other) => Number(one.id) - Number(other.id)))
    await answerAccountRequest(database, site, { sealed: payload.sealed, key: id });
}

/** The letters to an address, oldest first. Their content is stored sealed; here it is open. */
export async function lettersTo(database: Database, email: string): Promise<Letter[]> {
  const { rows } = await sql<{ facts: string }>`
    select letter_facts as facts from outgoing_email where "to" = ${email} and letter is not null order by id`.execute(
    database.sql,
  );
  return rows.map(({ facts }) => JSON.parse(database.secrets.open(facts)) as Letter);
}

/** The content of the newest letter of a kind to somebody. */
export async function lastLetter<L extends LetterName>(
  database: Database,
  email: string,
  letter: L,
): Promise<LetterFacts[L]> {
  const found = (await lettersTo(database, email)).findLast((each) => each.letter === letter);
  if (!found) throw new Error(`${email} has no letter ${letter}`);
  return found.facts as LetterFacts[L];
}

export function tokenOfLink({ link }: { readonly link: string }): string {
  return link.slice(link.lastIndexOf('/') + 1);
}
