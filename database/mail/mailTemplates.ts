import { fail, KejaError } from '#domain/kernel/fail.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import { filledAsWritten, variantFor, type FilledWords } from '#domain/mail/template.rules.ts';
import { objects, registry } from '#domain/objects.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { templateOf, templatesOf, type Template } from './emailTemplates.ts';
import { letterAbout, type About } from './letterAbout.ts';
import { dueVariants, unmetCondition } from './templateConditions.ts';

type Reading = Pick<Transaction, 'sql' | 'records'>;
type Owner = Pick<About, 'object' | 'id'>;

/** A template that a letter can be begun with, and the languages of its words. */
interface MailTemplate {
  readonly id: number;
  readonly name: string;
  readonly languages: Language[];
}

/** More are not offered in a menu. */
const mostTemplates = 100;
const mostLinks = 50;

/**
 * The templates for a letter: those for any letter, and those whose record the answered letter is, or is linked with, if
 * their conditions hold for it.
 * @param answers the received letter that is answered; null for a new letter
 */
export async function mailTemplates(
  tx: Reading,
  actor: Actor,
  answers: number | null,
): Promise<MailTemplate[]> {
  const grounds = await groundsOf(tx, actor, answers);
  const page = await tx.records.list(actor, objects.emailTemplate.name, {
    filter: parseFilter(registry, objects.emailTemplate, { isActive: true, markedToDelete: false }),
    sort: [{ path: parsePath(registry, objects.emailTemplate, 'name'), desc: false }],
    limit: mostTemplates,
    offset: 0,
    uncounted: true,
    only: ['name', 'baseDocument'],
  });
  const fitting = page.rows.filter(({ baseDocument }) => !baseDocument || grounds.has(String(baseDocument)));
  const known = await templatesOf(
    tx.sql,
    fitting.map(({ id }) => id),
  );
  const offered: MailTemplate[] = [];
  for (const { id, name, baseDocument } of fitting) {
    const template = known.get(id);
    if (!template) continue;
    const languages = await languagesDue(tx, actor, template, grounds.get(String(baseDocument ?? '')));
    if (languages) offered.push({ id, name: String(name), languages });
  }
  return offered;
}

/** The languages of the variants that are due; undefined where the template is not. */
const languagesDue = async (
  tx: Reading,
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
    // What is wrong with its condition is said to whoever chooses it.
    if (error instanceof KejaError) return [];
    throw error;
  }
};

interface MailWords extends FilledWords {
  readonly cc: string | null;
  readonly language: Language;
}

/**
 * What a template says in a letter, in the format in which it was written.
 * @param language that of the firm that wrote the answered letter, otherwise that of the actor, where it is not given
 * @throws record_not_found, email_template_empty, email_template_not_due
 */
export async function mailTemplateWords(
  tx: Reading,
  actor: Actor,
  id: number,
  answers: number | null,
  language: Language | undefined,
): Promise<MailWords> {
  const { baseDocument } = await tx.records.get(actor, objects.emailTemplate.name, id);
  const wanted = language ?? (await languageOfSender(tx, actor, answers)) ?? actor.language;
  if (baseDocument) {
    const owner = (await groundsOf(tx, actor, answers)).get(String(baseDocument));
    if (!owner) throw fail('record_not_found', { object: String(baseDocument), id: answers ?? 0 });
    return letterAbout(tx, actor, id, { ...owner, language: wanted }, 'asWritten', null);
  }
  const { cc, variants } = await templateOf(tx.sql, id);
  const variant = variantFor(variants, wanted);
  if (!variant) throw fail('email_template_empty');
  const written = isLanguage(variant.language) ? variant.language : defaultLanguage;
  return { ...filledAsWritten(variant, {}), cc, language: written };
}

/** The records that templates for a letter can be about, by object: the answered letter, and the newest it is linked with. */
const groundsOf = async (
  tx: Reading,
  actor: Actor,
  answers: number | null,
): Promise<ReadonlyMap<string, Owner>> => {
  if (answers === null) return new Map();
  await tx.records.mustSee(actor, objects.incomingEmail.name, answers);
  const grounds = new Map<string, Owner>([
    [objects.incomingEmail.name, { object: objects.incomingEmail.name, id: answers }],
  ]);
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
    if (grounds.has(object) || !(await sees(tx, actor, object, Number(objectId)))) continue;
    grounds.set(object, { object, id: Number(objectId) });
  }
  return grounds;
};

const sees = async (tx: Reading, actor: Actor, object: string, id: number): Promise<boolean> => {
  try {
    await tx.records.mustSee(actor, object, id);
    return true;
  } catch (error) {
    if (error instanceof KejaError) return false;
    throw error;
  }
};

const languageOfSender = async (
  tx: Reading,
  actor: Actor,
  answers: number | null,
): Promise<Language | undefined> => {
  if (answers === null) return undefined;
  const { counterpartyId } = await tx.records.get(actor, objects.incomingEmail.name, answers);
  if (typeof counterpartyId !== 'number') return undefined;
  const { language } = await tx.records.get(systemActor, objects.counterparty.name, counterpartyId);
  return isLanguage(language) ? language : undefined;
};
