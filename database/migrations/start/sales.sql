create table "supply_method" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null
);
create index "supply_method_name_index" on "supply_method" ("name", "id");
create index "supply_method_author_id_index" on "supply_method" ("author_id", "id") where "author_id" is not null;
create index "supply_method_name_letters" on "supply_method" using gin ((plain_letters("name")) gin_trgm_ops);

create table "sales_order_status" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) not null,
  "default" boolean not null default false,
  "customer_access" boolean not null default false,
  "customer_lock_order" boolean not null default false,
  "is_closed" boolean not null default false,
  "color" varchar(7) null,
  "lang" jsonb null
);
create index "sales_order_status_name_index" on "sales_order_status" ("name", "id");
create index "sales_order_status_author_id_index" on "sales_order_status" ("author_id", "id") where "author_id" is not null;
create index "sales_order_status_name_letters" on "sales_order_status" using gin ((plain_letters("name")) gin_trgm_ops);
create index "sales_order_status_lang_letters" on "sales_order_status" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "sales_order_status" add constraint "sales_order_status_code_unique" unique ("code");

create table "product_parameter" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "uuid" varchar(36) null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "type" varchar(60) not null default 'list',
  "description" text null,
  "lang" jsonb null
);
create index "product_parameter_code_index" on "product_parameter" ("code", "id");
create index "product_parameter_name_index" on "product_parameter" ("name", "id");
create index "product_parameter_author_id_index" on "product_parameter" ("author_id", "id") where "author_id" is not null;
create index "product_parameter_name_letters" on "product_parameter" using gin ((plain_letters("name")) gin_trgm_ops);
create index "product_parameter_code_letters" on "product_parameter" using gin ((plain_letters("code")) gin_trgm_ops);
create index "product_parameter_lang_letters" on "product_parameter" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "product_parameter" add constraint "product_parameter_uuid_unique" unique ("uuid");

create table "parameter_value" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "uuid" varchar(36) null,
  "product_parameter_id" int not null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "default" boolean not null default false,
  "sort_number" int not null default 0,
  "lang" jsonb null
);
create index "parameter_value_name_index" on "parameter_value" ("name", "id");
create index "parameter_value_product_parameter_id_sort_number_index" on "parameter_value" ("product_parameter_id", "sort_number", "id");
create index "parameter_value_author_id_index" on "parameter_value" ("author_id", "id") where "author_id" is not null;
create index "parameter_value_name_letters" on "parameter_value" using gin ((plain_letters("name")) gin_trgm_ops);
create index "parameter_value_code_letters" on "parameter_value" using gin ((plain_letters("code")) gin_trgm_ops);
create index "parameter_value_lang_letters" on "parameter_value" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "parameter_value" add constraint "parameter_value_uuid_unique" unique ("uuid");

create table "product_param_setting" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "product_id" int not null,
  "product_parameter_id" int not null,
  "sort_number" int not null default 0,
  "is_mandatory" boolean not null default true,
  "default_value_id" int null,
  "condition_code" text null,
  "expression" text null
);
create index "product_param_setting_sort_number_index" on "product_param_setting" ("sort_number", "id");
create index "product_param_setting_product_id_sort_number_index" on "product_param_setting" ("product_id", "sort_number", "id");
create index "product_param_setting_author_id_index" on "product_param_setting" ("author_id", "id") where "author_id" is not null;
create index "product_param_setting_product_parameter_id_index" on "product_param_setting" ("product_parameter_id", "id") where "product_parameter_id" is not null;
create index "product_param_setting_default_value_id_index" on "product_param_setting" ("default_value_id", "id") where "default_value_id" is not null;

create table "parameter_value_properties" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "prop_id" varchar(40) not null,
  "prop_value" varchar(255) null,
  "prop_value_uuid" varchar(36) null,
  "calculated" boolean not null default false
);
create index "parameter_value_properties_parent_index" on "parameter_value_properties" ("parent_id", "row_number");

