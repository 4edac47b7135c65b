create table "unit_of_measure" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(10) not null,
  "lang" jsonb null
);
create index "unit_of_measure_name_index" on "unit_of_measure" ("name", "id");
create index "unit_of_measure_author_id_index" on "unit_of_measure" ("author_id", "id") where "author_id" is not null;
create index "unit_of_measure_name_letters" on "unit_of_measure" using gin ((plain_letters("name")) gin_trgm_ops);
create index "unit_of_measure_code_letters" on "unit_of_measure" using gin ((plain_letters("code")) gin_trgm_ops);
create index "unit_of_measure_lang_letters" on "unit_of_measure" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "unit_of_measure" add constraint "unit_of_measure_code_unique" unique ("code");

create table "track_model" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null
);
create index "track_model_name_index" on "track_model" ("name", "id");
create index "track_model_author_id_index" on "track_model" ("author_id", "id") where "author_id" is not null;
create index "track_model_name_letters" on "track_model" using gin ((plain_letters("name")) gin_trgm_ops);
create index "track_model_code_letters" on "track_model" using gin ((plain_letters("code")) gin_trgm_ops);

create table "product_category" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "description" text null,
  "lang" jsonb null
);
create index "product_category_name_index" on "product_category" ("name", "id");
create index "product_category_author_id_index" on "product_category" ("author_id", "id") where "author_id" is not null;
create index "product_category_name_letters" on "product_category" using gin ((plain_letters("name")) gin_trgm_ops);
create index "product_category_code_letters" on "product_category" using gin ((plain_letters("code")) gin_trgm_ops);
create index "product_category_lang_letters" on "product_category" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "product" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "sort_number" int not null default 0,
  "status" varchar(60) not null default 'Active',
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "article" varchar(40) null,
  "product_category_id" int null,
  "description" text null,
  "img_url" varchar(255) null,
  "lang" jsonb null,
  "config_product" boolean not null default false,
  "unit_of_measure_id" int null,
  "distinguish_font" boolean not null default false,
  "not_used_product_condition" boolean not null default false,
  "presentation_color" varchar(7) null,
  "external_id" varchar(60) null
);
create index "product_external_id_index" on "product" ("external_id", "id");
create index "product_name_index" on "product" ("name", "id");
create index "product_author_id_index" on "product" ("author_id", "id") where "author_id" is not null;
create index "product_product_category_id_index" on "product" ("product_category_id", "id") where "product_category_id" is not null;
create index "product_unit_of_measure_id_index" on "product" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;
create index "product_name_letters" on "product" using gin ((plain_letters("name")) gin_trgm_ops);
create index "product_code_letters" on "product" using gin ((plain_letters("code")) gin_trgm_ops);
create index "product_article_letters" on "product" using gin ((plain_letters("article")) gin_trgm_ops);
create index "product_lang_letters" on "product" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "product_variant_definition" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "product_id" int not null
);
create index "product_variant_definition_author_id_index" on "product_variant_definition" ("author_id", "id") where "author_id" is not null;
create index "product_variant_definition_product_id_index" on "product_variant_definition" ("product_id", "id") where "product_id" is not null;

create table "product_variant_definition_additional_parameters" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "name" varchar(255) not null,
  "type" varchar(60) not null default 'text'
);
create index "product_variant_definition_additional_parameters_parent_index" on "product_variant_definition_additional_parameters" ("parent_id", "row_number");

create table "product_variant" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "product_id" int not null,
  "name" varchar(255) not null,
  "predefined_name" varchar(60) null,
  "variants" jsonb null
);
create index "product_variant_name_index" on "product_variant" ("name", "id");
create index "product_variant_product_id_name_index" on "product_variant" ("product_id", "name", "id");
create index "product_variant_author_id_index" on "product_variant" ("author_id", "id") where "author_id" is not null;
create index "product_variant_name_letters" on "product_variant" using gin ((plain_letters("name")) gin_trgm_ops);
create index "product_variant_predefined_name_letters" on "product_variant" using gin ((plain_letters("predefined_name")) gin_trgm_ops);

