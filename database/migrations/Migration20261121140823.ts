import { Migration } from '@mikro-orm/migrations';

export class Migration20261121140823 extends Migration {

  override name = 'Migration20261121140823';

  override up(): void | Promise<void> {
    this.addSql(`create table "weighing_record_warnings" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "warning" varchar(60) not null, "found" numeric(15,3) null, "allowed" numeric(15,3) null, "accepted_by_id" int null, "accepted_at" timestamptz(3) null);`);
    this.addSql(`create index "weighing_record_warnings_parent_index" on "weighing_record_warnings" ("parent_id", "row_number");`);
    this.addSql(`create index "weighing_record_warnings_accepted_by_id_index" on "weighing_record_warnings" ("accepted_by_id", "id") where "accepted_by_id" is not null;`);

    this.addSql(`create table "disposition_previous_cargoes" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "cargo" varchar(255) not null, "cleaning" varchar(60) not null);`);
    this.addSql(`create index "disposition_previous_cargoes_parent_index" on "disposition_previous_cargoes" ("parent_id", "row_number");`);

    this.addSql(`alter table "inventory_document" add "box_from_id" int null, add "box_to_id" int null, add "owner_id" int null;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_box_from_id_foreign" foreign key ("box_from_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_box_to_id_foreign" foreign key ("box_to_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_owner_id_foreign" foreign key ("owner_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`create index "inventory_document_box_from_id_index" on "inventory_document" ("box_from_id", "id") where "box_from_id" is not null;`);
    this.addSql(`create index "inventory_document_box_to_id_index" on "inventory_document" ("box_to_id", "id") where "box_to_id" is not null;`);
    this.addSql(`create index "inventory_document_owner_id_index" on "inventory_document" ("owner_id", "id") where "owner_id" is not null;`);

    this.addSql(`alter table "disposition" add "weighed_after_id" int null;`);
    this.addSql(`alter table "disposition" add constraint "disposition_weighed_after_id_foreign" foreign key ("weighed_after_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" alter column "type_of_operation" drop default;`);
    this.addSql(`alter table "disposition" alter column "type_of_operation" drop not null;`);
    this.addSql(`create index "disposition_weighed_after_id_index" on "disposition" ("weighed_after_id", "id") where "weighed_after_id" is not null;`);

    this.addSql(`alter table "weighted_disposition" add "holder" varchar(36) null, add "expires_at" timestamptz(3) null;`);

    this.addSql(`alter table "weighing_record" add "round" int not null default 1;`);

    this.addSql(`alter table "punishment" add "canceled_at" timestamptz(3) null, add "cancellation_reason" text null;`);
    this.addSql(`alter table "punishment" add constraint "punishment_barcode_unique" unique ("barcode");`);

    this.addSql(`alter table "delivery_payment" add "paid_at" timestamptz(3) null, add "payment_type_id" int null, add "paying_by" varchar(120) null, add "faktura_address" varchar(255) null, add "faktura_verified" boolean not null default false, add "invoice_failure" text null;`);
    this.addSql(`alter table "delivery_payment" add constraint "delivery_payment_payment_type_id_foreign" foreign key ("payment_type_id") references "payment_type" ("id") on delete restrict;`);
    this.addSql(`create index "delivery_payment_payment_type_id_index" on "delivery_payment" ("payment_type_id", "id") where "payment_type_id" is not null;`);

    this.addSql(`alter table "delivery_note" add "box_from_id" int null, add "box_to_id" int null, add "owner_id" int null, add "weighing_record_id" int null, add "type_of_document" varchar(60) not null default 'Automobile', add "type_of_operation" varchar(60) null, add "scheme_of_cargo_id" int null, add "netto_registered" numeric(15,3) null;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_box_from_id_foreign" foreign key ("box_from_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_box_to_id_foreign" foreign key ("box_to_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_owner_id_foreign" foreign key ("owner_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_weighing_record_id_foreign" foreign key ("weighing_record_id") references "weighing_record" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_scheme_of_cargo_id_foreign" foreign key ("scheme_of_cargo_id") references "scheme_of_cargo" ("id") on delete restrict;`);
    this.addSql(`create index "delivery_note_box_from_id_index" on "delivery_note" ("box_from_id", "id") where "box_from_id" is not null;`);
    this.addSql(`create index "delivery_note_box_to_id_index" on "delivery_note" ("box_to_id", "id") where "box_to_id" is not null;`);
    this.addSql(`create index "delivery_note_owner_id_index" on "delivery_note" ("owner_id", "id") where "owner_id" is not null;`);
    this.addSql(`create index "delivery_note_scheme_of_cargo_id_index" on "delivery_note" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_weighing_record_id_unique" unique ("weighing_record_id");`);

    this.addSql(`alter table "register_store_keeper" add "owner_id" int null;`);
    this.addSql(`alter table "register_store_keeper" add constraint "register_store_keeper_owner_id_foreign" foreign key ("owner_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`create index "register_store_keeper_owner_id_index" on "register_store_keeper" ("owner_id", "id") where "owner_id" is not null;`);

    this.addSql(`alter table "weighing_record_warnings" add constraint "weighing_record_warnings_parent_id_foreign" foreign key ("parent_id") references "weighing_record" ("id") on delete cascade;`);
    this.addSql(`alter table "weighing_record_warnings" add constraint "weighing_record_warnings_accepted_by_id_foreign" foreign key ("accepted_by_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "disposition_previous_cargoes" add constraint "disposition_previous_cargoes_parent_id_foreign" foreign key ("parent_id") references "disposition" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "weighing_record_warnings" cascade;`);
    this.addSql(`drop table if exists "disposition_previous_cargoes" cascade;`);

    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_box_from_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_box_to_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_owner_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_weighing_record_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_scheme_of_cargo_id_foreign";`);

    this.addSql(`alter table "delivery_payment" drop constraint "delivery_payment_payment_type_id_foreign";`);

    this.addSql(`alter table "disposition" drop constraint "disposition_weighed_after_id_foreign";`);

    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_box_from_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_box_to_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_owner_id_foreign";`);

    this.addSql(`alter table "register_store_keeper" drop constraint "register_store_keeper_owner_id_foreign";`);

    this.addSql(`drop index "delivery_note_box_from_id_index";`);
    this.addSql(`drop index "delivery_note_box_to_id_index";`);
    this.addSql(`drop index "delivery_note_owner_id_index";`);
    this.addSql(`drop index "delivery_note_scheme_of_cargo_id_index";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_weighing_record_id_unique";`);
    this.addSql(`alter table "delivery_note" drop column "box_from_id", drop column "box_to_id", drop column "owner_id", drop column "weighing_record_id", drop column "type_of_document", drop column "type_of_operation", drop column "scheme_of_cargo_id", drop column "netto_registered";`);

    this.addSql(`drop index "delivery_payment_payment_type_id_index";`);
    this.addSql(`alter table "delivery_payment" drop column "paid_at", drop column "payment_type_id", drop column "paying_by", drop column "faktura_address", drop column "faktura_verified", drop column "invoice_failure";`);

    this.addSql(`drop index "disposition_weighed_after_id_index";`);
    this.addSql(`alter table "disposition" drop column "weighed_after_id";`);
    this.addSql(`alter table "disposition" alter column "type_of_operation" set default 'Shipment';`);
    this.addSql(`alter table "disposition" alter column "type_of_operation" set not null;`);

    this.addSql(`drop index "inventory_document_box_from_id_index";`);
    this.addSql(`drop index "inventory_document_box_to_id_index";`);
    this.addSql(`drop index "inventory_document_owner_id_index";`);
    this.addSql(`alter table "inventory_document" drop column "box_from_id", drop column "box_to_id", drop column "owner_id";`);

    this.addSql(`alter table "punishment" drop constraint "punishment_barcode_unique";`);
    this.addSql(`alter table "punishment" drop column "canceled_at", drop column "cancellation_reason";`);

    this.addSql(`drop index "register_store_keeper_owner_id_index";`);
    this.addSql(`alter table "register_store_keeper" drop column "owner_id";`);

    this.addSql(`alter table "weighing_record" drop column "round";`);

    this.addSql(`alter table "weighted_disposition" drop column "holder", drop column "expires_at";`);
  }

}
