import { addressKey } from '#domain/kernel/addresses.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { objects } from '#domain/objects.ts';
import type { Database } from '../connect.ts';
import type { Transaction } from '../transaction.ts';

/** The firm and the person that have an address; null if nobody has it, or more than one. */
interface Sender {
  readonly counterparty: number | null;
  readonly contactPerson: number | null;
}

/**
 * Fills in the firm and the contact person of messages by the address of their sender. A field that is filled already stays,
 * and an address that several firms share is not used.
 * @returns the ids of the messages that were changed
 */
export async function fillSenders(
  tx: Transaction,
  registry: Database['registry'],
  actor: Actor,
  ids: readonly number[],
): Promise<number[]> {
  const letters: AnyRecord[] = [];
  for (const id of ids) {
    await tx.records.mustSee(actor, 'incomingEmail', id, 'modify');
    letters.push(await tx.records.get(actor, 'incomingEmail', id));
  }
  const senders = await sendersOf(tx, registry, actor, [...new Set(letters.map(addressOf).filter(Boolean))]);
  const changed: number[] = [];
  for (const letter of letters) {
    const sender = senders.get(addressOf(letter));
    const missing = sender && missingOn(letter, sender);
    if (!missing || Object.keys(missing).length === 0) continue;
    await tx.records.updateOnly(actor, 'incomingEmail', letter.id, missing);
    changed.push(letter.id);
  }
  return changed;
}

const addressOf = ({ from }: AnyRecord): string => addressKey(from);

/**
 * The empty fields of a letter, with the values that its sender gives them. A letter that has another firm than the sender's gets
 * none, because the person that was found is not of that other firm.
 */
const missingOn = ({ counterpartyId, contactPersonId }: AnyRecord, sender: Sender) => {
  if (counterpartyId && sender.counterparty && counterpartyId !== sender.counterparty) return {};
  return {
    ...(!counterpartyId && sender.counterparty ? { counterparty: sender.counterparty } : {}),
    ...(!contactPersonId && sender.contactPerson ? { contactPerson: sender.contactPerson } : {}),
  };
};

/** The filters for records that may be used: a person who has left a firm is not. */
const inUse = { contactPerson: { isActive: true }, counterparty: {} } as const;

/**
 * Who has these addresses, of the people and firms that the actor sees.
 * If a person has an address, the firm of this person is taken, even if another firm has the same address.
 * @param addresses in lower case
 */
export async function sendersOf(
  tx: Pick<Transaction, 'sql' | 'records'>,
  registry: Database['registry'],
  actor: Actor,
  addresses: readonly string[],
): Promise<Map<string, Sender>> {
  const holders = async (object: 'contactPerson' | 'counterparty'): Promise<readonly AnyRecord[]> => {
    if (!may(actor, 'read', objects[object])) return [];
    const ids = await idsByAddress(tx, object, addresses);
    if (ids.length === 0) return [];
    const filter = parseFilter(registry, registry.byName(object), { id: ids, ...inUse[object] });
    const query = { filter, sort: [], limit: ids.length, offset: 0, uncounted: true };
    return (await tx.records.list(actor, object, query)).rows;
  };
  const [people, firms] = [await holders('contactPerson'), await holders('counterparty')];
  const senders = new Map<string, Sender>();
  for (const address of addresses) {
    const persons = people.filter((each) => emailOf(each) === address);
    const firmsOfPeople = persons.flatMap(({ counterpartyId }) =>
      counterpartyId ? [Number(counterpartyId)] : [],
    );
    const firmsOfAddress = firms.filter((each) => emailOf(each) === address).map(({ id }) => id);
    const counterparty = onlyOne(firmsOfPeople.length > 0 ? firmsOfPeople : firmsOfAddress);
    const contactPerson = onlyOne(persons.map(({ id }) => id));
    if (counterparty ?? contactPerson) senders.set(address, { counterparty, contactPerson });
  }
  return senders;
}

/**
 * The ids of the records with these addresses, which are compared in lower case: only the first 1000, as many as one page of a
 * list holds.
 */
const idsByAddress = async (
  tx: Pick<Transaction, 'sql'>,
  object: 'contactPerson' | 'counterparty',
  addresses: readonly string[],
): Promise<number[]> => {
  if (addresses.length === 0) return [];
  const rows = await tx.sql
    .selectFrom(object === 'contactPerson' ? 'contact_person' : 'counterparty')
    .select('id')
    .where((eb) => eb.fn('lower', ['email']), 'in', addresses)
    .where('marked_to_delete', '=', false)
    .orderBy('id')
    .limit(1000)
    .execute();
  return rows.map(({ id }) => id);
};

const emailOf = ({ email }: AnyRecord): string => String(email ?? '').toLowerCase();

const onlyOne = (ids: readonly number[]): number | null => {
  const different = [...new Set(ids)];
  return different.length === 1 ? (different[0] ?? null) : null;
};