create table "project" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "status" varchar(60) not null default 'Ongoing',
  "customer_id" int null,
  "manager_id" int null,
  "begin_date" date null,
  "end_date" date null,
  "description" text null
);
create index "project_name_index" on "project" ("name", "id");
create index "project_status_name_index" on "project" ("status", "name", "id");
create index "project_author_id_index" on "project" ("author_id", "id") where "author_id" is not null;
create index "project_customer_id_index" on "project" ("customer_id", "id") where "customer_id" is not null;
create index "project_manager_id_index" on "project" ("manager_id", "id") where "manager_id" is not null;
create index "project_name_letters" on "project" using gin ((plain_letters("name")) gin_trgm_ops);
create index "project_code_letters" on "project" using gin ((plain_letters("code")) gin_trgm_ops);

create table "pricelist" (
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
  "name" varchar(255) null,
  "price_code" varchar(40) null,
  "kind" varchar(60) not null default 'main',
  "begin_date" date null,
  "end_date" date null,
  "pricing_method" varchar(60) not null default 'fixed',
  "discount_type" varchar(60) not null default 'percent',
  "rate" numeric(15,4) not null default '1.0000',
  "multiplier" numeric(15,4) not null default '1.0000',
  "formula" text null,
  "currency_id" int null,
  "customer_id" int null,
  "price_type" varchar(40) null,
  "comment" text null
);
create index "pricelist_date_index" on "pricelist" ("date", "id");
create index "pricelist_price_code_index" on "pricelist" ("price_code", "id");
create index "pricelist_kind_begin_date_index" on "pricelist" ("kind", "begin_date", "id");
create index "pricelist_author_id_index" on "pricelist" ("author_id", "id") where "author_id" is not null;
create index "pricelist_currency_id_index" on "pricelist" ("currency_id", "id") where "currency_id" is not null;
create index "pricelist_customer_id_index" on "pricelist" ("customer_id", "id") where "customer_id" is not null;
create index "pricelist_number_str_letters" on "pricelist" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "pricelist_name_letters" on "pricelist" using gin ((plain_letters("name")) gin_trgm_ops);
create index "pricelist_price_code_letters" on "pricelist" using gin ((plain_letters("price_code")) gin_trgm_ops);
alter table "pricelist" add constraint "pricelist_number_str_unique" unique ("number_str");

create table "pricelist_items" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "product_id" int not null,
  "price_code" varchar(40) null,
  "price_description" varchar(255) null,
  "quantity_from" numeric(15,3) not null default '0.000',
  "price" numeric(15,2) not null default '0.00',
  "percent" numeric(15,2) null,
  "formula" text null,
  "max_discount" numeric(15,2) null,
  "discount_priority" int null,
  "no_discount" boolean not null default false
);
create index "pricelist_items_parent_index" on "pricelist_items" ("parent_id", "row_number");
create index "pricelist_items_product_id_index" on "pricelist_items" ("product_id", "id") where "product_id" is not null;

create table "discount" (
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
  "name" varchar(255) null,
  "customer_id" int null,
  "begin_date" date null,
  "end_date" date null,
  "discount_type" varchar(60) not null default 'percent',
  "discount_percent" numeric(15,2) null,
  "discount_sum" numeric(15,2) null,
  "formula" text null,
  "max_discount" numeric(15,2) null,
  "discount_priority" int not null default 0,
  "comment" text null
);
create index "discount_date_index" on "discount" ("date", "id");
create index "discount_customer_id_begin_date_index" on "discount" ("customer_id", "begin_date", "id");
create index "discount_author_id_index" on "discount" ("author_id", "id") where "author_id" is not null;
create index "discount_number_str_letters" on "discount" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "discount_name_letters" on "discount" using gin ((plain_letters("name")) gin_trgm_ops);
alter table "discount" add constraint "discount_number_str_unique" unique ("number_str");

