import { Migration } from '@mikro-orm/migrations';

export class Migration20261126184549 extends Migration {

  override name = 'Migration20261126184549';

  override up(): void | Promise<void> {
    this.addSql(`create table "email_account_open_to" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "user_id" int not null, "since" timestamptz(3) null);`);
    this.addSql(`create index "email_account_open_to_parent_index" on "email_account_open_to" ("parent_id", "row_number");`);
    this.addSql(`create index "email_account_open_to_user_id_index" on "email_account_open_to" ("user_id", "id") where "user_id" is not null;`);

    this.addSql(`alter table "access_log" add "email_account_id" int null;`);
    this.addSql(`alter table "access_log" add constraint "access_log_email_account_id_foreign" foreign key ("email_account_id") references "email_account" ("id") on delete restrict;`);
    this.addSql(`create index "access_log_email_account_id_date_index" on "access_log" ("email_account_id", "date", "id");`);

    this.addSql(`alter table "email_account_open_to" add constraint "email_account_open_to_parent_id_foreign" foreign key ("parent_id") references "email_account" ("id") on delete cascade;`);
    this.addSql(`alter table "email_account_open_to" add constraint "email_account_open_to_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "email_account_open_to" cascade;`);

    this.addSql(`alter table "access_log" drop constraint "access_log_email_account_id_foreign";`);

    this.addSql(`drop index "access_log_email_account_id_date_index";`);
    this.addSql(`alter table "access_log" drop column "email_account_id";`);
  }

}
