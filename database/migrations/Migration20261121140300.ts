import { Migration } from '@mikro-orm/migrations';

export class Migration20261121140300 extends Migration {

  override name = 'Migration20261121140300';

  override up(): void | Promise<void> {
    this.addSql(`create table "weight_receiver" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "address" varchar(500) not null, "login" varchar(100) null, "password" varchar(1000) null, "hours_to_try" int not null default 72, "is_active" boolean not null default true);`);
    this.addSql(`create index "weight_receiver_name_index" on "weight_receiver" ("name", "id");`);
    this.addSql(`create index "weight_receiver_author_id_index" on "weight_receiver" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "weight_receiver_name_search" on "weight_receiver" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "weight_receiver_address_search" on "weight_receiver" using gin ("address" gin_trgm_ops);`);

    this.addSql(`create table "yard" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null, "cars_buffer_terminal" int not null default 10);`);
    this.addSql(`create index "yard_name_index" on "yard" ("name", "id");`);
    this.addSql(`create index "yard_author_id_index" on "yard" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "yard_name_search" on "yard" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "yard_code_search" on "yard" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "yard" add constraint "yard_code_unique" unique ("code");`);

    this.addSql(`create table "weight_sending" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "weighing_record_id" int not null, "weight_receiver_id" int not null, "sending_state" varchar(60) not null default 'Waiting', "ended_at" timestamptz(3) null, "answer" varchar(500) null);`);
    this.addSql(`create index "weight_sending_weighing_record_id_index" on "weight_sending" ("weighing_record_id", "id");`);
    this.addSql(`create index "weight_sending_sending_state_index" on "weight_sending" ("sending_state", "id");`);
    this.addSql(`create index "weight_sending_author_id_index" on "weight_sending" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "weight_sending_weight_receiver_id_index" on "weight_sending" ("weight_receiver_id", "id") where "weight_receiver_id" is not null;`);
    this.addSql(`create index "weight_sending_answer_search" on "weight_sending" using gin ("answer" gin_trgm_ops);`);

    this.addSql(`create table "weighing_record_pictures" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "capture_id" varchar(36) null, "scale_id" int null, "camera" varchar(200) null, "taken_at" timestamptz(3) null, "picture_state" varchar(60) not null default 'Waiting', "problem" varchar(200) null, "picture_id" int null);`);
    this.addSql(`create index "weighing_record_pictures_parent_index" on "weighing_record_pictures" ("parent_id", "row_number");`);
    this.addSql(`create index "weighing_record_pictures_scale_id_index" on "weighing_record_pictures" ("scale_id", "id") where "scale_id" is not null;`);
    this.addSql(`create index "weighing_record_pictures_picture_id_index" on "weighing_record_pictures" ("picture_id", "id") where "picture_id" is not null;`);

    this.addSql(`create table "queue_display" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "weighing_station_id" int null, "yard_id" int null, "language" varchar(2) not null default 'pl', "display_token" varchar(40) null);`);
    this.addSql(`create index "queue_display_name_index" on "queue_display" ("name", "id");`);
    this.addSql(`create index "queue_display_author_id_index" on "queue_display" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "queue_display_weighing_station_id_index" on "queue_display" ("weighing_station_id", "id") where "weighing_station_id" is not null;`);
    this.addSql(`create index "queue_display_yard_id_index" on "queue_display" ("yard_id", "id") where "yard_id" is not null;`);
    this.addSql(`create index "queue_display_name_search" on "queue_display" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "queue_display" add constraint "queue_display_display_token_unique" unique ("display_token");`);

    this.addSql(`alter table "outbox" add "claimed_until" timestamptz(3) null;`);

    this.addSql(`alter table "scale_protocol" add "baud_rate" int not null default 9600, add "serial_frame" varchar(60) not null default '8N1', add "rack" int not null default 0, add "slot" int not null default 2;`);

    this.addSql(`alter table "weighing_station" add "yard_id" int null, add "minutes_early" int not null default 60, add "minutes_late" int not null default 60, add "no_show_minutes" int null, add "no_show_returns" int not null default 1;`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_yard_id_foreign" foreign key ("yard_id") references "yard" ("id") on delete restrict;`);
    this.addSql(`create index "weighing_station_yard_id_index" on "weighing_station" ("yard_id", "id") where "yard_id" is not null;`);

    this.addSql(`alter table "weight_memory" add "origin" varchar(60) not null default 'Measured', add "entered_by_id" int null, add "entered_why" varchar(200) null;`);
    this.addSql(`alter table "weight_memory" add constraint "weight_memory_entered_by_id_foreign" foreign key ("entered_by_id") references "user" ("id") on delete restrict;`);
    this.addSql(`create index "weight_memory_entered_by_id_index" on "weight_memory" ("entered_by_id", "id") where "entered_by_id" is not null;`);

    this.addSql(`alter table "disposition" add "queue_priority" varchar(60) not null default 'Normal', add "punctuality" varchar(60) null, add "hold_reason" varchar(255) null, add "no_shows" int not null default 0;`);

    this.addSql(`alter table "outgoing_sms_recipients" add "provider_id" varchar(60) null;`);

    this.addSql(`alter table "weight_receiver" add constraint "weight_receiver_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "yard" add constraint "yard_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "weight_sending" add constraint "weight_sending_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "weight_sending" add constraint "weight_sending_weighing_record_id_foreign" foreign key ("weighing_record_id") references "weighing_record" ("id") on delete restrict;`);
    this.addSql(`alter table "weight_sending" add constraint "weight_sending_weight_receiver_id_foreign" foreign key ("weight_receiver_id") references "weight_receiver" ("id") on delete restrict;`);

    this.addSql(`alter table "weighing_record_pictures" add constraint "weighing_record_pictures_parent_id_foreign" foreign key ("parent_id") references "weighing_record" ("id") on delete cascade;`);
    this.addSql(`alter table "weighing_record_pictures" add constraint "weighing_record_pictures_scale_id_foreign" foreign key ("scale_id") references "scale" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record_pictures" add constraint "weighing_record_pictures_picture_id_foreign" foreign key ("picture_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "queue_display" add constraint "queue_display_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "queue_display" add constraint "queue_display_weighing_station_id_foreign" foreign key ("weighing_station_id") references "weighing_station" ("id") on delete restrict;`);
    this.addSql(`alter table "queue_display" add constraint "queue_display_yard_id_foreign" foreign key ("yard_id") references "yard" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "weight_sending" drop constraint "weight_sending_weight_receiver_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_yard_id_foreign";`);
    this.addSql(`alter table "queue_display" drop constraint "queue_display_yard_id_foreign";`);

    this.addSql(`drop table if exists "weight_receiver" cascade;`);
    this.addSql(`drop table if exists "yard" cascade;`);
    this.addSql(`drop table if exists "weight_sending" cascade;`);
    this.addSql(`drop table if exists "weighing_record_pictures" cascade;`);
    this.addSql(`drop table if exists "queue_display" cascade;`);

    this.addSql(`alter table "weight_memory" drop constraint "weight_memory_entered_by_id_foreign";`);

    this.addSql(`alter table "disposition" drop column "queue_priority", drop column "punctuality", drop column "hold_reason", drop column "no_shows";`);

    this.addSql(`alter table "outbox" drop column "claimed_until";`);

    this.addSql(`alter table "outgoing_sms_recipients" drop column "provider_id";`);

    this.addSql(`alter table "scale_protocol" drop column "baud_rate", drop column "serial_frame", drop column "rack", drop column "slot";`);

    this.addSql(`drop index "weighing_station_yard_id_index";`);
    this.addSql(`alter table "weighing_station" drop column "yard_id", drop column "minutes_early", drop column "minutes_late", drop column "no_show_minutes", drop column "no_show_returns";`);

    this.addSql(`drop index "weight_memory_entered_by_id_index";`);
    this.addSql(`alter table "weight_memory" drop column "origin", drop column "entered_by_id", drop column "entered_why";`);
  }

}
