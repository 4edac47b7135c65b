import { Migration } from '@mikro-orm/migrations';

export class Migration20261126190436 extends Migration {

  override name = 'Migration20261126190436';

  override up(): void | Promise<void> {
    this.addSql(`create table "calendar_event_guests" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "email" varchar(255) not null, "name" varchar(255) null, "answer" varchar(60) not null default 'None', "answered_at" timestamptz(3) null);`);
    this.addSql(`create index "calendar_event_guests_parent_index" on "calendar_event_guests" ("parent_id", "row_number");`);

    this.addSql(`alter table "outgoing_email" add "calendar" text null;`);

    this.addSql(`alter table "calendar_event" add "organizer" varchar(320) null, add "invites_from_id" int null, add "invited" text null, add "invited_by" varchar(320) null, add "answer" varchar(60) null;`);
    this.addSql(`alter table "calendar_event" add constraint "calendar_event_invites_from_id_foreign" foreign key ("invites_from_id") references "email_account" ("id") on delete restrict;`);
    this.addSql(`create index "calendar_event_invites_from_id_index" on "calendar_event" ("invites_from_id", "id") where "invites_from_id" is not null;`);

    this.addSql(`alter table "calendar_event_guests" add constraint "calendar_event_guests_parent_id_foreign" foreign key ("parent_id") references "calendar_event" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "calendar_event_guests" cascade;`);

    this.addSql(`alter table "calendar_event" drop constraint "calendar_event_invites_from_id_foreign";`);

    this.addSql(`drop index "calendar_event_invites_from_id_index";`);
    this.addSql(`alter table "calendar_event" drop column "organizer", drop column "invites_from_id", drop column "invited", drop column "invited_by", drop column "answer";`);

    this.addSql(`alter table "outgoing_email" drop column "calendar";`);
  }

}
