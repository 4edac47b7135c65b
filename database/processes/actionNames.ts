import { sql } from 'kysely';
import { additionalName } from '#domain/kernel/parameter.ts';
import type { KnownAround } from '#domain/processes/definition.rules.ts';
import type { Sql } from '../sql.ts';

/**
 * By action: the names of the records, users and fields to which it may refer. The names of what is marked for deletion or not
 * active are left out. Three further members hold ids: of the task templates that set an executor (`assigningTemplates`), of the
 * users who can be given tasks (`workers`), and of the roles with somebody who can do a task (`staffedRoles`).
 * @param objectName the object whose records the process is about
 */
export async function actionNames(
  db: Sql,
  objectName: string,
): Promise<Required<Omit<KnownAround, Unnamed>>> {
  const names = async (query: ReturnType<typeof sql<{ name: string }>>): Promise<ReadonlySet<string>> =>
    new Set((await query.execute(db)).rows.map(({ name }) => name));
  // The active templates with a text in at least one language; e-mails and SMS are both written from them.
  const templates = await names(sql`
    select t.name from email_template t where t.is_active and not t.marked_to_delete
      and exists (select from email_template_content_variants_list w where w.parent_id = t.id)`);
  return {
    sendEmail: templates,
    sendSms: templates,
    createTask: await names(sql`
      select name from task_template where not marked_to_delete
      union select code from task_template where code is not null and not marked_to_delete`),
    startProcess: await names(sql`select name from bp_definition where is_active and not marked_to_delete`),
    setField: await names(sql`
      select ${`${additionalName}.`} || predefined_name as name from additional_parameter
      where model = ${objectName} and predefined_name is not null and not marked_to_delete`),
    assigningTemplates: await assigningTemplates(db),
    workers: await workers(db),
    staffedRoles: await staffedRoles(db),
    notify: await names(sql`select login as name from "user" where is_active and not marked_to_delete`),
  };
}

const assigningTemplates = async (db: Sql): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`
    select id from task_template where coalesce(executor_id, executor_role_id) is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
};

const idsOf = async (db: Sql, query: ReturnType<typeof sql<{ id: number }>>): Promise<ReadonlySet<number>> =>
  new Set((await query.execute(db)).rows.map(({ id }) => id));

/**
 * The users who can be given tasks, also users with a closed account whose employee has a deputy, because the deputy gets their
 * tasks.
 */
const workers = (db: Sql): Promise<ReadonlySet<number>> =>
  idsOf(
    db,
    sql`select id from "user" u where not external_user and not marked_to_delete
      and (is_active or exists (select from employee e where e.user_id = u.id and e.deputy_id is not null))`,
  );

const staffedRoles = (db: Sql): Promise<ReadonlySet<number>> =>
  idsOf(
    db,
    sql`select distinct r.parent_id as id from executor_role_executors r join "user" u on u.id = r.executor_id
      where u.is_active and not u.external_user and not u.marked_to_delete`,
  );

/** The actions that name no record, user or field, so that no names are needed to check them. */
type Unnamed = 'addComment' | 'callFunction';
