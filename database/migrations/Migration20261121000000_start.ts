import { readdir, readFile } from 'node:fs/promises';
import { Migration } from '@mikro-orm/migrations';

const folder = new URL('./start/', import.meta.url);
const first = ['extensions.sql'];
/** They need tables of every module. */
const last = ['references.sql', 'weightMemory.sql'];

/** The tables of the first release: a file for each module, then what binds them. */
export class Migration20261121000000_start extends Migration {
  override name = 'Migration20261121000000_start';

  override async up(): Promise<void> {
    const files = (await readdir(folder)).toSorted();
    const modules = files.filter((file) => ![...first, ...last].includes(file));
    for (const file of [...first, ...modules, ...last])
      this.addSql(await readFile(new URL(file, folder), 'utf8'));
  }

  override down(): void {
    throw new Error('Nothing was before the first migration: make a new database.');
  }
}
