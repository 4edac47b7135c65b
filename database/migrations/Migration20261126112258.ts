import { Migration } from '@mikro-orm/migrations';

export class Migration20261126112258 extends Migration {

  override name = 'Migration20261126112258';

  override up(): void | Promise<void> {
    this.addSql(`create table "calendar_event_skipped" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "at" timestamptz(3) not null);`);
    this.addSql(`create index "calendar_event_skipped_parent_index" on "calendar_event_skipped" ("parent_id", "row_number");`);

    this.addSql(`alter table "calendar_event" add "repeats" varchar(300) null, add "series_id" int null, add "occurrence" timestamptz(3) null, add "lasts_until" timestamptz(3) null;`);
    this.addSql(`alter table "calendar_event" add constraint "calendar_event_series_id_foreign" foreign key ("series_id") references "calendar_event" ("id") on delete restrict;`);
    // An event of whole days lasts to the end of its last one, as the day counts in Warsaw.
    this.addSql(`update "calendar_event" set "lasts_until" = case when not "all_day" then coalesce("end", "start") else (date_trunc('day', coalesce("end", "start") at time zone 'Europe/Warsaw') + interval '1 day') at time zone 'Europe/Warsaw' end;`);
    this.addSql(`create index "calendar_event_lasts_until_index" on "calendar_event" ("lasts_until", "id");`);
    this.addSql(`create index "calendar_event_series_id_index" on "calendar_event" ("series_id", "id") where "series_id" is not null;`);

    this.addSql(`alter table "calendar_event_skipped" add constraint "calendar_event_skipped_parent_id_foreign" foreign key ("parent_id") references "calendar_event" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "calendar_event_skipped" cascade;`);

    this.addSql(`alter table "calendar_event" drop constraint "calendar_event_series_id_foreign";`);

    this.addSql(`drop index "calendar_event_lasts_until_index";`);
    this.addSql(`drop index "calendar_event_series_id_index";`);
    this.addSql(`alter table "calendar_event" drop column "repeats", drop column "series_id", drop column "occurrence", drop column "lasts_until";`);
  }

}