create table "mine" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null
);
create index "mine_name_index" on "mine" ("name", "id");
create index "mine_author_id_index" on "mine" ("author_id", "id") where "author_id" is not null;
create index "mine_name_letters" on "mine" using gin ((plain_letters("name")) gin_trgm_ops);
create index "mine_code_letters" on "mine" using gin ((plain_letters("code")) gin_trgm_ops);

create table "inventory_status" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null
);
create index "inventory_status_name_index" on "inventory_status" ("name", "id");
create index "inventory_status_author_id_index" on "inventory_status" ("author_id", "id") where "author_id" is not null;
create index "inventory_status_name_letters" on "inventory_status" using gin ((plain_letters("name")) gin_trgm_ops);

create table "inventory_operation_type" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null
);
create index "inventory_operation_type_name_index" on "inventory_operation_type" ("name", "id");
create index "inventory_operation_type_author_id_index" on "inventory_operation_type" ("author_id", "id") where "author_id" is not null;
create index "inventory_operation_type_name_letters" on "inventory_operation_type" using gin ((plain_letters("name")) gin_trgm_ops);

create table "inventory_category" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(60) null,
  "type" varchar(60) not null default 'income'
);
create index "inventory_category_name_index" on "inventory_category" ("name", "id");
create index "inventory_category_author_id_index" on "inventory_category" ("author_id", "id") where "author_id" is not null;
create index "inventory_category_name_letters" on "inventory_category" using gin ((plain_letters("name")) gin_trgm_ops);
create index "inventory_category_predefined_name_letters" on "inventory_category" using gin ((plain_letters("predefined_name")) gin_trgm_ops);

create table "inventory_category_prefixes" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "document_prefix_id" int not null
);
create index "inventory_category_prefixes_parent_index" on "inventory_category_prefixes" ("parent_id", "row_number");
create index "inventory_category_prefixes_document_prefix_id_index" on "inventory_category_prefixes" ("document_prefix_id", "id") where "document_prefix_id" is not null;

create table "bom" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "status" varchar(60) not null default 'draft',
  "active_from" date null,
  "active_to" date null,
  "quantity" numeric(15,3) not null default '1.000',
  "unit_of_measure_id" int null
);
create index "bom_name_index" on "bom" ("name", "id");
create index "bom_status_name_index" on "bom" ("status", "name", "id");
create index "bom_author_id_index" on "bom" ("author_id", "id") where "author_id" is not null;
create index "bom_unit_of_measure_id_index" on "bom" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;
create index "bom_name_letters" on "bom" using gin ((plain_letters("name")) gin_trgm_ops);
create index "bom_code_letters" on "bom" using gin ((plain_letters("code")) gin_trgm_ops);

create table "bom_products" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "product_id" int not null,
  "quantity" numeric(15,3) null,
  "unit_of_measure_id" int null
);
create index "bom_products_parent_index" on "bom_products" ("parent_id", "row_number");
create index "bom_products_product_id_index" on "bom_products" ("product_id", "id") where "product_id" is not null;
create index "bom_products_unit_of_measure_id_index" on "bom_products" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;

create table "bom_operations" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "name" varchar(255) not null,
  "description" text null,
  "hours" numeric(15,2) null
);
create index "bom_operations_parent_index" on "bom_operations" ("parent_id", "row_number");

create table "bom_materials" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "product_id" int not null,
  "quantity" numeric(15,3) null,
  "unit_of_measure_id" int null
);
create index "bom_materials_parent_index" on "bom_materials" ("parent_id", "row_number");
create index "bom_materials_product_id_index" on "bom_materials" ("product_id", "id") where "product_id" is not null;
create index "bom_materials_unit_of_measure_id_index" on "bom_materials" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;

create table "bom_labor" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "description" varchar(255) not null,
  "hours" numeric(15,2) null,
  "price" numeric(15,2) null
);
create index "bom_labor_parent_index" on "bom_labor" ("parent_id", "row_number");

create table "assortment" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null
);
create index "assortment_name_index" on "assortment" ("name", "id");
create index "assortment_author_id_index" on "assortment" ("author_id", "id") where "author_id" is not null;
create index "assortment_name_letters" on "assortment" using gin ((plain_letters("name")) gin_trgm_ops);
create index "assortment_code_letters" on "assortment" using gin ((plain_letters("code")) gin_trgm_ops);

