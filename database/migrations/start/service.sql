create table "reclamation_type" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(40) null,
  "days" int not null default 14,
  "print_name" varchar(255) null,
  "oracle_id" varchar(40) null,
  "lang" jsonb null
);
create index "reclamation_type_oracle_id_index" on "reclamation_type" ("oracle_id", "id");
create index "reclamation_type_name_index" on "reclamation_type" ("name", "id");
create index "reclamation_type_author_id_index" on "reclamation_type" ("author_id", "id") where "author_id" is not null;
create index "reclamation_type_name_letters" on "reclamation_type" using gin ((plain_letters("name")) gin_trgm_ops);
create index "reclamation_type_lang_letters" on "reclamation_type" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "reclamation_type" add constraint "reclamation_type_predefined_name_unique" unique ("predefined_name");

create table "reclamation_subject" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "guarantee" boolean not null default false,
  "oracle_id" varchar(40) null,
  "lang" jsonb null
);
create index "reclamation_subject_code_index" on "reclamation_subject" ("code", "id");
create index "reclamation_subject_oracle_id_index" on "reclamation_subject" ("oracle_id", "id");
create index "reclamation_subject_name_index" on "reclamation_subject" ("name", "id");
create index "reclamation_subject_author_id_index" on "reclamation_subject" ("author_id", "id") where "author_id" is not null;
create index "reclamation_subject_name_letters" on "reclamation_subject" using gin ((plain_letters("name")) gin_trgm_ops);
create index "reclamation_subject_code_letters" on "reclamation_subject" using gin ((plain_letters("code")) gin_trgm_ops);
create index "reclamation_subject_lang_letters" on "reclamation_subject" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "reclamation_status_group" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(40) null,
  "color" varchar(7) null,
  "lang" jsonb null
);
create index "reclamation_status_group_name_index" on "reclamation_status_group" ("name", "id");
create index "reclamation_status_group_author_id_index" on "reclamation_status_group" ("author_id", "id") where "author_id" is not null;
create index "reclamation_status_group_name_letters" on "reclamation_status_group" using gin ((plain_letters("name")) gin_trgm_ops);
create index "reclamation_status_group_lang_letters" on "reclamation_status_group" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "reclamation_status_group" add constraint "reclamation_status_group_predefined_name_unique" unique ("predefined_name");

create table "reclamation_state" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(40) null,
  "reclamation_status_group_id" int null,
  "sort_number" int not null default 0,
  "default" boolean not null default false,
  "is_closed" boolean not null default false,
  "color" varchar(7) null,
  "oracle_id" varchar(40) null,
  "lang" jsonb null
);
create index "reclamation_state_sort_number_index" on "reclamation_state" ("sort_number", "id");
create index "reclamation_state_author_id_index" on "reclamation_state" ("author_id", "id") where "author_id" is not null;
create index "reclamation_state_reclamation_status_group_id_index" on "reclamation_state" ("reclamation_status_group_id", "id") where "reclamation_status_group_id" is not null;
create index "reclamation_state_name_letters" on "reclamation_state" using gin ((plain_letters("name")) gin_trgm_ops);
create index "reclamation_state_lang_letters" on "reclamation_state" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "reclamation_state" add constraint "reclamation_state_predefined_name_unique" unique ("predefined_name");

