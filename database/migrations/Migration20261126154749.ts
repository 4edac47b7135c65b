import { Migration } from '@mikro-orm/migrations';

export class Migration20261126154749 extends Migration {

  override name = 'Migration20261126154749';

  override up(): void | Promise<void> {
    this.addSql(`alter table "calendar_event" add "uid" varchar(255) null, add "sequence" int null;`);
    this.addSql(`create index "calendar_event_uid_index" on "calendar_event" ("uid", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "calendar_event_uid_index";`);
    this.addSql(`alter table "calendar_event" drop column "uid", drop column "sequence";`);
  }

}
