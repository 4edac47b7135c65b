import { Migration } from '@mikro-orm/migrations';

export class Migration20261122002141 extends Migration {

  override name = 'Migration20261122002141';

  override up(): void | Promise<void> {
    this.addSql(`create index "disposition_bar_code_index" on "disposition" ("bar_code", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "disposition_bar_code_index";`);
  }

}
