import { sql } from 'kysely';
import { fieldsOf } from '#domain/kernel/declaration.ts';
import { fail } from '#domain/kernel/fail.ts';
import { defaultLanguage, isLanguage, type Language } from '#domain/kernel/language.ts';
import { recordInWords } from '#domain/mail/recordInWords.ts';
import { variantFor, type TemplateVariant } from '#domain/mail/template.rules.ts';
import { objects, type ObjectName } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { fillTemplate } from '#domain/platform/printTemplate.rules.ts';
import type { Sql } from '../sql.ts';
import type { Transaction } from '../transaction.ts';

/** What a template says about a record to whoever reads this language. */
export interface LetterWords {
  readonly language: Language;
  readonly cc: string | null;
  readonly subject: string;
  readonly body: string;
}

/**
 * The words of a template about a record, in the language of its reader: the record's own words, names of dictionaries
 * and numbers too.
 * @throws record_not_found, email_template_empty
 */
export const letterAbout = async (
  { sql: db, records }: Pick<Transaction, 'sql' | 'records'>,
  emailTemplateId: number,
  { object, id, language }: { readonly object: ObjectName; readonly id: number; readonly language: Language },
): Promise<LetterWords> => {
  const { cc, variants } = await templateOf(db, emailTemplateId);
  const variant = variantFor(variants, language);
  if (!variant) throw fail('email_template_empty');
  const record = await records.get({ ...systemActor, language }, object, id);
  const printed = { values: recordInWords(fieldsOf(objects[object]), record, language), rows: {} };
  return {
    language: isLanguage(variant.language) ? variant.language : defaultLanguage,
    cc,
    subject: fillTemplate(variant.subject, printed),
    body: fillTemplate(variant.body ?? '', printed),
  };
};

interface Template {
  readonly cc: string | null;
  readonly variants: readonly TemplateVariant[];
}

const templateOf = async (db: Sql, id: number): Promise<Template> => {
  const { rows } = await sql<Template>`
    select t.cc, coalesce(json_agg(json_build_object('language', w.language, 'subject', w.subject, 'body', w.body)
      order by w.row_number) filter (where w.parent_id is not null), '[]') as variants
    from email_template t left join email_template_content_variants_list w on w.parent_id = t.id
    where t.id = ${id} and t.is_active and not t.marked_to_delete group by t.id`.execute(db);
  const [template] = rows;
  if (!template) throw fail('record_not_found', { object: 'emailTemplate', id });
  return template;
};
