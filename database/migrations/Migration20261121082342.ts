import { Migration } from '@mikro-orm/migrations';

export class Migration20261121082342 extends Migration {

  override name = 'Migration20261121082342';

  override up(): void | Promise<void> {
    this.addSql(`create table "document_counter" ("object" varchar(60) not null, "prefix" varchar(20) not null, "period" varchar(10) not null, "last_number" int not null, primary key ("object", "prefix", "period"));`);

    this.addSql(`create table "outbox" ("id" bigserial primary key, "kind" varchar(60) not null, "payload" jsonb not null, "created_at" timestamptz(3) not null default now(), "processed_at" timestamptz(3) null, "attempts" int not null default 0, "last_error" text null);`);
    this.addSql(`create index "outbox_waiting_index" on "outbox" ("id") where "processed_at" is null;`);

    this.addSql(`create table "transition" ("key" varchar(300) not null, "result" jsonb null, "at" timestamptz(3) not null default now(), primary key ("key"));`);

    this.addSql(`create table "user" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "uuid" varchar(36) null, "is_active" boolean not null default true, "login" varchar(60) not null, "name" varchar(255) not null, "email" varchar(255) not null, "password" varchar(1000) null, "abbreviation" varchar(10) null, "language" varchar(2) null, "external_user" boolean not null default false, "full_rights" boolean not null default false, "use2_fa" boolean not null default false, "use_customer_access" boolean not null default false, "counterparty_id" int null, "referral_token" varchar(1000) null, "email_confirmation_token" varchar(1000) null, "password_reset_token" varchar(1000) null);`);
    this.addSql(`create index "user_name_index" on "user" ("name", "id");`);
    this.addSql(`create index "user_author_id_index" on "user" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "user_counterparty_id_index" on "user" ("counterparty_id", "id") where "counterparty_id" is not null;`);
    this.addSql(`create index "user_name_search" on "user" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "user_login_search" on "user" using gin ("login" gin_trgm_ops);`);
    this.addSql(`create index "user_email_search" on "user" using gin ("email" gin_trgm_ops);`);
    this.addSql(`alter table "user" add constraint "user_uuid_unique" unique ("uuid");`);
    this.addSql(`alter table "user" add constraint "user_login_unique" unique ("login");`);
    this.addSql(`alter table "user" add constraint "user_email_unique" unique ("email");`);

    this.addSql(`create table "unit_of_measure" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(10) not null, "lang" jsonb null);`);
    this.addSql(`create index "unit_of_measure_name_index" on "unit_of_measure" ("name", "id");`);
    this.addSql(`create index "unit_of_measure_author_id_index" on "unit_of_measure" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "unit_of_measure_name_search" on "unit_of_measure" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "unit_of_measure_code_search" on "unit_of_measure" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "unit_of_measure" add constraint "unit_of_measure_code_unique" unique ("code");`);

    this.addSql(`create table "track_model" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null);`);
    this.addSql(`create index "track_model_name_index" on "track_model" ("name", "id");`);
    this.addSql(`create index "track_model_author_id_index" on "track_model" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "track_model_name_search" on "track_model" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "track_model_code_search" on "track_model" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "term_of_payment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "days" int not null default 0, "lang" jsonb null);`);
    this.addSql(`create index "term_of_payment_name_index" on "term_of_payment" ("name", "id");`);
    this.addSql(`create index "term_of_payment_author_id_index" on "term_of_payment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "term_of_payment_name_search" on "term_of_payment" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "ship" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null, "imo_number" varchar(10) null);`);
    this.addSql(`create index "ship_name_index" on "ship" ("name", "id");`);
    this.addSql(`create index "ship_author_id_index" on "ship" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "ship_name_search" on "ship" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "ship_code_search" on "ship" using gin ("code" gin_trgm_ops);`);
    this.addSql(`create index "ship_imo_number_search" on "ship" using gin ("imo_number" gin_trgm_ops);`);

    this.addSql(`create table "session" ("token_hash" varchar(64) not null, "user_id" int not null, "created_at" timestamptz(3) not null default now(), "last_seen_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, "remember" boolean not null default false, primary key ("token_hash"));`);
    this.addSql(`create index "session_expires_index" on "session" ("expires_at");`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(`create table "scale_protocol" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "type" varchar(60) not null default 'TCP/IP', "server" varchar(255) null, "port" int null, "api" varchar(255) null, "command" varchar(255) null, "register" int null, "serial_port" varchar(255) null, "parser_type" varchar(60) not null default 'ToledoSimple');`);
    this.addSql(`create index "scale_protocol_name_index" on "scale_protocol" ("name", "id");`);
    this.addSql(`create index "scale_protocol_author_id_index" on "scale_protocol" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "scale_protocol_name_search" on "scale_protocol" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "scale_protocol_config_s7" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "index" int null, "key" varchar(40) not null, "server" varchar(255) null, "value_type" varchar(60) not null default 'real', "register" varchar(40) null, "active" boolean not null default true);`);
    this.addSql(`create index "scale_protocol_config_s7_parent_index" on "scale_protocol_config_s7" ("parent_id", "row_number");`);

    this.addSql(`create table "scale_agent" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "token_hash" varchar(1000) null, "is_active" boolean not null default true, "last_seen_at" timestamptz(3) null);`);
    this.addSql(`create index "scale_agent_name_index" on "scale_agent" ("name", "id");`);
    this.addSql(`create index "scale_agent_author_id_index" on "scale_agent" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "scale_agent_name_search" on "scale_agent" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "scale_agent" add constraint "scale_agent_code_unique" unique ("code");`);

    this.addSql(`create table "product" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "sort_number" int not null default 0, "status" varchar(60) not null default 'Active', "name" varchar(255) not null, "code" varchar(40) null, "article" varchar(40) null, "description" text null, "img_url" varchar(255) null, "lang" jsonb null, "config_product" boolean not null default false, "unit_of_measure_id" int null, "distinguish_font" boolean not null default false, "not_used_product_condition" boolean not null default false, "presentation_color" varchar(7) null, "external_id" varchar(60) null);`);
    this.addSql(`create index "product_external_id_index" on "product" ("external_id", "id");`);
    this.addSql(`create index "product_name_index" on "product" ("name", "id");`);
    this.addSql(`create index "product_author_id_index" on "product" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "product_unit_of_measure_id_index" on "product" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);
    this.addSql(`create index "product_name_search" on "product" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "product_code_search" on "product" using gin ("code" gin_trgm_ops);`);
    this.addSql(`create index "product_article_search" on "product" using gin ("article" gin_trgm_ops);`);

    this.addSql(`create table "position" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null);`);
    this.addSql(`create index "position_name_index" on "position" ("name", "id");`);
    this.addSql(`create index "position_author_id_index" on "position" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "position_name_search" on "position" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "position_code_search" on "position" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "mine" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null);`);
    this.addSql(`create index "mine_name_index" on "mine" ("name", "id");`);
    this.addSql(`create index "mine_author_id_index" on "mine" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "mine_name_search" on "mine" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "mine_code_search" on "mine" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "disposition_status" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "key" varchar(40) not null, "color" varchar(7) null, "lang" jsonb null);`);
    this.addSql(`create index "disposition_status_name_index" on "disposition_status" ("name", "id");`);
    this.addSql(`create index "disposition_status_author_id_index" on "disposition_status" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "disposition_status_name_search" on "disposition_status" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "disposition_status" add constraint "disposition_status_key_unique" unique ("key");`);

    this.addSql(`create table "currency" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(3) not null);`);
    this.addSql(`create index "currency_name_index" on "currency" ("name", "id");`);
    this.addSql(`create index "currency_author_id_index" on "currency" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "currency_name_search" on "currency" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "currency_code_search" on "currency" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "currency" add constraint "currency_code_unique" unique ("code");`);

    this.addSql(`create table "country" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(2) not null, "lang" jsonb null);`);
    this.addSql(`create index "country_name_index" on "country" ("name", "id");`);
    this.addSql(`create index "country_author_id_index" on "country" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "country_name_search" on "country" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "country_code_search" on "country" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "country" add constraint "country_code_unique" unique ("code");`);

    this.addSql(`create table "counterparty" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "abbreviation" varchar(40) null, "status" varchar(60) not null default 'Active', "nip" varchar(20) null, "regon" varchar(14) null, "krs" varchar(10) null, "is_vendor" boolean not null default false, "is_customer" boolean not null default false, "is_forwarder" boolean not null default false, "send_drivers_sms" boolean not null default true, "use_actual_warehouse" boolean not null default false, "use_product_condition" boolean not null default false, "not_use" boolean not null default false, "street" varchar(255) null, "post_code" varchar(10) null, "locality" varchar(255) null, "region" varchar(255) null, "country_id" int null, "language" varchar(2) null, "email" varchar(255) null, "phone" varchar(20) null, "manager_id" int null, "currency_id" int null, "term_of_payament_id" int null, "price_type" varchar(40) null, "package_material" varchar(60) null, "delivery_settings" varchar(255) null, "documentation_form" varchar(40) null, "legal_form" varchar(60) null, "taxation" varchar(60) null, "vat_payer" boolean not null default true, "vies_payer" boolean not null default false, "eu_member" boolean not null default true, "bank_account" varchar(40) null, "external_id" varchar(60) null);`);
    this.addSql(`create index "counterparty_nip_index" on "counterparty" ("nip", "id");`);
    this.addSql(`create index "counterparty_external_id_index" on "counterparty" ("external_id", "id");`);
    this.addSql(`create index "counterparty_name_index" on "counterparty" ("name", "id");`);
    this.addSql(`create index "counterparty_author_id_index" on "counterparty" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "counterparty_country_id_index" on "counterparty" ("country_id", "id") where "country_id" is not null;`);
    this.addSql(`create index "counterparty_manager_id_index" on "counterparty" ("manager_id", "id") where "manager_id" is not null;`);
    this.addSql(`create index "counterparty_currency_id_index" on "counterparty" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "counterparty_term_of_payament_id_index" on "counterparty" ("term_of_payament_id", "id") where "term_of_payament_id" is not null;`);
    this.addSql(`create index "counterparty_name_search" on "counterparty" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "counterparty_abbreviation_search" on "counterparty" using gin ("abbreviation" gin_trgm_ops);`);
    this.addSql(`create index "counterparty_nip_search" on "counterparty" using gin ("nip" gin_trgm_ops);`);

    this.addSql(`create table "carrier" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null, "nip" varchar(20) null, "address" varchar(255) null, "phone" varchar(20) null, "email" varchar(255) null);`);
    this.addSql(`create index "carrier_name_index" on "carrier" ("name", "id");`);
    this.addSql(`create index "carrier_author_id_index" on "carrier" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "carrier_name_search" on "carrier" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "carrier_code_search" on "carrier" using gin ("code" gin_trgm_ops);`);
    this.addSql(`create index "carrier_nip_search" on "carrier" using gin ("nip" gin_trgm_ops);`);

    this.addSql(`create table "driver" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "phone_number" varchar(20) null, "document_number" varchar(30) null, "language" varchar(2) null, "carrier_id" int null);`);
    this.addSql(`create index "driver_name_index" on "driver" ("name", "id");`);
    this.addSql(`create index "driver_author_id_index" on "driver" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "driver_carrier_id_index" on "driver" ("carrier_id", "id") where "carrier_id" is not null;`);
    this.addSql(`create index "driver_name_search" on "driver" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "driver_phone_number_search" on "driver" using gin ("phone_number" gin_trgm_ops);`);
    this.addSql(`create index "driver_document_number_search" on "driver" using gin ("document_number" gin_trgm_ops);`);

    this.addSql(`create table "assortment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null);`);
    this.addSql(`create index "assortment_name_index" on "assortment" ("name", "id");`);
    this.addSql(`create index "assortment_author_id_index" on "assortment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "assortment_name_search" on "assortment" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "assortment_code_search" on "assortment" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "user_role" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "key" varchar(40) not null, "read_only" boolean not null default false, "lang" jsonb null);`);
    this.addSql(`create index "user_role_name_index" on "user_role" ("name", "id");`);
    this.addSql(`create index "user_role_author_id_index" on "user_role" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "user_role_name_search" on "user_role" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "user_role" add constraint "user_role_key_unique" unique ("key");`);

    this.addSql(`create table "user_roles" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "user_role_id" int not null);`);
    this.addSql(`create index "user_roles_parent_index" on "user_roles" ("parent_id", "row_number");`);
    this.addSql(`create index "user_roles_user_role_id_index" on "user_roles" ("user_role_id", "id") where "user_role_id" is not null;`);

    this.addSql(`create table "vat_rate" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(40) not null, "full_name" varchar(255) null, "code" varchar(10) null, "tax_rate" numeric(15,2) not null default '0.00', "basic_item" boolean not null default false, "for_services" boolean not null default false, "reverse_change" boolean not null default false);`);
    this.addSql(`create index "vat_rate_name_index" on "vat_rate" ("name", "id");`);
    this.addSql(`create index "vat_rate_author_id_index" on "vat_rate" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "vat_rate_name_search" on "vat_rate" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "vat_rate_full_name_search" on "vat_rate" using gin ("full_name" gin_trgm_ops);`);
    this.addSql(`alter table "vat_rate" add constraint "vat_rate_code_unique" unique ("code");`);

    this.addSql(`create table "punishment_type" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "price" numeric(15,2) not null default '0.00', "use_for_external_drivers" boolean not null default true, "use_for_internal_drivers" boolean not null default false, "is_service" boolean not null default false, "short_name" varchar(40) null, "accounting_name" varchar(255) null, "vat_rate_id" int null);`);
    this.addSql(`create index "punishment_type_name_index" on "punishment_type" ("name", "id");`);
    this.addSql(`create index "punishment_type_author_id_index" on "punishment_type" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "punishment_type_vat_rate_id_index" on "punishment_type" ("vat_rate_id", "id") where "vat_rate_id" is not null;`);
    this.addSql(`create index "punishment_type_name_search" on "punishment_type" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "punishment_type_code_search" on "punishment_type" using gin ("code" gin_trgm_ops);`);
    this.addSql(`create index "punishment_type_short_name_search" on "punishment_type" using gin ("short_name" gin_trgm_ops);`);
    this.addSql(`alter table "punishment_type" add constraint "punishment_type_code_unique" unique ("code");`);

    this.addSql(`create table "vehicle" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(20) not null, "code" varchar(20) null, "type" varchar(60) not null default 'Car', "tare" numeric(15,3) null, "load_capacity" numeric(15,3) null, "track_model_id" int null);`);
    this.addSql(`create index "vehicle_name_index" on "vehicle" ("name", "id");`);
    this.addSql(`create index "vehicle_author_id_index" on "vehicle" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "vehicle_track_model_id_index" on "vehicle" ("track_model_id", "id") where "track_model_id" is not null;`);
    this.addSql(`create index "vehicle_name_search" on "vehicle" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "vehicle_code_search" on "vehicle" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "vehicle" add constraint "vehicle_name_unique" unique ("name");`);

    this.addSql(`create table "warehouse" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null, "address" varchar(255) null);`);
    this.addSql(`create index "warehouse_name_index" on "warehouse" ("name", "id");`);
    this.addSql(`create index "warehouse_author_id_index" on "warehouse" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "warehouse_name_search" on "warehouse" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "warehouse_code_search" on "warehouse" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "scheme_of_cargo" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "type_of_operation" varchar(60) not null default 'Shipment', "type_of_document" varchar(60) not null default 'Automobile', "disable_control_in_dispositions" boolean not null default false, "disable_control_on_scales" boolean not null default false, "return_to_warehouse" boolean not null default false, "reverse_operation" boolean not null default false, "ship" boolean not null default false, "moving" boolean not null default false, "vehicle" boolean not null default false, "default_warehouse_id" int null);`);
    this.addSql(`create index "scheme_of_cargo_name_index" on "scheme_of_cargo" ("name", "id");`);
    this.addSql(`create index "scheme_of_cargo_author_id_index" on "scheme_of_cargo" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "scheme_of_cargo_default_warehouse_id_index" on "scheme_of_cargo" ("default_warehouse_id", "id") where "default_warehouse_id" is not null;`);
    this.addSql(`create index "scheme_of_cargo_name_search" on "scheme_of_cargo" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "box" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null, "warehouse_id" int null);`);
    this.addSql(`create index "box_name_index" on "box" ("name", "id");`);
    this.addSql(`create index "box_author_id_index" on "box" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "box_warehouse_id_index" on "box" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "box_name_search" on "box" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "box_code_search" on "box" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "delivery_order" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "type_of_document" varchar(60) not null default 'Automobile', "type_of_operation" varchar(60) not null default 'Shipment', "state" varchar(60) not null default 'Open', "external_number" varchar(40) null, "customer_id" int null, "vendor_id" int null, "forwarder_id" int null, "product_id" int null, "warehouse_id" int null, "box_id" int null, "ship_id" int null, "position_id" int null, "scheme_of_cargo_id" int null, "quantity" numeric(15,3) null, "valid_from" date null, "valid_to" date null, "comment" text null);`);
    this.addSql(`create index "delivery_order_date_index" on "delivery_order" ("date", "id");`);
    this.addSql(`create index "delivery_order_author_id_index" on "delivery_order" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "delivery_order_customer_id_index" on "delivery_order" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "delivery_order_vendor_id_index" on "delivery_order" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "delivery_order_forwarder_id_index" on "delivery_order" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "delivery_order_product_id_index" on "delivery_order" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "delivery_order_warehouse_id_index" on "delivery_order" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "delivery_order_box_id_index" on "delivery_order" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "delivery_order_ship_id_index" on "delivery_order" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "delivery_order_position_id_index" on "delivery_order" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "delivery_order_scheme_of_cargo_id_index" on "delivery_order" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);
    this.addSql(`create index "delivery_order_number_str_search" on "delivery_order" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "delivery_order_external_number_search" on "delivery_order" using gin ("external_number" gin_trgm_ops);`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "weighing_station" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null, "type_of_document" varchar(60) not null default 'Automobile', "scales_type" varchar(60) not null default 'GrossAndTara', "bar_code_prefix" varchar(10) null, "automatic_weighting_end" boolean not null default false, "prefix" varchar(10) not null default 'AAA', "gmp" boolean not null default false, "use_research" boolean not null default false, "is_open_sub_orders" boolean not null default false, "non_oracle_load" boolean not null default false, "forwarder_id" int null, "control_company_id" int null, "owner_id" int null, "assortment_id" int null, "base" varchar(255) null, "product_id" int null, "ship_id" int null, "warehouse_id" int null, "box_id" int null, "scheme_of_cargo_id" int null, "max_decrease" numeric(15,3) null, "cars_buffer_terminal" int not null default 4, "cars_buffer_parking" int not null default 6, "minutes_car_service" int not null default 3, "queue_on" boolean not null default false);`);
    this.addSql(`create index "weighing_station_name_index" on "weighing_station" ("name", "id");`);
    this.addSql(`create index "weighing_station_author_id_index" on "weighing_station" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "weighing_station_forwarder_id_index" on "weighing_station" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "weighing_station_control_company_id_index" on "weighing_station" ("control_company_id", "id") where "control_company_id" is not null;`);
    this.addSql(`create index "weighing_station_owner_id_index" on "weighing_station" ("owner_id", "id") where "owner_id" is not null;`);
    this.addSql(`create index "weighing_station_assortment_id_index" on "weighing_station" ("assortment_id", "id") where "assortment_id" is not null;`);
    this.addSql(`create index "weighing_station_product_id_index" on "weighing_station" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "weighing_station_ship_id_index" on "weighing_station" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "weighing_station_warehouse_id_index" on "weighing_station" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "weighing_station_box_id_index" on "weighing_station" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "weighing_station_scheme_of_cargo_id_index" on "weighing_station" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);
    this.addSql(`create index "weighing_station_name_search" on "weighing_station" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "weighing_station_code_search" on "weighing_station" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_code_unique" unique ("code");`);

    this.addSql(`create table "scale" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null, "bar_code_prefix" varchar(10) null, "scales_number" int null, "scales_version" varchar(40) null, "address" varchar(255) null, "port" int null, "scales_type" varchar(60) not null default 'WithoutWeighing', "type_of_document" varchar(60) not null default 'Automobile', "weighing_station_id" int null, "scale_agent_id" int null, "factor" numeric(15,6) not null default '0.001000', "deviation" numeric(15,3) not null default '0.020', "minimum_weight" numeric(15,3) not null default '0.400', "iot" boolean not null default false, "gateway_server" varchar(255) null, "gateway_port" int null, "gateway_login" varchar(255) null, "gateway_password" varchar(1000) null, "gateway_resource" varchar(255) null, "use_video_recorder" boolean not null default false, "video_recorder_user" varchar(255) null, "video_recorder_password" varchar(1000) null, "video_recorder_server" varchar(255) null, "video_recorder_port" int null, "video_recorder_request" varchar(255) null, "video_recorder_path_to_file" varchar(255) null, "scale_protocol_id" int null, "use_traffic_light" boolean not null default false, "traffic_light_connection" varchar(255) null, "traffic_light_ok" varchar(255) null, "traffic_light_minus" varchar(255) null, "traffic_light_plus" varchar(255) null, "traffic_light_signal_type" varchar(60) not null default 'Constant', "logging_on" boolean not null default false);`);
    this.addSql(`create index "scale_name_index" on "scale" ("name", "id");`);
    this.addSql(`create index "scale_author_id_index" on "scale" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "scale_weighing_station_id_index" on "scale" ("weighing_station_id", "id") where "weighing_station_id" is not null;`);
    this.addSql(`create index "scale_scale_agent_id_index" on "scale" ("scale_agent_id", "id") where "scale_agent_id" is not null;`);
    this.addSql(`create index "scale_scale_protocol_id_index" on "scale" ("scale_protocol_id", "id") where "scale_protocol_id" is not null;`);
    this.addSql(`create index "scale_name_search" on "scale" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "scale_code_search" on "scale" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "scale" add constraint "scale_code_unique" unique ("code");`);

    this.addSql(`create table "disposition" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "type" varchar(60) not null default 'Loading', "type_of_document" varchar(60) not null default 'Automobile', "type_of_operation" varchar(60) not null default 'Shipment', "weighing_station_id" int null, "vehicle_id" int null, "trailer_id" int null, "driver_id" int null, "driver_phone_number" varchar(20) null, "carrier_id" int null, "forwarder_id" int null, "customer_id" int null, "vendor_id" int null, "order_id" int null, "product_id" int null, "assortment_id" int null, "scheme_of_cargo_id" int null, "warehouse_id" int null, "actual_warehouse_id" int null, "box_id" int null, "mine_id" int null, "position_id" int null, "ship_id" int null, "scale_id" int null, "scale_two_id" int null, "customs_goods" varchar(60) null, "research_result" varchar(60) null, "arrival_date" timestamptz(3) null, "allow_retaring" boolean not null default false, "gmp_check" boolean not null default false, "ratified" boolean not null default false, "closed" boolean not null default false, "comment" text null, "number_of_weighing" int not null default 1, "number_of_weighted" int not null default 0, "status_id" int null, "state" varchar(60) not null default 'OnTheWay', "cars_queue_status" varchar(60) not null default 'OnTheWay', "arrived_at" timestamptz(3) null, "entry_allowed_at" timestamptz(3) null, "leave_parking_until" timestamptz(3) null, "begin_weighting" timestamptz(3) null, "end_weighting" timestamptz(3) null, "exited_at" timestamptz(3) null, "brutto" numeric(15,3) null, "tare" numeric(15,3) null, "netto" numeric(15,3) null, "netto_registered" numeric(15,3) null, "bar_code" varchar(40) null, "driver_ticket" varchar(20) null, "entry_ticket" varchar(20) null);`);
    this.addSql(`create index "disposition_date_index" on "disposition" ("date", "id");`);
    this.addSql(`create index "disposition_cars_queue_status_date_index" on "disposition" ("cars_queue_status", "date", "id");`);
    this.addSql(`create index "disposition_weighing_station_id_cars_queue_status_index" on "disposition" ("weighing_station_id", "cars_queue_status", "id");`);
    this.addSql(`create index "disposition_status_id_date_index" on "disposition" ("status_id", "date", "id");`);
    this.addSql(`create index "disposition_author_id_index" on "disposition" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "disposition_vehicle_id_index" on "disposition" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "disposition_trailer_id_index" on "disposition" ("trailer_id", "id") where "trailer_id" is not null;`);
    this.addSql(`create index "disposition_driver_id_index" on "disposition" ("driver_id", "id") where "driver_id" is not null;`);
    this.addSql(`create index "disposition_carrier_id_index" on "disposition" ("carrier_id", "id") where "carrier_id" is not null;`);
    this.addSql(`create index "disposition_forwarder_id_index" on "disposition" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "disposition_customer_id_index" on "disposition" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "disposition_vendor_id_index" on "disposition" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "disposition_order_id_index" on "disposition" ("order_id", "id") where "order_id" is not null;`);
    this.addSql(`create index "disposition_product_id_index" on "disposition" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "disposition_assortment_id_index" on "disposition" ("assortment_id", "id") where "assortment_id" is not null;`);
    this.addSql(`create index "disposition_scheme_of_cargo_id_index" on "disposition" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);
    this.addSql(`create index "disposition_warehouse_id_index" on "disposition" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "disposition_actual_warehouse_id_index" on "disposition" ("actual_warehouse_id", "id") where "actual_warehouse_id" is not null;`);
    this.addSql(`create index "disposition_box_id_index" on "disposition" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "disposition_mine_id_index" on "disposition" ("mine_id", "id") where "mine_id" is not null;`);
    this.addSql(`create index "disposition_position_id_index" on "disposition" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "disposition_ship_id_index" on "disposition" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "disposition_scale_id_index" on "disposition" ("scale_id", "id") where "scale_id" is not null;`);
    this.addSql(`create index "disposition_scale_two_id_index" on "disposition" ("scale_two_id", "id") where "scale_two_id" is not null;`);
    this.addSql(`create index "disposition_number_str_search" on "disposition" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "disposition_driver_ticket_search" on "disposition" using gin ("driver_ticket" gin_trgm_ops);`);
    this.addSql(`create index "disposition_driver_phone_number_search" on "disposition" using gin ("driver_phone_number" gin_trgm_ops);`);
    this.addSql(`alter table "disposition" add constraint "disposition_number_str_unique" unique ("number_str");`);
    this.addSql(`alter table "disposition" add constraint "disposition_driver_ticket_unique" unique ("driver_ticket");`);

    this.addSql(`create table "weighing_record" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "type_of_document" varchar(60) not null default 'Automobile', "type_of_operation" varchar(60) not null default 'Shipment', "scheme_of_cargo_id" int null, "disposition_id" int null, "vehicle_id" int null, "trailer_id" int null, "driver_id" int null, "customer_id" int null, "vendor_id" int null, "forwarder_id" int null, "mine_id" int null, "position_id" int null, "ship_id" int null, "warehouse_id" int null, "box_id" int null, "product_id" int null, "brutto" numeric(15,3) null, "tare" numeric(15,3) null, "netto" numeric(15,3) null, "scale_brutto_id" int null, "scale_tare_id" int null, "scale_netto_id" int null, "brutto_time" timestamptz(3) null, "tare_time" timestamptz(3) null, "netto_time" timestamptz(3) null, "brutto_author_id" int null, "tare_author_id" int null, "netto_author_id" int null, "approved" boolean not null default false, "approved_author_id" int null, "approved_date" timestamptz(3) null, "cancel_weighting" boolean not null default false, "cancel_reason" varchar(255) null, "train_number" varchar(40) null, "car_number" varchar(20) null, "id_card" varchar(30) null, "ticket_number" varchar(20) null);`);
    this.addSql(`create index "weighing_record_date_index" on "weighing_record" ("date", "id");`);
    this.addSql(`create index "weighing_record_disposition_id_index" on "weighing_record" ("disposition_id", "id");`);
    this.addSql(`create index "weighing_record_author_id_index" on "weighing_record" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "weighing_record_scheme_of_cargo_id_index" on "weighing_record" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);
    this.addSql(`create index "weighing_record_vehicle_id_index" on "weighing_record" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "weighing_record_trailer_id_index" on "weighing_record" ("trailer_id", "id") where "trailer_id" is not null;`);
    this.addSql(`create index "weighing_record_driver_id_index" on "weighing_record" ("driver_id", "id") where "driver_id" is not null;`);
    this.addSql(`create index "weighing_record_customer_id_index" on "weighing_record" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "weighing_record_vendor_id_index" on "weighing_record" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "weighing_record_forwarder_id_index" on "weighing_record" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "weighing_record_mine_id_index" on "weighing_record" ("mine_id", "id") where "mine_id" is not null;`);
    this.addSql(`create index "weighing_record_position_id_index" on "weighing_record" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "weighing_record_ship_id_index" on "weighing_record" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "weighing_record_warehouse_id_index" on "weighing_record" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "weighing_record_box_id_index" on "weighing_record" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "weighing_record_product_id_index" on "weighing_record" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "weighing_record_scale_brutto_id_index" on "weighing_record" ("scale_brutto_id", "id") where "scale_brutto_id" is not null;`);
    this.addSql(`create index "weighing_record_scale_tare_id_index" on "weighing_record" ("scale_tare_id", "id") where "scale_tare_id" is not null;`);
    this.addSql(`create index "weighing_record_scale_netto_id_index" on "weighing_record" ("scale_netto_id", "id") where "scale_netto_id" is not null;`);
    this.addSql(`create index "weighing_record_brutto_author_id_index" on "weighing_record" ("brutto_author_id", "id") where "brutto_author_id" is not null;`);
    this.addSql(`create index "weighing_record_tare_author_id_index" on "weighing_record" ("tare_author_id", "id") where "tare_author_id" is not null;`);
    this.addSql(`create index "weighing_record_netto_author_id_index" on "weighing_record" ("netto_author_id", "id") where "netto_author_id" is not null;`);
    this.addSql(`create index "weighing_record_approved_author_id_index" on "weighing_record" ("approved_author_id", "id") where "approved_author_id" is not null;`);
    this.addSql(`create index "weighing_record_number_str_search" on "weighing_record" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "weighing_record_car_number_search" on "weighing_record" using gin ("car_number" gin_trgm_ops);`);
    this.addSql(`create index "weighing_record_train_number_search" on "weighing_record" using gin ("train_number" gin_trgm_ops);`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "weighing_record_weighings" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "kind" varchar(10) not null, "weight" numeric(15,3) not null, "scale_id" int null, "capture_id" varchar(36) null, "taken_at" timestamptz(3) null, "recorded_by_id" int null);`);
    this.addSql(`create index "weighing_record_weighings_parent_index" on "weighing_record_weighings" ("parent_id", "row_number");`);
    this.addSql(`create index "weighing_record_weighings_scale_id_index" on "weighing_record_weighings" ("scale_id", "id") where "scale_id" is not null;`);
    this.addSql(`create index "weighing_record_weighings_recorded_by_id_index" on "weighing_record_weighings" ("recorded_by_id", "id") where "recorded_by_id" is not null;`);
    this.addSql(`alter table "weighing_record_weighings" add constraint "weighing_record_weighings_capture_id_unique" unique ("capture_id");`);

    this.addSql(`create table "punishment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "punishment_type_id" int not null, "disposition_id" int null, "vehicle_id" int null, "driver_id" int null, "quantity" numeric(15,2) not null default '1.00', "amount" numeric(15,2) not null default '0.00', "barcode" varchar(40) null, "is_paid" boolean not null default false, "is_canceled" boolean not null default false, "is_handcrafted" boolean not null default true, "author_cancellation_id" int null, "comment" text null);`);
    this.addSql(`create index "punishment_date_index" on "punishment" ("date", "id");`);
    this.addSql(`create index "punishment_disposition_id_date_index" on "punishment" ("disposition_id", "date", "id");`);
    this.addSql(`create index "punishment_author_id_index" on "punishment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "punishment_punishment_type_id_index" on "punishment" ("punishment_type_id", "id") where "punishment_type_id" is not null;`);
    this.addSql(`create index "punishment_vehicle_id_index" on "punishment" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "punishment_driver_id_index" on "punishment" ("driver_id", "id") where "driver_id" is not null;`);
    this.addSql(`create index "punishment_author_cancellation_id_index" on "punishment" ("author_cancellation_id", "id") where "author_cancellation_id" is not null;`);
    this.addSql(`create index "punishment_number_str_search" on "punishment" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "punishment_barcode_search" on "punishment" using gin ("barcode" gin_trgm_ops);`);
    this.addSql(`create index "punishment_comment_search" on "punishment" using gin ("comment" gin_trgm_ops);`);
    this.addSql(`alter table "punishment" add constraint "punishment_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "outgoing_sms" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "body" varchar(160) not null, "sent" boolean not null default false, "status" varchar(60) not null default 'queued', "template" varchar(40) null, "event" varchar(200) null, "provider_id" varchar(60) null, "sent_at" timestamptz(3) null, "delivered_at" timestamptz(3) null, "parts" int null, "failure" varchar(255) null, "disposition_id" int null, "vehicle_id" int null, "driver_id" int null);`);
    this.addSql(`create index "outgoing_sms_date_index" on "outgoing_sms" ("date", "id");`);
    this.addSql(`create index "outgoing_sms_provider_id_index" on "outgoing_sms" ("provider_id", "id");`);
    this.addSql(`create index "outgoing_sms_disposition_id_date_index" on "outgoing_sms" ("disposition_id", "date", "id");`);
    this.addSql(`create index "outgoing_sms_author_id_index" on "outgoing_sms" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "outgoing_sms_vehicle_id_index" on "outgoing_sms" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "outgoing_sms_driver_id_index" on "outgoing_sms" ("driver_id", "id") where "driver_id" is not null;`);
    this.addSql(`create index "outgoing_sms_number_str_search" on "outgoing_sms" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "outgoing_sms_body_search" on "outgoing_sms" using gin ("body" gin_trgm_ops);`);
    this.addSql(`alter table "outgoing_sms" add constraint "outgoing_sms_number_str_unique" unique ("number_str");`);
    this.addSql(`alter table "outgoing_sms" add constraint "outgoing_sms_event_unique" unique ("event");`);

    this.addSql(`create table "outgoing_sms_recipients" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "phone_number" varchar(20) not null, "name" varchar(255) null, "sent" boolean not null default false);`);
    this.addSql(`create index "outgoing_sms_recipients_parent_index" on "outgoing_sms_recipients" ("parent_id", "row_number");`);

    this.addSql(`create table "kiosk_session" ("token_hash" varchar(64) not null, "disposition_id" int not null, "own_device" boolean not null default false, "created_at" timestamptz(3) not null default now(), "last_seen_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, primary key ("token_hash"));`);
    this.addSql(`create index "kiosk_session_expires_index" on "kiosk_session" ("expires_at");`);
    this.addSql(`create index "kiosk_session_disposition_id_index" on "kiosk_session" ("disposition_id");`);

    this.addSql(`create table "kiosk_code" ("disposition_id" int not null, "sealed_code" varchar(300) not null, "attempts" int not null default 0, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, primary key ("disposition_id"));`);

    this.addSql(`create table "disposition_status_history" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "disposition_id" int not null, "date" timestamptz(3) not null, "move" varchar(40) null, "cars_queue_status" varchar(60) null, "duration" int null, "status_id" int null, "st_status" varchar(40) null, "st_duration" int null, "comment" text null);`);
    this.addSql(`create index "disposition_status_history_date_index" on "disposition_status_history" ("date", "id");`);
    this.addSql(`create index "disposition_status_history_disposition_id_date_index" on "disposition_status_history" ("disposition_id", "date", "id");`);
    this.addSql(`create index "disposition_status_history_author_id_index" on "disposition_status_history" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "disposition_status_history_status_id_index" on "disposition_status_history" ("status_id", "id") where "status_id" is not null;`);

    this.addSql(`create table "weight_memory" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "scale_id" int not null, "capture_id" varchar(36) not null, "seq" int not null, "weight" numeric(15,3) not null, "unit" varchar(4) not null, "visit" int not null, "taken_at" timestamptz(3) not null, "received_at" timestamptz(3) not null, "raw" varchar(400) null, "alibi_no" varchar(40) null, "previous_hash" varchar(64) null, "hash" varchar(64) not null);`);
    this.addSql(`create index "weight_memory_scale_id_index" on "weight_memory" ("scale_id", "id");`);
    this.addSql(`create index "weight_memory_taken_at_index" on "weight_memory" ("taken_at", "id");`);
    this.addSql(`create index "weight_memory_author_id_index" on "weight_memory" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "weight_memory_capture_id_search" on "weight_memory" using gin ("capture_id" gin_trgm_ops);`);
    this.addSql(`create index "weight_memory_alibi_no_search" on "weight_memory" using gin ("alibi_no" gin_trgm_ops);`);
    this.addSql(`alter table "weight_memory" add constraint "weight_memory_capture_id_unique" unique ("capture_id");`);
    this.addSql(`alter table "weight_memory" add constraint "weight_memory_hash_unique" unique ("hash");`);

    this.addSql(`create table "working_place" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "code" varchar(20) null, "name" varchar(255) not null, "desktop_mode" boolean not null default false, "desktop_name" varchar(255) null, "computer_name" varchar(255) null, "control" boolean not null default false, "network_port" int null, "number_of_copies" int not null default 1, "orientation" varchar(60) not null default 'portrait', "page_size" varchar(20) null, "desible_working_in_several_sessions" boolean not null default false, "raising_railway_disposition" boolean not null default false, "is_roll_printer" boolean not null default false, "client_id_serial" varchar(255) null, "printer_name" varchar(255) null);`);
    this.addSql(`create index "working_place_name_index" on "working_place" ("name", "id");`);
    this.addSql(`create index "working_place_author_id_index" on "working_place" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "working_place_name_search" on "working_place" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "working_place_code_search" on "working_place" using gin ("code" gin_trgm_ops);`);
    this.addSql(`create index "working_place_computer_name_search" on "working_place" using gin ("computer_name" gin_trgm_ops);`);
    this.addSql(`alter table "working_place" add constraint "working_place_code_unique" unique ("code");`);

    this.addSql(`alter table "user" add constraint "user_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "user" add constraint "user_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);

    this.addSql(`alter table "unit_of_measure" add constraint "unit_of_measure_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "track_model" add constraint "track_model_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "term_of_payment" add constraint "term_of_payment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "ship" add constraint "ship_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "scale_protocol" add constraint "scale_protocol_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "scale_protocol_config_s7" add constraint "scale_protocol_config_s7_parent_id_foreign" foreign key ("parent_id") references "scale_protocol" ("id") on delete cascade;`);

    this.addSql(`alter table "scale_agent" add constraint "scale_agent_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "product" add constraint "product_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "product" add constraint "product_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);

    this.addSql(`alter table "position" add constraint "position_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "mine" add constraint "mine_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "disposition_status" add constraint "disposition_status_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "currency" add constraint "currency_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "country" add constraint "country_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "counterparty" add constraint "counterparty_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "counterparty" add constraint "counterparty_country_id_foreign" foreign key ("country_id") references "country" ("id") on delete restrict;`);
    this.addSql(`alter table "counterparty" add constraint "counterparty_manager_id_foreign" foreign key ("manager_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "counterparty" add constraint "counterparty_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);
    this.addSql(`alter table "counterparty" add constraint "counterparty_term_of_payament_id_foreign" foreign key ("term_of_payament_id") references "term_of_payment" ("id") on delete restrict;`);

    this.addSql(`alter table "carrier" add constraint "carrier_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "driver" add constraint "driver_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "driver" add constraint "driver_carrier_id_foreign" foreign key ("carrier_id") references "carrier" ("id") on delete restrict;`);

    this.addSql(`alter table "assortment" add constraint "assortment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "user_role" add constraint "user_role_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "user_roles" add constraint "user_roles_parent_id_foreign" foreign key ("parent_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "user_roles" add constraint "user_roles_user_role_id_foreign" foreign key ("user_role_id") references "user_role" ("id") on delete restrict;`);

    this.addSql(`alter table "vat_rate" add constraint "vat_rate_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "punishment_type" add constraint "punishment_type_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment_type" add constraint "punishment_type_vat_rate_id_foreign" foreign key ("vat_rate_id") references "vat_rate" ("id") on delete restrict;`);

    this.addSql(`alter table "vehicle" add constraint "vehicle_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "vehicle" add constraint "vehicle_track_model_id_foreign" foreign key ("track_model_id") references "track_model" ("id") on delete restrict;`);

    this.addSql(`alter table "warehouse" add constraint "warehouse_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "scheme_of_cargo" add constraint "scheme_of_cargo_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "scheme_of_cargo" add constraint "scheme_of_cargo_default_warehouse_id_foreign" foreign key ("default_warehouse_id") references "warehouse" ("id") on delete restrict;`);

    this.addSql(`alter table "box" add constraint "box_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "box" add constraint "box_warehouse_id_foreign" foreign key ("warehouse_id") references "warehouse" ("id") on delete restrict;`);

    this.addSql(`alter table "delivery_order" add constraint "delivery_order_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_vendor_id_foreign" foreign key ("vendor_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_forwarder_id_foreign" foreign key ("forwarder_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_warehouse_id_foreign" foreign key ("warehouse_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_ship_id_foreign" foreign key ("ship_id") references "ship" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_position_id_foreign" foreign key ("position_id") references "position" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_scheme_of_cargo_id_foreign" foreign key ("scheme_of_cargo_id") references "scheme_of_cargo" ("id") on delete restrict;`);

    this.addSql(`alter table "weighing_station" add constraint "weighing_station_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_forwarder_id_foreign" foreign key ("forwarder_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_control_company_id_foreign" foreign key ("control_company_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_owner_id_foreign" foreign key ("owner_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_assortment_id_foreign" foreign key ("assortment_id") references "assortment" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_ship_id_foreign" foreign key ("ship_id") references "ship" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_warehouse_id_foreign" foreign key ("warehouse_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_station" add constraint "weighing_station_scheme_of_cargo_id_foreign" foreign key ("scheme_of_cargo_id") references "scheme_of_cargo" ("id") on delete restrict;`);

    this.addSql(`alter table "scale" add constraint "scale_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "scale" add constraint "scale_weighing_station_id_foreign" foreign key ("weighing_station_id") references "weighing_station" ("id") on delete restrict;`);
    this.addSql(`alter table "scale" add constraint "scale_scale_agent_id_foreign" foreign key ("scale_agent_id") references "scale_agent" ("id") on delete restrict;`);
    this.addSql(`alter table "scale" add constraint "scale_scale_protocol_id_foreign" foreign key ("scale_protocol_id") references "scale_protocol" ("id") on delete restrict;`);

    this.addSql(`alter table "disposition" add constraint "disposition_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_weighing_station_id_foreign" foreign key ("weighing_station_id") references "weighing_station" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_trailer_id_foreign" foreign key ("trailer_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_driver_id_foreign" foreign key ("driver_id") references "driver" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_carrier_id_foreign" foreign key ("carrier_id") references "carrier" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_forwarder_id_foreign" foreign key ("forwarder_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_vendor_id_foreign" foreign key ("vendor_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_order_id_foreign" foreign key ("order_id") references "delivery_order" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_assortment_id_foreign" foreign key ("assortment_id") references "assortment" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_scheme_of_cargo_id_foreign" foreign key ("scheme_of_cargo_id") references "scheme_of_cargo" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_warehouse_id_foreign" foreign key ("warehouse_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_actual_warehouse_id_foreign" foreign key ("actual_warehouse_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_mine_id_foreign" foreign key ("mine_id") references "mine" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_position_id_foreign" foreign key ("position_id") references "position" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_ship_id_foreign" foreign key ("ship_id") references "ship" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_scale_id_foreign" foreign key ("scale_id") references "scale" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_scale_two_id_foreign" foreign key ("scale_two_id") references "scale" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition" add constraint "disposition_status_id_foreign" foreign key ("status_id") references "disposition_status" ("id") on delete restrict;`);

    this.addSql(`alter table "weighing_record" add constraint "weighing_record_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_scheme_of_cargo_id_foreign" foreign key ("scheme_of_cargo_id") references "scheme_of_cargo" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_trailer_id_foreign" foreign key ("trailer_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_driver_id_foreign" foreign key ("driver_id") references "driver" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_vendor_id_foreign" foreign key ("vendor_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_forwarder_id_foreign" foreign key ("forwarder_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_mine_id_foreign" foreign key ("mine_id") references "mine" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_position_id_foreign" foreign key ("position_id") references "position" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_ship_id_foreign" foreign key ("ship_id") references "ship" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_warehouse_id_foreign" foreign key ("warehouse_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_scale_brutto_id_foreign" foreign key ("scale_brutto_id") references "scale" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_scale_tare_id_foreign" foreign key ("scale_tare_id") references "scale" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_scale_netto_id_foreign" foreign key ("scale_netto_id") references "scale" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_brutto_author_id_foreign" foreign key ("brutto_author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_tare_author_id_foreign" foreign key ("tare_author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_netto_author_id_foreign" foreign key ("netto_author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_approved_author_id_foreign" foreign key ("approved_author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "weighing_record_weighings" add constraint "weighing_record_weighings_parent_id_foreign" foreign key ("parent_id") references "weighing_record" ("id") on delete cascade;`);
    this.addSql(`alter table "weighing_record_weighings" add constraint "weighing_record_weighings_scale_id_foreign" foreign key ("scale_id") references "scale" ("id") on delete restrict;`);
    this.addSql(`alter table "weighing_record_weighings" add constraint "weighing_record_weighings_recorded_by_id_foreign" foreign key ("recorded_by_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "punishment" add constraint "punishment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment" add constraint "punishment_punishment_type_id_foreign" foreign key ("punishment_type_id") references "punishment_type" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment" add constraint "punishment_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment" add constraint "punishment_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment" add constraint "punishment_driver_id_foreign" foreign key ("driver_id") references "driver" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment" add constraint "punishment_author_cancellation_id_foreign" foreign key ("author_cancellation_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "outgoing_sms" add constraint "outgoing_sms_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_sms" add constraint "outgoing_sms_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_sms" add constraint "outgoing_sms_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_sms" add constraint "outgoing_sms_driver_id_foreign" foreign key ("driver_id") references "driver" ("id") on delete restrict;`);

    this.addSql(`alter table "outgoing_sms_recipients" add constraint "outgoing_sms_recipients_parent_id_foreign" foreign key ("parent_id") references "outgoing_sms" ("id") on delete cascade;`);

    this.addSql(`alter table "kiosk_session" add constraint "kiosk_session_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete cascade;`);

    this.addSql(`alter table "kiosk_code" add constraint "kiosk_code_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "disposition_status_history" add constraint "disposition_status_history_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition_status_history" add constraint "disposition_status_history_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition_status_history" add constraint "disposition_status_history_status_id_foreign" foreign key ("status_id") references "disposition_status" ("id") on delete restrict;`);

    this.addSql(`alter table "weight_memory" add constraint "weight_memory_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "weight_memory" add constraint "weight_memory_scale_id_foreign" foreign key ("scale_id") references "scale" ("id") on delete restrict;`);

    this.addSql(`alter table "working_place" add constraint "working_place_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user" drop constraint "user_author_id_foreign";`);
    this.addSql(`alter table "unit_of_measure" drop constraint "unit_of_measure_author_id_foreign";`);
    this.addSql(`alter table "track_model" drop constraint "track_model_author_id_foreign";`);
    this.addSql(`alter table "term_of_payment" drop constraint "term_of_payment_author_id_foreign";`);
    this.addSql(`alter table "ship" drop constraint "ship_author_id_foreign";`);
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "scale_protocol" drop constraint "scale_protocol_author_id_foreign";`);
    this.addSql(`alter table "scale_agent" drop constraint "scale_agent_author_id_foreign";`);
    this.addSql(`alter table "product" drop constraint "product_author_id_foreign";`);
    this.addSql(`alter table "position" drop constraint "position_author_id_foreign";`);
    this.addSql(`alter table "mine" drop constraint "mine_author_id_foreign";`);
    this.addSql(`alter table "disposition_status" drop constraint "disposition_status_author_id_foreign";`);
    this.addSql(`alter table "currency" drop constraint "currency_author_id_foreign";`);
    this.addSql(`alter table "country" drop constraint "country_author_id_foreign";`);
    this.addSql(`alter table "counterparty" drop constraint "counterparty_author_id_foreign";`);
    this.addSql(`alter table "counterparty" drop constraint "counterparty_manager_id_foreign";`);
    this.addSql(`alter table "carrier" drop constraint "carrier_author_id_foreign";`);
    this.addSql(`alter table "driver" drop constraint "driver_author_id_foreign";`);
    this.addSql(`alter table "assortment" drop constraint "assortment_author_id_foreign";`);
    this.addSql(`alter table "user_role" drop constraint "user_role_author_id_foreign";`);
    this.addSql(`alter table "user_roles" drop constraint "user_roles_parent_id_foreign";`);
    this.addSql(`alter table "vat_rate" drop constraint "vat_rate_author_id_foreign";`);
    this.addSql(`alter table "punishment_type" drop constraint "punishment_type_author_id_foreign";`);
    this.addSql(`alter table "vehicle" drop constraint "vehicle_author_id_foreign";`);
    this.addSql(`alter table "warehouse" drop constraint "warehouse_author_id_foreign";`);
    this.addSql(`alter table "scheme_of_cargo" drop constraint "scheme_of_cargo_author_id_foreign";`);
    this.addSql(`alter table "box" drop constraint "box_author_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_author_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_author_id_foreign";`);
    this.addSql(`alter table "scale" drop constraint "scale_author_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_author_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_author_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_brutto_author_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_tare_author_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_netto_author_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_approved_author_id_foreign";`);
    this.addSql(`alter table "weighing_record_weighings" drop constraint "weighing_record_weighings_recorded_by_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_author_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_author_cancellation_id_foreign";`);
    this.addSql(`alter table "outgoing_sms" drop constraint "outgoing_sms_author_id_foreign";`);
    this.addSql(`alter table "disposition_status_history" drop constraint "disposition_status_history_author_id_foreign";`);
    this.addSql(`alter table "weight_memory" drop constraint "weight_memory_author_id_foreign";`);
    this.addSql(`alter table "working_place" drop constraint "working_place_author_id_foreign";`);
    this.addSql(`alter table "product" drop constraint "product_unit_of_measure_id_foreign";`);
    this.addSql(`alter table "vehicle" drop constraint "vehicle_track_model_id_foreign";`);
    this.addSql(`alter table "counterparty" drop constraint "counterparty_term_of_payament_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_ship_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_ship_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_ship_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_ship_id_foreign";`);
    this.addSql(`alter table "scale_protocol_config_s7" drop constraint "scale_protocol_config_s7_parent_id_foreign";`);
    this.addSql(`alter table "scale" drop constraint "scale_scale_protocol_id_foreign";`);
    this.addSql(`alter table "scale" drop constraint "scale_scale_agent_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_product_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_product_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_product_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_product_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_position_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_position_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_position_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_mine_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_mine_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_status_id_foreign";`);
    this.addSql(`alter table "disposition_status_history" drop constraint "disposition_status_history_status_id_foreign";`);
    this.addSql(`alter table "counterparty" drop constraint "counterparty_currency_id_foreign";`);
    this.addSql(`alter table "counterparty" drop constraint "counterparty_country_id_foreign";`);
    this.addSql(`alter table "user" drop constraint "user_counterparty_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_customer_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_vendor_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_forwarder_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_forwarder_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_control_company_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_owner_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_forwarder_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_customer_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_vendor_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_customer_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_vendor_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_forwarder_id_foreign";`);
    this.addSql(`alter table "driver" drop constraint "driver_carrier_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_carrier_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_driver_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_driver_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_driver_id_foreign";`);
    this.addSql(`alter table "outgoing_sms" drop constraint "outgoing_sms_driver_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_assortment_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_assortment_id_foreign";`);
    this.addSql(`alter table "user_roles" drop constraint "user_roles_user_role_id_foreign";`);
    this.addSql(`alter table "punishment_type" drop constraint "punishment_type_vat_rate_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_punishment_type_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_vehicle_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_trailer_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_vehicle_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_trailer_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_vehicle_id_foreign";`);
    this.addSql(`alter table "outgoing_sms" drop constraint "outgoing_sms_vehicle_id_foreign";`);
    this.addSql(`alter table "scheme_of_cargo" drop constraint "scheme_of_cargo_default_warehouse_id_foreign";`);
    this.addSql(`alter table "box" drop constraint "box_warehouse_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_warehouse_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_warehouse_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_warehouse_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_actual_warehouse_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_warehouse_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_scheme_of_cargo_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_scheme_of_cargo_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_scheme_of_cargo_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_scheme_of_cargo_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_box_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_box_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_box_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_box_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_order_id_foreign";`);
    this.addSql(`alter table "scale" drop constraint "scale_weighing_station_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_weighing_station_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_scale_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_scale_two_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_scale_brutto_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_scale_tare_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_scale_netto_id_foreign";`);
    this.addSql(`alter table "weighing_record_weighings" drop constraint "weighing_record_weighings_scale_id_foreign";`);
    this.addSql(`alter table "weight_memory" drop constraint "weight_memory_scale_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_disposition_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_disposition_id_foreign";`);
    this.addSql(`alter table "outgoing_sms" drop constraint "outgoing_sms_disposition_id_foreign";`);
    this.addSql(`alter table "kiosk_session" drop constraint "kiosk_session_disposition_id_foreign";`);
    this.addSql(`alter table "kiosk_code" drop constraint "kiosk_code_disposition_id_foreign";`);
    this.addSql(`alter table "disposition_status_history" drop constraint "disposition_status_history_disposition_id_foreign";`);
    this.addSql(`alter table "weighing_record_weighings" drop constraint "weighing_record_weighings_parent_id_foreign";`);
    this.addSql(`alter table "outgoing_sms_recipients" drop constraint "outgoing_sms_recipients_parent_id_foreign";`);

    this.addSql(`drop table if exists "document_counter" cascade;`);
    this.addSql(`drop table if exists "outbox" cascade;`);
    this.addSql(`drop table if exists "transition" cascade;`);
    this.addSql(`drop table if exists "user" cascade;`);
    this.addSql(`drop table if exists "unit_of_measure" cascade;`);
    this.addSql(`drop table if exists "track_model" cascade;`);
    this.addSql(`drop table if exists "term_of_payment" cascade;`);
    this.addSql(`drop table if exists "ship" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "scale_protocol" cascade;`);
    this.addSql(`drop table if exists "scale_protocol_config_s7" cascade;`);
    this.addSql(`drop table if exists "scale_agent" cascade;`);
    this.addSql(`drop table if exists "product" cascade;`);
    this.addSql(`drop table if exists "position" cascade;`);
    this.addSql(`drop table if exists "mine" cascade;`);
    this.addSql(`drop table if exists "disposition_status" cascade;`);
    this.addSql(`drop table if exists "currency" cascade;`);
    this.addSql(`drop table if exists "country" cascade;`);
    this.addSql(`drop table if exists "counterparty" cascade;`);
    this.addSql(`drop table if exists "carrier" cascade;`);
    this.addSql(`drop table if exists "driver" cascade;`);
    this.addSql(`drop table if exists "assortment" cascade;`);
    this.addSql(`drop table if exists "user_role" cascade;`);
    this.addSql(`drop table if exists "user_roles" cascade;`);
    this.addSql(`drop table if exists "vat_rate" cascade;`);
    this.addSql(`drop table if exists "punishment_type" cascade;`);
    this.addSql(`drop table if exists "vehicle" cascade;`);
    this.addSql(`drop table if exists "warehouse" cascade;`);
    this.addSql(`drop table if exists "scheme_of_cargo" cascade;`);
    this.addSql(`drop table if exists "box" cascade;`);
    this.addSql(`drop table if exists "delivery_order" cascade;`);
    this.addSql(`drop table if exists "weighing_station" cascade;`);
    this.addSql(`drop table if exists "scale" cascade;`);
    this.addSql(`drop table if exists "disposition" cascade;`);
    this.addSql(`drop table if exists "weighing_record" cascade;`);
    this.addSql(`drop table if exists "weighing_record_weighings" cascade;`);
    this.addSql(`drop table if exists "punishment" cascade;`);
    this.addSql(`drop table if exists "outgoing_sms" cascade;`);
    this.addSql(`drop table if exists "outgoing_sms_recipients" cascade;`);
    this.addSql(`drop table if exists "kiosk_session" cascade;`);
    this.addSql(`drop table if exists "kiosk_code" cascade;`);
    this.addSql(`drop table if exists "disposition_status_history" cascade;`);
    this.addSql(`drop table if exists "weight_memory" cascade;`);
    this.addSql(`drop table if exists "working_place" cascade;`);
  }

}
