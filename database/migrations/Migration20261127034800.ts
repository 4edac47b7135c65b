import { Migration } from '@mikro-orm/migrations';

export class Migration20261127034800 extends Migration {

  override name = 'Migration20261127034800';

  override up(): void | Promise<void> {
    this.addSql(`create table "rights_change" ("id" uuid not null default gen_random_uuid(), primary key ("id"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "rights_change" cascade;`);
  }

}
