create table "payment_type" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(40) null,
  "description" text null,
  "status" varchar(60) not null default 'Ongoing',
  "type" varchar(60) not null default 'Cash',
  "currency_id" int null
);
create index "payment_type_name_index" on "payment_type" ("name", "id");
create index "payment_type_author_id_index" on "payment_type" ("author_id", "id") where "author_id" is not null;
create index "payment_type_currency_id_index" on "payment_type" ("currency_id", "id") where "currency_id" is not null;
create index "payment_type_name_letters" on "payment_type" using gin ((plain_letters("name")) gin_trgm_ops);
create index "payment_type_description_letters" on "payment_type" using gin ((plain_letters("description")) gin_trgm_ops);
alter table "payment_type" add constraint "payment_type_predefined_name_unique" unique ("predefined_name");

create table "cost_article" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null,
  "accounting_name" varchar(255) null,
  "description" text null
);
create index "cost_article_name_index" on "cost_article" ("name", "id");
create index "cost_article_author_id_index" on "cost_article" ("author_id", "id") where "author_id" is not null;
create index "cost_article_name_letters" on "cost_article" using gin ((plain_letters("name")) gin_trgm_ops);
create index "cost_article_code_letters" on "cost_article" using gin ((plain_letters("code")) gin_trgm_ops);
create index "cost_article_accounting_name_letters" on "cost_article" using gin ((plain_letters("accounting_name")) gin_trgm_ops);

create table "cash_flow_item" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(40) null,
  "description" text null,
  "type" varchar(60) not null default 'Receipt'
);
create index "cash_flow_item_name_index" on "cash_flow_item" ("name", "id");
create index "cash_flow_item_author_id_index" on "cash_flow_item" ("author_id", "id") where "author_id" is not null;
create index "cash_flow_item_name_letters" on "cash_flow_item" using gin ((plain_letters("name")) gin_trgm_ops);
create index "cash_flow_item_description_letters" on "cash_flow_item" using gin ((plain_letters("description")) gin_trgm_ops);
alter table "cash_flow_item" add constraint "cash_flow_item_predefined_name_unique" unique ("predefined_name");

create table "payment_operation" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "date" timestamptz(3) null,
  "prefix" varchar(10) null,
  "number" int null,
  "number_str" varchar(40) null,
  "confirmed" boolean not null default false,
  "movement" varchar(60) not null default 'Receipt',
  "payment_type_id" int null,
  "cash_flow_item_id" int null,
  "cost_article_id" int null,
  "counterparty_id" int null,
  "project_id" int null,
  "amount" numeric(15,2) not null default '0.00',
  "currency_id" int null,
  "comment" text null
);
create index "payment_operation_date_index" on "payment_operation" ("date", "id");
create index "payment_operation_movement_date_index" on "payment_operation" ("movement", "date", "id");
create index "payment_operation_author_id_index" on "payment_operation" ("author_id", "id") where "author_id" is not null;
create index "payment_operation_payment_type_id_index" on "payment_operation" ("payment_type_id", "id") where "payment_type_id" is not null;
create index "payment_operation_cash_flow_item_id_index" on "payment_operation" ("cash_flow_item_id", "id") where "cash_flow_item_id" is not null;
create index "payment_operation_cost_article_id_index" on "payment_operation" ("cost_article_id", "id") where "cost_article_id" is not null;
create index "payment_operation_counterparty_id_index" on "payment_operation" ("counterparty_id", "id") where "counterparty_id" is not null;
create index "payment_operation_project_id_index" on "payment_operation" ("project_id", "id") where "project_id" is not null;
create index "payment_operation_currency_id_index" on "payment_operation" ("currency_id", "id") where "currency_id" is not null;
create index "payment_operation_number_str_letters" on "payment_operation" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "payment_operation_comment_letters" on "payment_operation" using gin ((plain_letters("comment")) gin_trgm_ops);
alter table "payment_operation" add constraint "payment_operation_number_str_unique" unique ("number_str");

create table "invoice" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "date" timestamptz(3) null,
  "prefix" varchar(10) null,
  "number" int null,
  "number_str" varchar(40) null,
  "confirmed" boolean not null default false,
  "delivery_payment_id" int null,
  "disposition_id" int null,
  "firm_id" int not null,
  "seller_nip" varchar(10) null,
  "buyer_number" varchar(20) null,
  "buyer_name" varchar(255) null,
  "buyer_address" varchar(255) null,
  "issued_on" date null,
  "payment_type_id" int null,
  "sum_netto" numeric(15,2) not null default '0.00',
  "vat" numeric(15,2) not null default '0.00',
  "sum_brutto" numeric(15,2) not null default '0.00',
  "ksef_status" varchar(60) not null default 'Waiting',
  "ksef_number" varchar(36) null,
  "ksef_acquired_at" timestamptz(3) null,
  "issued_offline" boolean not null default false,
  "send_by" timestamptz(3) null,
  "ksef_failure" text null,
  "xml_hash" varchar(44) null
);
create index "invoice_date_index" on "invoice" ("date", "id");
create index "invoice_ksef_status_date_index" on "invoice" ("ksef_status", "date", "id");
create index "invoice_issued_on_index" on "invoice" ("issued_on", "id");
create index "invoice_author_id_index" on "invoice" ("author_id", "id") where "author_id" is not null;
create index "invoice_disposition_id_index" on "invoice" ("disposition_id", "id") where "disposition_id" is not null;
create index "invoice_firm_id_index" on "invoice" ("firm_id", "id") where "firm_id" is not null;
create index "invoice_payment_type_id_index" on "invoice" ("payment_type_id", "id") where "payment_type_id" is not null;
create index "invoice_number_str_letters" on "invoice" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "invoice_buyer_number_letters" on "invoice" using gin ((plain_letters("buyer_number")) gin_trgm_ops);
create index "invoice_buyer_name_letters" on "invoice" using gin ((plain_letters("buyer_name")) gin_trgm_ops);
create index "invoice_ksef_number_letters" on "invoice" using gin ((plain_letters("ksef_number")) gin_trgm_ops);
alter table "invoice" add constraint "invoice_number_str_unique" unique ("number_str");
alter table "invoice" add constraint "invoice_delivery_payment_id_unique" unique ("delivery_payment_id");
alter table "invoice" add constraint "invoice_ksef_number_unique" unique ("ksef_number");

create table "invoice_lines" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "name" varchar(255) not null,
  "quantity" numeric(15,2) not null default '1.00',
  "vat_rate_id" int not null,
  "sum_netto" numeric(15,2) null,
  "vat" numeric(15,2) null,
  "sum_brutto" numeric(15,2) null
);
create index "invoice_lines_parent_index" on "invoice_lines" ("parent_id", "row_number");
create index "invoice_lines_vat_rate_id_index" on "invoice_lines" ("vat_rate_id", "id") where "vat_rate_id" is not null;