create table "vat_rate" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(40) not null,
  "full_name" varchar(255) null,
  "code" varchar(10) null,
  "tax_rate" numeric(15,2) not null default '0.00',
  "basic_item" boolean not null default false,
  "for_services" boolean not null default false,
  "reverse_change" boolean not null default false
);
create index "vat_rate_name_index" on "vat_rate" ("name", "id");
create index "vat_rate_author_id_index" on "vat_rate" ("author_id", "id") where "author_id" is not null;
create index "vat_rate_name_letters" on "vat_rate" using gin ((plain_letters("name")) gin_trgm_ops);
create index "vat_rate_full_name_letters" on "vat_rate" using gin ((plain_letters("full_name")) gin_trgm_ops);
alter table "vat_rate" add constraint "vat_rate_code_unique" unique ("code");

create table "vehicle" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(20) not null,
  "code" varchar(20) null,
  "type" varchar(60) not null default 'Car',
  "tare" numeric(15,3) null,
  "load_capacity" numeric(15,3) null,
  "track_model_id" int null
);
create index "vehicle_name_index" on "vehicle" ("name", "id");
create index "vehicle_author_id_index" on "vehicle" ("author_id", "id") where "author_id" is not null;
create index "vehicle_track_model_id_index" on "vehicle" ("track_model_id", "id") where "track_model_id" is not null;
create index "vehicle_name_plate" on "vehicle" using gin ((translate(upper("name"), 'АВЕІКМНОРСТХавеікмнорстх  	-‐‑‒–—./,_:·', 'ABEIKMHOPCTXABEIKMHOPCTX')) gin_trgm_ops);
create index "vehicle_code_letters" on "vehicle" using gin ((plain_letters("code")) gin_trgm_ops);
alter table "vehicle" add constraint "vehicle_name_unique" unique ("name");

create table "warehouse" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null,
  "address" varchar(255) null
);
create index "warehouse_name_index" on "warehouse" ("name", "id");
create index "warehouse_author_id_index" on "warehouse" ("author_id", "id") where "author_id" is not null;
create index "warehouse_name_letters" on "warehouse" using gin ((plain_letters("name")) gin_trgm_ops);
create index "warehouse_code_letters" on "warehouse" using gin ((plain_letters("code")) gin_trgm_ops);

create table "box" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null,
  "warehouse_id" int null
);
create index "box_name_index" on "box" ("name", "id");
create index "box_author_id_index" on "box" ("author_id", "id") where "author_id" is not null;
create index "box_warehouse_id_index" on "box" ("warehouse_id", "id") where "warehouse_id" is not null;
create index "box_name_letters" on "box" using gin ((plain_letters("name")) gin_trgm_ops);
create index "box_code_letters" on "box" using gin ((plain_letters("code")) gin_trgm_ops);

