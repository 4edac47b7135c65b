import { Migration } from '@mikro-orm/migrations';

export class Migration20261121142609 extends Migration {

  override name = 'Migration20261121142609';

  override up(): void | Promise<void> {
    this.addSql(`create table "invoice" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "delivery_payment_id" int null, "disposition_id" int null, "firm_id" int not null, "seller_nip" varchar(10) null, "buyer_number" varchar(20) null, "buyer_name" varchar(255) null, "buyer_address" varchar(255) null, "issued_on" date null, "payment_type_id" int null, "sum_netto" numeric(15,2) not null default '0.00', "vat" numeric(15,2) not null default '0.00', "sum_brutto" numeric(15,2) not null default '0.00', "ksef_status" varchar(60) not null default 'Waiting', "ksef_number" varchar(36) null, "ksef_acquired_at" timestamptz(3) null, "issued_offline" boolean not null default false, "send_by" timestamptz(3) null, "ksef_failure" text null, "xml_hash" varchar(44) null);`);
    this.addSql(`create index "invoice_date_index" on "invoice" ("date", "id");`);
    this.addSql(`create index "invoice_ksef_status_date_index" on "invoice" ("ksef_status", "date", "id");`);
    this.addSql(`create index "invoice_issued_on_index" on "invoice" ("issued_on", "id");`);
    this.addSql(`create index "invoice_author_id_index" on "invoice" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "invoice_disposition_id_index" on "invoice" ("disposition_id", "id") where "disposition_id" is not null;`);
    this.addSql(`create index "invoice_firm_id_index" on "invoice" ("firm_id", "id") where "firm_id" is not null;`);
    this.addSql(`create index "invoice_payment_type_id_index" on "invoice" ("payment_type_id", "id") where "payment_type_id" is not null;`);
    this.addSql(`create index "invoice_number_str_search" on "invoice" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "invoice_buyer_number_search" on "invoice" using gin ("buyer_number" gin_trgm_ops);`);
    this.addSql(`create index "invoice_buyer_name_search" on "invoice" using gin ("buyer_name" gin_trgm_ops);`);
    this.addSql(`create index "invoice_ksef_number_search" on "invoice" using gin ("ksef_number" gin_trgm_ops);`);
    this.addSql(`alter table "invoice" add constraint "invoice_number_str_unique" unique ("number_str");`);
    this.addSql(`alter table "invoice" add constraint "invoice_delivery_payment_id_unique" unique ("delivery_payment_id");`);
    this.addSql(`alter table "invoice" add constraint "invoice_ksef_number_unique" unique ("ksef_number");`);

    this.addSql(`create table "ksef_attempt" ("id" bigserial primary key, "invoice_id" int not null, "session_reference" varchar(36) not null, "invoice_reference" varchar(36) null, "at" timestamptz(3) not null default now());`);
    this.addSql(`create index "ksef_attempt_invoice_index" on "ksef_attempt" ("invoice_id", "id");`);
    this.addSql(`create index "ksef_attempt_at_index" on "ksef_attempt" ("at");`);

    this.addSql(`create table "invoice_paper" ("id" bigserial primary key, "invoice_id" int not null, "kind" varchar(10) not null, "content" text not null, "created_at" timestamptz(3) not null default now());`);
    this.addSql(`alter table "invoice_paper" add constraint "invoice_paper_invoice_kind_unique" unique ("invoice_id", "kind");`);

    this.addSql(`create table "invoice_lines" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "name" varchar(255) not null, "quantity" numeric(15,2) not null default '1.00', "vat_rate_id" int not null, "sum_netto" numeric(15,2) null, "vat" numeric(15,2) null, "sum_brutto" numeric(15,2) null);`);
    this.addSql(`create index "invoice_lines_parent_index" on "invoice_lines" ("parent_id", "row_number");`);
    this.addSql(`create index "invoice_lines_vat_rate_id_index" on "invoice_lines" ("vat_rate_id", "id") where "vat_rate_id" is not null;`);

    this.addSql(`alter table "firm" add "ksef_token" varchar(1000) null, add "gus_key" varchar(1000) null;`);

    this.addSql(`alter table "invoice" add constraint "invoice_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "invoice" add constraint "invoice_delivery_payment_id_foreign" foreign key ("delivery_payment_id") references "delivery_payment" ("id") on delete restrict;`);
    this.addSql(`alter table "invoice" add constraint "invoice_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "invoice" add constraint "invoice_firm_id_foreign" foreign key ("firm_id") references "firm" ("id") on delete restrict;`);
    this.addSql(`alter table "invoice" add constraint "invoice_payment_type_id_foreign" foreign key ("payment_type_id") references "payment_type" ("id") on delete restrict;`);

    this.addSql(`alter table "ksef_attempt" add constraint "ksef_attempt_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete restrict;`);

    this.addSql(`alter table "invoice_paper" add constraint "invoice_paper_invoice_id_foreign" foreign key ("invoice_id") references "invoice" ("id") on delete restrict;`);

    this.addSql(`alter table "invoice_lines" add constraint "invoice_lines_parent_id_foreign" foreign key ("parent_id") references "invoice" ("id") on delete cascade;`);
    this.addSql(`alter table "invoice_lines" add constraint "invoice_lines_vat_rate_id_foreign" foreign key ("vat_rate_id") references "vat_rate" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ksef_attempt" drop constraint "ksef_attempt_invoice_id_foreign";`);
    this.addSql(`alter table "invoice_paper" drop constraint "invoice_paper_invoice_id_foreign";`);
    this.addSql(`alter table "invoice_lines" drop constraint "invoice_lines_parent_id_foreign";`);

    this.addSql(`drop table if exists "invoice" cascade;`);
    this.addSql(`drop table if exists "ksef_attempt" cascade;`);
    this.addSql(`drop table if exists "invoice_paper" cascade;`);
    this.addSql(`drop table if exists "invoice_lines" cascade;`);

    this.addSql(`alter table "firm" drop column "ksef_token", drop column "gus_key";`);
  }

}
