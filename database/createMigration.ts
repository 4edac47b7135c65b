import { MikroORM } from '@mikro-orm/postgresql';
import { registry } from '#domain/objects.ts';
import { ormOptions } from './ormOptions.ts';

/**
 * `npm run migration`: writes the migration that leads from the committed snapshot to what the declarations
 * say now. Needs no running database; read what it wrote before committing it.
 */
const orm = await MikroORM.init({ ...ormOptions('postgres://nobody@127.0.0.1/none', registry) });
const { fileName, diff } = await orm.migrator.create(undefined, false, false);
console.log(diff.up.length === 0 ? 'The migrations already say what the declarations say.' : `Wrote ${fileName}: ${diff.up.length} statements.`);
await orm.close(true);