create table "sales_order" (
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
  "status_id" int not null,
  "currency_id" int not null,
  "reference" varchar(255) not null,
  "delivery_method" varchar(60) not null default 'STANDARD',
  "delivery_date" date null,
  "shipment_date" date null,
  "payment_terms_id" int null,
  "supply_method_id" int null,
  "package_material" varchar(60) null,
  "project_id" int null,
  "discount_id" int null,
  "manager_id" int null,
  "sum_netto" numeric(15,2) not null default '0.00',
  "sum_vat" numeric(15,2) not null default '0.00',
  "sum_brutto" numeric(15,2) not null default '0.00',
  "incomplite_params" boolean not null default false,
  "comment" text null
);
create index "sales_order_date_index" on "sales_order" ("date", "id");
create index "sales_order_reference_index" on "sales_order" ("reference", "id");
create index "sales_order_customer_id_date_index" on "sales_order" ("customer_id", "date", "id");
create index "sales_order_status_id_date_index" on "sales_order" ("status_id", "date", "id");
create index "sales_order_manager_id_date_index" on "sales_order" ("manager_id", "date", "id");
create index "sales_order_author_id_index" on "sales_order" ("author_id", "id") where "author_id" is not null;
create index "sales_order_currency_id_index" on "sales_order" ("currency_id", "id") where "currency_id" is not null;
create index "sales_order_payment_terms_id_index" on "sales_order" ("payment_terms_id", "id") where "payment_terms_id" is not null;
create index "sales_order_supply_method_id_index" on "sales_order" ("supply_method_id", "id") where "supply_method_id" is not null;
create index "sales_order_project_id_index" on "sales_order" ("project_id", "id") where "project_id" is not null;
create index "sales_order_discount_id_index" on "sales_order" ("discount_id", "id") where "discount_id" is not null;
create index "sales_order_number_str_letters" on "sales_order" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "sales_order_reference_letters" on "sales_order" using gin ((plain_letters("reference")) gin_trgm_ops);
alter table "sales_order" add constraint "sales_order_number_str_unique" unique ("number_str");

create table "sales_order_comment" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "sales_order_id" int not null,
  "text" text not null
);
create index "sales_order_comment_author_id_index" on "sales_order_comment" ("author_id", "id") where "author_id" is not null;
create index "sales_order_comment_sales_order_id_index" on "sales_order_comment" ("sales_order_id", "id") where "sales_order_id" is not null;
create index "sales_order_comment_text_letters" on "sales_order_comment" using gin ((plain_letters("text")) gin_trgm_ops);

create table "discount_items" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "product_id" int not null,
  "price_code" varchar(40) null,
  "discount_percent" numeric(15,2) null,
  "discount_sum" numeric(15,2) null
);
create index "discount_items_parent_index" on "discount_items" ("parent_id", "row_number");
create index "discount_items_product_id_index" on "discount_items" ("product_id", "id") where "product_id" is not null;

create table "sales_order_products" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "product_id" int not null,
  "description" text null,
  "quantity" numeric(15,3) not null default '1.000',
  "unit_of_measure_id" int null,
  "number_of_pieces" int null,
  "length" numeric(15,3) null,
  "height" numeric(15,3) null,
  "price" numeric(15,2) not null default '0.00',
  "discount_percent" numeric(15,2) not null default '0.00',
  "discount_sum" numeric(15,2) not null default '0.00',
  "vat_rate_id" int null,
  "sum_netto" numeric(15,2) not null default '0.00',
  "vat" numeric(15,2) not null default '0.00',
  "sum_brutto" numeric(15,2) not null default '0.00',
  "prices" jsonb null,
  "choosen_parameters" jsonb null,
  "config_product" boolean not null default false,
  "item_state" varchar(60) not null default 'New'
);
create index "sales_order_products_parent_index" on "sales_order_products" ("parent_id", "row_number");
create index "sales_order_products_product_id_index" on "sales_order_products" ("product_id", "id") where "product_id" is not null;
create index "sales_order_products_unit_of_measure_id_index" on "sales_order_products" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;
create index "sales_order_products_vat_rate_id_index" on "sales_order_products" ("vat_rate_id", "id") where "vat_rate_id" is not null;