create table "reclamation_reason" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "oracle_id" varchar(40) null,
  "lang" jsonb null
);
create index "reclamation_reason_name_index" on "reclamation_reason" ("name", "id");
create index "reclamation_reason_author_id_index" on "reclamation_reason" ("author_id", "id") where "author_id" is not null;
create index "reclamation_reason_name_letters" on "reclamation_reason" using gin ((plain_letters("name")) gin_trgm_ops);
create index "reclamation_reason_lang_letters" on "reclamation_reason" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "reclamation_perpetrator" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "oracle_id" varchar(40) null,
  "lang" jsonb null
);
create index "reclamation_perpetrator_name_index" on "reclamation_perpetrator" ("name", "id");
create index "reclamation_perpetrator_author_id_index" on "reclamation_perpetrator" ("author_id", "id") where "author_id" is not null;
create index "reclamation_perpetrator_name_letters" on "reclamation_perpetrator" using gin ((plain_letters("name")) gin_trgm_ops);
create index "reclamation_perpetrator_lang_letters" on "reclamation_perpetrator" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "reclamation_execution" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "oracle_id" varchar(40) null,
  "lang" jsonb null
);
create index "reclamation_execution_name_index" on "reclamation_execution" ("name", "id");
create index "reclamation_execution_author_id_index" on "reclamation_execution" ("author_id", "id") where "author_id" is not null;
create index "reclamation_execution_name_letters" on "reclamation_execution" using gin ((plain_letters("name")) gin_trgm_ops);
create index "reclamation_execution_lang_letters" on "reclamation_execution" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "reclamation_decision" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "reclamation_state_id" int null,
  "oracle_id" varchar(40) null,
  "lang" jsonb null
);
create index "reclamation_decision_name_index" on "reclamation_decision" ("name", "id");
create index "reclamation_decision_author_id_index" on "reclamation_decision" ("author_id", "id") where "author_id" is not null;
create index "reclamation_decision_reclamation_state_id_index" on "reclamation_decision" ("reclamation_state_id", "id") where "reclamation_state_id" is not null;
create index "reclamation_decision_name_letters" on "reclamation_decision" using gin ((plain_letters("name")) gin_trgm_ops);
create index "reclamation_decision_lang_letters" on "reclamation_decision" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "reclamation_client_expectation" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "oracle_id" varchar(40) null,
  "lang" jsonb null
);
create index "reclamation_client_expectation_name_index" on "reclamation_client_expectation" ("name", "id");
create index "reclamation_client_expectation_author_id_index" on "reclamation_client_expectation" ("author_id", "id") where "author_id" is not null;
create index "reclamation_client_expectation_name_letters" on "reclamation_client_expectation" using gin ((plain_letters("name")) gin_trgm_ops);
create index "reclamation_client_expectation_lang_letters" on "reclamation_client_expectation" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "interaction_tag" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "color" varchar(7) null
);
create index "interaction_tag_name_index" on "interaction_tag" ("name", "id");
create index "interaction_tag_author_id_index" on "interaction_tag" ("author_id", "id") where "author_id" is not null;
create index "interaction_tag_name_letters" on "interaction_tag" using gin ((plain_letters("name")) gin_trgm_ops);

create table "interaction_status" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(40) null,
  "code" varchar(40) null,
  "color" varchar(7) null,
  "default" boolean not null default false,
  "is_closed" boolean not null default false,
  "lang" jsonb null
);
create index "interaction_status_name_index" on "interaction_status" ("name", "id");
create index "interaction_status_author_id_index" on "interaction_status" ("author_id", "id") where "author_id" is not null;
create index "interaction_status_name_letters" on "interaction_status" using gin ((plain_letters("name")) gin_trgm_ops);
create index "interaction_status_lang_letters" on "interaction_status" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "interaction_status" add constraint "interaction_status_predefined_name_unique" unique ("predefined_name");

create table "customer_request_tag" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "color" varchar(7) null
);
create index "customer_request_tag_name_index" on "customer_request_tag" ("name", "id");
create index "customer_request_tag_author_id_index" on "customer_request_tag" ("author_id", "id") where "author_id" is not null;
create index "customer_request_tag_name_letters" on "customer_request_tag" using gin ((plain_letters("name")) gin_trgm_ops);

create table "customer_request_status" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(40) null,
  "code" varchar(40) null,
  "color" varchar(7) null,
  "default" boolean not null default false,
  "is_closed" boolean not null default false,
  "lang" jsonb null
);
create index "customer_request_status_name_index" on "customer_request_status" ("name", "id");
create index "customer_request_status_author_id_index" on "customer_request_status" ("author_id", "id") where "author_id" is not null;
create index "customer_request_status_name_letters" on "customer_request_status" using gin ((plain_letters("name")) gin_trgm_ops);
create index "customer_request_status_lang_letters" on "customer_request_status" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "customer_request_status" add constraint "customer_request_status_predefined_name_unique" unique ("predefined_name");

