import { sql, type RawBuilder } from 'kysely';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { VersioningMethod } from '#domain/platform/versions.rules.ts';
import type { StartRule } from '../processes/processesByRule.ts';
import { memoised } from '#domain/kernel/memoised.ts';
import { rootAlias } from '../reading/joins.ts';
import { writtenOut } from '../reading/writtenOut.ts';
import type { Sql } from '../sql.ts';

/** What administrators have set for all writes of an object. */
export interface WriteSettings {
  /** The items of the object's default form, if any of them demands something of what people write. */
  readonly formItems: unknown;
  readonly versioning: VersioningMethod | null;
  /** The active process definitions that start by themselves for a record of the object when their condition is true. */
  readonly startRules: readonly StartRule[];
  /**
   * True if the locked record has versions. False is not certain: another transaction may have added the first one just now.
   * Undefined where no record was locked.
   */
  readonly hasVersions?: boolean;
}

/** The settings as one column of the statement that reads the record: this saves a round trip. */
export function settingsColumn(declaration: Declaration): RawBuilder<WriteSettings> {
  return memoised(knownColumns, declaration, () => writtenOut(makeColumn(declaration)));
}

const knownColumns = new WeakMap<Declaration, RawBuilder<WriteSettings>>();

/**
 * A JSON path that is true for a form with at least one item that has `required`, `format` or `pattern`. Most forms have no such
 * item. Their items are not read, because nothing would be checked by them.
 */
const demanding = '$[*] ? (exists (@.required) || exists (@.format) || exists (@.pattern))';

const makeColumn = ({ name }: Declaration): RawBuilder<WriteSettings> =>
  sql<WriteSettings>`jsonb_build_object(
    'formItems', (select case when items @? ${sql.lit(demanding)} then items end from view_setting
      where object_id = ${name} and view_type = 'detail' and is_default and not marked_to_delete limit 1),
    'versioning', (select versioning_method from object_versioning_setting
      where object_type = ${name} and not marked_to_delete limit 1),
    'startRules', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'startCode', start_code) order by id), '[]')
      from bp_definition
      where owner_object_name = ${name} and starts_by_rule and is_active and not marked_to_delete))`;

/** The same settings, and `hasVersions`, as a column of the statement that locks and reads a record. */
export function settingsOfLocked(declaration: Declaration): RawBuilder<WriteSettings> {
  return memoised(lockedColumns, declaration, () =>
    writtenOut(sql<WriteSettings>`${makeColumn(declaration)} || jsonb_build_object('hasVersions', exists (
      select 1 from object_version as v
      where v.object_type = ${declaration.name} and v.object_id = ${sql.ref(`${rootAlias}.id`)}))`),
  );
}

const lockedColumns = new WeakMap<Declaration, RawBuilder<WriteSettings>>();

/** Read in the transaction of the write, so that the settings are never outdated. */
const settingsFor = async (tx: Sql, declaration: Declaration): Promise<WriteSettings> => {
  const { rows } = await sql<{ settings: WriteSettings }>`
    select ${settingsColumn(declaration)} as settings`.execute(tx);
  return rows[0]?.settings as WriteSettings;
};

/**
 * The settings after the write. They are read again only after the write of a record of `objectVersioningSetting`, because this
 * record may say how the records of `objectVersioningSetting` itself are versioned.
 */
export async function settingsAfter(
  tx: Sql,
  declaration: Declaration,
  before: WriteSettings,
): Promise<WriteSettings> {
  return declaration.name === 'objectVersioningSetting' ? settingsFor(tx, declaration) : before;
}
