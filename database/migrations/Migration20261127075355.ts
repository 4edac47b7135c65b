import { Migration } from '@mikro-orm/migrations';

export class Migration20261127075355 extends Migration {

  override name = 'Migration20261127075355';

  override up(): void | Promise<void> {
    this.addSql(`alter table "incoming_email" add "moved_to_id" int null;`);
    this.addSql(`alter table "incoming_email" add constraint "incoming_email_moved_to_id_foreign" foreign key ("moved_to_id") references "mailbox" ("id") on delete restrict;`);
    this.addSql(`create index "incoming_email_moved_to_id_index" on "incoming_email" ("moved_to_id", "id") where "moved_to_id" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "incoming_email" drop constraint "incoming_email_moved_to_id_foreign";`);

    this.addSql(`drop index "incoming_email_moved_to_id_index";`);
    this.addSql(`alter table "incoming_email" drop column "moved_to_id";`);
  }

}