create table "interaction" (
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
  "uuid" varchar(36) null,
  "customer_id" int null,
  "reference" varchar(255) null,
  "status_id" int null,
  "state" varchar(60) not null default 'Active',
  "manager_id" int null,
  "executor_id" int null,
  "sending_date" date null,
  "financial_period" varchar(7) null,
  "ordered" boolean not null default false,
  "comment" text null,
  "version" int not null default 1,
  "version_uuid" varchar(36) null
);
create index "interaction_date_index" on "interaction" ("date", "id");
create index "interaction_reference_index" on "interaction" ("reference", "id");
create index "interaction_financial_period_index" on "interaction" ("financial_period", "id");
create index "interaction_status_id_date_index" on "interaction" ("status_id", "date", "id");
create index "interaction_customer_id_date_index" on "interaction" ("customer_id", "date", "id");
create index "interaction_manager_id_date_index" on "interaction" ("manager_id", "date", "id");
create index "interaction_executor_id_date_index" on "interaction" ("executor_id", "date", "id");
create index "interaction_author_id_index" on "interaction" ("author_id", "id") where "author_id" is not null;
create index "interaction_number_str_letters" on "interaction" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "interaction_reference_letters" on "interaction" using gin ((plain_letters("reference")) gin_trgm_ops);
alter table "interaction" add constraint "interaction_number_str_unique" unique ("number_str");
alter table "interaction" add constraint "interaction_uuid_unique" unique ("uuid");

create table "interaction_tags" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "tag_id" int not null
);
create index "interaction_tags_parent_index" on "interaction_tags" ("parent_id", "row_number");
create index "interaction_tags_tag_id_index" on "interaction_tags" ("tag_id", "id") where "tag_id" is not null;

create table "interaction_interaction_product_table" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "product_id" int not null,
  "description" text null,
  "quantity" numeric(15,3) not null default '1.000',
  "unit_of_measure_id" int null,
  "price" numeric(15,2) null
);
create index "interaction_interaction_product_table_parent_index" on "interaction_interaction_product_table" ("parent_id", "row_number");
create index "interaction_interaction_product_table_product_id_index" on "interaction_interaction_product_table" ("product_id", "id") where "product_id" is not null;
create index "interaction_interaction_product_table_unit_of_measure_id_index" on "interaction_interaction_product_table" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;

create table "reclamation" (
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
  "customer_id" int null,
  "reclamation_type_id" int null,
  "status_id" int null,
  "edit_possitions" boolean not null default true,
  "input_date" date null,
  "sales_date" date null,
  "doc_type" varchar(40) null,
  "doc_group" varchar(40) null,
  "sales_order_id" int null,
  "reference" varchar(255) null,
  "sales_reference" varchar(255) null,
  "execution_type_id" int null,
  "decision_id" int null,
  "decision_date" date null,
  "execution_term" date null,
  "delivery_term" date null,
  "manager_id" int null,
  "guaranty_card" varchar(60) null,
  "name" varchar(255) null,
  "surname" varchar(255) null,
  "telephone" varchar(20) null,
  "email" varchar(255) null,
  "postal_code" varchar(10) null,
  "city" varchar(255) null,
  "address" varchar(255) null,
  "inv_name" varchar(255) null,
  "inv_surname" varchar(255) null,
  "inv_telephone" varchar(20) null,
  "inv_email" varchar(255) null,
  "inv_postal_code" varchar(10) null,
  "inv_city" varchar(255) null,
  "inv_address" varchar(255) null,
  "comment" text null,
  "internal_comment" text null,
  "lw" varchar(60) null,
  "zlc" varchar(60) null,
  "amount" numeric(15,2) null,
  "subject_codes" varchar(2000) null,
  "order_numbers" varchar(2000) null
);
create index "reclamation_date_index" on "reclamation" ("date", "id");
create index "reclamation_status_id_date_index" on "reclamation" ("status_id", "date", "id");
create index "reclamation_customer_id_date_index" on "reclamation" ("customer_id", "date", "id");
create index "reclamation_manager_id_date_index" on "reclamation" ("manager_id", "date", "id");
create index "reclamation_input_date_index" on "reclamation" ("input_date", "id");
create index "reclamation_execution_term_index" on "reclamation" ("execution_term", "id");
create index "reclamation_author_id_index" on "reclamation" ("author_id", "id") where "author_id" is not null;
create index "reclamation_reclamation_type_id_index" on "reclamation" ("reclamation_type_id", "id") where "reclamation_type_id" is not null;
create index "reclamation_sales_order_id_index" on "reclamation" ("sales_order_id", "id") where "sales_order_id" is not null;
create index "reclamation_execution_type_id_index" on "reclamation" ("execution_type_id", "id") where "execution_type_id" is not null;
create index "reclamation_decision_id_index" on "reclamation" ("decision_id", "id") where "decision_id" is not null;
create index "reclamation_number_str_letters" on "reclamation" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "reclamation_reference_letters" on "reclamation" using gin ((plain_letters("reference")) gin_trgm_ops);
create index "reclamation_sales_reference_letters" on "reclamation" using gin ((plain_letters("sales_reference")) gin_trgm_ops);
create index "reclamation_surname_letters" on "reclamation" using gin ((plain_letters("surname")) gin_trgm_ops);
create index "reclamation_telephone_letters" on "reclamation" using gin ((plain_letters("telephone")) gin_trgm_ops);
create index "reclamation_email_letters" on "reclamation" using gin ((plain_letters("email")) gin_trgm_ops);
create index "reclamation_subject_codes_letters" on "reclamation" using gin ((plain_letters("subject_codes")) gin_trgm_ops);
create index "reclamation_order_numbers_letters" on "reclamation" using gin ((plain_letters("order_numbers")) gin_trgm_ops);
alter table "reclamation" add constraint "reclamation_number_str_unique" unique ("number_str");

