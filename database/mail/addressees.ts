import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { addresseesBy, type Addressees } from '#domain/mail/addressees.rules.ts';
import { objects, registry } from '#domain/objects.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import type { Template } from './emailTemplates.ts';
import type { About } from './letterAbout.ts';
import { recipientsOf } from './templateConditions.ts';

/** A person of a firm who has an address. */
export interface Addressee {
  readonly id: number;
  /** The position that the person has at work; the template names positions that get the letter. */
  readonly standingId: number | null;
  readonly email: string;
}

/** The most people that are read. No firm has more. */
const mostPeople = 1000;

/** The addressees of a template that names none. */
export const noAddressees: Addressees<Addressee> = { to: [], copies: [], notTo: [] };

/**
 * Who of a firm gets a letter by a template, who gets a copy, and who gets nothing. Only active contact persons count whom
 * the actor sees, who have an address, and for whom the condition of the template holds. Nobody gets the letter if the
 * template names nobody.
 * @throws what is wrong with the condition
 */
export async function addresseesOf(
  tx: Pick<Transaction, 'records'>,
  actor: Actor,
  template: Pick<Template, 'notifications' | 'recepientsCondition'>,
  about: Pick<About, 'object' | 'id'>,
  counterpartyId: number | null,
): Promise<Addressees<Addressee>> {
  const declaration = objects.contactPerson;
  if (template.notifications.length === 0 || counterpartyId === null || !may(actor, 'read', declaration))
    return noAddressees;
  const { rows } = await tx.records.list(actor, declaration.name, {
    filter: parseFilter(registry, declaration, {
      counterparty: counterpartyId,
      isActive: true,
      markedToDelete: false,
    }),
    sort: [{ path: parsePath(registry, declaration, 'id'), desc: false }],
    limit: mostPeople,
    offset: 0,
    uncounted: true,
    only: ['email', 'standing'],
  });
  const people = rows.flatMap(({ id, email, standingId }): Addressee[] => {
    const address = typeof email === 'string' ? email.trim() : '';
    if (address === '') return [];
    return [{ id, email: address, standingId: typeof standingId === 'number' ? standingId : null }];
  });
  const addresses = people.map(({ email }) => email);
  const allowed = new Set(await recipientsOf(tx, actor, template, about, addresses));
  return addresseesBy(
    template.notifications,
    people.filter(({ email }) => allowed.has(email)),
  );
}
