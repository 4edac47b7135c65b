import { Migration } from '@mikro-orm/migrations';

export class Migration20261127034800 extends Migration {

  override name = 'Migration20261127034800';

  override up(): void | Promise<void> {
    this.addSql(`create table "rights_change" ("id" bigserial primary key);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "rights_change" cascade;`);
  }

}
