import { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { catalog } from '#domain/kernel/declaration.ts';
import { text } from '#domain/kernel/field.ts';
import { createRegistry } from '#domain/kernel/registry.ts';
import { declarations, registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { freshDatabase } from '#tools/testing/database.ts';
import { connect } from './connect.ts';
import { usualSite } from './demo/site.ts';
import { migrate } from './migrate.ts';
import { ormOptions } from './ormOptions.ts';

/** What would still have to change for the tables to be what the declarations say. */
const drift = async (url: string, of = registry): Promise<string> => {
  const orm = await MikroORM.init(ormOptions(url, of));
  const statements = await orm.schema.getUpdateSchemaSQL({ safe: true });
  await orm.close(true);
  return statements.trim();
};

it('the committed migrations end in exactly what the declarations say', async () => {
  const { url } = await freshDatabase();
  expect(await drift(url)).toBe('');
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
      ['user', 'disposition', 'punishment_type'].map((table) =>
        database.sql
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('rows'))
          .execute(),
      ),
    );
  const before = await counts();
  await migrate(url, { secretKey, demo: usualSite });
  expect(await counts()).toEqual(before);
  await database.close();
});

it('a weighing from before the code of its card was kept gets the one that its card bears', async () => {
  const { url, secretKey } = await freshDatabase();
  const database = await connect(url, { secretKey });
  const make = (object: string, some: object) => database.records.create(systemActor, object, { ...some });
  const weighings = [
    await make('scale', { name: 'First', barCodePrefix: 'x' }),
    await make('scale', { name: 'Last', barCodePrefix: 'w-7' }),
  ].map(({ id }) => ({ kind: 'gross', weight: '14.500', scale: id, takenAt: '2026-11-20T08:00:00.000Z' }));
  const { id, numberStr } = await make('weighingRecord', { weighings });
  const codeOf = async () => (await database.records.get(systemActor, 'weighingRecord', id)).barCode;
  expect(await codeOf()).toBe(`W7${String(numberStr)}`);
  await sql`update weighing_record set bar_code = null`.execute(database.sql);
  await sql`delete from mikro_orm_migrations where name like '%cardCodes'`.execute(database.sql);
  await migrate(url, { secretKey });
  expect(await codeOf()).toBe(`W7${String(numberStr)}`);
  await database.close();
});

it('a database that another version made is left as it is, and told of', async () => {
  const { url, secretKey } = await freshDatabase();
  const database = await connect(url, { secretKey });
  await sql`insert into mikro_orm_migrations (name) values ('Migration20200101000000')`.execute(database.sql);
  await expect(migrate(url, { secretKey })).rejects.toThrow(
    'another version of Keja, with Migration20200101000000',
  );
  await database.close();
});
