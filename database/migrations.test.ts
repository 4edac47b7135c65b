import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { catalog } from '#domain/kernel/declaration.ts';
import { text } from '#domain/kernel/field.ts';
import { createRegistry } from '#domain/kernel/registry.ts';
import { declarations, registry } from '#domain/objects.ts';
import { freshDatabase } from './testing/database.ts';
import { connect } from './connect.ts';
import { usualSite } from './demo/site.ts';
import { migrate } from './migrate.ts';
import { schemaOptions } from './schema/schemaOptions.ts';

/** What would still have to change for the tables to be what the declarations say. */
const drift = async (url: string, of = registry): Promise<string> => {
  const orm = await MikroORM.init(schemaOptions(url, of));
  const statements = await orm.schema.getUpdateSchemaSQL({ safe: true });
  await orm.close(true);
  return statements.trim();
};

it('the committed migrations end in exactly what the declarations say', async () => {
  const { url } = await freshDatabase();
  expect(await drift(url)).toBe('');
});

it('npm run migration would write nothing, and keeps what is written by hand', async () => {
  const { url } = await freshDatabase();
  const orm = await MikroORM.init(schemaOptions(url, registry));
  expect(await orm.migrator.checkSchema()).toBe(false);
  await orm.close(true);
});

it('a declaration without its migration is noticed', async () => {
  const { url } = await freshDatabase();
  const forgotten = catalog('forgotten', {
    module: 'goods',
    path: 'forgotten',
    access: { read: [], modify: [] },
    fields: { name: text() },
  });
  expect(await drift(url, createRegistry([...declarations, forgotten]))).toContain(
    'create table "forgotten"',
  );
});

it('migrating again, with the demo rows, changes nothing', async () => {
  const { url, secretKey } = await freshDatabase({ demo: true });
  const database = await connect(url, { secretKey });
  const counts = () =>
    Promise.all(
      ['user', 'disposition', 'punishment_type'].map(
        async (table) => (await sql`select count(*) from ${sql.table(table)}`.execute(database.sql)).rows,
      ),
    );
  const before = await counts();
  await migrate(url, { secretKey, demo: usualSite });
  expect(await counts()).toEqual(before);
  await database.close();
});

it('a database that another version made is left as it is, and told of', async () => {
  const { url, secretKey } = await freshDatabase();
  const database = await connect(url, { secretKey });
  const tables = () => sql`select tablename from pg_tables order by 1`.execute(database.sql);
  const before = await tables();
  await sql`insert into mikro_orm_migrations (name) values ('Migration20200101000000')`.execute(database.sql);
  await expect(migrate(url, { secretKey })).rejects.toThrow(
    'another version of Keja, with Migration20200101000000, and cannot be brought to this one. Nothing was changed.',
  );
  expect(await tables()).toEqual(before);
  await database.close();
});
