import { Migration } from '@mikro-orm/migrations';

export class Migration20261126150342 extends Migration {

  override name = 'Migration20261126150342';

  override up(): void | Promise<void> {
    this.addSql(`create table "calendar_event_attendees" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "user_id" int not null);`);
    this.addSql(`create index "calendar_event_attendees_parent_index" on "calendar_event_attendees" ("parent_id", "row_number");`);
    this.addSql(`create index "calendar_event_attendees_user_id_index" on "calendar_event_attendees" ("user_id", "id") where "user_id" is not null;`);

    this.addSql(`alter table "calendar_event" add "busy" boolean not null default true;`);

    this.addSql(`alter table "calendar_event_attendees" add constraint "calendar_event_attendees_parent_id_foreign" foreign key ("parent_id") references "calendar_event" ("id") on delete cascade;`);
    this.addSql(`alter table "calendar_event_attendees" add constraint "calendar_event_attendees_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "calendar_event_attendees" cascade;`);

    this.addSql(`alter table "calendar_event" drop column "busy";`);
  }

}
