import { addressesIn } from '#domain/kernel/addresses.ts';
import { fail, KejaError } from '#domain/kernel/fail.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import { addressesWithout, addressLine } from '#domain/mail/addressees.rules.ts';
import { filledAsWritten, variantFor, type FilledWords } from '#domain/mail/template.rules.ts';
import { objects, registry } from '#domain/objects.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { sees } from '../reading/sees.ts';
import type { Transaction } from '../transaction.ts';
import { addresseesOf } from './addressees.ts';
import { customerOf } from './customerOf.ts';
import { templateOf, templatesOf, type Template } from './emailTemplates.ts';
import { sendersOf } from './fillSenders.ts';
import { letterAbout, type About } from './letterAbout.ts';
import { dueVariants, unmetCondition } from './templateConditions.ts';

type ReadAccess = Pick<Transaction, 'sql' | 'records'>;
/** The record that a letter is about, from which a template is filled. */
type Owner = Pick<About, 'object' | 'id'>;

/** A template that a letter can be begun with, and the languages of its words; none if its conditions have an error. */
interface MailTemplate {
  readonly id: number;
  readonly name: string;
  readonly languages: Language[];
}

/** More templates are not offered in a menu. */
const mostTemplates = 100;
/** So many of the newest links of a letter are followed to the records that templates can be about. */
const mostLinks = 50;

/**
 * The templates that fit a letter. A template about any record fits always. A template about one object fits if the answered
 * letter is such a record, or is linked with one, and the conditions of the template hold for it.
 * @param answers the received letter that is answered; null for a new letter
 */
export async function mailTemplates(
  tx: ReadAccess,
  actor: Actor,
  answers: number | null,
): Promise<MailTemplate[]> {
  const owners = await ownersOf(tx, actor, answers);
  const page = await tx.records.list(actor, objects.emailTemplate.name, {
    // Narrowed in the database, so that templates about other objects take no places of the menu.
    filter: parseFilter(registry, objects.emailTemplate, {
      isActive: true,
      markedToDelete: false,
      or: [{ baseDocument: null }, ...[...owners.keys()].map((baseDocument) => ({ baseDocument }))],
    }),
    sort: [{ path: parsePath(registry, objects.emailTemplate, 'name'), desc: false }],
    limit: mostTemplates,
    offset: 0,
    uncounted: true,
    only: ['name', 'baseDocument'],
  });
  const templates = await templatesOf(
    tx.sql,
    page.rows.map(({ id }) => id),
  );
  const offered: MailTemplate[] = [];
  for (const { id, name, baseDocument } of page.rows) {
    const template = templates.get(id);
    if (!template) continue;
    const languages = await languagesDue(tx, actor, template, owners.get(String(baseDocument ?? '')));
    if (languages) offered.push({ id, name: String(name), languages });
  }
  return offered;
}

/** The languages of the variants that are due; undefined if none is due, or if a condition of the template does not hold. */
const languagesDue = async (
  tx: ReadAccess,
  actor: Actor,
  template: Template,
  owner: Owner | undefined,
): Promise<Language[] | undefined> => {
  try {
    if (owner && (await unmetCondition(tx, actor, template, owner)) !== null) return undefined;
    const due = owner ? await dueVariants(tx, actor, template.variants, owner) : template.variants;
    if (due.length === 0) return undefined;
    return [...new Set(due.map(({ language }) => (isLanguage(language) ? language : defaultLanguage)))];
  } catch (error) {
    // The template is offered all the same. The person who chooses it is told what is wrong with its condition.
    if (error instanceof KejaError) return [];
    throw error;
  }
};

interface MailWords extends FilledWords {
  /** The people of the firm whom the template names as recipients. */
  readonly to: string | null;
  /** The people of the firm whom the template names for a copy, and the addresses for copies in the template itself. */
  readonly cc: string | null;
  readonly language: Language;
}

/** The letter that is begun with a template. */
interface BegunLetter {
  /** The received letter that it answers; null for a new one. */
  readonly answers: number | null;
  /** The addresses to which it is addressed so far, as people write them. */
  readonly to: string;
  /** If undefined, the language of the firm that wrote the answered letter is used, otherwise the actor's. */
  readonly language: Language | undefined;
}

/**
 * The text of a template for a letter, in the format in which it was written, and the people of the firm whom the template
 * names.
 * @throws record_not_found, email_template_empty, email_template_not_due
 */
export async function mailTemplateWords(
  tx: ReadAccess,
  actor: Actor,
  id: number,
  { answers, to, language }: BegunLetter,
): Promise<MailWords> {
  const { baseDocument } = await tx.records.get(actor, objects.emailTemplate.name, id);
  const wantedLanguage = language ?? (await languageOfSender(tx, actor, answers)) ?? actor.language;
  const owner = await ownerOf(tx, actor, answers, baseDocument);
  const template = await templateOf(tx.sql, id);
  // The last argument is the recipient: who gets the letter is not known yet.
  const words =
    baseDocument && owner
      ? await letterAbout(tx, actor, template, { ...owner, language: wantedLanguage }, 'asWritten', null)
      : wordsOf(template, wantedLanguage);
  return { ...words, ...(await peopleOf(tx, actor, template, owner, to, words.cc)) };
}