create table "reclamation_production_order" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "reclamation_id" int not null,
  "order_number" varchar(60) null,
  "product_id" int null,
  "description" text null
);
create index "reclamation_production_order_order_number_index" on "reclamation_production_order" ("order_number", "id");
create index "reclamation_production_order_author_id_index" on "reclamation_production_order" ("author_id", "id") where "author_id" is not null;
create index "reclamation_production_order_reclamation_id_index" on "reclamation_production_order" ("reclamation_id", "id") where "reclamation_id" is not null;
create index "reclamation_production_order_product_id_index" on "reclamation_production_order" ("product_id", "id") where "product_id" is not null;
create index "reclamation_production_order_order_number_letters" on "reclamation_production_order" using gin ((plain_letters("order_number")) gin_trgm_ops);
create index "reclamation_production_order_description_letters" on "reclamation_production_order" using gin ((plain_letters("description")) gin_trgm_ops);

create table "reclamation_item" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "reclamation_id" int not null,
  "sort_number" int not null default 0,
  "product_id" int null,
  "quantity" numeric(15,3) not null default '1.000',
  "reclamation_subject_id" int null,
  "reclamation_reason_id" int null,
  "reclamation_perpetrator_id" int null,
  "reclamation_client_expectation_id" int null,
  "decision_id" int null,
  "amount" numeric(15,2) null,
  "description" text null
);
create index "reclamation_item_author_id_index" on "reclamation_item" ("author_id", "id") where "author_id" is not null;
create index "reclamation_item_reclamation_id_index" on "reclamation_item" ("reclamation_id", "id") where "reclamation_id" is not null;
create index "reclamation_item_product_id_index" on "reclamation_item" ("product_id", "id") where "product_id" is not null;
create index "reclamation_item_reclamation_subject_id_index" on "reclamation_item" ("reclamation_subject_id", "id") where "reclamation_subject_id" is not null;
create index "reclamation_item_reclamation_reason_id_index" on "reclamation_item" ("reclamation_reason_id", "id") where "reclamation_reason_id" is not null;
create index "reclamation_item_reclamation_perpetrator_id_index" on "reclamation_item" ("reclamation_perpetrator_id", "id") where "reclamation_perpetrator_id" is not null;
create index "reclamation_item_reclamation_client_expectation_id_index" on "reclamation_item" ("reclamation_client_expectation_id", "id") where "reclamation_client_expectation_id" is not null;
create index "reclamation_item_decision_id_index" on "reclamation_item" ("decision_id", "id") where "decision_id" is not null;
create index "reclamation_item_description_letters" on "reclamation_item" using gin ((plain_letters("description")) gin_trgm_ops);

