import { Migration } from '@mikro-orm/migrations';

export class Migration20261126230940 extends Migration {

  override name = 'Migration20261126230940';

  override up(): void | Promise<void> {
    this.addSql(`create table "calendar_event_date_answers" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "email" varchar(255) null, "at" timestamptz(3) null, "answer" varchar(60) null, "answered_at" timestamptz(3) null);`);
    this.addSql(`create index "calendar_event_date_answers_parent_index" on "calendar_event_date_answers" ("parent_id", "row_number");`);

    this.addSql(`alter table "calendar_event_date_answers" add constraint "calendar_event_date_answers_parent_id_foreign" foreign key ("parent_id") references "calendar_event" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "calendar_event_date_answers" cascade;`);
  }

}
