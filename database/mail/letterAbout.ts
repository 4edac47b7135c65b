import { fieldsOf } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import { recordInWords } from '#domain/mail/recordInWords.ts';
import { filledAsText, filledAsWritten, variantFor, type FilledWords } from '#domain/mail/template.rules.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';
import { templateOf, type Template } from './emailTemplates.ts';
import { dueVariants, unmetCondition } from './templateConditions.ts';

/** A record that is written about, for whoever reads this language. */
export interface About {
  readonly object: string;
  readonly id: number;
  readonly language: Language;
}

const fillings = { text: filledAsText, asWritten: filledAsWritten } as const;
/** Plain text for what people go on writing and for telephones; else as the template is, in HTML or not. */
export type Filling = keyof typeof fillings;

/** What a template says about a record to whoever reads this language. */
export interface LetterWords extends FilledWords {
  readonly language: Language;
  readonly cc: string | null;
}

type Reading = Pick<Transaction, 'sql' | 'records'>;

/**
 * The words of a template about a record, where it may be sent about that one and to whom they are for.
 * @param to where it would go; null where that is not known
 * @throws record_not_found, email_template_empty, email_template_not_due, and what is wrong with the template's condition
 */
export const letterAbout = async (
  tx: Reading,
  emailTemplateId: number,
  about: About,
  filling: Filling,
  to: string | null,
): Promise<LetterWords> => {
  const template = await templateOf(tx.sql, emailTemplateId);
  const condition = await unmetCondition(tx, template, about, to === null ? undefined : [to]);
  if (condition !== null) throw fail('email_template_not_due', { name: template.name, condition });
  return wordsAbout(tx, template, about, filling);
};

/**
 * The words of a template about a record, in the language of its reader: the record's own words, names of dictionaries
 * and numbers too. Whether it may be sent is not asked.
 * @throws record_not_found, email_template_empty
 */
export const wordsAbout = async (
  { records }: Pick<Transaction, 'records'>,
  { cc, variants }: Template,
  { object, id, language }: About,
  filling: Filling,
): Promise<LetterWords> => {
  const variant = variantFor(await dueVariants({ records }, variants, { object, id }), language);
  if (!variant) throw fail('email_template_empty');
  const record = await records.get({ ...systemActor, language }, object, id);
  const values = recordInWords(fieldsOf(registry.byName(object)), record, language);
  return {
    language: isLanguage(variant.language) ? variant.language : defaultLanguage,
    cc,
    ...fillings[filling](variant, values),
  };
};