create table "reclamation_history" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "reclamation_id" int not null,
  "action_type" varchar(60) not null default 'NotSelected',
  "status_id" int null,
  "decision_id" int null,
  "description" text null
);
create index "reclamation_history_reclamation_id_created_at_index" on "reclamation_history" ("reclamation_id", "created_at", "id");
create index "reclamation_history_author_id_index" on "reclamation_history" ("author_id", "id") where "author_id" is not null;
create index "reclamation_history_status_id_index" on "reclamation_history" ("status_id", "id") where "status_id" is not null;
create index "reclamation_history_decision_id_index" on "reclamation_history" ("decision_id", "id") where "decision_id" is not null;
create index "reclamation_history_description_letters" on "reclamation_history" using gin ((plain_letters("description")) gin_trgm_ops);

create table "reclamation_cost" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "reclamation_id" int not null,
  "date" date null,
  "description" varchar(255) not null,
  "amount" numeric(15,2) not null,
  "currency_id" int null,
  "reclamation_perpetrator_id" int null
);
create index "reclamation_cost_author_id_index" on "reclamation_cost" ("author_id", "id") where "author_id" is not null;
create index "reclamation_cost_reclamation_id_index" on "reclamation_cost" ("reclamation_id", "id") where "reclamation_id" is not null;
create index "reclamation_cost_currency_id_index" on "reclamation_cost" ("currency_id", "id") where "currency_id" is not null;
create index "reclamation_cost_reclamation_perpetrator_id_index" on "reclamation_cost" ("reclamation_perpetrator_id", "id") where "reclamation_perpetrator_id" is not null;
create index "reclamation_cost_description_letters" on "reclamation_cost" using gin ((plain_letters("description")) gin_trgm_ops);

create table "prodorder_reclamation" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "reclamation_id" int not null,
  "order_number" varchar(60) not null
);
create index "prodorder_reclamation_order_number_index" on "prodorder_reclamation" ("order_number", "id");
create index "prodorder_reclamation_author_id_index" on "prodorder_reclamation" ("author_id", "id") where "author_id" is not null;
create index "prodorder_reclamation_reclamation_id_index" on "prodorder_reclamation" ("reclamation_id", "id") where "reclamation_id" is not null;
create index "prodorder_reclamation_order_number_letters" on "prodorder_reclamation" using gin ((plain_letters("order_number")) gin_trgm_ops);

create table "customer_request" (
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
  "customer_id" int not null,
  "reference" varchar(255) not null,
  "status_id" int null,
  "manager_id" int null,
  "executor_id" int null,
  "designer_id" int null,
  "execution_term" date null,
  "sending_date" date null,
  "order_id" int null,
  "order_number" varchar(60) null,
  "amount" numeric(15,2) null,
  "currency_id" int null,
  "description" text null
);
create index "customer_request_date_index" on "customer_request" ("date", "id");
create index "customer_request_reference_index" on "customer_request" ("reference", "id");
create index "customer_request_number_str_index" on "customer_request" ("number_str", "id");
create index "customer_request_status_id_date_index" on "customer_request" ("status_id", "date", "id");
create index "customer_request_customer_id_date_index" on "customer_request" ("customer_id", "date", "id");
create index "customer_request_manager_id_date_index" on "customer_request" ("manager_id", "date", "id");
create index "customer_request_executor_id_execution_term_index" on "customer_request" ("executor_id", "execution_term", "id");
create index "customer_request_author_id_index" on "customer_request" ("author_id", "id") where "author_id" is not null;
create index "customer_request_designer_id_index" on "customer_request" ("designer_id", "id") where "designer_id" is not null;
create index "customer_request_order_id_index" on "customer_request" ("order_id", "id") where "order_id" is not null;
create index "customer_request_currency_id_index" on "customer_request" ("currency_id", "id") where "currency_id" is not null;
create index "customer_request_number_str_letters" on "customer_request" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "customer_request_reference_letters" on "customer_request" using gin ((plain_letters("reference")) gin_trgm_ops);
create index "customer_request_order_number_letters" on "customer_request" using gin ((plain_letters("order_number")) gin_trgm_ops);
alter table "customer_request" add constraint "customer_request_number_str_unique" unique ("number_str");

