import { Migration } from '@mikro-orm/migrations';

export class Migration20261126235131 extends Migration {

  override name = 'Migration20261126235131';

  override up(): void | Promise<void> {
    this.addSql(`create table "email_template_notifications_list" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "standing_id" int null, "notification_type" varchar(60) not null default 'recipient');`);
    this.addSql(`create index "email_template_notifications_list_parent_index" on "email_template_notifications_list" ("parent_id", "row_number");`);
    this.addSql(`create index "email_template_notifications_list_standing_id_index" on "email_template_notifications_list" ("standing_id", "id") where "standing_id" is not null;`);

    this.addSql(`alter table "email_template_notifications_list" add constraint "email_template_notifications_list_parent_id_foreign" foreign key ("parent_id") references "email_template" ("id") on delete cascade;`);
    this.addSql(`alter table "email_template_notifications_list" add constraint "email_template_notifications_list_standing_id_foreign" foreign key ("standing_id") references "standing" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "email_template_notifications_list" cascade;`);
  }

}
