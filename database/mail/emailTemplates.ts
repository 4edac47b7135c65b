import { sql, type RawBuilder } from 'kysely';
import { fail } from '#domain/kernel/fail.ts';
import type { StandingKind } from '#domain/mail/addressees.rules.ts';
import type { TemplateVariant } from '#domain/mail/template.rules.ts';
import type { Sql } from '../sql.ts';

/** An active template, with its texts in each language. */
export interface Template {
  readonly id: number;
  readonly name: string;
  readonly cc: string | null;
  readonly bcc: string | null;
  /** For which records it may be sent; null or empty for all. */
  readonly executionCondition: string | null;
  /** To which recipients it may be sent; null or empty for all. */
  readonly recepientsCondition: string | null;
  /** Which people of the firm it goes to; empty if it does not say. */
  readonly notifications: readonly StandingKind[];
  readonly variants: readonly TemplateVariant[];
}

/** @throws record_not_found if there is none, or it is not active */
export async function templateOf(db: Sql, id: number): Promise<Template> {
  const template = await firstTemplate(db, sql`t.id = ${id}`);
  if (!template) throw fail('record_not_found', { object: 'emailTemplate', id });
  return template;
}

/** The active template with this name; the oldest if there are several. */
export function templateNamed(db: Sql, name: string): Promise<Template | undefined> {
  return firstTemplate(db, sql`t.name = ${name}`);
}

/** The active template that was installed with this uuid; an administrator may have changed its texts. */
export function templateInstalled(db: Sql, uuid: string): Promise<Template | undefined> {
  return firstTemplate(db, sql`t.uuid = ${uuid}`);
}

/** Those of the templates that are active, by id, in one statement. */
export async function templatesOf(db: Sql, ids: readonly number[]): Promise<ReadonlyMap<number, Template>> {
  const found = await templates(db, sql`t.id = any(${[...ids]}::int[])`, ids.length);
  return new Map(found.map((template) => [template.id, template]));
}

const firstTemplate = async (db: Sql, condition: RawBuilder<unknown>): Promise<Template | undefined> => {
  const [first] = await templates(db, condition, 1);
  return first;
};

/** The active templates that meet an SQL condition on the template `t`, by id, at most `most` of them. */
const templates = async (db: Sql, condition: RawBuilder<unknown>, most: number): Promise<Template[]> => {
  const { rows } = await sql<Template>`
    select t.id, t.name, t.cc, t.bcc, t.execution_condition as "executionCondition",
      t.recepients_condition as "recepientsCondition",
      coalesce((select json_agg(json_build_object('standingId', n.standing_id, 'notificationType', n.notification_type)
          order by n.row_number) from email_template_notifications_list n where n.parent_id = t.id), '[]') as notifications,
      coalesce(json_agg(json_build_object('language', w.language, 'subject', w.subject, 'body', w.body,
        'condition', w.condition)
        order by w.row_number) filter (where w.parent_id is not null), '[]') as variants
    from email_template t left join email_template_content_variants_list w on w.parent_id = t.id
    where ${condition} and t.is_active and not t.marked_to_delete group by t.id order by t.id
    limit ${most}::int`.execute(db);
  return rows;
};

/**
 * The recipients of blind copies (bcc) by the template.
 * @param emailTemplate the id of the template; any other value means that no template was used
 */
export async function hiddenCopies(db: Sql, emailTemplate: unknown): Promise<string | null> {
  if (typeof emailTemplate !== 'number') return null;
  const { rows } = await sql<{ bcc: string | null }>`
    select bcc from email_template where id = ${emailTemplate}`.execute(db);
  return rows[0]?.bcc ?? null;
}