create table "customer_request_tags" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "tag_id" int not null
);
create index "customer_request_tags_parent_index" on "customer_request_tags" ("parent_id", "row_number");
create index "customer_request_tags_tag_id_index" on "customer_request_tags" ("tag_id", "id") where "tag_id" is not null;

create table "reclamation_email" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "reclamation_id" int not null,
  "email_account_id" int null,
  "email_template_id" int null,
  "to" varchar(1000) not null,
  "cc" varchar(1000) null,
  "subject" varchar(255) not null,
  "body" text null,
  "sent" boolean not null default false,
  "sent_at" timestamptz(3) null,
  "outgoing_email_id" int null
);
create index "reclamation_email_author_id_index" on "reclamation_email" ("author_id", "id") where "author_id" is not null;
create index "reclamation_email_reclamation_id_index" on "reclamation_email" ("reclamation_id", "id") where "reclamation_id" is not null;
create index "reclamation_email_email_account_id_index" on "reclamation_email" ("email_account_id", "id") where "email_account_id" is not null;
create index "reclamation_email_email_template_id_index" on "reclamation_email" ("email_template_id", "id") where "email_template_id" is not null;
create index "reclamation_email_outgoing_email_id_index" on "reclamation_email" ("outgoing_email_id", "id") where "outgoing_email_id" is not null;
create index "reclamation_email_subject_letters" on "reclamation_email" using gin ((plain_letters("subject")) gin_trgm_ops);
create index "reclamation_email_to_letters" on "reclamation_email" using gin ((plain_letters("to")) gin_trgm_ops);

create table "interaction_comment" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "interaction_id" int not null,
  "text" text not null,
  "by_email" boolean not null default false,
  "email_title" varchar(255) null,
  "email_type" varchar(60) null,
  "email_uid" numeric(15,0) null,
  "email_id" int null,
  "email_account_id" int null
);
create index "interaction_comment_author_id_index" on "interaction_comment" ("author_id", "id") where "author_id" is not null;
create index "interaction_comment_interaction_id_index" on "interaction_comment" ("interaction_id", "id") where "interaction_id" is not null;
create index "interaction_comment_email_id_index" on "interaction_comment" ("email_id", "id") where "email_id" is not null;
create index "interaction_comment_email_account_id_index" on "interaction_comment" ("email_account_id", "id") where "email_account_id" is not null;
create index "interaction_comment_text_letters" on "interaction_comment" using gin ((plain_letters("text")) gin_trgm_ops);
create index "interaction_comment_email_title_letters" on "interaction_comment" using gin ((plain_letters("email_title")) gin_trgm_ops);

create table "customer_request_comment" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "customer_request_id" int not null,
  "text" text not null,
  "by_email" boolean not null default false,
  "email_title" varchar(255) null,
  "email_type" varchar(60) null,
  "email_uid" numeric(15,0) null,
  "email_id" int null,
  "email_account_id" int null
);
create index "customer_request_comment_author_id_index" on "customer_request_comment" ("author_id", "id") where "author_id" is not null;
create index "customer_request_comment_customer_request_id_index" on "customer_request_comment" ("customer_request_id", "id") where "customer_request_id" is not null;
create index "customer_request_comment_email_id_index" on "customer_request_comment" ("email_id", "id") where "email_id" is not null;
create index "customer_request_comment_email_account_id_index" on "customer_request_comment" ("email_account_id", "id") where "email_account_id" is not null;
create index "customer_request_comment_text_letters" on "customer_request_comment" using gin ((plain_letters("text")) gin_trgm_ops);
create index "customer_request_comment_email_title_letters" on "customer_request_comment" using gin ((plain_letters("email_title")) gin_trgm_ops);
