import { Migration } from '@mikro-orm/migrations';

export class Migration20261121140924 extends Migration {

  override name = 'Migration20261121140924';

  override up(): void | Promise<void> {
    this.addSql(`create table "parking_exit" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "plate" varchar(20) not null, "entry_ticket" varchar(20) null, "disposition_id" int null, "working_place_id" int null);`);
    this.addSql(`create index "parking_exit_disposition_id_index" on "parking_exit" ("disposition_id", "id");`);
    this.addSql(`create index "parking_exit_plate_index" on "parking_exit" ("plate", "id");`);
    this.addSql(`create index "parking_exit_author_id_index" on "parking_exit" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "parking_exit_working_place_id_index" on "parking_exit" ("working_place_id", "id") where "working_place_id" is not null;`);
    this.addSql(`create index "parking_exit_plate_search" on "parking_exit" using gin ("plate" gin_trgm_ops);`);
    this.addSql(`create index "parking_exit_entry_ticket_search" on "parking_exit" using gin ("entry_ticket" gin_trgm_ops);`);

    this.addSql(`create table "driver_document" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "disposition_id" int not null, "document_name" varchar(120) not null, "document_hash" varchar(64) not null, "document_expires" date null, "data_confirmed" boolean null, "working_place_id" int null);`);
    this.addSql(`create index "driver_document_disposition_id_index" on "driver_document" ("disposition_id", "id");`);
    this.addSql(`create index "driver_document_author_id_index" on "driver_document" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "driver_document_working_place_id_index" on "driver_document" ("working_place_id", "id") where "working_place_id" is not null;`);
    this.addSql(`create index "driver_document_document_name_search" on "driver_document" using gin ("document_name" gin_trgm_ops);`);

    this.addSql(`create table "card_payment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "delivery_payment_id" int not null, "disposition_id" int null, "working_place_id" int not null, "amount" numeric(15,2) not null, "state" varchar(60) not null default 'Waiting', "card_terminal" varchar(100) not null, "press_key" varchar(120) not null, "receipt_before" varchar(10) null, "receipt_no" varchar(10) null, "trace_no" varchar(10) null, "card_number" varchar(30) null, "card_name" varchar(60) null, "result_code" varchar(40) null, "card_slip" text null, "sent_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "settled_by_id" int null, "settled_why" varchar(200) null);`);
    this.addSql(`create index "card_payment_delivery_payment_id_index" on "card_payment" ("delivery_payment_id", "id");`);
    this.addSql(`create index "card_payment_working_place_id_state_index" on "card_payment" ("working_place_id", "state", "id");`);
    this.addSql(`create index "card_payment_disposition_id_index" on "card_payment" ("disposition_id", "id");`);
    this.addSql(`create index "card_payment_author_id_index" on "card_payment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "card_payment_settled_by_id_index" on "card_payment" ("settled_by_id", "id") where "settled_by_id" is not null;`);
    this.addSql(`create index "card_payment_receipt_no_search" on "card_payment" using gin ("receipt_no" gin_trgm_ops);`);
    this.addSql(`create index "card_payment_trace_no_search" on "card_payment" using gin ("trace_no" gin_trgm_ops);`);
    this.addSql(`create index "card_payment_card_number_search" on "card_payment" using gin ("card_number" gin_trgm_ops);`);
    this.addSql(`alter table "card_payment" add constraint "card_payment_press_key_unique" unique ("press_key");`);

    this.addSql(`alter table "working_place" add "card_terminal" varchar(100) null, add "card_terminal_password" varchar(1000) null, add "scans_documents" boolean not null default false;`);

    this.addSql(`alter table "print_history" add "slip_state" varchar(60) null;`);

    this.addSql(`alter table "parking_exit" add constraint "parking_exit_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "parking_exit" add constraint "parking_exit_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "parking_exit" add constraint "parking_exit_working_place_id_foreign" foreign key ("working_place_id") references "working_place" ("id") on delete restrict;`);

    this.addSql(`alter table "driver_document" add constraint "driver_document_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "driver_document" add constraint "driver_document_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "driver_document" add constraint "driver_document_working_place_id_foreign" foreign key ("working_place_id") references "working_place" ("id") on delete restrict;`);

    this.addSql(`alter table "card_payment" add constraint "card_payment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "card_payment" add constraint "card_payment_delivery_payment_id_foreign" foreign key ("delivery_payment_id") references "delivery_payment" ("id") on delete restrict;`);
    this.addSql(`alter table "card_payment" add constraint "card_payment_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "card_payment" add constraint "card_payment_working_place_id_foreign" foreign key ("working_place_id") references "working_place" ("id") on delete restrict;`);
    this.addSql(`alter table "card_payment" add constraint "card_payment_settled_by_id_foreign" foreign key ("settled_by_id") references "user" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "parking_exit" cascade;`);
    this.addSql(`drop table if exists "driver_document" cascade;`);
    this.addSql(`drop table if exists "card_payment" cascade;`);

    this.addSql(`alter table "print_history" drop column "slip_state";`);

    this.addSql(`alter table "working_place" drop column "card_terminal", drop column "card_terminal_password", drop column "scans_documents";`);
  }

}
