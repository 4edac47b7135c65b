create table "report_setting" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "data_query" text null,
  "title" varchar(255) null,
  "description" text null,
  "period_type" varchar(60) not null default 'date',
  "date_type" varchar(60) not null default 'date',
  "date" date null,
  "date_from" date null,
  "date_to" date null,
  "filters" jsonb null,
  "show_ytotal" boolean not null default false,
  "show_xtotal" boolean not null default false,
  "hide_details" boolean not null default false,
  "page_size" varchar(20) not null default 'A4',
  "page_orientation" varchar(60) not null default 'landscape',
  "page_font_size" int not null default 12,
  "margin_top" int not null default 20,
  "margin_left" int not null default 20,
  "margin_bottom" int not null default 20,
  "margin_right" int not null default 20,
  "lang" jsonb null
);
create index "report_setting_name_index" on "report_setting" ("name", "id");
create index "report_setting_author_id_index" on "report_setting" ("author_id", "id") where "author_id" is not null;
create index "report_setting_name_letters" on "report_setting" using gin ((plain_letters("name")) gin_trgm_ops);
create index "report_setting_title_letters" on "report_setting" using gin ((plain_letters("title")) gin_trgm_ops);
create index "report_setting_lang_letters" on "report_setting" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "report_variant" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "variant_name" varchar(255) not null,
  "report_id" int not null,
  "user_id" int null,
  "title" varchar(255) null,
  "description" text null,
  "period_type" varchar(60) not null default 'date',
  "date_type" varchar(60) not null default 'date',
  "date" date null,
  "date_from" date null,
  "date_to" date null,
  "filters" jsonb null,
  "show_ytotal" boolean not null default false,
  "show_xtotal" boolean not null default false,
  "hide_details" boolean not null default false,
  "page_size" varchar(20) not null default 'A4',
  "page_orientation" varchar(60) not null default 'landscape',
  "page_font_size" int not null default 12,
  "margin_top" int not null default 20,
  "margin_left" int not null default 20,
  "margin_bottom" int not null default 20,
  "margin_right" int not null default 20
);
create index "report_variant_variant_name_index" on "report_variant" ("variant_name", "id");
create index "report_variant_report_id_variant_name_index" on "report_variant" ("report_id", "variant_name", "id");
create index "report_variant_author_id_index" on "report_variant" ("author_id", "id") where "author_id" is not null;
create index "report_variant_user_id_index" on "report_variant" ("user_id", "id") where "user_id" is not null;
create index "report_variant_variant_name_letters" on "report_variant" using gin ((plain_letters("variant_name")) gin_trgm_ops);

create table "report_variant_sorts" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "field_path" varchar(255) not null,
  "desc" boolean not null default false
);
create index "report_variant_sorts_parent_index" on "report_variant_sorts" ("parent_id", "row_number");

create table "report_variant_groups" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "field_path" varchar(255) not null,
  "title" varchar(255) null
);
create index "report_variant_groups_parent_index" on "report_variant_groups" ("parent_id", "row_number");

create table "report_variant_fields" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "field_path" varchar(255) not null,
  "title" varchar(255) null
);
create index "report_variant_fields_parent_index" on "report_variant_fields" ("parent_id", "row_number");

create table "report_variant_calcs" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "field_path" varchar(255) not null,
  "title" varchar(255) null,
  "aggregation" varchar(60) not null default 'sum',
  "is_total" boolean not null default false
);
create index "report_variant_calcs_parent_index" on "report_variant_calcs" ("parent_id", "row_number");

create table "report_setting_sort" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "field_path" varchar(255) not null,
  "desc" boolean not null default false
);
create index "report_setting_sort_parent_index" on "report_setting_sort" ("parent_id", "row_number");

create table "report_setting_groups" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "field_path" varchar(255) not null,
  "title" varchar(255) null
);
create index "report_setting_groups_parent_index" on "report_setting_groups" ("parent_id", "row_number");

create table "report_setting_fields" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "field_path" varchar(255) not null,
  "title" varchar(255) null
);
create index "report_setting_fields_parent_index" on "report_setting_fields" ("parent_id", "row_number");

create table "report_setting_calcs" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "field_path" varchar(255) not null,
  "title" varchar(255) null,
  "aggregation" varchar(60) not null default 'sum',
  "is_total" boolean not null default false
);
create index "report_setting_calcs_parent_index" on "report_setting_calcs" ("parent_id", "row_number");
