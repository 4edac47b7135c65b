import { fieldsOf } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import { recordInWords } from '#domain/mail/recordInWords.ts';
import { filledAsText, filledAsWritten, variantFor, type FilledWords } from '#domain/mail/template.rules.ts';
import { registry } from '#domain/objects.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import type { Template } from './emailTemplates.ts';
import { dueVariants, unmetCondition } from './templateConditions.ts';

/** The record that a letter is about, and the language in which the letter is wanted. */
export interface About {
  readonly object: string;
  readonly id: number;
  readonly language: Language;
}

const fillings = { text: filledAsText, asWritten: filledAsWritten } as const;
/** `text`: plain text, for further editing and for text messages. `asWritten`: in the format of the template. */
export type Filling = keyof typeof fillings;

/** The text of a template about a record, in the wanted language or, without such a variant, in another one. */
export interface LetterWords extends FilledWords {
  readonly language: Language;
  readonly cc: string | null;
}

type ReadAccess = Pick<Transaction, 'records'>;

/**
 * The text of a template about a record, if the template's conditions for the record and the recipient are met. The record is
 * read with the rights of the actor, so that neither the text nor a condition reveals what the actor may not see.
 * @param to the recipient's address or telephone number; null if not known: then the condition on recipients is not checked
 * @throws record_not_found, email_template_empty, email_template_not_due, and errors of the template's condition
 */
export async function letterAbout(
  tx: ReadAccess,
  actor: Actor,
  template: Template,
  about: About,
  filling: Filling,
  to: string | null,
): Promise<LetterWords> {
  const condition = await unmetCondition(tx, actor, template, about, to === null ? undefined : [to]);
  if (condition !== null)
    throw fail('email_template_not_due', {
      name: template.name,
      condition: ruleInWords(actor.language, registry, about.object, condition),
    });
  return wordsAbout(tx, actor, template, about, filling);
}

/**
 * The text of a template about a record, in the language of `about`, including the record's values, names and numbers. The
 * conditions of the template for sending are not checked. The conditions of its variants are: they decide which variant is used.
 * @throws record_not_found, email_template_empty if no variant can be used, and errors of a variant's condition
 */
export async function wordsAbout(
  { records }: ReadAccess,
  actor: Actor,
  { cc, variants }: Template,
  { object, id, language }: About,
  filling: Filling,
): Promise<LetterWords> {
  const variant = variantFor(await dueVariants({ records }, actor, variants, { object, id }), language);
  if (!variant) throw fail('email_template_empty');
  const record = await records.get({ ...actor, language }, object, id);
  const values = recordInWords(fieldsOf(registry.byName(object)), record, language);
  return {
    language: isLanguage(variant.language) ? variant.language : defaultLanguage,
    cc,
    ...fillings[filling](variant, values),
  };
}