/** The record that a template is about; for a template about any record, the answered letter. */
const ownerOf = async (
  tx: ReadAccess,
  actor: Actor,
  answers: number | null,
  baseDocument: unknown,
): Promise<Owner | undefined> => {
  if (!baseDocument) return answers === null ? undefined : answeredLetter(tx, actor, answers);
  const object = String(baseDocument);
  const owner = (await ownersOf(tx, actor, answers)).get(object);
  if (!owner) throw fail('record_not_found', { object, id: answers ?? 0 });
  return owner;
};

const wordsOf = ({ cc, variants }: Template, wantedLanguage: Language): Omit<MailWords, 'to'> => {
  const variant = variantFor(variants, wantedLanguage);
  if (!variant) throw fail('email_template_empty');
  const language = isLanguage(variant.language) ? variant.language : defaultLanguage;
  return { ...filledAsWritten(variant, {}), cc, language };
};

/**
 * The people whom a template names: of the firm of the record, or else of the firm to which the letter is addressed so far.
 * @param written the addresses to which the letter is addressed so far
 * @param cc the addresses of copies in the template itself
 */
const peopleOf = async (
  tx: ReadAccess,
  actor: Actor,
  template: Template,
  owner: Owner | undefined,
  written: string,
  cc: string | null,
): Promise<Pick<MailWords, 'to' | 'cc'>> => {
  if (template.notifications.length === 0) return { to: null, cc };
  const addresses = addressesIn(written).map(({ address }) => address.toLowerCase());
  const firm = (await customerOfOwner(tx, actor, owner)) ?? (await firmOf(tx, actor, addresses));
  // Without a record and without a firm, nobody of a firm is found: no record has the id 0.
  const about = owner ?? { object: objects.counterparty.name, id: firm ?? 0 };
  const { to, copies } = await addresseesOf(tx, actor, template, about, firm);
  const recipients = to.map(({ email }) => email);
  const others = copies.map(({ email }) => email);
  // Whoever gets the letter itself gets no copy.
  const alsoTo = [...recipients, ...addresses].map((email) => ({ email }));
  return { to: addressLine(...recipients), cc: addressLine(cc, ...addressesWithout(others, alsoTo)) };
};

const customerOfOwner = async (
  tx: ReadAccess,
  actor: Actor,
  owner: Owner | undefined,
): Promise<number | null> =>
  owner ? customerOf(owner.object, await tx.records.get(actor, owner.object, owner.id)) : null;

/** The one firm that has these addresses; null if they are of several, or of none. */
const firmOf = async (tx: ReadAccess, actor: Actor, addresses: readonly string[]): Promise<number | null> => {
  const senders = await sendersOf(tx, registry, actor, addresses);
  const firms = new Set([...senders.values()].flatMap(({ counterparty }) => counterparty ?? []));
  const [first = null, second] = firms;
  return second === undefined ? first : null;
};

const answeredLetter = async (tx: ReadAccess, actor: Actor, id: number): Promise<Owner> => {
  await tx.records.mustSee(actor, objects.incomingEmail.name, id);
  return { object: objects.incomingEmail.name, id };
};

/**
 * The records that templates for a letter can be about, by object: the answered letter, and of each other object the record with
 * the newest link to the letter. None for a new letter.
 */
const ownersOf = async (
  tx: ReadAccess,
  actor: Actor,
  answers: number | null,
): Promise<ReadonlyMap<string, Owner>> => {
  if (answers === null) return new Map();
  const letter = await answeredLetter(tx, actor, answers);
  const owners = new Map<string, Owner>([[letter.object, letter]]);
  const links = await tx.records.list(actor, objects.incomingEmailLinkedDoc.name, {
    filter: parseFilter(registry, objects.incomingEmailLinkedDoc, {
      incomingEmail: answers,
      markedToDelete: false,
    }),
    sort: [{ path: parsePath(registry, objects.incomingEmailLinkedDoc, 'id'), desc: true }],
    limit: mostLinks,
    offset: 0,
    uncounted: true,
  });
  for (const { objectName, objectId } of links.rows) {
    const object = String(objectName);
    if (owners.has(object) || !(await sees(tx.records, actor, object, Number(objectId)))) continue;
    owners.set(object, { object, id: Number(objectId) });
  }
  return owners;
};

const languageOfSender = async (
  tx: ReadAccess,
  actor: Actor,
  answers: number | null,
): Promise<Language | undefined> => {
  if (answers === null) return undefined;
  const { counterpartyId } = await tx.records.get(actor, objects.incomingEmail.name, answers);
  if (typeof counterpartyId !== 'number') return undefined;
  const { language } = await tx.records.get(systemActor, objects.counterparty.name, counterpartyId);
  return isLanguage(language) ? language : undefined;
};