create table "inventory_document" (
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
  "inventory_category_id" int null,
  "operation_type_id" int null,
  "status_id" int null,
  "client_id" int null,
  "sales_order_id" int null,
  "project_id" int null,
  "warehouse_from_id" int null,
  "warehouse_to_id" int null,
  "box_from_id" int null,
  "box_to_id" int null,
  "owner_id" int null,
  "incoming_date" date null,
  "incoming_number" varchar(40) null,
  "basic_document_type" varchar(60) null,
  "basic_document_id" int null,
  "amounts_type" varchar(60) not null default 'brutto',
  "currency_id" int null,
  "exchange_rate" numeric(15,4) null,
  "exchange_rate_date" date null,
  "exchange_rate_table_number" varchar(40) null,
  "comment" text null
);
create index "inventory_document_date_index" on "inventory_document" ("date", "id");
create index "inventory_document_status_id_date_index" on "inventory_document" ("status_id", "date", "id");
create index "inventory_document_author_id_index" on "inventory_document" ("author_id", "id") where "author_id" is not null;
create index "inventory_document_inventory_category_id_index" on "inventory_document" ("inventory_category_id", "id") where "inventory_category_id" is not null;
create index "inventory_document_operation_type_id_index" on "inventory_document" ("operation_type_id", "id") where "operation_type_id" is not null;
create index "inventory_document_client_id_index" on "inventory_document" ("client_id", "id") where "client_id" is not null;
create index "inventory_document_sales_order_id_index" on "inventory_document" ("sales_order_id", "id") where "sales_order_id" is not null;
create index "inventory_document_project_id_index" on "inventory_document" ("project_id", "id") where "project_id" is not null;
create index "inventory_document_warehouse_from_id_index" on "inventory_document" ("warehouse_from_id", "id") where "warehouse_from_id" is not null;
create index "inventory_document_warehouse_to_id_index" on "inventory_document" ("warehouse_to_id", "id") where "warehouse_to_id" is not null;
create index "inventory_document_box_from_id_index" on "inventory_document" ("box_from_id", "id") where "box_from_id" is not null;
create index "inventory_document_box_to_id_index" on "inventory_document" ("box_to_id", "id") where "box_to_id" is not null;
create index "inventory_document_owner_id_index" on "inventory_document" ("owner_id", "id") where "owner_id" is not null;
create index "inventory_document_currency_id_index" on "inventory_document" ("currency_id", "id") where "currency_id" is not null;
create index "inventory_document_number_str_letters" on "inventory_document" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "inventory_document_incoming_number_letters" on "inventory_document" using gin ((plain_letters("incoming_number")) gin_trgm_ops);
create index "inventory_document_comment_letters" on "inventory_document" using gin ((plain_letters("comment")) gin_trgm_ops);
alter table "inventory_document" add constraint "inventory_document_number_str_unique" unique ("number_str");

create table "inventory_document_items" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "product_id" int not null,
  "quantity" numeric(15,3) null,
  "unit_of_measure_id" int null,
  "price" numeric(15,2) null,
  "vat_rate_id" int null,
  "sum_netto" numeric(15,2) null,
  "sum_vat" numeric(15,2) null,
  "sum_brutto" numeric(15,2) null
);
create index "inventory_document_items_parent_index" on "inventory_document_items" ("parent_id", "row_number");
create index "inventory_document_items_product_id_index" on "inventory_document_items" ("product_id", "id") where "product_id" is not null;
create index "inventory_document_items_unit_of_measure_id_index" on "inventory_document_items" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;
create index "inventory_document_items_vat_rate_id_index" on "inventory_document_items" ("vat_rate_id", "id") where "vat_rate_id" is not null;

create table "register_store_keeper" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "date" timestamptz(3) not null,
  "movement" varchar(60) not null default 'Receipt',
  "product_id" int not null,
  "product_variant_id" int null,
  "warehouse_id" int null,
  "box_id" int null,
  "owner_id" int null,
  "quantity" numeric(15,3) not null default '0.000',
  "unit_of_measure_id" int null,
  "amount" numeric(15,2) null,
  "inventory_document_id" int null,
  "delivery_note_id" int null,
  "comment" text null
);
create index "register_store_keeper_date_index" on "register_store_keeper" ("date", "id");
create index "register_store_keeper_product_id_warehouse_id_date_index" on "register_store_keeper" ("product_id", "warehouse_id", "date", "id");
create index "register_store_keeper_warehouse_id_date_index" on "register_store_keeper" ("warehouse_id", "date", "id");
create index "register_store_keeper_delivery_note_id_index" on "register_store_keeper" ("delivery_note_id", "id");
create index "register_store_keeper_inventory_document_id_index" on "register_store_keeper" ("inventory_document_id", "id");
create index "register_store_keeper_author_id_index" on "register_store_keeper" ("author_id", "id") where "author_id" is not null;
create index "register_store_keeper_product_variant_id_index" on "register_store_keeper" ("product_variant_id", "id") where "product_variant_id" is not null;
create index "register_store_keeper_box_id_index" on "register_store_keeper" ("box_id", "id") where "box_id" is not null;
create index "register_store_keeper_owner_id_index" on "register_store_keeper" ("owner_id", "id") where "owner_id" is not null;
create index "register_store_keeper_unit_of_measure_id_index" on "register_store_keeper" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;
create index "register_store_keeper_comment_letters" on "register_store_keeper" using gin ((plain_letters("comment")) gin_trgm_ops);
