import { Migration } from '@mikro-orm/migrations';

export class Migration20261122031903 extends Migration {

  override name = 'Migration20261122031903';

  override up(): void | Promise<void> {
    this.addSql(`alter table "weighing_record" add "bar_code" varchar(60) null;`);
    this.addSql(`create index "weighing_record_bar_code_search" on "weighing_record" using gin ("bar_code" gin_trgm_ops);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "weighing_record_bar_code_search";`);
    this.addSql(`alter table "weighing_record" drop column "bar_code";`);
  }

}
