import { Migration } from '@mikro-orm/migrations';

export class Migration20261121092244 extends Migration {

  override name = 'Migration20261121092244';

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

    this.addSql(`create table "time_tracking_item" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "user_id" int not null, "object_type" varchar(60) not null default 'interaction', "object_id" int not null, "object_data" jsonb null, "start_date" timestamptz(3) not null, "end_date" timestamptz(3) null, "elapsed_time" int not null default 0, "comment" text null);`);
    this.addSql(`create index "time_tracking_item_start_date_index" on "time_tracking_item" ("start_date", "id");`);
    this.addSql(`create index "time_tracking_item_user_id_end_date_index" on "time_tracking_item" ("user_id", "end_date", "id");`);
    this.addSql(`create index "time_tracking_item_object_type_object_id_index" on "time_tracking_item" ("object_type", "object_id", "id");`);
    this.addSql(`create index "time_tracking_item_author_id_index" on "time_tracking_item" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "time_tracking_item_comment_search" on "time_tracking_item" using gin ("comment" gin_trgm_ops);`);

    this.addSql(`create table "term_of_payment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "days" int not null default 0, "lang" jsonb null);`);
    this.addSql(`create index "term_of_payment_name_index" on "term_of_payment" ("name", "id");`);
    this.addSql(`create index "term_of_payment_author_id_index" on "term_of_payment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "term_of_payment_name_search" on "term_of_payment" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "supply_method" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null);`);
    this.addSql(`create index "supply_method_name_index" on "supply_method" ("name", "id");`);
    this.addSql(`create index "supply_method_author_id_index" on "supply_method" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "supply_method_name_search" on "supply_method" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "standing" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null);`);
    this.addSql(`create index "standing_name_index" on "standing" ("name", "id");`);
    this.addSql(`create index "standing_author_id_index" on "standing" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "standing_name_search" on "standing" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "stage" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null);`);
    this.addSql(`create index "stage_name_index" on "stage" ("name", "id");`);
    this.addSql(`create index "stage_author_id_index" on "stage" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "stage_name_search" on "stage" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "ship" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null, "imo_number" varchar(10) null);`);
    this.addSql(`create index "ship_name_index" on "ship" ("name", "id");`);
    this.addSql(`create index "ship_author_id_index" on "ship" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "ship_name_search" on "ship" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "ship_code_search" on "ship" using gin ("code" gin_trgm_ops);`);
    this.addSql(`create index "ship_imo_number_search" on "ship" using gin ("imo_number" gin_trgm_ops);`);

    this.addSql(`create table "session" ("token_hash" varchar(64) not null, "user_id" int not null, "created_at" timestamptz(3) not null default now(), "last_seen_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, "remember" boolean not null default false, primary key ("token_hash"));`);
    this.addSql(`create index "session_expires_index" on "session" ("expires_at");`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(`create table "score_point" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "value" int not null default 0, "color" varchar(255) null);`);
    this.addSql(`create index "score_point_value_index" on "score_point" ("value", "id");`);
    this.addSql(`create index "score_point_author_id_index" on "score_point" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "score_point_name_search" on "score_point" using gin ("name" gin_trgm_ops);`);

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

    this.addSql(`create table "sales_order_status" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) not null, "default" boolean not null default false, "customer_access" boolean not null default false, "customer_lock_order" boolean not null default false, "is_closed" boolean not null default false, "color" varchar(7) null, "lang" jsonb null);`);
    this.addSql(`create index "sales_order_status_name_index" on "sales_order_status" ("name", "id");`);
    this.addSql(`create index "sales_order_status_author_id_index" on "sales_order_status" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "sales_order_status_name_search" on "sales_order_status" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "sales_order_status" add constraint "sales_order_status_code_unique" unique ("code");`);

    this.addSql(`create table "role_group" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "settings" jsonb null, "navigation" jsonb null);`);
    this.addSql(`create index "role_group_name_index" on "role_group" ("name", "id");`);
    this.addSql(`create index "role_group_author_id_index" on "role_group" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "role_group_name_search" on "role_group" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "role_group_users" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "user_id" int not null);`);
    this.addSql(`create index "role_group_users_parent_index" on "role_group_users" ("parent_id", "row_number");`);
    this.addSql(`create index "role_group_users_user_id_index" on "role_group_users" ("user_id", "id") where "user_id" is not null;`);

    this.addSql(`create table "report_setting" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "data_query" text null, "title" varchar(255) null, "description" text null, "period_type" varchar(60) not null default 'date', "date_type" varchar(60) not null default 'date', "date" date null, "date_from" date null, "date_to" date null, "filters" jsonb null, "show_ytotal" boolean not null default false, "show_xtotal" boolean not null default false, "hide_details" boolean not null default false, "page_size" varchar(20) not null default 'A4', "page_orientation" varchar(60) not null default 'landscape', "page_font_size" int not null default 12, "margin_top" int not null default 20, "margin_left" int not null default 20, "margin_bottom" int not null default 20, "margin_right" int not null default 20, "lang" jsonb null);`);
    this.addSql(`create index "report_setting_name_index" on "report_setting" ("name", "id");`);
    this.addSql(`create index "report_setting_author_id_index" on "report_setting" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "report_setting_name_search" on "report_setting" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "report_setting_title_search" on "report_setting" using gin ("title" gin_trgm_ops);`);

    this.addSql(`create table "report_variant" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "variant_name" varchar(255) not null, "report_id" int not null, "user_id" int null, "title" varchar(255) null, "description" text null, "period_type" varchar(60) not null default 'date', "date_type" varchar(60) not null default 'date', "date" date null, "date_from" date null, "date_to" date null, "filters" jsonb null, "show_ytotal" boolean not null default false, "show_xtotal" boolean not null default false, "hide_details" boolean not null default false, "page_size" varchar(20) not null default 'A4', "page_orientation" varchar(60) not null default 'landscape', "page_font_size" int not null default 12, "margin_top" int not null default 20, "margin_left" int not null default 20, "margin_bottom" int not null default 20, "margin_right" int not null default 20);`);
    this.addSql(`create index "report_variant_variant_name_index" on "report_variant" ("variant_name", "id");`);
    this.addSql(`create index "report_variant_report_id_variant_name_index" on "report_variant" ("report_id", "variant_name", "id");`);
    this.addSql(`create index "report_variant_author_id_index" on "report_variant" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "report_variant_user_id_index" on "report_variant" ("user_id", "id") where "user_id" is not null;`);
    this.addSql(`create index "report_variant_variant_name_search" on "report_variant" using gin ("variant_name" gin_trgm_ops);`);

    this.addSql(`create table "report_variant_sorts" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "field_path" varchar(255) not null, "desc" boolean not null default false);`);
    this.addSql(`create index "report_variant_sorts_parent_index" on "report_variant_sorts" ("parent_id", "row_number");`);

    this.addSql(`create table "report_variant_groups" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "field_path" varchar(255) not null, "title" varchar(255) null);`);
    this.addSql(`create index "report_variant_groups_parent_index" on "report_variant_groups" ("parent_id", "row_number");`);

    this.addSql(`create table "report_variant_fields" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "field_path" varchar(255) not null, "title" varchar(255) null);`);
    this.addSql(`create index "report_variant_fields_parent_index" on "report_variant_fields" ("parent_id", "row_number");`);

    this.addSql(`create table "report_variant_calcs" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "field_path" varchar(255) not null, "title" varchar(255) null, "aggregation" varchar(60) not null default 'sum', "is_total" boolean not null default false);`);
    this.addSql(`create index "report_variant_calcs_parent_index" on "report_variant_calcs" ("parent_id", "row_number");`);

    this.addSql(`create table "report_setting_sort" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "field_path" varchar(255) not null, "desc" boolean not null default false);`);
    this.addSql(`create index "report_setting_sort_parent_index" on "report_setting_sort" ("parent_id", "row_number");`);

    this.addSql(`create table "report_setting_groups" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "field_path" varchar(255) not null, "title" varchar(255) null);`);
    this.addSql(`create index "report_setting_groups_parent_index" on "report_setting_groups" ("parent_id", "row_number");`);

    this.addSql(`create table "report_setting_fields" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "field_path" varchar(255) not null, "title" varchar(255) null);`);
    this.addSql(`create index "report_setting_fields_parent_index" on "report_setting_fields" ("parent_id", "row_number");`);

    this.addSql(`create table "report_setting_calcs" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "field_path" varchar(255) not null, "title" varchar(255) null, "aggregation" varchar(60) not null default 'sum', "is_total" boolean not null default false);`);
    this.addSql(`create index "report_setting_calcs_parent_index" on "report_setting_calcs" ("parent_id", "row_number");`);

    this.addSql(`create table "reminder" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "user_id" int not null, "date" timestamptz(3) not null, "title" varchar(255) not null, "description" text null, "object_name" varchar(60) null, "object_id" int null, "done" boolean not null default false);`);
    this.addSql(`create index "reminder_date_index" on "reminder" ("date", "id");`);
    this.addSql(`create index "reminder_user_id_done_date_index" on "reminder" ("user_id", "done", "date", "id");`);
    this.addSql(`create index "reminder_object_name_object_id_index" on "reminder" ("object_name", "object_id", "id");`);
    this.addSql(`create index "reminder_author_id_index" on "reminder" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reminder_title_search" on "reminder" using gin ("title" gin_trgm_ops);`);
    this.addSql(`create index "reminder_description_search" on "reminder" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_type" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "days" int not null default 14, "print_name" varchar(255) null, "oracle_id" varchar(40) null);`);
    this.addSql(`create index "reclamation_type_oracle_id_index" on "reclamation_type" ("oracle_id", "id");`);
    this.addSql(`create index "reclamation_type_name_index" on "reclamation_type" ("name", "id");`);
    this.addSql(`create index "reclamation_type_author_id_index" on "reclamation_type" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_type_name_search" on "reclamation_type" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_subject" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "guarantee" boolean not null default false, "oracle_id" varchar(40) null);`);
    this.addSql(`create index "reclamation_subject_code_index" on "reclamation_subject" ("code", "id");`);
    this.addSql(`create index "reclamation_subject_oracle_id_index" on "reclamation_subject" ("oracle_id", "id");`);
    this.addSql(`create index "reclamation_subject_name_index" on "reclamation_subject" ("name", "id");`);
    this.addSql(`create index "reclamation_subject_author_id_index" on "reclamation_subject" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_subject_name_search" on "reclamation_subject" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_subject_code_search" on "reclamation_subject" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_status_group" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "predefined_name" varchar(40) null, "color" varchar(7) null, "lang" jsonb null);`);
    this.addSql(`create index "reclamation_status_group_name_index" on "reclamation_status_group" ("name", "id");`);
    this.addSql(`create index "reclamation_status_group_author_id_index" on "reclamation_status_group" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_status_group_name_search" on "reclamation_status_group" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "reclamation_status_group" add constraint "reclamation_status_group_predefined_name_unique" unique ("predefined_name");`);

    this.addSql(`create table "reclamation_state" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "predefined_name" varchar(40) null, "reclamation_status_group_id" int null, "sort_number" int not null default 0, "default" boolean not null default false, "is_closed" boolean not null default false, "color" varchar(7) null, "oracle_id" varchar(40) null, "lang" jsonb null);`);
    this.addSql(`create index "reclamation_state_sort_number_index" on "reclamation_state" ("sort_number", "id");`);
    this.addSql(`create index "reclamation_state_author_id_index" on "reclamation_state" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_state_reclamation_status_group_id_index" on "reclamation_state" ("reclamation_status_group_id", "id") where "reclamation_status_group_id" is not null;`);
    this.addSql(`create index "reclamation_state_name_search" on "reclamation_state" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "reclamation_state" add constraint "reclamation_state_predefined_name_unique" unique ("predefined_name");`);

    this.addSql(`create table "reclamation_reason" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "oracle_id" varchar(40) null);`);
    this.addSql(`create index "reclamation_reason_name_index" on "reclamation_reason" ("name", "id");`);
    this.addSql(`create index "reclamation_reason_author_id_index" on "reclamation_reason" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_reason_name_search" on "reclamation_reason" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_perpetrator" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "oracle_id" varchar(40) null);`);
    this.addSql(`create index "reclamation_perpetrator_name_index" on "reclamation_perpetrator" ("name", "id");`);
    this.addSql(`create index "reclamation_perpetrator_author_id_index" on "reclamation_perpetrator" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_perpetrator_name_search" on "reclamation_perpetrator" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_execution" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "oracle_id" varchar(40) null);`);
    this.addSql(`create index "reclamation_execution_name_index" on "reclamation_execution" ("name", "id");`);
    this.addSql(`create index "reclamation_execution_author_id_index" on "reclamation_execution" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_execution_name_search" on "reclamation_execution" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_decision" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "oracle_id" varchar(40) null);`);
    this.addSql(`create index "reclamation_decision_name_index" on "reclamation_decision" ("name", "id");`);
    this.addSql(`create index "reclamation_decision_author_id_index" on "reclamation_decision" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_decision_name_search" on "reclamation_decision" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_client_expectation" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "oracle_id" varchar(40) null);`);
    this.addSql(`create index "reclamation_client_expectation_name_index" on "reclamation_client_expectation" ("name", "id");`);
    this.addSql(`create index "reclamation_client_expectation_author_id_index" on "reclamation_client_expectation" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_client_expectation_name_search" on "reclamation_client_expectation" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "product_parameter" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "uuid" varchar(36) null, "name" varchar(255) not null, "code" varchar(40) null, "type" varchar(60) not null default 'list', "description" text null, "lang" jsonb null);`);
    this.addSql(`create index "product_parameter_code_index" on "product_parameter" ("code", "id");`);
    this.addSql(`create index "product_parameter_name_index" on "product_parameter" ("name", "id");`);
    this.addSql(`create index "product_parameter_author_id_index" on "product_parameter" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "product_parameter_name_search" on "product_parameter" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "product_parameter_code_search" on "product_parameter" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "product_parameter" add constraint "product_parameter_uuid_unique" unique ("uuid");`);

    this.addSql(`create table "product_category" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "description" text null, "lang" jsonb null);`);
    this.addSql(`create index "product_category_name_index" on "product_category" ("name", "id");`);
    this.addSql(`create index "product_category_author_id_index" on "product_category" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "product_category_name_search" on "product_category" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "product_category_code_search" on "product_category" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "product" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "sort_number" int not null default 0, "status" varchar(60) not null default 'Active', "name" varchar(255) not null, "code" varchar(40) null, "article" varchar(40) null, "product_category_id" int null, "description" text null, "img_url" varchar(255) null, "lang" jsonb null, "config_product" boolean not null default false, "unit_of_measure_id" int null, "distinguish_font" boolean not null default false, "not_used_product_condition" boolean not null default false, "presentation_color" varchar(7) null, "external_id" varchar(60) null);`);
    this.addSql(`create index "product_external_id_index" on "product" ("external_id", "id");`);
    this.addSql(`create index "product_name_index" on "product" ("name", "id");`);
    this.addSql(`create index "product_author_id_index" on "product" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "product_product_category_id_index" on "product" ("product_category_id", "id") where "product_category_id" is not null;`);
    this.addSql(`create index "product_unit_of_measure_id_index" on "product" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);
    this.addSql(`create index "product_name_search" on "product" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "product_code_search" on "product" using gin ("code" gin_trgm_ops);`);
    this.addSql(`create index "product_article_search" on "product" using gin ("article" gin_trgm_ops);`);

    this.addSql(`create table "product_variant_definition" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "product_id" int not null);`);
    this.addSql(`create index "product_variant_definition_author_id_index" on "product_variant_definition" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "product_variant_definition_product_id_index" on "product_variant_definition" ("product_id", "id") where "product_id" is not null;`);

    this.addSql(`create table "product_variant_definition_additional_parameters" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "name" varchar(255) not null, "type" varchar(60) not null default 'text');`);
    this.addSql(`create index "product_variant_definition_additional_parameters_parent_index" on "product_variant_definition_additional_parameters" ("parent_id", "row_number");`);

    this.addSql(`create table "product_variant" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "product_id" int not null, "name" varchar(255) not null, "predefined_name" varchar(60) null, "variants" jsonb null);`);
    this.addSql(`create index "product_variant_name_index" on "product_variant" ("name", "id");`);
    this.addSql(`create index "product_variant_product_id_name_index" on "product_variant" ("product_id", "name", "id");`);
    this.addSql(`create index "product_variant_author_id_index" on "product_variant" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "product_variant_name_search" on "product_variant" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "product_variant_predefined_name_search" on "product_variant" using gin ("predefined_name" gin_trgm_ops);`);

    this.addSql(`create table "print_view" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "original_id" int null, "route_owner" varchar(120) null, "is_print_and_closed" boolean not null default false, "template" text null);`);
    this.addSql(`create index "print_view_name_index" on "print_view" ("name", "id");`);
    this.addSql(`create index "print_view_route_owner_name_index" on "print_view" ("route_owner", "name", "id");`);
    this.addSql(`create index "print_view_author_id_index" on "print_view" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "print_view_original_id_index" on "print_view" ("original_id", "id") where "original_id" is not null;`);
    this.addSql(`create index "print_view_name_search" on "print_view" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "print_view_route_owner_search" on "print_view" using gin ("route_owner" gin_trgm_ops);`);

    this.addSql(`create table "position" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null);`);
    this.addSql(`create index "position_name_index" on "position" ("name", "id");`);
    this.addSql(`create index "position_author_id_index" on "position" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "position_name_search" on "position" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "position_code_search" on "position" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "parameter_value" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "uuid" varchar(36) null, "product_parameter_id" int not null, "name" varchar(255) not null, "code" varchar(40) null, "default" boolean not null default false, "sort_number" int not null default 0, "lang" jsonb null);`);
    this.addSql(`create index "parameter_value_name_index" on "parameter_value" ("name", "id");`);
    this.addSql(`create index "parameter_value_product_parameter_id_sort_number_index" on "parameter_value" ("product_parameter_id", "sort_number", "id");`);
    this.addSql(`create index "parameter_value_author_id_index" on "parameter_value" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "parameter_value_name_search" on "parameter_value" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "parameter_value_code_search" on "parameter_value" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "parameter_value" add constraint "parameter_value_uuid_unique" unique ("uuid");`);

    this.addSql(`create table "product_param_setting" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "product_id" int not null, "product_parameter_id" int not null, "sort_number" int not null default 0, "is_mandatory" boolean not null default true, "default_value_id" int null, "condition_code" text null, "expression" text null);`);
    this.addSql(`create index "product_param_setting_sort_number_index" on "product_param_setting" ("sort_number", "id");`);
    this.addSql(`create index "product_param_setting_product_id_sort_number_index" on "product_param_setting" ("product_id", "sort_number", "id");`);
    this.addSql(`create index "product_param_setting_author_id_index" on "product_param_setting" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "product_param_setting_product_parameter_id_index" on "product_param_setting" ("product_parameter_id", "id") where "product_parameter_id" is not null;`);
    this.addSql(`create index "product_param_setting_default_value_id_index" on "product_param_setting" ("default_value_id", "id") where "default_value_id" is not null;`);

    this.addSql(`create table "parameter_value_properties" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "prop_id" varchar(40) not null, "prop_value" varchar(255) null, "prop_value_uuid" varchar(36) null, "calculated" boolean not null default false);`);
    this.addSql(`create index "parameter_value_properties_parent_index" on "parameter_value_properties" ("parent_id", "row_number");`);

    this.addSql(`create table "object_versioning_setting" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "object_type" varchar(60) not null, "versioning_method" varchar(60) not null default 'all');`);
    this.addSql(`create index "object_versioning_setting_object_type_index" on "object_versioning_setting" ("object_type", "id");`);
    this.addSql(`create index "object_versioning_setting_author_id_index" on "object_versioning_setting" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "object_versioning_setting_object_type_search" on "object_versioning_setting" using gin ("object_type" gin_trgm_ops);`);
    this.addSql(`alter table "object_versioning_setting" add constraint "object_versioning_setting_object_type_unique" unique ("object_type");`);

    this.addSql(`create table "object_version" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "object_type" varchar(60) not null, "object_id" int not null, "object_presentation" varchar(255) null, "version" int not null, "action" varchar(60) not null, "object_data" jsonb not null);`);
    this.addSql(`create index "object_version_object_type_object_id_version_index" on "object_version" ("object_type", "object_id", "version", "id");`);
    this.addSql(`create index "object_version_author_id_index" on "object_version" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "object_version_object_presentation_search" on "object_version" using gin ("object_presentation" gin_trgm_ops);`);

    this.addSql(`create table "notification" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "user_id" int not null, "type" varchar(60) not null default 'INFO', "title" varchar(255) not null, "description" text null, "icon" varchar(60) null, "icon_color" varchar(20) null, "object_name" varchar(60) null, "object_id" int null, "read" boolean not null default false);`);
    this.addSql(`create index "notification_user_id_read_index" on "notification" ("user_id", "read", "id");`);
    this.addSql(`create index "notification_author_id_index" on "notification" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "notification_title_search" on "notification" using gin ("title" gin_trgm_ops);`);
    this.addSql(`create index "notification_description_search" on "notification" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "mine" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null);`);
    this.addSql(`create index "mine_name_index" on "mine" ("name", "id");`);
    this.addSql(`create index "mine_author_id_index" on "mine" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "mine_name_search" on "mine" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "mine_code_search" on "mine" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "main_desktop" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "user_id" int not null, "items" jsonb null);`);
    this.addSql(`create index "main_desktop_author_id_index" on "main_desktop" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`alter table "main_desktop" add constraint "main_desktop_user_id_unique" unique ("user_id");`);

    this.addSql(`create table "inventory_status" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null);`);
    this.addSql(`create index "inventory_status_name_index" on "inventory_status" ("name", "id");`);
    this.addSql(`create index "inventory_status_author_id_index" on "inventory_status" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "inventory_status_name_search" on "inventory_status" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "inventory_operation_type" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null);`);
    this.addSql(`create index "inventory_operation_type_name_index" on "inventory_operation_type" ("name", "id");`);
    this.addSql(`create index "inventory_operation_type_author_id_index" on "inventory_operation_type" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "inventory_operation_type_name_search" on "inventory_operation_type" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "inventory_category" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "predefined_name" varchar(60) null, "type" varchar(60) not null default 'income');`);
    this.addSql(`create index "inventory_category_name_index" on "inventory_category" ("name", "id");`);
    this.addSql(`create index "inventory_category_author_id_index" on "inventory_category" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "inventory_category_name_search" on "inventory_category" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "inventory_category_predefined_name_search" on "inventory_category" using gin ("predefined_name" gin_trgm_ops);`);

    this.addSql(`create table "interaction_tag" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "color" varchar(7) null);`);
    this.addSql(`create index "interaction_tag_name_index" on "interaction_tag" ("name", "id");`);
    this.addSql(`create index "interaction_tag_author_id_index" on "interaction_tag" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "interaction_tag_name_search" on "interaction_tag" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "interaction_status" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "predefined_name" varchar(40) null, "code" varchar(40) null, "color" varchar(7) null, "default" boolean not null default false, "is_closed" boolean not null default false, "lang" jsonb null);`);
    this.addSql(`create index "interaction_status_name_index" on "interaction_status" ("name", "id");`);
    this.addSql(`create index "interaction_status_author_id_index" on "interaction_status" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "interaction_status_name_search" on "interaction_status" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "interaction_status" add constraint "interaction_status_predefined_name_unique" unique ("predefined_name");`);

    this.addSql(`create table "form_definition" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "topic" varchar(255) not null, "recipient" varchar(255) not null, "is_active" boolean not null default true, "lang" jsonb null);`);
    this.addSql(`create index "form_definition_name_index" on "form_definition" ("name", "id");`);
    this.addSql(`create index "form_definition_author_id_index" on "form_definition" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "form_definition_name_search" on "form_definition" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "form_definition_topic_search" on "form_definition" using gin ("topic" gin_trgm_ops);`);

    this.addSql(`create table "form_definition_fields" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "name" varchar(60) not null, "title" varchar(255) null, "type" varchar(60) not null default 'text', "required" boolean not null default false, "format" varchar(40) null, "pattern" varchar(255) null, "columns" int not null default 12);`);
    this.addSql(`create index "form_definition_fields_parent_index" on "form_definition_fields" ("parent_id", "row_number");`);

    this.addSql(`create table "firm" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "address" varchar(255) null, "nip" varchar(20) null, "regon" varchar(14) null, "phone" varchar(20) null, "email" varchar(255) null, "bank_account" varchar(40) null);`);
    this.addSql(`create index "firm_name_index" on "firm" ("name", "id");`);
    this.addSql(`create index "firm_author_id_index" on "firm" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "firm_name_search" on "firm" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "firm_nip_search" on "firm" using gin ("nip" gin_trgm_ops);`);

    this.addSql(`create table "file" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "type" varchar(120) null, "size" int not null, "description" varchar(255) null, "object_name" varchar(60) null, "object_id" int null, "checksum" varchar(64) null, "storage_key" varchar(255) null);`);
    this.addSql(`create index "file_checksum_index" on "file" ("checksum", "id");`);
    this.addSql(`create index "file_name_index" on "file" ("name", "id");`);
    this.addSql(`create index "file_object_name_object_id_index" on "file" ("object_name", "object_id", "id");`);
    this.addSql(`create index "file_author_id_index" on "file" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "file_name_search" on "file" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "file_description_search" on "file" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "external_database_connection" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "dialect" varchar(60) not null default 'postgres', "server" varchar(255) null, "port" int null, "database" varchar(255) null, "user" varchar(255) null, "password" varchar(1000) null, "is_active" boolean not null default true);`);
    this.addSql(`create index "external_database_connection_name_index" on "external_database_connection" ("name", "id");`);
    this.addSql(`create index "external_database_connection_author_id_index" on "external_database_connection" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "external_database_connection_name_search" on "external_database_connection" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "external_database_connection_server_search" on "external_database_connection" using gin ("server" gin_trgm_ops);`);
    this.addSql(`create index "external_database_connection_database_search" on "external_database_connection" using gin ("database" gin_trgm_ops);`);

    this.addSql(`create table "executor_role" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "code" varchar(40) null, "name" varchar(255) not null);`);
    this.addSql(`create index "executor_role_name_index" on "executor_role" ("name", "id");`);
    this.addSql(`create index "executor_role_author_id_index" on "executor_role" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "executor_role_name_search" on "executor_role" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "executor_role_code_search" on "executor_role" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "executor_role" add constraint "executor_role_code_unique" unique ("code");`);

    this.addSql(`create table "task_template" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "importance" varchar(60) not null default 'NOT_SET', "description" text null, "executor_id" int null, "executor_role_id" int null, "execution_days" int not null default 0, "execution_hours" int not null default 0, "execution_minutes" int not null default 0, "current_date_execution" boolean not null default false, "check_execution" boolean not null default false, "checker_id" int null);`);
    this.addSql(`create index "task_template_name_index" on "task_template" ("name", "id");`);
    this.addSql(`create index "task_template_author_id_index" on "task_template" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "task_template_executor_id_index" on "task_template" ("executor_id", "id") where "executor_id" is not null;`);
    this.addSql(`create index "task_template_executor_role_id_index" on "task_template" ("executor_role_id", "id") where "executor_role_id" is not null;`);
    this.addSql(`create index "task_template_checker_id_index" on "task_template" ("checker_id", "id") where "checker_id" is not null;`);
    this.addSql(`create index "task_template_name_search" on "task_template" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "task_template_code_search" on "task_template" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "executor_role_executors" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "executor_id" int not null);`);
    this.addSql(`create index "executor_role_executors_parent_index" on "executor_role_executors" ("parent_id", "row_number");`);
    this.addSql(`create index "executor_role_executors_executor_id_index" on "executor_role_executors" ("executor_id", "id") where "executor_id" is not null;`);

    this.addSql(`create table "exchange_node" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "predefined_name" varchar(60) null, "external_database_connection_id" int null, "interval_minutes" int null, "is_active" boolean not null default true, "last_exchange_at" timestamptz(3) null);`);
    this.addSql(`create index "exchange_node_name_index" on "exchange_node" ("name", "id");`);
    this.addSql(`create index "exchange_node_author_id_index" on "exchange_node" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "exchange_node_external_database_connection_id_index" on "exchange_node" ("external_database_connection_id", "id") where "external_database_connection_id" is not null;`);
    this.addSql(`create index "exchange_node_name_search" on "exchange_node" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "exchange_node_predefined_name_search" on "exchange_node" using gin ("predefined_name" gin_trgm_ops);`);
    this.addSql(`alter table "exchange_node" add constraint "exchange_node_predefined_name_unique" unique ("predefined_name");`);

    this.addSql(`create table "exchange_object" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "exchange_node_id" int not null, "object_name" varchar(60) not null, "object_id" int not null, "object_description" varchar(255) null, "change_type" varchar(60) not null, "sent" boolean not null default false, "sent_at" timestamptz(3) null, "failure" varchar(255) null);`);
    this.addSql(`create index "exchange_object_exchange_node_id_sent_index" on "exchange_object" ("exchange_node_id", "sent", "id");`);
    this.addSql(`create index "exchange_object_object_name_object_id_index" on "exchange_object" ("object_name", "object_id", "id");`);
    this.addSql(`create index "exchange_object_author_id_index" on "exchange_object" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "exchange_object_object_description_search" on "exchange_object" using gin ("object_description" gin_trgm_ops);`);

    this.addSql(`create table "employee" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "abbreviation" varchar(10) null, "email" varchar(255) null, "phone" varchar(20) null, "standing_id" int null, "user_id" int null, "is_active" boolean not null default true);`);
    this.addSql(`create index "employee_name_index" on "employee" ("name", "id");`);
    this.addSql(`create index "employee_author_id_index" on "employee" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "employee_standing_id_index" on "employee" ("standing_id", "id") where "standing_id" is not null;`);
    this.addSql(`create index "employee_user_id_index" on "employee" ("user_id", "id") where "user_id" is not null;`);
    this.addSql(`create index "employee_name_search" on "employee" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "employee_email_search" on "employee" using gin ("email" gin_trgm_ops);`);
    this.addSql(`create index "employee_abbreviation_search" on "employee" using gin ("abbreviation" gin_trgm_ops);`);

    this.addSql(`create table "email_template" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "uuid" varchar(36) null, "name" varchar(255) not null, "is_active" boolean not null default true, "base_document" varchar(60) null, "execution_condition" text null, "recepients_condition" text null, "cc" varchar(1000) null, "bcc" varchar(1000) null);`);
    this.addSql(`create index "email_template_base_document_index" on "email_template" ("base_document", "id");`);
    this.addSql(`create index "email_template_name_index" on "email_template" ("name", "id");`);
    this.addSql(`create index "email_template_author_id_index" on "email_template" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "email_template_name_search" on "email_template" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "email_template" add constraint "email_template_uuid_unique" unique ("uuid");`);

    this.addSql(`create table "email_template_content_variants_list" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "language" varchar(2) null, "subject" varchar(255) not null, "body" text null, "condition" text null);`);
    this.addSql(`create index "email_template_content_variants_list_parent_index" on "email_template_content_variants_list" ("parent_id", "row_number");`);

    this.addSql(`create table "email_account" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "is_active" boolean not null default true, "is_general" boolean not null default false, "is_service" boolean not null default false, "user" varchar(255) not null, "password" varchar(1000) null, "imap_host" varchar(255) null, "imap_port" int not null default 993, "imap_tls" boolean not null default true, "smtp_host" varchar(255) null, "smtp_port" int not null default 465, "smtp_tls" boolean not null default true, "for_send" boolean not null default true, "for_receive" boolean not null default true, "store_received" boolean not null default true, "store_sended" boolean not null default true);`);
    this.addSql(`create index "email_account_name_index" on "email_account" ("name", "id");`);
    this.addSql(`create index "email_account_author_id_index" on "email_account" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "email_account_name_search" on "email_account" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "email_account_user_search" on "email_account" using gin ("user" gin_trgm_ops);`);

    this.addSql(`create table "mailbox" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "title" varchar(255) null, "icon" varchar(60) null, "sort" int not null default 99, "email_account_id" int null, "uid_validity" numeric(15,0) null, "last_uid" numeric(15,0) null);`);
    this.addSql(`create index "mailbox_sort_index" on "mailbox" ("sort", "id");`);
    this.addSql(`create index "mailbox_email_account_id_sort_index" on "mailbox" ("email_account_id", "sort", "id");`);
    this.addSql(`create index "mailbox_author_id_index" on "mailbox" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "mailbox_name_search" on "mailbox" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "mailbox_title_search" on "mailbox" using gin ("title" gin_trgm_ops);`);

    this.addSql(`create table "email_signature" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "user_id" int not null, "email_id" int null);`);
    this.addSql(`create index "email_signature_author_id_index" on "email_signature" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "email_signature_user_id_index" on "email_signature" ("user_id", "id") where "user_id" is not null;`);
    this.addSql(`create index "email_signature_email_id_index" on "email_signature" ("email_id", "id") where "email_id" is not null;`);

    this.addSql(`create table "email_signature_signatures" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "name" varchar(255) not null, "language" varchar(2) null, "body" text null, "default" boolean not null default false);`);
    this.addSql(`create index "email_signature_signatures_parent_index" on "email_signature_signatures" ("parent_id", "row_number");`);

    this.addSql(`create table "email_label" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "color" varchar(7) null, "email_account_id" int null);`);
    this.addSql(`create index "email_label_name_index" on "email_label" ("name", "id");`);
    this.addSql(`create index "email_label_author_id_index" on "email_label" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "email_label_email_account_id_index" on "email_label" ("email_account_id", "id") where "email_account_id" is not null;`);
    this.addSql(`create index "email_label_name_search" on "email_label" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "email_account_users" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "user_id" int not null);`);
    this.addSql(`create index "email_account_users_parent_index" on "email_account_users" ("parent_id", "row_number");`);
    this.addSql(`create index "email_account_users_user_id_index" on "email_account_users" ("user_id", "id") where "user_id" is not null;`);

    this.addSql(`create table "document_prefix" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(10) not null, "template" varchar(60) null, "is_active" boolean not null default true, "default" boolean not null default false, "periodicity" varchar(60) not null default 'indefinite');`);
    this.addSql(`create index "document_prefix_name_index" on "document_prefix" ("name", "id");`);
    this.addSql(`create index "document_prefix_author_id_index" on "document_prefix" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "document_prefix_name_search" on "document_prefix" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "document_prefix_template_search" on "document_prefix" using gin ("template" gin_trgm_ops);`);
    this.addSql(`alter table "document_prefix" add constraint "document_prefix_name_unique" unique ("name");`);

    this.addSql(`create table "inventory_category_prefixes" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "document_prefix_id" int not null);`);
    this.addSql(`create index "inventory_category_prefixes_parent_index" on "inventory_category_prefixes" ("parent_id", "row_number");`);
    this.addSql(`create index "inventory_category_prefixes_document_prefix_id_index" on "inventory_category_prefixes" ("document_prefix_id", "id") where "document_prefix_id" is not null;`);

    this.addSql(`create table "document_prefix_document_types" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "object_type" varchar(60) not null);`);
    this.addSql(`create index "document_prefix_document_types_parent_index" on "document_prefix_document_types" ("parent_id", "row_number");`);

    this.addSql(`create table "document_numerator" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "doc_type" varchar(60) not null, "numerator" varchar(40) null, "numerator_value" varchar(60) null, "year_number" int null, "last_number" int not null default 0);`);
    this.addSql(`create index "document_numerator_doc_type_year_number_index" on "document_numerator" ("doc_type", "year_number", "id");`);
    this.addSql(`create index "document_numerator_author_id_index" on "document_numerator" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "document_numerator_doc_type_search" on "document_numerator" using gin ("doc_type" gin_trgm_ops);`);
    this.addSql(`create index "document_numerator_numerator_value_search" on "document_numerator" using gin ("numerator_value" gin_trgm_ops);`);

    this.addSql(`create table "disposition_status" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "key" varchar(40) not null, "color" varchar(7) null, "lang" jsonb null);`);
    this.addSql(`create index "disposition_status_name_index" on "disposition_status" ("name", "id");`);
    this.addSql(`create index "disposition_status_author_id_index" on "disposition_status" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "disposition_status_name_search" on "disposition_status" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "disposition_status" add constraint "disposition_status_key_unique" unique ("key");`);

    this.addSql(`create table "department" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "leader_id" int null, "deputy_id" int null);`);
    this.addSql(`create index "department_name_index" on "department" ("name", "id");`);
    this.addSql(`create index "department_author_id_index" on "department" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "department_leader_id_index" on "department" ("leader_id", "id") where "leader_id" is not null;`);
    this.addSql(`create index "department_deputy_id_index" on "department" ("deputy_id", "id") where "deputy_id" is not null;`);
    this.addSql(`create index "department_name_search" on "department" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "role_group_departments" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "department_id" int not null);`);
    this.addSql(`create index "role_group_departments_parent_index" on "role_group_departments" ("parent_id", "row_number");`);
    this.addSql(`create index "role_group_departments_department_id_index" on "role_group_departments" ("department_id", "id") where "department_id" is not null;`);

    this.addSql(`create table "department_employees" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "employee_id" int not null);`);
    this.addSql(`create index "department_employees_parent_index" on "department_employees" ("parent_id", "row_number");`);
    this.addSql(`create index "department_employees_employee_id_index" on "department_employees" ("employee_id", "id") where "employee_id" is not null;`);

    this.addSql(`create table "delivery_schedule" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "status_id" int null, "valid_from" date null, "valid_to" date null, "comment" text null);`);
    this.addSql(`create index "delivery_schedule_date_index" on "delivery_schedule" ("date", "id");`);
    this.addSql(`create index "delivery_schedule_status_id_date_index" on "delivery_schedule" ("status_id", "date", "id");`);
    this.addSql(`create index "delivery_schedule_author_id_index" on "delivery_schedule" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "delivery_schedule_number_str_search" on "delivery_schedule" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "delivery_schedule_comment_search" on "delivery_schedule" using gin ("comment" gin_trgm_ops);`);
    this.addSql(`alter table "delivery_schedule" add constraint "delivery_schedule_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "customer_request_tag" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "color" varchar(7) null);`);
    this.addSql(`create index "customer_request_tag_name_index" on "customer_request_tag" ("name", "id");`);
    this.addSql(`create index "customer_request_tag_author_id_index" on "customer_request_tag" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "customer_request_tag_name_search" on "customer_request_tag" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "customer_request_status" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "predefined_name" varchar(40) null, "code" varchar(40) null, "color" varchar(7) null, "default" boolean not null default false, "is_closed" boolean not null default false, "lang" jsonb null);`);
    this.addSql(`create index "customer_request_status_name_index" on "customer_request_status" ("name", "id");`);
    this.addSql(`create index "customer_request_status_author_id_index" on "customer_request_status" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "customer_request_status_name_search" on "customer_request_status" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "customer_request_status" add constraint "customer_request_status_predefined_name_unique" unique ("predefined_name");`);

    this.addSql(`create table "currency" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(3) not null);`);
    this.addSql(`create index "currency_name_index" on "currency" ("name", "id");`);
    this.addSql(`create index "currency_author_id_index" on "currency" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "currency_name_search" on "currency" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "currency_code_search" on "currency" using gin ("code" gin_trgm_ops);`);
    this.addSql(`alter table "currency" add constraint "currency_code_unique" unique ("code");`);

    this.addSql(`create table "payment_type" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "description" text null, "status" varchar(60) not null default 'Ongoing', "type" varchar(60) not null default 'Cash', "currency_id" int null);`);
    this.addSql(`create index "payment_type_name_index" on "payment_type" ("name", "id");`);
    this.addSql(`create index "payment_type_author_id_index" on "payment_type" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "payment_type_currency_id_index" on "payment_type" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "payment_type_name_search" on "payment_type" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "payment_type_description_search" on "payment_type" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "exchange_rate" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "currency_id" int not null, "rate" numeric(15,6) not null, "multiplier" int not null default 1, "rate_date" date not null, "active_date" date not null, "table" varchar(60) not null default 'A', "table_nuber" varchar(20) null);`);
    this.addSql(`create index "exchange_rate_active_date_index" on "exchange_rate" ("active_date", "id");`);
    this.addSql(`create index "exchange_rate_currency_id_active_date_index" on "exchange_rate" ("currency_id", "active_date", "id");`);
    this.addSql(`create index "exchange_rate_author_id_index" on "exchange_rate" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "exchange_rate_table_nuber_search" on "exchange_rate" using gin ("table_nuber" gin_trgm_ops);`);

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

    this.addSql(`create table "ship_registration" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "ship_id" int not null, "voyage_number" varchar(40) null, "type" varchar(60) not null default 'Unloading', "position_id" int null, "forwarder_id" int null, "customer_id" int null, "vendor_id" int null, "ship_agent_id" int null, "product_id" int null, "quantity" numeric(15,3) null, "port_from" varchar(255) null, "port_to" varchar(255) null, "expected_arrival" timestamptz(3) null, "expected_departure" timestamptz(3) null, "arrived_at" timestamptz(3) null, "departed_at" timestamptz(3) null, "comment" text null);`);
    this.addSql(`create index "ship_registration_date_index" on "ship_registration" ("date", "id");`);
    this.addSql(`create index "ship_registration_expected_arrival_index" on "ship_registration" ("expected_arrival", "id");`);
    this.addSql(`create index "ship_registration_author_id_index" on "ship_registration" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "ship_registration_ship_id_index" on "ship_registration" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "ship_registration_position_id_index" on "ship_registration" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "ship_registration_forwarder_id_index" on "ship_registration" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "ship_registration_customer_id_index" on "ship_registration" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "ship_registration_vendor_id_index" on "ship_registration" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "ship_registration_ship_agent_id_index" on "ship_registration" ("ship_agent_id", "id") where "ship_agent_id" is not null;`);
    this.addSql(`create index "ship_registration_product_id_index" on "ship_registration" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "ship_registration_number_str_search" on "ship_registration" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "ship_registration_voyage_number_search" on "ship_registration" using gin ("voyage_number" gin_trgm_ops);`);
    this.addSql(`alter table "ship_registration" add constraint "ship_registration_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "project" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "status" varchar(60) not null default 'Ongoing', "customer_id" int null, "manager_id" int null, "begin_date" date null, "end_date" date null, "description" text null);`);
    this.addSql(`create index "project_name_index" on "project" ("name", "id");`);
    this.addSql(`create index "project_status_name_index" on "project" ("status", "name", "id");`);
    this.addSql(`create index "project_author_id_index" on "project" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "project_customer_id_index" on "project" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "project_manager_id_index" on "project" ("manager_id", "id") where "manager_id" is not null;`);
    this.addSql(`create index "project_name_search" on "project" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "project_code_search" on "project" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "pricelist" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "name" varchar(255) null, "price_code" varchar(40) null, "kind" varchar(60) not null default 'main', "begin_date" date null, "end_date" date null, "pricing_method" varchar(60) not null default 'fixed', "discount_type" varchar(60) not null default 'percent', "rate" numeric(15,4) not null default '1.0000', "multiplier" numeric(15,4) not null default '1.0000', "formula" text null, "currency_id" int null, "customer_id" int null, "price_type" varchar(40) null, "comment" text null);`);
    this.addSql(`create index "pricelist_date_index" on "pricelist" ("date", "id");`);
    this.addSql(`create index "pricelist_price_code_index" on "pricelist" ("price_code", "id");`);
    this.addSql(`create index "pricelist_kind_begin_date_index" on "pricelist" ("kind", "begin_date", "id");`);
    this.addSql(`create index "pricelist_author_id_index" on "pricelist" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "pricelist_currency_id_index" on "pricelist" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "pricelist_customer_id_index" on "pricelist" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "pricelist_number_str_search" on "pricelist" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "pricelist_name_search" on "pricelist" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "pricelist_price_code_search" on "pricelist" using gin ("price_code" gin_trgm_ops);`);
    this.addSql(`alter table "pricelist" add constraint "pricelist_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "pricelist_items" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "product_id" int not null, "price_code" varchar(40) null, "price_description" varchar(255) null, "quantity_from" numeric(15,3) not null default '0.000', "price" numeric(15,2) not null default '0.00', "percent" numeric(15,2) null, "formula" text null, "max_discount" numeric(15,2) null, "discount_priority" int null, "no_discount" boolean not null default false);`);
    this.addSql(`create index "pricelist_items_parent_index" on "pricelist_items" ("parent_id", "row_number");`);
    this.addSql(`create index "pricelist_items_product_id_index" on "pricelist_items" ("product_id", "id") where "product_id" is not null;`);

    this.addSql(`create table "interaction" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "uuid" varchar(36) null, "customer_id" int null, "reference" varchar(255) null, "status_id" int null, "state" varchar(60) not null default 'Active', "manager_id" int null, "executor_id" int null, "sending_date" date null, "financial_period" varchar(7) null, "ordered" boolean not null default false, "comment" text null, "version" int not null default 1, "version_uuid" varchar(36) null);`);
    this.addSql(`create index "interaction_date_index" on "interaction" ("date", "id");`);
    this.addSql(`create index "interaction_reference_index" on "interaction" ("reference", "id");`);
    this.addSql(`create index "interaction_financial_period_index" on "interaction" ("financial_period", "id");`);
    this.addSql(`create index "interaction_status_id_date_index" on "interaction" ("status_id", "date", "id");`);
    this.addSql(`create index "interaction_customer_id_date_index" on "interaction" ("customer_id", "date", "id");`);
    this.addSql(`create index "interaction_manager_id_date_index" on "interaction" ("manager_id", "date", "id");`);
    this.addSql(`create index "interaction_executor_id_date_index" on "interaction" ("executor_id", "date", "id");`);
    this.addSql(`create index "interaction_author_id_index" on "interaction" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "interaction_number_str_search" on "interaction" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "interaction_reference_search" on "interaction" using gin ("reference" gin_trgm_ops);`);
    this.addSql(`alter table "interaction" add constraint "interaction_number_str_unique" unique ("number_str");`);
    this.addSql(`alter table "interaction" add constraint "interaction_uuid_unique" unique ("uuid");`);

    this.addSql(`create table "interaction_tags" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "tag_id" int not null);`);
    this.addSql(`create index "interaction_tags_parent_index" on "interaction_tags" ("parent_id", "row_number");`);
    this.addSql(`create index "interaction_tags_tag_id_index" on "interaction_tags" ("tag_id", "id") where "tag_id" is not null;`);

    this.addSql(`create table "interaction_interaction_product_table" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "product_id" int not null, "description" text null, "quantity" numeric(15,3) not null default '1.000', "unit_of_measure_id" int null, "price" numeric(15,2) null);`);
    this.addSql(`create index "interaction_interaction_product_table_parent_index" on "interaction_interaction_product_table" ("parent_id", "row_number");`);
    this.addSql(`create index "interaction_interaction_product_table_product_id_index" on "interaction_interaction_product_table" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "interaction_interaction_product_table_unit_of_measure_id_index" on "interaction_interaction_product_table" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);

    this.addSql(`create table "interaction_files" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "file_id" int not null, "description" varchar(255) null);`);
    this.addSql(`create index "interaction_files_parent_index" on "interaction_files" ("parent_id", "row_number");`);
    this.addSql(`create index "interaction_files_file_id_index" on "interaction_files" ("file_id", "id") where "file_id" is not null;`);

    this.addSql(`create table "discount" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "name" varchar(255) null, "customer_id" int null, "begin_date" date null, "end_date" date null, "discount_type" varchar(60) not null default 'percent', "discount_percent" numeric(15,2) null, "discount_sum" numeric(15,2) null, "formula" text null, "max_discount" numeric(15,2) null, "discount_priority" int not null default 0, "comment" text null);`);
    this.addSql(`create index "discount_date_index" on "discount" ("date", "id");`);
    this.addSql(`create index "discount_customer_id_begin_date_index" on "discount" ("customer_id", "begin_date", "id");`);
    this.addSql(`create index "discount_author_id_index" on "discount" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "discount_number_str_search" on "discount" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "discount_name_search" on "discount" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "discount" add constraint "discount_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "sales_order" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "customer_id" int not null, "status_id" int not null, "currency_id" int not null, "reference" varchar(255) not null, "delivery_method" varchar(60) not null default 'STANDARD', "delivery_date" date null, "shipment_date" date null, "payment_terms_id" int null, "supply_method_id" int null, "package_material" varchar(60) null, "project_id" int null, "discount_id" int null, "manager_id" int null, "sum_netto" numeric(15,2) not null default '0.00', "sum_vat" numeric(15,2) not null default '0.00', "sum_brutto" numeric(15,2) not null default '0.00', "incomplite_params" boolean not null default false, "comment" text null);`);
    this.addSql(`create index "sales_order_date_index" on "sales_order" ("date", "id");`);
    this.addSql(`create index "sales_order_reference_index" on "sales_order" ("reference", "id");`);
    this.addSql(`create index "sales_order_customer_id_date_index" on "sales_order" ("customer_id", "date", "id");`);
    this.addSql(`create index "sales_order_status_id_date_index" on "sales_order" ("status_id", "date", "id");`);
    this.addSql(`create index "sales_order_manager_id_date_index" on "sales_order" ("manager_id", "date", "id");`);
    this.addSql(`create index "sales_order_author_id_index" on "sales_order" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "sales_order_currency_id_index" on "sales_order" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "sales_order_payment_terms_id_index" on "sales_order" ("payment_terms_id", "id") where "payment_terms_id" is not null;`);
    this.addSql(`create index "sales_order_supply_method_id_index" on "sales_order" ("supply_method_id", "id") where "supply_method_id" is not null;`);
    this.addSql(`create index "sales_order_project_id_index" on "sales_order" ("project_id", "id") where "project_id" is not null;`);
    this.addSql(`create index "sales_order_discount_id_index" on "sales_order" ("discount_id", "id") where "discount_id" is not null;`);
    this.addSql(`create index "sales_order_number_str_search" on "sales_order" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "sales_order_reference_search" on "sales_order" using gin ("reference" gin_trgm_ops);`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "sales_order_files" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "file_id" int not null, "description" varchar(255) null);`);
    this.addSql(`create index "sales_order_files_parent_index" on "sales_order_files" ("parent_id", "row_number");`);
    this.addSql(`create index "sales_order_files_file_id_index" on "sales_order_files" ("file_id", "id") where "file_id" is not null;`);

    this.addSql(`create table "sales_order_comment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "sales_order_id" int not null, "text" text not null);`);
    this.addSql(`create index "sales_order_comment_author_id_index" on "sales_order_comment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "sales_order_comment_sales_order_id_index" on "sales_order_comment" ("sales_order_id", "id") where "sales_order_id" is not null;`);
    this.addSql(`create index "sales_order_comment_text_search" on "sales_order_comment" using gin ("text" gin_trgm_ops);`);

    this.addSql(`create table "reclamation" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "customer_id" int null, "reclamation_type_id" int null, "status_id" int null, "edit_possitions" boolean not null default true, "input_date" date null, "sales_date" date null, "doc_type" varchar(40) null, "doc_group" varchar(40) null, "sales_order_id" int null, "reference" varchar(255) null, "sales_reference" varchar(255) null, "execution_type_id" int null, "decision_id" int null, "decision_date" date null, "execution_term" date null, "delivery_term" date null, "manager_id" int null, "guaranty_card" varchar(60) null, "name" varchar(255) null, "surname" varchar(255) null, "telephone" varchar(20) null, "email" varchar(255) null, "postal_code" varchar(10) null, "city" varchar(255) null, "address" varchar(255) null, "inv_name" varchar(255) null, "inv_surname" varchar(255) null, "inv_telephone" varchar(20) null, "inv_email" varchar(255) null, "inv_postal_code" varchar(10) null, "inv_city" varchar(255) null, "inv_address" varchar(255) null, "comment" text null, "internal_comment" text null, "lw" varchar(60) null, "zlc" varchar(60) null, "amount" numeric(15,2) null);`);
    this.addSql(`create index "reclamation_date_index" on "reclamation" ("date", "id");`);
    this.addSql(`create index "reclamation_status_id_date_index" on "reclamation" ("status_id", "date", "id");`);
    this.addSql(`create index "reclamation_customer_id_date_index" on "reclamation" ("customer_id", "date", "id");`);
    this.addSql(`create index "reclamation_manager_id_date_index" on "reclamation" ("manager_id", "date", "id");`);
    this.addSql(`create index "reclamation_input_date_index" on "reclamation" ("input_date", "id");`);
    this.addSql(`create index "reclamation_execution_term_index" on "reclamation" ("execution_term", "id");`);
    this.addSql(`create index "reclamation_author_id_index" on "reclamation" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_reclamation_type_id_index" on "reclamation" ("reclamation_type_id", "id") where "reclamation_type_id" is not null;`);
    this.addSql(`create index "reclamation_sales_order_id_index" on "reclamation" ("sales_order_id", "id") where "sales_order_id" is not null;`);
    this.addSql(`create index "reclamation_execution_type_id_index" on "reclamation" ("execution_type_id", "id") where "execution_type_id" is not null;`);
    this.addSql(`create index "reclamation_decision_id_index" on "reclamation" ("decision_id", "id") where "decision_id" is not null;`);
    this.addSql(`create index "reclamation_number_str_search" on "reclamation" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_reference_search" on "reclamation" using gin ("reference" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_sales_reference_search" on "reclamation" using gin ("sales_reference" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_surname_search" on "reclamation" using gin ("surname" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_telephone_search" on "reclamation" using gin ("telephone" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_email_search" on "reclamation" using gin ("email" gin_trgm_ops);`);
    this.addSql(`alter table "reclamation" add constraint "reclamation_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "reclamation_production_order" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "reclamation_id" int not null, "order_number" varchar(60) null, "product_id" int null, "description" text null);`);
    this.addSql(`create index "reclamation_production_order_order_number_index" on "reclamation_production_order" ("order_number", "id");`);
    this.addSql(`create index "reclamation_production_order_author_id_index" on "reclamation_production_order" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_production_order_reclamation_id_index" on "reclamation_production_order" ("reclamation_id", "id") where "reclamation_id" is not null;`);
    this.addSql(`create index "reclamation_production_order_product_id_index" on "reclamation_production_order" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "reclamation_production_order_order_number_search" on "reclamation_production_order" using gin ("order_number" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_production_order_description_search" on "reclamation_production_order" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_item" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "reclamation_id" int not null, "sort_number" int not null default 0, "product_id" int null, "quantity" numeric(15,3) not null default '1.000', "reclamation_subject_id" int null, "reclamation_reason_id" int null, "reclamation_perpetrator_id" int null, "reclamation_client_expectation_id" int null, "decision_id" int null, "amount" numeric(15,2) null, "description" text null);`);
    this.addSql(`create index "reclamation_item_author_id_index" on "reclamation_item" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_item_reclamation_id_index" on "reclamation_item" ("reclamation_id", "id") where "reclamation_id" is not null;`);
    this.addSql(`create index "reclamation_item_product_id_index" on "reclamation_item" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "reclamation_item_reclamation_subject_id_index" on "reclamation_item" ("reclamation_subject_id", "id") where "reclamation_subject_id" is not null;`);
    this.addSql(`create index "reclamation_item_reclamation_reason_id_index" on "reclamation_item" ("reclamation_reason_id", "id") where "reclamation_reason_id" is not null;`);
    this.addSql(`create index "reclamation_item_reclamation_perpetrator_id_index" on "reclamation_item" ("reclamation_perpetrator_id", "id") where "reclamation_perpetrator_id" is not null;`);
    this.addSql(`create index "reclamation_item_reclamation_client_expectation_id_index" on "reclamation_item" ("reclamation_client_expectation_id", "id") where "reclamation_client_expectation_id" is not null;`);
    this.addSql(`create index "reclamation_item_decision_id_index" on "reclamation_item" ("decision_id", "id") where "decision_id" is not null;`);
    this.addSql(`create index "reclamation_item_description_search" on "reclamation_item" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_history" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "reclamation_id" int not null, "action_type" varchar(60) not null default 'NotSelected', "status_id" int null, "decision_id" int null, "description" text null);`);
    this.addSql(`create index "reclamation_history_reclamation_id_created_at_index" on "reclamation_history" ("reclamation_id", "created_at", "id");`);
    this.addSql(`create index "reclamation_history_author_id_index" on "reclamation_history" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_history_status_id_index" on "reclamation_history" ("status_id", "id") where "status_id" is not null;`);
    this.addSql(`create index "reclamation_history_decision_id_index" on "reclamation_history" ("decision_id", "id") where "decision_id" is not null;`);
    this.addSql(`create index "reclamation_history_description_search" on "reclamation_history" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_file" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "reclamation_id" int not null, "name" varchar(255) not null, "description" varchar(255) null, "verification_protocol" boolean not null default false, "type" varchar(120) null, "size" int null, "file_id" int null);`);
    this.addSql(`create index "reclamation_file_author_id_index" on "reclamation_file" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_file_reclamation_id_index" on "reclamation_file" ("reclamation_id", "id") where "reclamation_id" is not null;`);
    this.addSql(`create index "reclamation_file_file_id_index" on "reclamation_file" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "reclamation_file_name_search" on "reclamation_file" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_file_description_search" on "reclamation_file" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_cost" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "reclamation_id" int not null, "date" date null, "description" varchar(255) not null, "amount" numeric(15,2) not null, "currency_id" int null, "reclamation_perpetrator_id" int null);`);
    this.addSql(`create index "reclamation_cost_author_id_index" on "reclamation_cost" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_cost_reclamation_id_index" on "reclamation_cost" ("reclamation_id", "id") where "reclamation_id" is not null;`);
    this.addSql(`create index "reclamation_cost_currency_id_index" on "reclamation_cost" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "reclamation_cost_reclamation_perpetrator_id_index" on "reclamation_cost" ("reclamation_perpetrator_id", "id") where "reclamation_perpetrator_id" is not null;`);
    this.addSql(`create index "reclamation_cost_description_search" on "reclamation_cost" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "prodorder_reclamation" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "reclamation_id" int not null, "order_number" varchar(60) not null);`);
    this.addSql(`create index "prodorder_reclamation_order_number_index" on "prodorder_reclamation" ("order_number", "id");`);
    this.addSql(`create index "prodorder_reclamation_author_id_index" on "prodorder_reclamation" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "prodorder_reclamation_reclamation_id_index" on "prodorder_reclamation" ("reclamation_id", "id") where "reclamation_id" is not null;`);
    this.addSql(`create index "prodorder_reclamation_order_number_search" on "prodorder_reclamation" using gin ("order_number" gin_trgm_ops);`);

    this.addSql(`create table "delivery_schedule_sales_orders" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "sales_order_id" int not null);`);
    this.addSql(`create index "delivery_schedule_sales_orders_parent_index" on "delivery_schedule_sales_orders" ("parent_id", "row_number");`);
    this.addSql(`create index "delivery_schedule_sales_orders_sales_order_id_index" on "delivery_schedule_sales_orders" ("sales_order_id", "id") where "sales_order_id" is not null;`);

    this.addSql(`create table "discount_items" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "product_id" int not null, "price_code" varchar(40) null, "discount_percent" numeric(15,2) null, "discount_sum" numeric(15,2) null);`);
    this.addSql(`create index "discount_items_parent_index" on "discount_items" ("parent_id", "row_number");`);
    this.addSql(`create index "discount_items_product_id_index" on "discount_items" ("product_id", "id") where "product_id" is not null;`);

    this.addSql(`create table "delivery_schedule_items" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "product_id" int not null, "quantity" numeric(15,3) null, "unit_of_measure_id" int null, "delivery_date" date null, "counterparty_id" int null, "sales_order_id" int null);`);
    this.addSql(`create index "delivery_schedule_items_parent_index" on "delivery_schedule_items" ("parent_id", "row_number");`);
    this.addSql(`create index "delivery_schedule_items_product_id_index" on "delivery_schedule_items" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "delivery_schedule_items_unit_of_measure_id_index" on "delivery_schedule_items" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);
    this.addSql(`create index "delivery_schedule_items_counterparty_id_index" on "delivery_schedule_items" ("counterparty_id", "id") where "counterparty_id" is not null;`);
    this.addSql(`create index "delivery_schedule_items_sales_order_id_index" on "delivery_schedule_items" ("sales_order_id", "id") where "sales_order_id" is not null;`);

    this.addSql(`create table "delivery_schedule_counterparties" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "counterparty_id" int not null);`);
    this.addSql(`create index "delivery_schedule_counterparties_parent_index" on "delivery_schedule_counterparties" ("parent_id", "row_number");`);
    this.addSql(`create index "delivery_schedule_counterparties_counterparty_id_index" on "delivery_schedule_counterparties" ("counterparty_id", "id") where "counterparty_id" is not null;`);

    this.addSql(`create table "customer_request" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "customer_id" int not null, "reference" varchar(255) not null, "status_id" int null, "manager_id" int null, "executor_id" int null, "designer_id" int null, "execution_term" date null, "sending_date" date null, "order_id" int null, "order_number" varchar(60) null, "amount" numeric(15,2) null, "currency_id" int null, "description" text null);`);
    this.addSql(`create index "customer_request_date_index" on "customer_request" ("date", "id");`);
    this.addSql(`create index "customer_request_reference_index" on "customer_request" ("reference", "id");`);
    this.addSql(`create index "customer_request_number_str_index" on "customer_request" ("number_str", "id");`);
    this.addSql(`create index "customer_request_status_id_date_index" on "customer_request" ("status_id", "date", "id");`);
    this.addSql(`create index "customer_request_customer_id_date_index" on "customer_request" ("customer_id", "date", "id");`);
    this.addSql(`create index "customer_request_manager_id_date_index" on "customer_request" ("manager_id", "date", "id");`);
    this.addSql(`create index "customer_request_executor_id_execution_term_index" on "customer_request" ("executor_id", "execution_term", "id");`);
    this.addSql(`create index "customer_request_author_id_index" on "customer_request" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "customer_request_designer_id_index" on "customer_request" ("designer_id", "id") where "designer_id" is not null;`);
    this.addSql(`create index "customer_request_order_id_index" on "customer_request" ("order_id", "id") where "order_id" is not null;`);
    this.addSql(`create index "customer_request_currency_id_index" on "customer_request" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "customer_request_number_str_search" on "customer_request" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "customer_request_reference_search" on "customer_request" using gin ("reference" gin_trgm_ops);`);
    this.addSql(`create index "customer_request_order_number_search" on "customer_request" using gin ("order_number" gin_trgm_ops);`);
    this.addSql(`alter table "customer_request" add constraint "customer_request_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "customer_request_tags" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "tag_id" int not null);`);
    this.addSql(`create index "customer_request_tags_parent_index" on "customer_request_tags" ("parent_id", "row_number");`);
    this.addSql(`create index "customer_request_tags_tag_id_index" on "customer_request_tags" ("tag_id", "id") where "tag_id" is not null;`);

    this.addSql(`create table "customer_request_files" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "file_id" int not null, "description" varchar(255) null);`);
    this.addSql(`create index "customer_request_files_parent_index" on "customer_request_files" ("parent_id", "row_number");`);
    this.addSql(`create index "customer_request_files_file_id_index" on "customer_request_files" ("file_id", "id") where "file_id" is not null;`);

    this.addSql(`create table "cost_article" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null, "accounting_name" varchar(255) null, "description" text null);`);
    this.addSql(`create index "cost_article_name_index" on "cost_article" ("name", "id");`);
    this.addSql(`create index "cost_article_author_id_index" on "cost_article" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "cost_article_name_search" on "cost_article" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "cost_article_code_search" on "cost_article" using gin ("code" gin_trgm_ops);`);
    this.addSql(`create index "cost_article_accounting_name_search" on "cost_article" using gin ("accounting_name" gin_trgm_ops);`);

    this.addSql(`create table "contact_person" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "counterparty_id" int null, "standing_id" int null, "phone" varchar(20) null, "email" varchar(255) null, "language" varchar(2) null, "is_active" boolean not null default true, "comment" text null);`);
    this.addSql(`create index "contact_person_name_index" on "contact_person" ("name", "id");`);
    this.addSql(`create index "contact_person_author_id_index" on "contact_person" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "contact_person_counterparty_id_index" on "contact_person" ("counterparty_id", "id") where "counterparty_id" is not null;`);
    this.addSql(`create index "contact_person_standing_id_index" on "contact_person" ("standing_id", "id") where "standing_id" is not null;`);
    this.addSql(`create index "contact_person_name_search" on "contact_person" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "contact_person_email_search" on "contact_person" using gin ("email" gin_trgm_ops);`);
    this.addSql(`create index "contact_person_phone_search" on "contact_person" using gin ("phone" gin_trgm_ops);`);

    this.addSql(`create table "sales_point" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null, "counterparty_id" int null, "street" varchar(255) null, "post_code" varchar(10) null, "locality" varchar(255) null, "country_id" int null, "contact_person_id" int null, "phone" varchar(20) null, "email" varchar(255) null, "is_active" boolean not null default true);`);
    this.addSql(`create index "sales_point_name_index" on "sales_point" ("name", "id");`);
    this.addSql(`create index "sales_point_author_id_index" on "sales_point" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "sales_point_counterparty_id_index" on "sales_point" ("counterparty_id", "id") where "counterparty_id" is not null;`);
    this.addSql(`create index "sales_point_country_id_index" on "sales_point" ("country_id", "id") where "country_id" is not null;`);
    this.addSql(`create index "sales_point_contact_person_id_index" on "sales_point" ("contact_person_id", "id") where "contact_person_id" is not null;`);
    this.addSql(`create index "sales_point_name_search" on "sales_point" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "sales_point_code_search" on "sales_point" using gin ("code" gin_trgm_ops);`);
    this.addSql(`create index "sales_point_locality_search" on "sales_point" using gin ("locality" gin_trgm_ops);`);

    this.addSql(`create table "incoming_email" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "email_account_id" int not null, "mailbox_id" int null, "uid_validity" numeric(15,0) null, "uid" numeric(15,0) null, "seq" int null, "external_id" varchar(255) null, "message_id" varchar(1000) null, "in_reply_to" varchar(1000) null, "date" timestamptz(3) not null, "from" varchar(1000) null, "from_name" varchar(255) null, "to" varchar(10000) null, "cc" varchar(10000) null, "reply_to" varchar(1000) null, "subject" varchar(1000) null, "body" text null, "body_type" varchar(60) not null default 'html', "size" int null, "seen" boolean not null default false, "flagged" boolean not null default false, "processed" boolean not null default false, "has_links" boolean not null default false, "has_attachments" boolean not null default false, "counterparty_id" int null, "contact_person_id" int null);`);
    this.addSql(`create index "incoming_email_message_id_index" on "incoming_email" ("message_id", "id");`);
    this.addSql(`create index "incoming_email_date_index" on "incoming_email" ("date", "id");`);
    this.addSql(`create index "incoming_email_mailbox_id_date_index" on "incoming_email" ("mailbox_id", "date", "id");`);
    this.addSql(`create index "incoming_email_mailbox_id_uid_index" on "incoming_email" ("mailbox_id", "uid", "id");`);
    this.addSql(`create index "incoming_email_counterparty_id_date_index" on "incoming_email" ("counterparty_id", "date", "id");`);
    this.addSql(`create index "incoming_email_processed_date_index" on "incoming_email" ("processed", "date", "id");`);
    this.addSql(`create index "incoming_email_author_id_index" on "incoming_email" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "incoming_email_email_account_id_index" on "incoming_email" ("email_account_id", "id") where "email_account_id" is not null;`);
    this.addSql(`create index "incoming_email_contact_person_id_index" on "incoming_email" ("contact_person_id", "id") where "contact_person_id" is not null;`);
    this.addSql(`create index "incoming_email_subject_search" on "incoming_email" using gin ("subject" gin_trgm_ops);`);
    this.addSql(`create index "incoming_email_from_search" on "incoming_email" using gin ("from" gin_trgm_ops);`);
    this.addSql(`create index "incoming_email_to_search" on "incoming_email" using gin ("to" gin_trgm_ops);`);
    this.addSql(`alter table "incoming_email" add constraint "incoming_email_external_id_unique" unique ("external_id");`);

    this.addSql(`create table "outgoing_email" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "email_account_id" int null, "date" timestamptz(3) null, "from" varchar(1000) null, "to" varchar(10000) null, "cc" varchar(10000) null, "bcc" varchar(10000) null, "reply_to" varchar(1000) null, "subject" varchar(1000) null, "body" text null, "body_type" varchar(60) not null default 'html', "status" varchar(60) not null default 'draft', "sent" boolean not null default false, "sent_at" timestamptz(3) null, "failure" varchar(255) null, "event" varchar(200) null, "message_id" varchar(1000) null, "email_template_id" int null, "in_reply_to_id" int null, "processed" boolean not null default false, "has_links" boolean not null default false, "counterparty_id" int null, "contact_person_id" int null);`);
    this.addSql(`create index "outgoing_email_message_id_index" on "outgoing_email" ("message_id", "id");`);
    this.addSql(`create index "outgoing_email_date_index" on "outgoing_email" ("date", "id");`);
    this.addSql(`create index "outgoing_email_status_date_index" on "outgoing_email" ("status", "date", "id");`);
    this.addSql(`create index "outgoing_email_email_account_id_date_index" on "outgoing_email" ("email_account_id", "date", "id");`);
    this.addSql(`create index "outgoing_email_counterparty_id_date_index" on "outgoing_email" ("counterparty_id", "date", "id");`);
    this.addSql(`create index "outgoing_email_author_id_index" on "outgoing_email" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "outgoing_email_email_template_id_index" on "outgoing_email" ("email_template_id", "id") where "email_template_id" is not null;`);
    this.addSql(`create index "outgoing_email_in_reply_to_id_index" on "outgoing_email" ("in_reply_to_id", "id") where "in_reply_to_id" is not null;`);
    this.addSql(`create index "outgoing_email_contact_person_id_index" on "outgoing_email" ("contact_person_id", "id") where "contact_person_id" is not null;`);
    this.addSql(`create index "outgoing_email_subject_search" on "outgoing_email" using gin ("subject" gin_trgm_ops);`);
    this.addSql(`create index "outgoing_email_to_search" on "outgoing_email" using gin ("to" gin_trgm_ops);`);
    this.addSql(`alter table "outgoing_email" add constraint "outgoing_email_event_unique" unique ("event");`);

    this.addSql(`create table "reclamation_email" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "reclamation_id" int not null, "email_account_id" int null, "email_template_id" int null, "to" varchar(1000) not null, "cc" varchar(1000) null, "subject" varchar(255) not null, "body" text null, "sent" boolean not null default false, "sent_at" timestamptz(3) null, "outgoing_email_id" int null);`);
    this.addSql(`create index "reclamation_email_author_id_index" on "reclamation_email" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_email_reclamation_id_index" on "reclamation_email" ("reclamation_id", "id") where "reclamation_id" is not null;`);
    this.addSql(`create index "reclamation_email_email_account_id_index" on "reclamation_email" ("email_account_id", "id") where "email_account_id" is not null;`);
    this.addSql(`create index "reclamation_email_email_template_id_index" on "reclamation_email" ("email_template_id", "id") where "email_template_id" is not null;`);
    this.addSql(`create index "reclamation_email_outgoing_email_id_index" on "reclamation_email" ("outgoing_email_id", "id") where "outgoing_email_id" is not null;`);
    this.addSql(`create index "reclamation_email_subject_search" on "reclamation_email" using gin ("subject" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_email_to_search" on "reclamation_email" using gin ("to" gin_trgm_ops);`);

    this.addSql(`create table "reclamation_email_files" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "file_id" int not null, "description" varchar(255) null);`);
    this.addSql(`create index "reclamation_email_files_parent_index" on "reclamation_email_files" ("parent_id", "row_number");`);
    this.addSql(`create index "reclamation_email_files_file_id_index" on "reclamation_email_files" ("file_id", "id") where "file_id" is not null;`);

    this.addSql(`create table "outgoing_email_linked_doc" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "outgoing_email_id" int not null, "object_name" varchar(60) not null, "object_id" int not null, "presentation_text" varchar(255) null);`);
    this.addSql(`create index "outgoing_email_linked_doc_object_name_object_id_index" on "outgoing_email_linked_doc" ("object_name", "object_id", "id");`);
    this.addSql(`create index "outgoing_email_linked_doc_author_id_index" on "outgoing_email_linked_doc" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "outgoing_email_linked_doc_outgoing_email_id_index" on "outgoing_email_linked_doc" ("outgoing_email_id", "id") where "outgoing_email_id" is not null;`);
    this.addSql(`create index "outgoing_email_linked_doc_presentation_text_search" on "outgoing_email_linked_doc" using gin ("presentation_text" gin_trgm_ops);`);

    this.addSql(`create table "outgoing_email_labels" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "email_label_id" int not null);`);
    this.addSql(`create index "outgoing_email_labels_parent_index" on "outgoing_email_labels" ("parent_id", "row_number");`);
    this.addSql(`create index "outgoing_email_labels_email_label_id_index" on "outgoing_email_labels" ("email_label_id", "id") where "email_label_id" is not null;`);

    this.addSql(`create table "outgoing_email_attachment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "outgoing_email_id" int not null, "filename" varchar(255) not null, "content_type" varchar(120) null, "content_id" varchar(1000) null, "inline" boolean not null default false, "size" int null, "file_id" int null);`);
    this.addSql(`create index "outgoing_email_attachment_author_id_index" on "outgoing_email_attachment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "outgoing_email_attachment_outgoing_email_id_index" on "outgoing_email_attachment" ("outgoing_email_id", "id") where "outgoing_email_id" is not null;`);
    this.addSql(`create index "outgoing_email_attachment_file_id_index" on "outgoing_email_attachment" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "outgoing_email_attachment_filename_search" on "outgoing_email_attachment" using gin ("filename" gin_trgm_ops);`);

    this.addSql(`create table "interaction_comment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "interaction_id" int not null, "text" text not null, "by_email" boolean not null default false, "email_title" varchar(255) null, "email_type" varchar(60) null, "email_uid" numeric(15,0) null, "email_id" int null, "email_account_id" int null);`);
    this.addSql(`create index "interaction_comment_author_id_index" on "interaction_comment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "interaction_comment_interaction_id_index" on "interaction_comment" ("interaction_id", "id") where "interaction_id" is not null;`);
    this.addSql(`create index "interaction_comment_email_id_index" on "interaction_comment" ("email_id", "id") where "email_id" is not null;`);
    this.addSql(`create index "interaction_comment_email_account_id_index" on "interaction_comment" ("email_account_id", "id") where "email_account_id" is not null;`);
    this.addSql(`create index "interaction_comment_text_search" on "interaction_comment" using gin ("text" gin_trgm_ops);`);
    this.addSql(`create index "interaction_comment_email_title_search" on "interaction_comment" using gin ("email_title" gin_trgm_ops);`);

    this.addSql(`create table "interaction_comment_files" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "file_id" int not null, "description" varchar(255) null);`);
    this.addSql(`create index "interaction_comment_files_parent_index" on "interaction_comment_files" ("parent_id", "row_number");`);
    this.addSql(`create index "interaction_comment_files_file_id_index" on "interaction_comment_files" ("file_id", "id") where "file_id" is not null;`);

    this.addSql(`create table "incoming_email_linked_doc" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "incoming_email_id" int not null, "object_name" varchar(60) not null, "object_id" int not null, "presentation_text" varchar(255) null);`);
    this.addSql(`create index "incoming_email_linked_doc_object_name_object_id_index" on "incoming_email_linked_doc" ("object_name", "object_id", "id");`);
    this.addSql(`create index "incoming_email_linked_doc_author_id_index" on "incoming_email_linked_doc" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "incoming_email_linked_doc_incoming_email_id_index" on "incoming_email_linked_doc" ("incoming_email_id", "id") where "incoming_email_id" is not null;`);
    this.addSql(`create index "incoming_email_linked_doc_presentation_text_search" on "incoming_email_linked_doc" using gin ("presentation_text" gin_trgm_ops);`);

    this.addSql(`create table "incoming_email_labels" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "email_label_id" int not null);`);
    this.addSql(`create index "incoming_email_labels_parent_index" on "incoming_email_labels" ("parent_id", "row_number");`);
    this.addSql(`create index "incoming_email_labels_email_label_id_index" on "incoming_email_labels" ("email_label_id", "id") where "email_label_id" is not null;`);

    this.addSql(`create table "incoming_email_attachment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "incoming_email_id" int not null, "filename" varchar(255) not null, "content_type" varchar(120) null, "content_id" varchar(1000) null, "inline" boolean not null default false, "size" int null, "file_id" int null);`);
    this.addSql(`create index "incoming_email_attachment_author_id_index" on "incoming_email_attachment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "incoming_email_attachment_incoming_email_id_index" on "incoming_email_attachment" ("incoming_email_id", "id") where "incoming_email_id" is not null;`);
    this.addSql(`create index "incoming_email_attachment_file_id_index" on "incoming_email_attachment" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "incoming_email_attachment_filename_search" on "incoming_email_attachment" using gin ("filename" gin_trgm_ops);`);

    this.addSql(`create table "customer_request_comment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "customer_request_id" int not null, "text" text not null, "by_email" boolean not null default false, "email_title" varchar(255) null, "email_type" varchar(60) null, "email_uid" numeric(15,0) null, "email_id" int null, "email_account_id" int null);`);
    this.addSql(`create index "customer_request_comment_author_id_index" on "customer_request_comment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "customer_request_comment_customer_request_id_index" on "customer_request_comment" ("customer_request_id", "id") where "customer_request_id" is not null;`);
    this.addSql(`create index "customer_request_comment_email_id_index" on "customer_request_comment" ("email_id", "id") where "email_id" is not null;`);
    this.addSql(`create index "customer_request_comment_email_account_id_index" on "customer_request_comment" ("email_account_id", "id") where "email_account_id" is not null;`);
    this.addSql(`create index "customer_request_comment_text_search" on "customer_request_comment" using gin ("text" gin_trgm_ops);`);
    this.addSql(`create index "customer_request_comment_email_title_search" on "customer_request_comment" using gin ("email_title" gin_trgm_ops);`);

    this.addSql(`create table "customer_request_comment_files" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "file_id" int not null, "description" varchar(255) null);`);
    this.addSql(`create index "customer_request_comment_files_parent_index" on "customer_request_comment_files" ("parent_id", "row_number");`);
    this.addSql(`create index "customer_request_comment_files_file_id_index" on "customer_request_comment_files" ("file_id", "id") where "file_id" is not null;`);

    this.addSql(`create table "crm_event" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "begin" timestamptz(3) not null, "ending" timestamptz(3) null, "event_type" varchar(60) not null default 'Meeting', "event_status" varchar(60) not null default 'Planned', "counterparty_id" int null, "contact_id" int null, "how_to_contact" varchar(255) null, "description" varchar(1000) not null, "employee_id" int null, "project_id" int null, "interaction_id" int null);`);
    this.addSql(`create index "crm_event_begin_index" on "crm_event" ("begin", "id");`);
    this.addSql(`create index "crm_event_counterparty_id_begin_index" on "crm_event" ("counterparty_id", "begin", "id");`);
    this.addSql(`create index "crm_event_employee_id_begin_index" on "crm_event" ("employee_id", "begin", "id");`);
    this.addSql(`create index "crm_event_event_status_begin_index" on "crm_event" ("event_status", "begin", "id");`);
    this.addSql(`create index "crm_event_author_id_index" on "crm_event" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "crm_event_contact_id_index" on "crm_event" ("contact_id", "id") where "contact_id" is not null;`);
    this.addSql(`create index "crm_event_project_id_index" on "crm_event" ("project_id", "id") where "project_id" is not null;`);
    this.addSql(`create index "crm_event_interaction_id_index" on "crm_event" ("interaction_id", "id") where "interaction_id" is not null;`);
    this.addSql(`create index "crm_event_description_search" on "crm_event" using gin ("description" gin_trgm_ops);`);
    this.addSql(`create index "crm_event_how_to_contact_search" on "crm_event" using gin ("how_to_contact" gin_trgm_ops);`);

    this.addSql(`create table "component" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(60) not null, "title" varchar(255) null, "module" varchar(40) null);`);
    this.addSql(`create index "component_name_index" on "component" ("name", "id");`);
    this.addSql(`create index "component_author_id_index" on "component" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "component_name_search" on "component" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "component_title_search" on "component" using gin ("title" gin_trgm_ops);`);
    this.addSql(`alter table "component" add constraint "component_name_unique" unique ("name");`);

    this.addSql(`create table "cash_flow_item" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "description" text null, "type" varchar(60) not null default 'Receipt');`);
    this.addSql(`create index "cash_flow_item_name_index" on "cash_flow_item" ("name", "id");`);
    this.addSql(`create index "cash_flow_item_author_id_index" on "cash_flow_item" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "cash_flow_item_name_search" on "cash_flow_item" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "cash_flow_item_description_search" on "cash_flow_item" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "payment_operation" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "movement" varchar(60) not null default 'Receipt', "payment_type_id" int null, "cash_flow_item_id" int null, "cost_article_id" int null, "counterparty_id" int null, "project_id" int null, "amount" numeric(15,2) not null default '0.00', "currency_id" int null, "comment" text null);`);
    this.addSql(`create index "payment_operation_date_index" on "payment_operation" ("date", "id");`);
    this.addSql(`create index "payment_operation_movement_date_index" on "payment_operation" ("movement", "date", "id");`);
    this.addSql(`create index "payment_operation_author_id_index" on "payment_operation" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "payment_operation_payment_type_id_index" on "payment_operation" ("payment_type_id", "id") where "payment_type_id" is not null;`);
    this.addSql(`create index "payment_operation_cash_flow_item_id_index" on "payment_operation" ("cash_flow_item_id", "id") where "cash_flow_item_id" is not null;`);
    this.addSql(`create index "payment_operation_cost_article_id_index" on "payment_operation" ("cost_article_id", "id") where "cost_article_id" is not null;`);
    this.addSql(`create index "payment_operation_counterparty_id_index" on "payment_operation" ("counterparty_id", "id") where "counterparty_id" is not null;`);
    this.addSql(`create index "payment_operation_project_id_index" on "payment_operation" ("project_id", "id") where "project_id" is not null;`);
    this.addSql(`create index "payment_operation_currency_id_index" on "payment_operation" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "payment_operation_number_str_search" on "payment_operation" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "payment_operation_comment_search" on "payment_operation" using gin ("comment" gin_trgm_ops);`);
    this.addSql(`alter table "payment_operation" add constraint "payment_operation_number_str_unique" unique ("number_str");`);

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

    this.addSql(`create table "capability" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "description" text null);`);
    this.addSql(`create index "capability_name_index" on "capability" ("name", "id");`);
    this.addSql(`create index "capability_author_id_index" on "capability" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "capability_name_search" on "capability" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "employee_capabilities" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "capability_id" int not null, "score_point_id" int null);`);
    this.addSql(`create index "employee_capabilities_parent_index" on "employee_capabilities" ("parent_id", "row_number");`);
    this.addSql(`create index "employee_capabilities_capability_id_index" on "employee_capabilities" ("capability_id", "id") where "capability_id" is not null;`);
    this.addSql(`create index "employee_capabilities_score_point_id_index" on "employee_capabilities" ("score_point_id", "id") where "score_point_id" is not null;`);

    this.addSql(`create table "calendar" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "color" varchar(7) not null default '#1976d2', "user_id" int null, "is_general" boolean not null default false);`);
    this.addSql(`create index "calendar_name_index" on "calendar" ("name", "id");`);
    this.addSql(`create index "calendar_author_id_index" on "calendar" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "calendar_user_id_index" on "calendar" ("user_id", "id") where "user_id" is not null;`);
    this.addSql(`create index "calendar_name_search" on "calendar" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "calendar_users" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "user_id" int not null);`);
    this.addSql(`create index "calendar_users_parent_index" on "calendar_users" ("parent_id", "row_number");`);
    this.addSql(`create index "calendar_users_user_id_index" on "calendar_users" ("user_id", "id") where "user_id" is not null;`);

    this.addSql(`create table "calendar_event" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "calendar_id" int not null, "title" varchar(255) not null, "start" timestamptz(3) not null, "end" timestamptz(3) null, "all_day" boolean not null default false, "editable" boolean not null default true, "description" text null);`);
    this.addSql(`create index "calendar_event_start_index" on "calendar_event" ("start", "id");`);
    this.addSql(`create index "calendar_event_calendar_id_start_index" on "calendar_event" ("calendar_id", "start", "id");`);
    this.addSql(`create index "calendar_event_author_id_index" on "calendar_event" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "calendar_event_title_search" on "calendar_event" using gin ("title" gin_trgm_ops);`);
    this.addSql(`create index "calendar_event_description_search" on "calendar_event" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "bp_definition" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "description" text null, "is_active" boolean not null default true, "owner_object_name" varchar(60) null, "lang" jsonb null);`);
    this.addSql(`create index "bp_definition_name_index" on "bp_definition" ("name", "id");`);
    this.addSql(`create index "bp_definition_author_id_index" on "bp_definition" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "bp_definition_name_search" on "bp_definition" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "bp_definition_description_search" on "bp_definition" using gin ("description" gin_trgm_ops);`);

    this.addSql(`create table "bp_exemplar" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "definition_id" int not null, "status" varchar(60) not null default 'Active', "stage_id" int null, "owner_object_name" varchar(60) null, "owner_object_id" int null, "finished_at" timestamptz(3) null);`);
    this.addSql(`create index "bp_exemplar_owner_object_name_owner_object_id_index" on "bp_exemplar" ("owner_object_name", "owner_object_id", "id");`);
    this.addSql(`create index "bp_exemplar_status_created_at_index" on "bp_exemplar" ("status", "created_at", "id");`);
    this.addSql(`create index "bp_exemplar_author_id_index" on "bp_exemplar" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "bp_exemplar_definition_id_index" on "bp_exemplar" ("definition_id", "id") where "definition_id" is not null;`);
    this.addSql(`create index "bp_exemplar_stage_id_index" on "bp_exemplar" ("stage_id", "id") where "stage_id" is not null;`);
    this.addSql(`create index "bp_exemplar_owner_object_name_search" on "bp_exemplar" using gin ("owner_object_name" gin_trgm_ops);`);

    this.addSql(`create table "task" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "name" varchar(255) not null, "uuid" varchar(36) null, "description" text null, "importance" varchar(60) not null default 'NOT_SET', "task_template_id" int null, "executor_id" int null, "executor_role_id" int null, "executor_name" varchar(255) null, "execution_period" timestamptz(3) null, "started" boolean not null default false, "started_at" timestamptz(3) null, "executed" boolean not null default false, "executed_at" timestamptz(3) null, "execution_result" text null, "execution_accepted" boolean not null default false, "check_execution" boolean not null default false, "checker_id" int null, "check_result" text null, "parent_task_id" int null, "bp_definition_id" int null, "bp_exemplar_id" int null, "stage_id" int null, "owner_type" varchar(60) null, "owner_id" int null, "customer_id" int null, "order_id" int null, "subject_string" varchar(255) null, "email_title" varchar(255) null, "email_from" varchar(255) null, "email_body" text null, "email_body_type" varchar(60) not null default 'html', "from_erp" boolean not null default false, "lang" jsonb null);`);
    this.addSql(`create index "task_date_index" on "task" ("date", "id");`);
    this.addSql(`create index "task_executed_execution_period_index" on "task" ("executed", "execution_period", "id");`);
    this.addSql(`create index "task_executor_id_executed_execution_period_index" on "task" ("executor_id", "executed", "execution_period", "id");`);
    this.addSql(`create index "task_executor_role_id_executed_execution_period_index" on "task" ("executor_role_id", "executed", "execution_period", "id");`);
    this.addSql(`create index "task_owner_type_owner_id_index" on "task" ("owner_type", "owner_id", "id");`);
    this.addSql(`create index "task_author_id_index" on "task" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "task_task_template_id_index" on "task" ("task_template_id", "id") where "task_template_id" is not null;`);
    this.addSql(`create index "task_checker_id_index" on "task" ("checker_id", "id") where "checker_id" is not null;`);
    this.addSql(`create index "task_parent_task_id_index" on "task" ("parent_task_id", "id") where "parent_task_id" is not null;`);
    this.addSql(`create index "task_bp_definition_id_index" on "task" ("bp_definition_id", "id") where "bp_definition_id" is not null;`);
    this.addSql(`create index "task_bp_exemplar_id_index" on "task" ("bp_exemplar_id", "id") where "bp_exemplar_id" is not null;`);
    this.addSql(`create index "task_stage_id_index" on "task" ("stage_id", "id") where "stage_id" is not null;`);
    this.addSql(`create index "task_customer_id_index" on "task" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "task_order_id_index" on "task" ("order_id", "id") where "order_id" is not null;`);
    this.addSql(`create index "task_number_str_search" on "task" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "task_name_search" on "task" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "task_subject_string_search" on "task" using gin ("subject_string" gin_trgm_ops);`);
    this.addSql(`alter table "task" add constraint "task_number_str_unique" unique ("number_str");`);
    this.addSql(`alter table "task" add constraint "task_uuid_unique" unique ("uuid");`);

    this.addSql(`create table "task_orders" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "sales_order_id" int not null);`);
    this.addSql(`create index "task_orders_parent_index" on "task_orders" ("parent_id", "row_number");`);
    this.addSql(`create index "task_orders_sales_order_id_index" on "task_orders" ("sales_order_id", "id") where "sales_order_id" is not null;`);

    this.addSql(`create table "task_files" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "file_id" int not null, "description" varchar(255) null);`);
    this.addSql(`create index "task_files_parent_index" on "task_files" ("parent_id", "row_number");`);
    this.addSql(`create index "task_files_file_id_index" on "task_files" ("file_id", "id") where "file_id" is not null;`);

    this.addSql(`create table "task_execution_history" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "date" timestamptz(3) null, "move" varchar(60) null, "user_id" int null, "comment" text null);`);
    this.addSql(`create index "task_execution_history_parent_index" on "task_execution_history" ("parent_id", "row_number");`);
    this.addSql(`create index "task_execution_history_user_id_index" on "task_execution_history" ("user_id", "id") where "user_id" is not null;`);

    this.addSql(`create table "bp_history" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "exemplar_id" int not null, "date" timestamptz(3) not null, "stage_id" int null, "next_stage_id" int null, "task_id" int null, "executor_id" int null, "result" varchar(60) null, "comment" text null);`);
    this.addSql(`create index "bp_history_date_index" on "bp_history" ("date", "id");`);
    this.addSql(`create index "bp_history_exemplar_id_date_index" on "bp_history" ("exemplar_id", "date", "id");`);
    this.addSql(`create index "bp_history_author_id_index" on "bp_history" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "bp_history_stage_id_index" on "bp_history" ("stage_id", "id") where "stage_id" is not null;`);
    this.addSql(`create index "bp_history_next_stage_id_index" on "bp_history" ("next_stage_id", "id") where "next_stage_id" is not null;`);
    this.addSql(`create index "bp_history_task_id_index" on "bp_history" ("task_id", "id") where "task_id" is not null;`);
    this.addSql(`create index "bp_history_executor_id_index" on "bp_history" ("executor_id", "id") where "executor_id" is not null;`);
    this.addSql(`create index "bp_history_comment_search" on "bp_history" using gin ("comment" gin_trgm_ops);`);

    this.addSql(`create table "bp_definition_stages" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "stage_id" int not null);`);
    this.addSql(`create index "bp_definition_stages_parent_index" on "bp_definition_stages" ("parent_id", "row_number");`);
    this.addSql(`create index "bp_definition_stages_stage_id_index" on "bp_definition_stages" ("stage_id", "id") where "stage_id" is not null;`);

    this.addSql(`create table "bp_definition_stage_settings_list" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "stage_id" int not null, "next_stage_id" int null, "manually_defined" boolean not null default false, "is_condition" boolean not null default false, "conditions" jsonb null, "condition_code" text null, "execution_term" int null, "executor_id" int null, "executor_role_id" int null, "task_template_id" int null, "before_execution_code" text null, "on_execution_code" text null, "allow_change_executor" boolean not null default false, "allow_change_stage" boolean not null default false);`);
    this.addSql(`create index "bp_definition_stage_settings_list_parent_index" on "bp_definition_stage_settings_list" ("parent_id", "row_number");`);
    this.addSql(`create index "bp_definition_stage_settings_list_stage_id_index" on "bp_definition_stage_settings_list" ("stage_id", "id") where "stage_id" is not null;`);
    this.addSql(`create index "bp_definition_stage_settings_list_next_stage_id_index" on "bp_definition_stage_settings_list" ("next_stage_id", "id") where "next_stage_id" is not null;`);
    this.addSql(`create index "bp_definition_stage_settings_list_executor_id_index" on "bp_definition_stage_settings_list" ("executor_id", "id") where "executor_id" is not null;`);
    this.addSql(`create index "bp_definition_stage_settings_list_executor_role_id_index" on "bp_definition_stage_settings_list" ("executor_role_id", "id") where "executor_role_id" is not null;`);
    this.addSql(`create index "bp_definition_stage_settings_list_task_template_id_index" on "bp_definition_stage_settings_list" ("task_template_id", "id") where "task_template_id" is not null;`);

    this.addSql(`create table "bom" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(40) null, "status" varchar(60) not null default 'draft', "active_from" date null, "active_to" date null, "quantity" numeric(15,3) not null default '1.000', "unit_of_measure_id" int null);`);
    this.addSql(`create index "bom_name_index" on "bom" ("name", "id");`);
    this.addSql(`create index "bom_status_name_index" on "bom" ("status", "name", "id");`);
    this.addSql(`create index "bom_author_id_index" on "bom" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "bom_unit_of_measure_id_index" on "bom" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);
    this.addSql(`create index "bom_name_search" on "bom" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "bom_code_search" on "bom" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "bom_products" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "product_id" int not null, "quantity" numeric(15,3) null, "unit_of_measure_id" int null);`);
    this.addSql(`create index "bom_products_parent_index" on "bom_products" ("parent_id", "row_number");`);
    this.addSql(`create index "bom_products_product_id_index" on "bom_products" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "bom_products_unit_of_measure_id_index" on "bom_products" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);

    this.addSql(`create table "bom_operations" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "name" varchar(255) not null, "description" text null, "hours" numeric(15,2) null);`);
    this.addSql(`create index "bom_operations_parent_index" on "bom_operations" ("parent_id", "row_number");`);

    this.addSql(`create table "bom_materials" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "product_id" int not null, "quantity" numeric(15,3) null, "unit_of_measure_id" int null);`);
    this.addSql(`create index "bom_materials_parent_index" on "bom_materials" ("parent_id", "row_number");`);
    this.addSql(`create index "bom_materials_product_id_index" on "bom_materials" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "bom_materials_unit_of_measure_id_index" on "bom_materials" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);

    this.addSql(`create table "bom_labor" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "description" varchar(255) not null, "hours" numeric(15,2) null, "price" numeric(15,2) null);`);
    this.addSql(`create index "bom_labor_parent_index" on "bom_labor" ("parent_id", "row_number");`);

    this.addSql(`create table "authentication_code" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "user_id" int not null, "auth_code" varchar(1000) not null, "period" timestamptz(3) not null, "attempts" int not null default 0, "used" boolean not null default false);`);
    this.addSql(`create index "authentication_code_user_id_period_index" on "authentication_code" ("user_id", "period", "id");`);
    this.addSql(`create index "authentication_code_author_id_index" on "authentication_code" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create table "assortment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "code" varchar(20) null);`);
    this.addSql(`create index "assortment_name_index" on "assortment" ("name", "id");`);
    this.addSql(`create index "assortment_author_id_index" on "assortment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "assortment_name_search" on "assortment" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "assortment_code_search" on "assortment" using gin ("code" gin_trgm_ops);`);

    this.addSql(`create table "article_document" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "thema" varchar(255) null, "parent_id" int null, "is_child" boolean not null default false, "is_parent" boolean not null default false, "has_children" boolean not null default false, "file_name" varchar(255) null);`);
    this.addSql(`create index "article_document_name_index" on "article_document" ("name", "id");`);
    this.addSql(`create index "article_document_author_id_index" on "article_document" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "article_document_parent_id_index" on "article_document" ("parent_id", "id") where "parent_id" is not null;`);
    this.addSql(`create index "article_document_name_search" on "article_document" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "article_document_thema_search" on "article_document" using gin ("thema" gin_trgm_ops);`);

    this.addSql(`create table "app_setting_item" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(60) not null, "description" varchar(255) null, "default_value" jsonb null);`);
    this.addSql(`create index "app_setting_item_name_index" on "app_setting_item" ("name", "id");`);
    this.addSql(`create index "app_setting_item_author_id_index" on "app_setting_item" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "app_setting_item_name_search" on "app_setting_item" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "app_setting_item_description_search" on "app_setting_item" using gin ("description" gin_trgm_ops);`);
    this.addSql(`alter table "app_setting_item" add constraint "app_setting_item_name_unique" unique ("name");`);

    this.addSql(`create table "app_setting" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "setting_id" int not null, "value" jsonb null);`);
    this.addSql(`create index "app_setting_author_id_index" on "app_setting" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`alter table "app_setting" add constraint "app_setting_setting_id_unique" unique ("setting_id");`);

    this.addSql(`create table "additional_parameter" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "predefined_name" varchar(60) null, "type" varchar(60) not null default 'text', "model" varchar(60) not null);`);
    this.addSql(`create index "additional_parameter_name_index" on "additional_parameter" ("name", "id");`);
    this.addSql(`create index "additional_parameter_model_name_index" on "additional_parameter" ("model", "name", "id");`);
    this.addSql(`create index "additional_parameter_author_id_index" on "additional_parameter" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "additional_parameter_name_search" on "additional_parameter" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "additional_parameter_predefined_name_search" on "additional_parameter" using gin ("predefined_name" gin_trgm_ops);`);

    this.addSql(`create table "access_restriction" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "object_type" varchar(60) not null, "use_restriction" boolean not null default false, "use_department_restriction" boolean not null default false);`);
    this.addSql(`create index "access_restriction_object_type_index" on "access_restriction" ("object_type", "id");`);
    this.addSql(`create index "access_restriction_author_id_index" on "access_restriction" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "access_restriction_object_type_search" on "access_restriction" using gin ("object_type" gin_trgm_ops);`);
    this.addSql(`alter table "access_restriction" add constraint "access_restriction_object_type_unique" unique ("object_type");`);

    this.addSql(`create table "access_log" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) not null, "action" varchar(60) not null, "user_id" int null, "login" varchar(255) null, "ip_address" varchar(45) null, "user_agent" varchar(400) null, "path" varchar(255) null, "object_name" varchar(60) null, "object_id" int null);`);
    this.addSql(`create index "access_log_date_index" on "access_log" ("date", "id");`);
    this.addSql(`create index "access_log_user_id_date_index" on "access_log" ("user_id", "date", "id");`);
    this.addSql(`create index "access_log_author_id_index" on "access_log" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "access_log_login_search" on "access_log" using gin ("login" gin_trgm_ops);`);
    this.addSql(`create index "access_log_ip_address_search" on "access_log" using gin ("ip_address" gin_trgm_ops);`);

    this.addSql(`create table "user_navigation" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "user_id" int not null, "navigation" jsonb null);`);
    this.addSql(`create index "user_navigation_author_id_index" on "user_navigation" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`alter table "user_navigation" add constraint "user_navigation_user_id_unique" unique ("user_id");`);

    this.addSql(`create table "user_role" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "key" varchar(40) not null, "read_only" boolean not null default false, "lang" jsonb null);`);
    this.addSql(`create index "user_role_name_index" on "user_role" ("name", "id");`);
    this.addSql(`create index "user_role_author_id_index" on "user_role" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "user_role_name_search" on "user_role" using gin ("name" gin_trgm_ops);`);
    this.addSql(`alter table "user_role" add constraint "user_role_key_unique" unique ("key");`);

    this.addSql(`create table "default_role" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "user_role_id" int not null, "external_user" boolean not null default true);`);
    this.addSql(`create index "default_role_author_id_index" on "default_role" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "default_role_user_role_id_index" on "default_role" ("user_role_id", "id") where "user_role_id" is not null;`);

    this.addSql(`create table "user_roles" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "user_role_id" int not null);`);
    this.addSql(`create index "user_roles_parent_index" on "user_roles" ("parent_id", "row_number");`);
    this.addSql(`create index "user_roles_user_role_id_index" on "user_roles" ("user_role_id", "id") where "user_role_id" is not null;`);

    this.addSql(`create table "user_setting_item" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(60) not null, "description" varchar(255) null, "default_value" jsonb null);`);
    this.addSql(`create index "user_setting_item_name_index" on "user_setting_item" ("name", "id");`);
    this.addSql(`create index "user_setting_item_author_id_index" on "user_setting_item" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "user_setting_item_name_search" on "user_setting_item" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "user_setting_item_description_search" on "user_setting_item" using gin ("description" gin_trgm_ops);`);
    this.addSql(`alter table "user_setting_item" add constraint "user_setting_item_name_unique" unique ("name");`);

    this.addSql(`create table "user_setting" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "user_id" int not null, "setting_id" int not null, "value" jsonb null);`);
    this.addSql(`create index "user_setting_user_id_setting_id_index" on "user_setting" ("user_id", "setting_id", "id");`);
    this.addSql(`create index "user_setting_author_id_index" on "user_setting" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "user_setting_setting_id_index" on "user_setting" ("setting_id", "id") where "setting_id" is not null;`);

    this.addSql(`create table "vat_rate" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(40) not null, "full_name" varchar(255) null, "code" varchar(10) null, "tax_rate" numeric(15,2) not null default '0.00', "basic_item" boolean not null default false, "for_services" boolean not null default false, "reverse_change" boolean not null default false);`);
    this.addSql(`create index "vat_rate_name_index" on "vat_rate" ("name", "id");`);
    this.addSql(`create index "vat_rate_author_id_index" on "vat_rate" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "vat_rate_name_search" on "vat_rate" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "vat_rate_full_name_search" on "vat_rate" using gin ("full_name" gin_trgm_ops);`);
    this.addSql(`alter table "vat_rate" add constraint "vat_rate_code_unique" unique ("code");`);

    this.addSql(`create table "sales_order_products" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "product_id" int not null, "description" text null, "quantity" numeric(15,3) not null default '1.000', "unit_of_measure_id" int null, "number_of_pieces" int null, "length" numeric(15,3) null, "height" numeric(15,3) null, "price" numeric(15,2) not null default '0.00', "discount_percent" numeric(15,2) not null default '0.00', "discount_sum" numeric(15,2) not null default '0.00', "vat_rate_id" int null, "sum_netto" numeric(15,2) not null default '0.00', "vat" numeric(15,2) not null default '0.00', "sum_brutto" numeric(15,2) not null default '0.00', "prices" jsonb null, "choosen_parameters" jsonb null, "config_product" boolean not null default false, "item_state" varchar(60) not null default 'New');`);
    this.addSql(`create index "sales_order_products_parent_index" on "sales_order_products" ("parent_id", "row_number");`);
    this.addSql(`create index "sales_order_products_product_id_index" on "sales_order_products" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "sales_order_products_unit_of_measure_id_index" on "sales_order_products" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);
    this.addSql(`create index "sales_order_products_vat_rate_id_index" on "sales_order_products" ("vat_rate_id", "id") where "vat_rate_id" is not null;`);

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

    this.addSql(`create table "view_setting" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "title" varchar(255) null, "description" text null, "view_type" varchar(60) not null default 'list', "object_id" varchar(60) null, "is_default" boolean not null default false, "items" jsonb null, "filters" jsonb null, "toolbar" jsonb null, "template" text null, "module" varchar(40) null, "lang" jsonb null);`);
    this.addSql(`create index "view_setting_name_index" on "view_setting" ("name", "id");`);
    this.addSql(`create index "view_setting_object_id_view_type_index" on "view_setting" ("object_id", "view_type", "id");`);
    this.addSql(`create index "view_setting_author_id_index" on "view_setting" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "view_setting_name_search" on "view_setting" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "view_setting_title_search" on "view_setting" using gin ("title" gin_trgm_ops);`);

    this.addSql(`create table "user_view_setting" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "view_id" int not null, "user_id" int not null, "items" jsonb null, "filters" jsonb null, "toolbar" jsonb null);`);
    this.addSql(`create index "user_view_setting_user_id_view_id_index" on "user_view_setting" ("user_id", "view_id", "id");`);
    this.addSql(`create index "user_view_setting_author_id_index" on "user_view_setting" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "user_view_setting_view_id_index" on "user_view_setting" ("view_id", "id") where "view_id" is not null;`);

    this.addSql(`create table "navigation_item" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "title" varchar(255) not null, "path" varchar(255) null, "params" jsonb null, "query" jsonb null, "hash" varchar(120) null, "view_type" varchar(60) not null default 'list', "view_id" int null, "parent_id" int null, "sort_number" int not null default 0, "icon" varchar(60) null, "is_menu_item" boolean not null default true, "placed_as_other" boolean not null default false, "lang" jsonb null);`);
    this.addSql(`create index "navigation_item_sort_number_index" on "navigation_item" ("sort_number", "id");`);
    this.addSql(`create index "navigation_item_author_id_index" on "navigation_item" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "navigation_item_view_id_index" on "navigation_item" ("view_id", "id") where "view_id" is not null;`);
    this.addSql(`create index "navigation_item_parent_id_index" on "navigation_item" ("parent_id", "id") where "parent_id" is not null;`);
    this.addSql(`create index "navigation_item_title_search" on "navigation_item" using gin ("title" gin_trgm_ops);`);
    this.addSql(`create index "navigation_item_path_search" on "navigation_item" using gin ("path" gin_trgm_ops);`);

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

    this.addSql(`create table "inventory_document" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "inventory_category_id" int null, "operation_type_id" int null, "status_id" int null, "client_id" int null, "sales_order_id" int null, "project_id" int null, "warehouse_from_id" int null, "warehouse_to_id" int null, "incoming_date" date null, "incoming_number" varchar(40) null, "basic_document_type" varchar(60) null, "basic_document_id" int null, "amounts_type" varchar(60) not null default 'brutto', "currency_id" int null, "exchange_rate" numeric(15,4) null, "exchange_rate_date" date null, "exchange_rate_table_number" varchar(40) null, "comment" text null);`);
    this.addSql(`create index "inventory_document_date_index" on "inventory_document" ("date", "id");`);
    this.addSql(`create index "inventory_document_status_id_date_index" on "inventory_document" ("status_id", "date", "id");`);
    this.addSql(`create index "inventory_document_author_id_index" on "inventory_document" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "inventory_document_inventory_category_id_index" on "inventory_document" ("inventory_category_id", "id") where "inventory_category_id" is not null;`);
    this.addSql(`create index "inventory_document_operation_type_id_index" on "inventory_document" ("operation_type_id", "id") where "operation_type_id" is not null;`);
    this.addSql(`create index "inventory_document_client_id_index" on "inventory_document" ("client_id", "id") where "client_id" is not null;`);
    this.addSql(`create index "inventory_document_sales_order_id_index" on "inventory_document" ("sales_order_id", "id") where "sales_order_id" is not null;`);
    this.addSql(`create index "inventory_document_project_id_index" on "inventory_document" ("project_id", "id") where "project_id" is not null;`);
    this.addSql(`create index "inventory_document_warehouse_from_id_index" on "inventory_document" ("warehouse_from_id", "id") where "warehouse_from_id" is not null;`);
    this.addSql(`create index "inventory_document_warehouse_to_id_index" on "inventory_document" ("warehouse_to_id", "id") where "warehouse_to_id" is not null;`);
    this.addSql(`create index "inventory_document_currency_id_index" on "inventory_document" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "inventory_document_number_str_search" on "inventory_document" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "inventory_document_incoming_number_search" on "inventory_document" using gin ("incoming_number" gin_trgm_ops);`);
    this.addSql(`create index "inventory_document_comment_search" on "inventory_document" using gin ("comment" gin_trgm_ops);`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "inventory_document_items" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "product_id" int not null, "quantity" numeric(15,3) null, "unit_of_measure_id" int null, "price" numeric(15,2) null, "vat_rate_id" int null, "sum_netto" numeric(15,2) null, "sum_vat" numeric(15,2) null, "sum_brutto" numeric(15,2) null);`);
    this.addSql(`create index "inventory_document_items_parent_index" on "inventory_document_items" ("parent_id", "row_number");`);
    this.addSql(`create index "inventory_document_items_product_id_index" on "inventory_document_items" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "inventory_document_items_unit_of_measure_id_index" on "inventory_document_items" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);
    this.addSql(`create index "inventory_document_items_vat_rate_id_index" on "inventory_document_items" ("vat_rate_id", "id") where "vat_rate_id" is not null;`);

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

    this.addSql(`create table "ship_planning" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "ship_id" int not null, "ship_registration_id" int null, "type" varchar(60) not null default 'Unloading', "state" varchar(60) not null default 'Planned', "position_id" int null, "planned_begin" timestamptz(3) null, "planned_end" timestamptz(3) null, "forwarder_id" int null, "customer_id" int null, "vendor_id" int null, "product_id" int null, "quantity" numeric(15,3) null, "warehouse_id" int null, "box_id" int null, "weighing_station_id" int null, "comment" text null);`);
    this.addSql(`create index "ship_planning_date_index" on "ship_planning" ("date", "id");`);
    this.addSql(`create index "ship_planning_state_planned_begin_index" on "ship_planning" ("state", "planned_begin", "id");`);
    this.addSql(`create index "ship_planning_planned_begin_index" on "ship_planning" ("planned_begin", "id");`);
    this.addSql(`create index "ship_planning_author_id_index" on "ship_planning" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "ship_planning_ship_id_index" on "ship_planning" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "ship_planning_ship_registration_id_index" on "ship_planning" ("ship_registration_id", "id") where "ship_registration_id" is not null;`);
    this.addSql(`create index "ship_planning_position_id_index" on "ship_planning" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "ship_planning_forwarder_id_index" on "ship_planning" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "ship_planning_customer_id_index" on "ship_planning" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "ship_planning_vendor_id_index" on "ship_planning" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "ship_planning_product_id_index" on "ship_planning" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "ship_planning_warehouse_id_index" on "ship_planning" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "ship_planning_box_id_index" on "ship_planning" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "ship_planning_weighing_station_id_index" on "ship_planning" ("weighing_station_id", "id") where "weighing_station_id" is not null;`);
    this.addSql(`create index "ship_planning_number_str_search" on "ship_planning" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "ship_planning_comment_search" on "ship_planning" using gin ("comment" gin_trgm_ops);`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "loading_plan" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "ship_id" int not null, "ship_planning_id" int null, "position_id" int null, "forwarder_id" int null, "customer_id" int null, "vendor_id" int null, "planned_begin" timestamptz(3) null, "planned_end" timestamptz(3) null, "quantity" numeric(15,3) null, "comment" text null);`);
    this.addSql(`create index "loading_plan_date_index" on "loading_plan" ("date", "id");`);
    this.addSql(`create index "loading_plan_author_id_index" on "loading_plan" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "loading_plan_ship_id_index" on "loading_plan" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "loading_plan_ship_planning_id_index" on "loading_plan" ("ship_planning_id", "id") where "ship_planning_id" is not null;`);
    this.addSql(`create index "loading_plan_position_id_index" on "loading_plan" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "loading_plan_forwarder_id_index" on "loading_plan" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "loading_plan_customer_id_index" on "loading_plan" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "loading_plan_vendor_id_index" on "loading_plan" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "loading_plan_number_str_search" on "loading_plan" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "loading_plan_comment_search" on "loading_plan" using gin ("comment" gin_trgm_ops);`);
    this.addSql(`alter table "loading_plan" add constraint "loading_plan_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "loading_plan_holds" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "hold" varchar(20) not null, "product_id" int null, "quantity" numeric(15,3) null, "warehouse_id" int null, "box_id" int null);`);
    this.addSql(`create index "loading_plan_holds_parent_index" on "loading_plan_holds" ("parent_id", "row_number");`);
    this.addSql(`create index "loading_plan_holds_product_id_index" on "loading_plan_holds" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "loading_plan_holds_warehouse_id_index" on "loading_plan_holds" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "loading_plan_holds_box_id_index" on "loading_plan_holds" ("box_id", "id") where "box_id" is not null;`);

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

    this.addSql(`create table "ship_unloading" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "status" varchar(60) not null default 'notWeighting', "type" varchar(60) not null default 'Unloading', "type_of_document" varchar(60) not null default 'Water', "disposition_id" int null, "delivery_order_id" int null, "scheme_of_cargo_id" int null, "ship_id" int null, "position_id" int null, "product_id" int null, "forwarder_id" int null, "customer_id" int null, "vendor_id" int null, "carrier_id" int null, "warehouse_id" int null, "box_id" int null, "scale_id" int null, "begin_weighting" timestamptz(3) null, "end_weighting" timestamptz(3) null, "netto" numeric(15,3) null, "approved_date" timestamptz(3) null);`);
    this.addSql(`create index "ship_unloading_date_index" on "ship_unloading" ("date", "id");`);
    this.addSql(`create index "ship_unloading_status_date_index" on "ship_unloading" ("status", "date", "id");`);
    this.addSql(`create index "ship_unloading_disposition_id_date_index" on "ship_unloading" ("disposition_id", "date", "id");`);
    this.addSql(`create index "ship_unloading_author_id_index" on "ship_unloading" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "ship_unloading_delivery_order_id_index" on "ship_unloading" ("delivery_order_id", "id") where "delivery_order_id" is not null;`);
    this.addSql(`create index "ship_unloading_scheme_of_cargo_id_index" on "ship_unloading" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);
    this.addSql(`create index "ship_unloading_ship_id_index" on "ship_unloading" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "ship_unloading_position_id_index" on "ship_unloading" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "ship_unloading_product_id_index" on "ship_unloading" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "ship_unloading_forwarder_id_index" on "ship_unloading" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "ship_unloading_customer_id_index" on "ship_unloading" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "ship_unloading_vendor_id_index" on "ship_unloading" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "ship_unloading_carrier_id_index" on "ship_unloading" ("carrier_id", "id") where "carrier_id" is not null;`);
    this.addSql(`create index "ship_unloading_warehouse_id_index" on "ship_unloading" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "ship_unloading_box_id_index" on "ship_unloading" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "ship_unloading_scale_id_index" on "ship_unloading" ("scale_id", "id") where "scale_id" is not null;`);
    this.addSql(`create index "ship_unloading_number_str_search" on "ship_unloading" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_number_str_unique" unique ("number_str");`);

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

    this.addSql(`create table "plumb_line" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "disposition_id" int null, "ship_unloading_id" int null, "date" timestamptz(3) null, "number" int null, "begin_weighting" timestamptz(3) null, "end_weighting" timestamptz(3) null, "scale_id" int null, "box_id" int null, "count" int null, "enumerator" varchar(60) null);`);
    this.addSql(`create index "plumb_line_date_index" on "plumb_line" ("date", "id");`);
    this.addSql(`create index "plumb_line_disposition_id_scale_id_end_weighting_index" on "plumb_line" ("disposition_id", "scale_id", "end_weighting", "id");`);
    this.addSql(`create index "plumb_line_ship_unloading_id_number_index" on "plumb_line" ("ship_unloading_id", "number", "id");`);
    this.addSql(`create index "plumb_line_author_id_index" on "plumb_line" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "plumb_line_scale_id_index" on "plumb_line" ("scale_id", "id") where "scale_id" is not null;`);
    this.addSql(`create index "plumb_line_box_id_index" on "plumb_line" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "plumb_line_enumerator_search" on "plumb_line" using gin ("enumerator" gin_trgm_ops);`);

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

    this.addSql(`create table "order_for_transport" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "state" varchar(60) not null default 'Open', "transport_way" varchar(60) not null default 'shippingCompany', "delivery_order_id" int null, "disposition_id" int null, "customer_id" int null, "carrier_id" int null, "driver_id" int null, "vehicle_id" int null, "trailer_id" int null, "product_id" int null, "quantity" numeric(15,3) null, "loading_address" varchar(255) null, "loading_date" timestamptz(3) null, "unloading_address" varchar(255) null, "unloading_date" timestamptz(3) null, "price" numeric(15,2) null, "currency_id" int null, "comment" text null);`);
    this.addSql(`create index "order_for_transport_date_index" on "order_for_transport" ("date", "id");`);
    this.addSql(`create index "order_for_transport_state_date_index" on "order_for_transport" ("state", "date", "id");`);
    this.addSql(`create index "order_for_transport_author_id_index" on "order_for_transport" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "order_for_transport_delivery_order_id_index" on "order_for_transport" ("delivery_order_id", "id") where "delivery_order_id" is not null;`);
    this.addSql(`create index "order_for_transport_disposition_id_index" on "order_for_transport" ("disposition_id", "id") where "disposition_id" is not null;`);
    this.addSql(`create index "order_for_transport_customer_id_index" on "order_for_transport" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "order_for_transport_carrier_id_index" on "order_for_transport" ("carrier_id", "id") where "carrier_id" is not null;`);
    this.addSql(`create index "order_for_transport_driver_id_index" on "order_for_transport" ("driver_id", "id") where "driver_id" is not null;`);
    this.addSql(`create index "order_for_transport_vehicle_id_index" on "order_for_transport" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "order_for_transport_trailer_id_index" on "order_for_transport" ("trailer_id", "id") where "trailer_id" is not null;`);
    this.addSql(`create index "order_for_transport_product_id_index" on "order_for_transport" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "order_for_transport_currency_id_index" on "order_for_transport" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "order_for_transport_number_str_search" on "order_for_transport" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "order_for_transport_loading_address_search" on "order_for_transport" using gin ("loading_address" gin_trgm_ops);`);
    this.addSql(`create index "order_for_transport_unloading_address_search" on "order_for_transport" using gin ("unloading_address" gin_trgm_ops);`);
    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "kiosk_session" ("token_hash" varchar(64) not null, "disposition_id" int not null, "own_device" boolean not null default false, "created_at" timestamptz(3) not null default now(), "last_seen_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, primary key ("token_hash"));`);
    this.addSql(`create index "kiosk_session_expires_index" on "kiosk_session" ("expires_at");`);
    this.addSql(`create index "kiosk_session_disposition_id_index" on "kiosk_session" ("disposition_id");`);

    this.addSql(`create table "kiosk_code" ("disposition_id" int not null, "sealed_code" varchar(300) not null, "attempts" int not null default 0, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, primary key ("disposition_id"));`);

    this.addSql(`create table "disposition_status_history" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "disposition_id" int not null, "date" timestamptz(3) not null, "move" varchar(40) null, "cars_queue_status" varchar(60) null, "duration" int null, "status_id" int null, "st_status" varchar(40) null, "st_duration" int null, "comment" text null);`);
    this.addSql(`create index "disposition_status_history_date_index" on "disposition_status_history" ("date", "id");`);
    this.addSql(`create index "disposition_status_history_disposition_id_date_index" on "disposition_status_history" ("disposition_id", "date", "id");`);
    this.addSql(`create index "disposition_status_history_author_id_index" on "disposition_status_history" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "disposition_status_history_status_id_index" on "disposition_status_history" ("status_id", "id") where "status_id" is not null;`);

    this.addSql(`create table "delivery_note" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "state" varchar(60) null, "operation_type_id" int null, "status_id" int null, "client_id" int null, "sales_order_id" int null, "project_id" int null, "warehouse_from_id" int null, "warehouse_to_id" int null, "incoming_date" date null, "incoming_number" varchar(40) null, "basic_document_type" varchar(60) null, "basic_document_id" int null, "amounts_type" varchar(60) not null default 'brutto', "currency_id" int null, "exchange_rate" numeric(15,4) null, "exchange_rate_date" date null, "exchange_rate_table_number" varchar(40) null, "comment" text null, "disposition_id" int null, "delivery_order_id" int null, "vehicle_id" int null, "trailer_id" int null, "driver_id" int null, "product_id" int null, "brutto" numeric(15,3) null, "tare" numeric(15,3) null, "netto" numeric(15,3) null);`);
    this.addSql(`create index "delivery_note_date_index" on "delivery_note" ("date", "id");`);
    this.addSql(`create index "delivery_note_disposition_id_date_index" on "delivery_note" ("disposition_id", "date", "id");`);
    this.addSql(`create index "delivery_note_state_date_index" on "delivery_note" ("state", "date", "id");`);
    this.addSql(`create index "delivery_note_author_id_index" on "delivery_note" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "delivery_note_operation_type_id_index" on "delivery_note" ("operation_type_id", "id") where "operation_type_id" is not null;`);
    this.addSql(`create index "delivery_note_status_id_index" on "delivery_note" ("status_id", "id") where "status_id" is not null;`);
    this.addSql(`create index "delivery_note_client_id_index" on "delivery_note" ("client_id", "id") where "client_id" is not null;`);
    this.addSql(`create index "delivery_note_sales_order_id_index" on "delivery_note" ("sales_order_id", "id") where "sales_order_id" is not null;`);
    this.addSql(`create index "delivery_note_project_id_index" on "delivery_note" ("project_id", "id") where "project_id" is not null;`);
    this.addSql(`create index "delivery_note_warehouse_from_id_index" on "delivery_note" ("warehouse_from_id", "id") where "warehouse_from_id" is not null;`);
    this.addSql(`create index "delivery_note_warehouse_to_id_index" on "delivery_note" ("warehouse_to_id", "id") where "warehouse_to_id" is not null;`);
    this.addSql(`create index "delivery_note_currency_id_index" on "delivery_note" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "delivery_note_delivery_order_id_index" on "delivery_note" ("delivery_order_id", "id") where "delivery_order_id" is not null;`);
    this.addSql(`create index "delivery_note_vehicle_id_index" on "delivery_note" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "delivery_note_trailer_id_index" on "delivery_note" ("trailer_id", "id") where "trailer_id" is not null;`);
    this.addSql(`create index "delivery_note_driver_id_index" on "delivery_note" ("driver_id", "id") where "driver_id" is not null;`);
    this.addSql(`create index "delivery_note_product_id_index" on "delivery_note" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "delivery_note_number_str_search" on "delivery_note" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "delivery_note_incoming_number_search" on "delivery_note" using gin ("incoming_number" gin_trgm_ops);`);
    this.addSql(`create index "delivery_note_comment_search" on "delivery_note" using gin ("comment" gin_trgm_ops);`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "register_store_keeper" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) not null, "movement" varchar(60) not null default 'Receipt', "product_id" int not null, "product_variant_id" int null, "warehouse_id" int null, "box_id" int null, "quantity" numeric(15,3) not null default '0.000', "unit_of_measure_id" int null, "amount" numeric(15,2) null, "inventory_document_id" int null, "delivery_note_id" int null, "comment" text null);`);
    this.addSql(`create index "register_store_keeper_date_index" on "register_store_keeper" ("date", "id");`);
    this.addSql(`create index "register_store_keeper_product_id_warehouse_id_date_index" on "register_store_keeper" ("product_id", "warehouse_id", "date", "id");`);
    this.addSql(`create index "register_store_keeper_warehouse_id_date_index" on "register_store_keeper" ("warehouse_id", "date", "id");`);
    this.addSql(`create index "register_store_keeper_author_id_index" on "register_store_keeper" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "register_store_keeper_product_variant_id_index" on "register_store_keeper" ("product_variant_id", "id") where "product_variant_id" is not null;`);
    this.addSql(`create index "register_store_keeper_box_id_index" on "register_store_keeper" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "register_store_keeper_unit_of_measure_id_index" on "register_store_keeper" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);
    this.addSql(`create index "register_store_keeper_inventory_document_id_index" on "register_store_keeper" ("inventory_document_id", "id") where "inventory_document_id" is not null;`);
    this.addSql(`create index "register_store_keeper_delivery_note_id_index" on "register_store_keeper" ("delivery_note_id", "id") where "delivery_note_id" is not null;`);
    this.addSql(`create index "register_store_keeper_comment_search" on "register_store_keeper" using gin ("comment" gin_trgm_ops);`);

    this.addSql(`create table "delivery_note_items" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "product_id" int not null, "quantity" numeric(15,3) null, "unit_of_measure_id" int null, "price" numeric(15,2) null, "vat_rate_id" int null, "sum_netto" numeric(15,2) null, "sum_vat" numeric(15,2) null, "sum_brutto" numeric(15,2) null);`);
    this.addSql(`create index "delivery_note_items_parent_index" on "delivery_note_items" ("parent_id", "row_number");`);
    this.addSql(`create index "delivery_note_items_product_id_index" on "delivery_note_items" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "delivery_note_items_unit_of_measure_id_index" on "delivery_note_items" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);
    this.addSql(`create index "delivery_note_items_vat_rate_id_index" on "delivery_note_items" ("vat_rate_id", "id") where "vat_rate_id" is not null;`);

    this.addSql(`create table "weight_memory" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "scale_id" int not null, "capture_id" varchar(36) not null, "seq" int not null, "weight" numeric(15,3) not null, "unit" varchar(4) not null, "visit" int not null, "taken_at" timestamptz(3) not null, "received_at" timestamptz(3) not null, "raw" varchar(400) null, "alibi_no" varchar(40) null, "previous_hash" varchar(64) null, "hash" varchar(64) not null);`);
    this.addSql(`create index "weight_memory_scale_id_index" on "weight_memory" ("scale_id", "id");`);
    this.addSql(`create index "weight_memory_taken_at_index" on "weight_memory" ("taken_at", "id");`);
    this.addSql(`create index "weight_memory_author_id_index" on "weight_memory" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "weight_memory_capture_id_search" on "weight_memory" using gin ("capture_id" gin_trgm_ops);`);
    this.addSql(`create index "weight_memory_alibi_no_search" on "weight_memory" using gin ("alibi_no" gin_trgm_ops);`);
    this.addSql(`alter table "weight_memory" add constraint "weight_memory_capture_id_unique" unique ("capture_id");`);
    this.addSql(`alter table "weight_memory" add constraint "weight_memory_hash_unique" unique ("hash");`);

    this.addSql(`create table "weighted_disposition" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "disposition_id" int not null, "scale_id" int null);`);
    this.addSql(`create index "weighted_disposition_author_id_index" on "weighted_disposition" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "weighted_disposition_scale_id_index" on "weighted_disposition" ("scale_id", "id") where "scale_id" is not null;`);
    this.addSql(`alter table "weighted_disposition" add constraint "weighted_disposition_disposition_id_unique" unique ("disposition_id");`);

    this.addSql(`create table "work_shift" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(20) not null, "shift_begin" time(0) not null, "shift_end" time(0) not null);`);
    this.addSql(`create index "work_shift_name_index" on "work_shift" ("name", "id");`);
    this.addSql(`create index "work_shift_author_id_index" on "work_shift" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "work_shift_name_search" on "work_shift" using gin ("name" gin_trgm_ops);`);

    this.addSql(`create table "working_place" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "code" varchar(20) null, "name" varchar(255) not null, "desktop_mode" boolean not null default false, "desktop_name" varchar(255) null, "computer_name" varchar(255) null, "control" boolean not null default false, "network_port" int null, "number_of_copies" int not null default 1, "orientation" varchar(60) not null default 'portrait', "page_size" varchar(20) null, "desible_working_in_several_sessions" boolean not null default false, "raising_railway_disposition" boolean not null default false, "is_roll_printer" boolean not null default false, "client_id_serial" varchar(255) null, "printer_name" varchar(255) null);`);
    this.addSql(`create index "working_place_name_index" on "working_place" ("name", "id");`);
    this.addSql(`create index "working_place_author_id_index" on "working_place" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "working_place_name_search" on "working_place" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "working_place_code_search" on "working_place" using gin ("code" gin_trgm_ops);`);
    this.addSql(`create index "working_place_computer_name_search" on "working_place" using gin ("computer_name" gin_trgm_ops);`);
    this.addSql(`alter table "working_place" add constraint "working_place_code_unique" unique ("code");`);

    this.addSql(`create table "print_history" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "document_type" varchar(60) not null, "document_id" int not null, "document_number" varchar(40) null, "document_data" jsonb null, "print_view_id" int null, "working_place_id" int null);`);
    this.addSql(`create index "print_history_document_type_document_id_index" on "print_history" ("document_type", "document_id", "id");`);
    this.addSql(`create index "print_history_author_id_index" on "print_history" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "print_history_print_view_id_index" on "print_history" ("print_view_id", "id") where "print_view_id" is not null;`);
    this.addSql(`create index "print_history_working_place_id_index" on "print_history" ("working_place_id", "id") where "working_place_id" is not null;`);
    this.addSql(`create index "print_history_document_number_search" on "print_history" using gin ("document_number" gin_trgm_ops);`);

    this.addSql(`create table "delivery_payment" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "disposition_id" int null, "counterparty_id" int null, "working_place_id" int null, "amount" numeric(15,2) not null default '0.00', "is_paid" boolean not null default false, "is_print" boolean not null default false, "faktura_check" boolean not null default false, "faktura_nip" varchar(20) null, "faktura_name" varchar(255) null, "comment" text null);`);
    this.addSql(`create index "delivery_payment_date_index" on "delivery_payment" ("date", "id");`);
    this.addSql(`create index "delivery_payment_disposition_id_date_index" on "delivery_payment" ("disposition_id", "date", "id");`);
    this.addSql(`create index "delivery_payment_author_id_index" on "delivery_payment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "delivery_payment_counterparty_id_index" on "delivery_payment" ("counterparty_id", "id") where "counterparty_id" is not null;`);
    this.addSql(`create index "delivery_payment_working_place_id_index" on "delivery_payment" ("working_place_id", "id") where "working_place_id" is not null;`);
    this.addSql(`create index "delivery_payment_number_str_search" on "delivery_payment" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "delivery_payment_faktura_nip_search" on "delivery_payment" using gin ("faktura_nip" gin_trgm_ops);`);
    this.addSql(`create index "delivery_payment_faktura_name_search" on "delivery_payment" using gin ("faktura_name" gin_trgm_ops);`);
    this.addSql(`create index "delivery_payment_comment_search" on "delivery_payment" using gin ("comment" gin_trgm_ops);`);
    this.addSql(`alter table "delivery_payment" add constraint "delivery_payment_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "delivery_payment_punishments" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "punishment_id" int not null, "amount" numeric(15,2) null);`);
    this.addSql(`create index "delivery_payment_punishments_parent_index" on "delivery_payment_punishments" ("parent_id", "row_number");`);
    this.addSql(`create index "delivery_payment_punishments_punishment_id_index" on "delivery_payment_punishments" ("punishment_id", "id") where "punishment_id" is not null;`);

    this.addSql(`alter table "user" add constraint "user_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "user" add constraint "user_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);

    this.addSql(`alter table "unit_of_measure" add constraint "unit_of_measure_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "track_model" add constraint "track_model_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "time_tracking_item" add constraint "time_tracking_item_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "time_tracking_item" add constraint "time_tracking_item_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "term_of_payment" add constraint "term_of_payment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "supply_method" add constraint "supply_method_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "standing" add constraint "standing_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "stage" add constraint "stage_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "ship" add constraint "ship_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "score_point" add constraint "score_point_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "scale_protocol" add constraint "scale_protocol_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "scale_protocol_config_s7" add constraint "scale_protocol_config_s7_parent_id_foreign" foreign key ("parent_id") references "scale_protocol" ("id") on delete cascade;`);

    this.addSql(`alter table "scale_agent" add constraint "scale_agent_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "sales_order_status" add constraint "sales_order_status_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "role_group" add constraint "role_group_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "role_group_users" add constraint "role_group_users_parent_id_foreign" foreign key ("parent_id") references "role_group" ("id") on delete cascade;`);
    this.addSql(`alter table "role_group_users" add constraint "role_group_users_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "report_setting" add constraint "report_setting_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "report_variant" add constraint "report_variant_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "report_variant" add constraint "report_variant_report_id_foreign" foreign key ("report_id") references "report_setting" ("id") on delete restrict;`);
    this.addSql(`alter table "report_variant" add constraint "report_variant_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "report_variant_sorts" add constraint "report_variant_sorts_parent_id_foreign" foreign key ("parent_id") references "report_variant" ("id") on delete cascade;`);

    this.addSql(`alter table "report_variant_groups" add constraint "report_variant_groups_parent_id_foreign" foreign key ("parent_id") references "report_variant" ("id") on delete cascade;`);

    this.addSql(`alter table "report_variant_fields" add constraint "report_variant_fields_parent_id_foreign" foreign key ("parent_id") references "report_variant" ("id") on delete cascade;`);

    this.addSql(`alter table "report_variant_calcs" add constraint "report_variant_calcs_parent_id_foreign" foreign key ("parent_id") references "report_variant" ("id") on delete cascade;`);

    this.addSql(`alter table "report_setting_sort" add constraint "report_setting_sort_parent_id_foreign" foreign key ("parent_id") references "report_setting" ("id") on delete cascade;`);

    this.addSql(`alter table "report_setting_groups" add constraint "report_setting_groups_parent_id_foreign" foreign key ("parent_id") references "report_setting" ("id") on delete cascade;`);

    this.addSql(`alter table "report_setting_fields" add constraint "report_setting_fields_parent_id_foreign" foreign key ("parent_id") references "report_setting" ("id") on delete cascade;`);

    this.addSql(`alter table "report_setting_calcs" add constraint "report_setting_calcs_parent_id_foreign" foreign key ("parent_id") references "report_setting" ("id") on delete cascade;`);

    this.addSql(`alter table "reminder" add constraint "reminder_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "reminder" add constraint "reminder_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_type" add constraint "reclamation_type_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_subject" add constraint "reclamation_subject_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_status_group" add constraint "reclamation_status_group_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_state" add constraint "reclamation_state_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_state" add constraint "reclamation_state_reclamation_status_group_id_foreign" foreign key ("reclamation_status_group_id") references "reclamation_status_group" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_reason" add constraint "reclamation_reason_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_perpetrator" add constraint "reclamation_perpetrator_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_execution" add constraint "reclamation_execution_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_decision" add constraint "reclamation_decision_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_client_expectation" add constraint "reclamation_client_expectation_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "product_parameter" add constraint "product_parameter_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "product_category" add constraint "product_category_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "product" add constraint "product_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "product" add constraint "product_product_category_id_foreign" foreign key ("product_category_id") references "product_category" ("id") on delete restrict;`);
    this.addSql(`alter table "product" add constraint "product_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);

    this.addSql(`alter table "product_variant_definition" add constraint "product_variant_definition_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "product_variant_definition" add constraint "product_variant_definition_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);

    this.addSql(`alter table "product_variant_definition_additional_parameters" add constraint "product_variant_definition_additional_parameters_30e1f_foreign" foreign key ("parent_id") references "product_variant_definition" ("id") on delete cascade;`);

    this.addSql(`alter table "product_variant" add constraint "product_variant_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "product_variant" add constraint "product_variant_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);

    this.addSql(`alter table "print_view" add constraint "print_view_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "print_view" add constraint "print_view_original_id_foreign" foreign key ("original_id") references "print_view" ("id") on delete restrict;`);

    this.addSql(`alter table "position" add constraint "position_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "parameter_value" add constraint "parameter_value_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "parameter_value" add constraint "parameter_value_product_parameter_id_foreign" foreign key ("product_parameter_id") references "product_parameter" ("id") on delete restrict;`);

    this.addSql(`alter table "product_param_setting" add constraint "product_param_setting_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "product_param_setting" add constraint "product_param_setting_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "product_param_setting" add constraint "product_param_setting_product_parameter_id_foreign" foreign key ("product_parameter_id") references "product_parameter" ("id") on delete restrict;`);
    this.addSql(`alter table "product_param_setting" add constraint "product_param_setting_default_value_id_foreign" foreign key ("default_value_id") references "parameter_value" ("id") on delete restrict;`);

    this.addSql(`alter table "parameter_value_properties" add constraint "parameter_value_properties_parent_id_foreign" foreign key ("parent_id") references "parameter_value" ("id") on delete cascade;`);

    this.addSql(`alter table "object_versioning_setting" add constraint "object_versioning_setting_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "object_version" add constraint "object_version_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "notification" add constraint "notification_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "notification" add constraint "notification_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "mine" add constraint "mine_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "main_desktop" add constraint "main_desktop_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "main_desktop" add constraint "main_desktop_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "inventory_status" add constraint "inventory_status_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "inventory_operation_type" add constraint "inventory_operation_type_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "inventory_category" add constraint "inventory_category_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "interaction_tag" add constraint "interaction_tag_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "interaction_status" add constraint "interaction_status_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "form_definition" add constraint "form_definition_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "form_definition_fields" add constraint "form_definition_fields_parent_id_foreign" foreign key ("parent_id") references "form_definition" ("id") on delete cascade;`);

    this.addSql(`alter table "firm" add constraint "firm_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "file" add constraint "file_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "external_database_connection" add constraint "external_database_connection_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "executor_role" add constraint "executor_role_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "task_template" add constraint "task_template_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "task_template" add constraint "task_template_executor_id_foreign" foreign key ("executor_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "task_template" add constraint "task_template_executor_role_id_foreign" foreign key ("executor_role_id") references "executor_role" ("id") on delete restrict;`);
    this.addSql(`alter table "task_template" add constraint "task_template_checker_id_foreign" foreign key ("checker_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "executor_role_executors" add constraint "executor_role_executors_parent_id_foreign" foreign key ("parent_id") references "executor_role" ("id") on delete cascade;`);
    this.addSql(`alter table "executor_role_executors" add constraint "executor_role_executors_executor_id_foreign" foreign key ("executor_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "exchange_node" add constraint "exchange_node_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "exchange_node" add constraint "exchange_node_external_database_connection_id_foreign" foreign key ("external_database_connection_id") references "external_database_connection" ("id") on delete restrict;`);

    this.addSql(`alter table "exchange_object" add constraint "exchange_object_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "exchange_object" add constraint "exchange_object_exchange_node_id_foreign" foreign key ("exchange_node_id") references "exchange_node" ("id") on delete restrict;`);

    this.addSql(`alter table "employee" add constraint "employee_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "employee" add constraint "employee_standing_id_foreign" foreign key ("standing_id") references "standing" ("id") on delete restrict;`);
    this.addSql(`alter table "employee" add constraint "employee_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "email_template" add constraint "email_template_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "email_template_content_variants_list" add constraint "email_template_content_variants_list_parent_id_foreign" foreign key ("parent_id") references "email_template" ("id") on delete cascade;`);

    this.addSql(`alter table "email_account" add constraint "email_account_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "mailbox" add constraint "mailbox_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "mailbox" add constraint "mailbox_email_account_id_foreign" foreign key ("email_account_id") references "email_account" ("id") on delete restrict;`);

    this.addSql(`alter table "email_signature" add constraint "email_signature_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "email_signature" add constraint "email_signature_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "email_signature" add constraint "email_signature_email_id_foreign" foreign key ("email_id") references "email_account" ("id") on delete restrict;`);

    this.addSql(`alter table "email_signature_signatures" add constraint "email_signature_signatures_parent_id_foreign" foreign key ("parent_id") references "email_signature" ("id") on delete cascade;`);

    this.addSql(`alter table "email_label" add constraint "email_label_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "email_label" add constraint "email_label_email_account_id_foreign" foreign key ("email_account_id") references "email_account" ("id") on delete restrict;`);

    this.addSql(`alter table "email_account_users" add constraint "email_account_users_parent_id_foreign" foreign key ("parent_id") references "email_account" ("id") on delete cascade;`);
    this.addSql(`alter table "email_account_users" add constraint "email_account_users_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "document_prefix" add constraint "document_prefix_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "inventory_category_prefixes" add constraint "inventory_category_prefixes_parent_id_foreign" foreign key ("parent_id") references "inventory_category" ("id") on delete cascade;`);
    this.addSql(`alter table "inventory_category_prefixes" add constraint "inventory_category_prefixes_document_prefix_id_foreign" foreign key ("document_prefix_id") references "document_prefix" ("id") on delete restrict;`);

    this.addSql(`alter table "document_prefix_document_types" add constraint "document_prefix_document_types_parent_id_foreign" foreign key ("parent_id") references "document_prefix" ("id") on delete cascade;`);

    this.addSql(`alter table "document_numerator" add constraint "document_numerator_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "disposition_status" add constraint "disposition_status_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "department" add constraint "department_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "department" add constraint "department_leader_id_foreign" foreign key ("leader_id") references "employee" ("id") on delete restrict;`);
    this.addSql(`alter table "department" add constraint "department_deputy_id_foreign" foreign key ("deputy_id") references "employee" ("id") on delete restrict;`);

    this.addSql(`alter table "role_group_departments" add constraint "role_group_departments_parent_id_foreign" foreign key ("parent_id") references "role_group" ("id") on delete cascade;`);
    this.addSql(`alter table "role_group_departments" add constraint "role_group_departments_department_id_foreign" foreign key ("department_id") references "department" ("id") on delete restrict;`);

    this.addSql(`alter table "department_employees" add constraint "department_employees_parent_id_foreign" foreign key ("parent_id") references "department" ("id") on delete cascade;`);
    this.addSql(`alter table "department_employees" add constraint "department_employees_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on delete restrict;`);

    this.addSql(`alter table "delivery_schedule" add constraint "delivery_schedule_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_schedule" add constraint "delivery_schedule_status_id_foreign" foreign key ("status_id") references "inventory_status" ("id") on delete restrict;`);

    this.addSql(`alter table "customer_request_tag" add constraint "customer_request_tag_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "customer_request_status" add constraint "customer_request_status_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "currency" add constraint "currency_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "payment_type" add constraint "payment_type_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "payment_type" add constraint "payment_type_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);

    this.addSql(`alter table "exchange_rate" add constraint "exchange_rate_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "exchange_rate" add constraint "exchange_rate_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);

    this.addSql(`alter table "country" add constraint "country_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "counterparty" add constraint "counterparty_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "counterparty" add constraint "counterparty_country_id_foreign" foreign key ("country_id") references "country" ("id") on delete restrict;`);
    this.addSql(`alter table "counterparty" add constraint "counterparty_manager_id_foreign" foreign key ("manager_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "counterparty" add constraint "counterparty_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);
    this.addSql(`alter table "counterparty" add constraint "counterparty_term_of_payament_id_foreign" foreign key ("term_of_payament_id") references "term_of_payment" ("id") on delete restrict;`);

    this.addSql(`alter table "ship_registration" add constraint "ship_registration_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_registration" add constraint "ship_registration_ship_id_foreign" foreign key ("ship_id") references "ship" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_registration" add constraint "ship_registration_position_id_foreign" foreign key ("position_id") references "position" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_registration" add constraint "ship_registration_forwarder_id_foreign" foreign key ("forwarder_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_registration" add constraint "ship_registration_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_registration" add constraint "ship_registration_vendor_id_foreign" foreign key ("vendor_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_registration" add constraint "ship_registration_ship_agent_id_foreign" foreign key ("ship_agent_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_registration" add constraint "ship_registration_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);

    this.addSql(`alter table "project" add constraint "project_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "project" add constraint "project_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "project" add constraint "project_manager_id_foreign" foreign key ("manager_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "pricelist" add constraint "pricelist_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "pricelist" add constraint "pricelist_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);
    this.addSql(`alter table "pricelist" add constraint "pricelist_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);

    this.addSql(`alter table "pricelist_items" add constraint "pricelist_items_parent_id_foreign" foreign key ("parent_id") references "pricelist" ("id") on delete cascade;`);
    this.addSql(`alter table "pricelist_items" add constraint "pricelist_items_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);

    this.addSql(`alter table "interaction" add constraint "interaction_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "interaction" add constraint "interaction_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "interaction" add constraint "interaction_status_id_foreign" foreign key ("status_id") references "interaction_status" ("id") on delete restrict;`);
    this.addSql(`alter table "interaction" add constraint "interaction_manager_id_foreign" foreign key ("manager_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "interaction" add constraint "interaction_executor_id_foreign" foreign key ("executor_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "interaction_tags" add constraint "interaction_tags_parent_id_foreign" foreign key ("parent_id") references "interaction" ("id") on delete cascade;`);
    this.addSql(`alter table "interaction_tags" add constraint "interaction_tags_tag_id_foreign" foreign key ("tag_id") references "interaction_tag" ("id") on delete restrict;`);

    this.addSql(`alter table "interaction_interaction_product_table" add constraint "interaction_interaction_product_table_parent_id_foreign" foreign key ("parent_id") references "interaction" ("id") on delete cascade;`);
    this.addSql(`alter table "interaction_interaction_product_table" add constraint "interaction_interaction_product_table_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "interaction_interaction_product_table" add constraint "interaction_interaction_product_table_unit_of_me_f8a12_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);

    this.addSql(`alter table "interaction_files" add constraint "interaction_files_parent_id_foreign" foreign key ("parent_id") references "interaction" ("id") on delete cascade;`);
    this.addSql(`alter table "interaction_files" add constraint "interaction_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "discount" add constraint "discount_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "discount" add constraint "discount_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);

    this.addSql(`alter table "sales_order" add constraint "sales_order_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_status_id_foreign" foreign key ("status_id") references "sales_order_status" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_payment_terms_id_foreign" foreign key ("payment_terms_id") references "term_of_payment" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_supply_method_id_foreign" foreign key ("supply_method_id") references "supply_method" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_discount_id_foreign" foreign key ("discount_id") references "discount" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_manager_id_foreign" foreign key ("manager_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "sales_order_files" add constraint "sales_order_files_parent_id_foreign" foreign key ("parent_id") references "sales_order" ("id") on delete cascade;`);
    this.addSql(`alter table "sales_order_files" add constraint "sales_order_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "sales_order_comment" add constraint "sales_order_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order_comment" add constraint "sales_order_comment_sales_order_id_foreign" foreign key ("sales_order_id") references "sales_order" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation" add constraint "reclamation_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation" add constraint "reclamation_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation" add constraint "reclamation_reclamation_type_id_foreign" foreign key ("reclamation_type_id") references "reclamation_type" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation" add constraint "reclamation_status_id_foreign" foreign key ("status_id") references "reclamation_state" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation" add constraint "reclamation_sales_order_id_foreign" foreign key ("sales_order_id") references "sales_order" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation" add constraint "reclamation_execution_type_id_foreign" foreign key ("execution_type_id") references "reclamation_execution" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation" add constraint "reclamation_decision_id_foreign" foreign key ("decision_id") references "reclamation_decision" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation" add constraint "reclamation_manager_id_foreign" foreign key ("manager_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_production_order" add constraint "reclamation_production_order_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_production_order" add constraint "reclamation_production_order_reclamation_id_foreign" foreign key ("reclamation_id") references "reclamation" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_production_order" add constraint "reclamation_production_order_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_item" add constraint "reclamation_item_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_item" add constraint "reclamation_item_reclamation_id_foreign" foreign key ("reclamation_id") references "reclamation" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_item" add constraint "reclamation_item_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_item" add constraint "reclamation_item_reclamation_subject_id_foreign" foreign key ("reclamation_subject_id") references "reclamation_subject" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_item" add constraint "reclamation_item_reclamation_reason_id_foreign" foreign key ("reclamation_reason_id") references "reclamation_reason" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_item" add constraint "reclamation_item_reclamation_perpetrator_id_foreign" foreign key ("reclamation_perpetrator_id") references "reclamation_perpetrator" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_item" add constraint "reclamation_item_reclamation_client_expectation_id_foreign" foreign key ("reclamation_client_expectation_id") references "reclamation_client_expectation" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_item" add constraint "reclamation_item_decision_id_foreign" foreign key ("decision_id") references "reclamation_decision" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_history" add constraint "reclamation_history_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_history" add constraint "reclamation_history_reclamation_id_foreign" foreign key ("reclamation_id") references "reclamation" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_history" add constraint "reclamation_history_status_id_foreign" foreign key ("status_id") references "reclamation_state" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_history" add constraint "reclamation_history_decision_id_foreign" foreign key ("decision_id") references "reclamation_decision" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_file" add constraint "reclamation_file_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_file" add constraint "reclamation_file_reclamation_id_foreign" foreign key ("reclamation_id") references "reclamation" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_file" add constraint "reclamation_file_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_cost" add constraint "reclamation_cost_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_cost" add constraint "reclamation_cost_reclamation_id_foreign" foreign key ("reclamation_id") references "reclamation" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_cost" add constraint "reclamation_cost_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_cost" add constraint "reclamation_cost_reclamation_perpetrator_id_foreign" foreign key ("reclamation_perpetrator_id") references "reclamation_perpetrator" ("id") on delete restrict;`);

    this.addSql(`alter table "prodorder_reclamation" add constraint "prodorder_reclamation_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "prodorder_reclamation" add constraint "prodorder_reclamation_reclamation_id_foreign" foreign key ("reclamation_id") references "reclamation" ("id") on delete restrict;`);

    this.addSql(`alter table "delivery_schedule_sales_orders" add constraint "delivery_schedule_sales_orders_parent_id_foreign" foreign key ("parent_id") references "delivery_schedule" ("id") on delete cascade;`);
    this.addSql(`alter table "delivery_schedule_sales_orders" add constraint "delivery_schedule_sales_orders_sales_order_id_foreign" foreign key ("sales_order_id") references "sales_order" ("id") on delete restrict;`);

    this.addSql(`alter table "discount_items" add constraint "discount_items_parent_id_foreign" foreign key ("parent_id") references "discount" ("id") on delete cascade;`);
    this.addSql(`alter table "discount_items" add constraint "discount_items_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);

    this.addSql(`alter table "delivery_schedule_items" add constraint "delivery_schedule_items_parent_id_foreign" foreign key ("parent_id") references "delivery_schedule" ("id") on delete cascade;`);
    this.addSql(`alter table "delivery_schedule_items" add constraint "delivery_schedule_items_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_schedule_items" add constraint "delivery_schedule_items_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_schedule_items" add constraint "delivery_schedule_items_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_schedule_items" add constraint "delivery_schedule_items_sales_order_id_foreign" foreign key ("sales_order_id") references "sales_order" ("id") on delete restrict;`);

    this.addSql(`alter table "delivery_schedule_counterparties" add constraint "delivery_schedule_counterparties_parent_id_foreign" foreign key ("parent_id") references "delivery_schedule" ("id") on delete cascade;`);
    this.addSql(`alter table "delivery_schedule_counterparties" add constraint "delivery_schedule_counterparties_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);

    this.addSql(`alter table "customer_request" add constraint "customer_request_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request" add constraint "customer_request_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request" add constraint "customer_request_status_id_foreign" foreign key ("status_id") references "customer_request_status" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request" add constraint "customer_request_manager_id_foreign" foreign key ("manager_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request" add constraint "customer_request_executor_id_foreign" foreign key ("executor_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request" add constraint "customer_request_designer_id_foreign" foreign key ("designer_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request" add constraint "customer_request_order_id_foreign" foreign key ("order_id") references "sales_order" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request" add constraint "customer_request_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);

    this.addSql(`alter table "customer_request_tags" add constraint "customer_request_tags_parent_id_foreign" foreign key ("parent_id") references "customer_request" ("id") on delete cascade;`);
    this.addSql(`alter table "customer_request_tags" add constraint "customer_request_tags_tag_id_foreign" foreign key ("tag_id") references "customer_request_tag" ("id") on delete restrict;`);

    this.addSql(`alter table "customer_request_files" add constraint "customer_request_files_parent_id_foreign" foreign key ("parent_id") references "customer_request" ("id") on delete cascade;`);
    this.addSql(`alter table "customer_request_files" add constraint "customer_request_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "cost_article" add constraint "cost_article_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "contact_person" add constraint "contact_person_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "contact_person" add constraint "contact_person_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "contact_person" add constraint "contact_person_standing_id_foreign" foreign key ("standing_id") references "standing" ("id") on delete restrict;`);

    this.addSql(`alter table "sales_point" add constraint "sales_point_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_point" add constraint "sales_point_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_point" add constraint "sales_point_country_id_foreign" foreign key ("country_id") references "country" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_point" add constraint "sales_point_contact_person_id_foreign" foreign key ("contact_person_id") references "contact_person" ("id") on delete restrict;`);

    this.addSql(`alter table "incoming_email" add constraint "incoming_email_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "incoming_email" add constraint "incoming_email_email_account_id_foreign" foreign key ("email_account_id") references "email_account" ("id") on delete restrict;`);
    this.addSql(`alter table "incoming_email" add constraint "incoming_email_mailbox_id_foreign" foreign key ("mailbox_id") references "mailbox" ("id") on delete restrict;`);
    this.addSql(`alter table "incoming_email" add constraint "incoming_email_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "incoming_email" add constraint "incoming_email_contact_person_id_foreign" foreign key ("contact_person_id") references "contact_person" ("id") on delete restrict;`);

    this.addSql(`alter table "outgoing_email" add constraint "outgoing_email_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_email" add constraint "outgoing_email_email_account_id_foreign" foreign key ("email_account_id") references "email_account" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_email" add constraint "outgoing_email_email_template_id_foreign" foreign key ("email_template_id") references "email_template" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_email" add constraint "outgoing_email_in_reply_to_id_foreign" foreign key ("in_reply_to_id") references "incoming_email" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_email" add constraint "outgoing_email_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_email" add constraint "outgoing_email_contact_person_id_foreign" foreign key ("contact_person_id") references "contact_person" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_email" add constraint "reclamation_email_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_email" add constraint "reclamation_email_reclamation_id_foreign" foreign key ("reclamation_id") references "reclamation" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_email" add constraint "reclamation_email_email_account_id_foreign" foreign key ("email_account_id") references "email_account" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_email" add constraint "reclamation_email_email_template_id_foreign" foreign key ("email_template_id") references "email_template" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_email" add constraint "reclamation_email_outgoing_email_id_foreign" foreign key ("outgoing_email_id") references "outgoing_email" ("id") on delete restrict;`);

    this.addSql(`alter table "reclamation_email_files" add constraint "reclamation_email_files_parent_id_foreign" foreign key ("parent_id") references "reclamation_email" ("id") on delete cascade;`);
    this.addSql(`alter table "reclamation_email_files" add constraint "reclamation_email_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "outgoing_email_linked_doc" add constraint "outgoing_email_linked_doc_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_email_linked_doc" add constraint "outgoing_email_linked_doc_outgoing_email_id_foreign" foreign key ("outgoing_email_id") references "outgoing_email" ("id") on delete restrict;`);

    this.addSql(`alter table "outgoing_email_labels" add constraint "outgoing_email_labels_parent_id_foreign" foreign key ("parent_id") references "outgoing_email" ("id") on delete cascade;`);
    this.addSql(`alter table "outgoing_email_labels" add constraint "outgoing_email_labels_email_label_id_foreign" foreign key ("email_label_id") references "email_label" ("id") on delete restrict;`);

    this.addSql(`alter table "outgoing_email_attachment" add constraint "outgoing_email_attachment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_email_attachment" add constraint "outgoing_email_attachment_outgoing_email_id_foreign" foreign key ("outgoing_email_id") references "outgoing_email" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_email_attachment" add constraint "outgoing_email_attachment_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "interaction_comment" add constraint "interaction_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "interaction_comment" add constraint "interaction_comment_interaction_id_foreign" foreign key ("interaction_id") references "interaction" ("id") on delete restrict;`);
    this.addSql(`alter table "interaction_comment" add constraint "interaction_comment_email_id_foreign" foreign key ("email_id") references "incoming_email" ("id") on delete restrict;`);
    this.addSql(`alter table "interaction_comment" add constraint "interaction_comment_email_account_id_foreign" foreign key ("email_account_id") references "email_account" ("id") on delete restrict;`);

    this.addSql(`alter table "interaction_comment_files" add constraint "interaction_comment_files_parent_id_foreign" foreign key ("parent_id") references "interaction_comment" ("id") on delete cascade;`);
    this.addSql(`alter table "interaction_comment_files" add constraint "interaction_comment_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "incoming_email_linked_doc" add constraint "incoming_email_linked_doc_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "incoming_email_linked_doc" add constraint "incoming_email_linked_doc_incoming_email_id_foreign" foreign key ("incoming_email_id") references "incoming_email" ("id") on delete restrict;`);

    this.addSql(`alter table "incoming_email_labels" add constraint "incoming_email_labels_parent_id_foreign" foreign key ("parent_id") references "incoming_email" ("id") on delete cascade;`);
    this.addSql(`alter table "incoming_email_labels" add constraint "incoming_email_labels_email_label_id_foreign" foreign key ("email_label_id") references "email_label" ("id") on delete restrict;`);

    this.addSql(`alter table "incoming_email_attachment" add constraint "incoming_email_attachment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "incoming_email_attachment" add constraint "incoming_email_attachment_incoming_email_id_foreign" foreign key ("incoming_email_id") references "incoming_email" ("id") on delete restrict;`);
    this.addSql(`alter table "incoming_email_attachment" add constraint "incoming_email_attachment_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "customer_request_comment" add constraint "customer_request_comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request_comment" add constraint "customer_request_comment_customer_request_id_foreign" foreign key ("customer_request_id") references "customer_request" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request_comment" add constraint "customer_request_comment_email_id_foreign" foreign key ("email_id") references "incoming_email" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request_comment" add constraint "customer_request_comment_email_account_id_foreign" foreign key ("email_account_id") references "email_account" ("id") on delete restrict;`);

    this.addSql(`alter table "customer_request_comment_files" add constraint "customer_request_comment_files_parent_id_foreign" foreign key ("parent_id") references "customer_request_comment" ("id") on delete cascade;`);
    this.addSql(`alter table "customer_request_comment_files" add constraint "customer_request_comment_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "crm_event" add constraint "crm_event_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "crm_event" add constraint "crm_event_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "crm_event" add constraint "crm_event_contact_id_foreign" foreign key ("contact_id") references "contact_person" ("id") on delete restrict;`);
    this.addSql(`alter table "crm_event" add constraint "crm_event_employee_id_foreign" foreign key ("employee_id") references "employee" ("id") on delete restrict;`);
    this.addSql(`alter table "crm_event" add constraint "crm_event_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`);
    this.addSql(`alter table "crm_event" add constraint "crm_event_interaction_id_foreign" foreign key ("interaction_id") references "interaction" ("id") on delete restrict;`);

    this.addSql(`alter table "component" add constraint "component_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "cash_flow_item" add constraint "cash_flow_item_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "payment_operation" add constraint "payment_operation_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "payment_operation" add constraint "payment_operation_payment_type_id_foreign" foreign key ("payment_type_id") references "payment_type" ("id") on delete restrict;`);
    this.addSql(`alter table "payment_operation" add constraint "payment_operation_cash_flow_item_id_foreign" foreign key ("cash_flow_item_id") references "cash_flow_item" ("id") on delete restrict;`);
    this.addSql(`alter table "payment_operation" add constraint "payment_operation_cost_article_id_foreign" foreign key ("cost_article_id") references "cost_article" ("id") on delete restrict;`);
    this.addSql(`alter table "payment_operation" add constraint "payment_operation_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "payment_operation" add constraint "payment_operation_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`);
    this.addSql(`alter table "payment_operation" add constraint "payment_operation_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);

    this.addSql(`alter table "carrier" add constraint "carrier_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "driver" add constraint "driver_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "driver" add constraint "driver_carrier_id_foreign" foreign key ("carrier_id") references "carrier" ("id") on delete restrict;`);

    this.addSql(`alter table "capability" add constraint "capability_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "employee_capabilities" add constraint "employee_capabilities_parent_id_foreign" foreign key ("parent_id") references "employee" ("id") on delete cascade;`);
    this.addSql(`alter table "employee_capabilities" add constraint "employee_capabilities_capability_id_foreign" foreign key ("capability_id") references "capability" ("id") on delete restrict;`);
    this.addSql(`alter table "employee_capabilities" add constraint "employee_capabilities_score_point_id_foreign" foreign key ("score_point_id") references "score_point" ("id") on delete restrict;`);

    this.addSql(`alter table "calendar" add constraint "calendar_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "calendar" add constraint "calendar_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "calendar_users" add constraint "calendar_users_parent_id_foreign" foreign key ("parent_id") references "calendar" ("id") on delete cascade;`);
    this.addSql(`alter table "calendar_users" add constraint "calendar_users_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "calendar_event" add constraint "calendar_event_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "calendar_event" add constraint "calendar_event_calendar_id_foreign" foreign key ("calendar_id") references "calendar" ("id") on delete restrict;`);

    this.addSql(`alter table "bp_definition" add constraint "bp_definition_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "bp_exemplar" add constraint "bp_exemplar_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_exemplar" add constraint "bp_exemplar_definition_id_foreign" foreign key ("definition_id") references "bp_definition" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_exemplar" add constraint "bp_exemplar_stage_id_foreign" foreign key ("stage_id") references "stage" ("id") on delete restrict;`);

    this.addSql(`alter table "task" add constraint "task_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_task_template_id_foreign" foreign key ("task_template_id") references "task_template" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_executor_id_foreign" foreign key ("executor_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_executor_role_id_foreign" foreign key ("executor_role_id") references "executor_role" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_checker_id_foreign" foreign key ("checker_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_parent_task_id_foreign" foreign key ("parent_task_id") references "task" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_bp_definition_id_foreign" foreign key ("bp_definition_id") references "bp_definition" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_bp_exemplar_id_foreign" foreign key ("bp_exemplar_id") references "bp_exemplar" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_stage_id_foreign" foreign key ("stage_id") references "stage" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_order_id_foreign" foreign key ("order_id") references "sales_order" ("id") on delete restrict;`);

    this.addSql(`alter table "task_orders" add constraint "task_orders_parent_id_foreign" foreign key ("parent_id") references "task" ("id") on delete cascade;`);
    this.addSql(`alter table "task_orders" add constraint "task_orders_sales_order_id_foreign" foreign key ("sales_order_id") references "sales_order" ("id") on delete restrict;`);

    this.addSql(`alter table "task_files" add constraint "task_files_parent_id_foreign" foreign key ("parent_id") references "task" ("id") on delete cascade;`);
    this.addSql(`alter table "task_files" add constraint "task_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);

    this.addSql(`alter table "task_execution_history" add constraint "task_execution_history_parent_id_foreign" foreign key ("parent_id") references "task" ("id") on delete cascade;`);
    this.addSql(`alter table "task_execution_history" add constraint "task_execution_history_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "bp_history" add constraint "bp_history_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_history" add constraint "bp_history_exemplar_id_foreign" foreign key ("exemplar_id") references "bp_exemplar" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_history" add constraint "bp_history_stage_id_foreign" foreign key ("stage_id") references "stage" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_history" add constraint "bp_history_next_stage_id_foreign" foreign key ("next_stage_id") references "stage" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_history" add constraint "bp_history_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_history" add constraint "bp_history_executor_id_foreign" foreign key ("executor_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "bp_definition_stages" add constraint "bp_definition_stages_parent_id_foreign" foreign key ("parent_id") references "bp_definition" ("id") on delete cascade;`);
    this.addSql(`alter table "bp_definition_stages" add constraint "bp_definition_stages_stage_id_foreign" foreign key ("stage_id") references "stage" ("id") on delete restrict;`);

    this.addSql(`alter table "bp_definition_stage_settings_list" add constraint "bp_definition_stage_settings_list_parent_id_foreign" foreign key ("parent_id") references "bp_definition" ("id") on delete cascade;`);
    this.addSql(`alter table "bp_definition_stage_settings_list" add constraint "bp_definition_stage_settings_list_stage_id_foreign" foreign key ("stage_id") references "stage" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_definition_stage_settings_list" add constraint "bp_definition_stage_settings_list_next_stage_id_foreign" foreign key ("next_stage_id") references "stage" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_definition_stage_settings_list" add constraint "bp_definition_stage_settings_list_executor_id_foreign" foreign key ("executor_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_definition_stage_settings_list" add constraint "bp_definition_stage_settings_list_executor_role_id_foreign" foreign key ("executor_role_id") references "executor_role" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_definition_stage_settings_list" add constraint "bp_definition_stage_settings_list_task_template_id_foreign" foreign key ("task_template_id") references "task_template" ("id") on delete restrict;`);

    this.addSql(`alter table "bom" add constraint "bom_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "bom" add constraint "bom_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);

    this.addSql(`alter table "bom_products" add constraint "bom_products_parent_id_foreign" foreign key ("parent_id") references "bom" ("id") on delete cascade;`);
    this.addSql(`alter table "bom_products" add constraint "bom_products_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "bom_products" add constraint "bom_products_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);

    this.addSql(`alter table "bom_operations" add constraint "bom_operations_parent_id_foreign" foreign key ("parent_id") references "bom" ("id") on delete cascade;`);

    this.addSql(`alter table "bom_materials" add constraint "bom_materials_parent_id_foreign" foreign key ("parent_id") references "bom" ("id") on delete cascade;`);
    this.addSql(`alter table "bom_materials" add constraint "bom_materials_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "bom_materials" add constraint "bom_materials_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);

    this.addSql(`alter table "bom_labor" add constraint "bom_labor_parent_id_foreign" foreign key ("parent_id") references "bom" ("id") on delete cascade;`);

    this.addSql(`alter table "authentication_code" add constraint "authentication_code_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "authentication_code" add constraint "authentication_code_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "assortment" add constraint "assortment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "article_document" add constraint "article_document_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "article_document" add constraint "article_document_parent_id_foreign" foreign key ("parent_id") references "article_document" ("id") on delete restrict;`);

    this.addSql(`alter table "app_setting_item" add constraint "app_setting_item_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "app_setting" add constraint "app_setting_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "app_setting" add constraint "app_setting_setting_id_foreign" foreign key ("setting_id") references "app_setting_item" ("id") on delete restrict;`);

    this.addSql(`alter table "additional_parameter" add constraint "additional_parameter_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "access_restriction" add constraint "access_restriction_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "access_log" add constraint "access_log_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "access_log" add constraint "access_log_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "user_navigation" add constraint "user_navigation_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "user_navigation" add constraint "user_navigation_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "user_role" add constraint "user_role_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "default_role" add constraint "default_role_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "default_role" add constraint "default_role_user_role_id_foreign" foreign key ("user_role_id") references "user_role" ("id") on delete restrict;`);

    this.addSql(`alter table "user_roles" add constraint "user_roles_parent_id_foreign" foreign key ("parent_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "user_roles" add constraint "user_roles_user_role_id_foreign" foreign key ("user_role_id") references "user_role" ("id") on delete restrict;`);

    this.addSql(`alter table "user_setting_item" add constraint "user_setting_item_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "user_setting" add constraint "user_setting_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "user_setting" add constraint "user_setting_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "user_setting" add constraint "user_setting_setting_id_foreign" foreign key ("setting_id") references "user_setting_item" ("id") on delete restrict;`);

    this.addSql(`alter table "vat_rate" add constraint "vat_rate_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "sales_order_products" add constraint "sales_order_products_parent_id_foreign" foreign key ("parent_id") references "sales_order" ("id") on delete cascade;`);
    this.addSql(`alter table "sales_order_products" add constraint "sales_order_products_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order_products" add constraint "sales_order_products_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order_products" add constraint "sales_order_products_vat_rate_id_foreign" foreign key ("vat_rate_id") references "vat_rate" ("id") on delete restrict;`);

    this.addSql(`alter table "punishment_type" add constraint "punishment_type_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment_type" add constraint "punishment_type_vat_rate_id_foreign" foreign key ("vat_rate_id") references "vat_rate" ("id") on delete restrict;`);

    this.addSql(`alter table "vehicle" add constraint "vehicle_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "vehicle" add constraint "vehicle_track_model_id_foreign" foreign key ("track_model_id") references "track_model" ("id") on delete restrict;`);

    this.addSql(`alter table "view_setting" add constraint "view_setting_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "user_view_setting" add constraint "user_view_setting_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "user_view_setting" add constraint "user_view_setting_view_id_foreign" foreign key ("view_id") references "view_setting" ("id") on delete restrict;`);
    this.addSql(`alter table "user_view_setting" add constraint "user_view_setting_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "navigation_item" add constraint "navigation_item_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "navigation_item" add constraint "navigation_item_view_id_foreign" foreign key ("view_id") references "view_setting" ("id") on delete restrict;`);
    this.addSql(`alter table "navigation_item" add constraint "navigation_item_parent_id_foreign" foreign key ("parent_id") references "navigation_item" ("id") on delete restrict;`);

    this.addSql(`alter table "warehouse" add constraint "warehouse_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "scheme_of_cargo" add constraint "scheme_of_cargo_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "scheme_of_cargo" add constraint "scheme_of_cargo_default_warehouse_id_foreign" foreign key ("default_warehouse_id") references "warehouse" ("id") on delete restrict;`);

    this.addSql(`alter table "inventory_document" add constraint "inventory_document_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_inventory_category_id_foreign" foreign key ("inventory_category_id") references "inventory_category" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_operation_type_id_foreign" foreign key ("operation_type_id") references "inventory_operation_type" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_status_id_foreign" foreign key ("status_id") references "inventory_status" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_client_id_foreign" foreign key ("client_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_sales_order_id_foreign" foreign key ("sales_order_id") references "sales_order" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_warehouse_from_id_foreign" foreign key ("warehouse_from_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_warehouse_to_id_foreign" foreign key ("warehouse_to_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document" add constraint "inventory_document_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);

    this.addSql(`alter table "inventory_document_items" add constraint "inventory_document_items_parent_id_foreign" foreign key ("parent_id") references "inventory_document" ("id") on delete cascade;`);
    this.addSql(`alter table "inventory_document_items" add constraint "inventory_document_items_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document_items" add constraint "inventory_document_items_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);
    this.addSql(`alter table "inventory_document_items" add constraint "inventory_document_items_vat_rate_id_foreign" foreign key ("vat_rate_id") references "vat_rate" ("id") on delete restrict;`);

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

    this.addSql(`alter table "ship_planning" add constraint "ship_planning_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_ship_id_foreign" foreign key ("ship_id") references "ship" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_ship_registration_id_foreign" foreign key ("ship_registration_id") references "ship_registration" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_position_id_foreign" foreign key ("position_id") references "position" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_forwarder_id_foreign" foreign key ("forwarder_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_vendor_id_foreign" foreign key ("vendor_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_warehouse_id_foreign" foreign key ("warehouse_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_planning" add constraint "ship_planning_weighing_station_id_foreign" foreign key ("weighing_station_id") references "weighing_station" ("id") on delete restrict;`);

    this.addSql(`alter table "loading_plan" add constraint "loading_plan_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "loading_plan" add constraint "loading_plan_ship_id_foreign" foreign key ("ship_id") references "ship" ("id") on delete restrict;`);
    this.addSql(`alter table "loading_plan" add constraint "loading_plan_ship_planning_id_foreign" foreign key ("ship_planning_id") references "ship_planning" ("id") on delete restrict;`);
    this.addSql(`alter table "loading_plan" add constraint "loading_plan_position_id_foreign" foreign key ("position_id") references "position" ("id") on delete restrict;`);
    this.addSql(`alter table "loading_plan" add constraint "loading_plan_forwarder_id_foreign" foreign key ("forwarder_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "loading_plan" add constraint "loading_plan_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "loading_plan" add constraint "loading_plan_vendor_id_foreign" foreign key ("vendor_id") references "counterparty" ("id") on delete restrict;`);

    this.addSql(`alter table "loading_plan_holds" add constraint "loading_plan_holds_parent_id_foreign" foreign key ("parent_id") references "loading_plan" ("id") on delete cascade;`);
    this.addSql(`alter table "loading_plan_holds" add constraint "loading_plan_holds_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "loading_plan_holds" add constraint "loading_plan_holds_warehouse_id_foreign" foreign key ("warehouse_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "loading_plan_holds" add constraint "loading_plan_holds_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);

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

    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_delivery_order_id_foreign" foreign key ("delivery_order_id") references "delivery_order" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_scheme_of_cargo_id_foreign" foreign key ("scheme_of_cargo_id") references "scheme_of_cargo" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_ship_id_foreign" foreign key ("ship_id") references "ship" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_position_id_foreign" foreign key ("position_id") references "position" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_forwarder_id_foreign" foreign key ("forwarder_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_vendor_id_foreign" foreign key ("vendor_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_carrier_id_foreign" foreign key ("carrier_id") references "carrier" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_warehouse_id_foreign" foreign key ("warehouse_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_scale_id_foreign" foreign key ("scale_id") references "scale" ("id") on delete restrict;`);

    this.addSql(`alter table "punishment" add constraint "punishment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment" add constraint "punishment_punishment_type_id_foreign" foreign key ("punishment_type_id") references "punishment_type" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment" add constraint "punishment_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment" add constraint "punishment_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment" add constraint "punishment_driver_id_foreign" foreign key ("driver_id") references "driver" ("id") on delete restrict;`);
    this.addSql(`alter table "punishment" add constraint "punishment_author_cancellation_id_foreign" foreign key ("author_cancellation_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "plumb_line" add constraint "plumb_line_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "plumb_line" add constraint "plumb_line_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "plumb_line" add constraint "plumb_line_ship_unloading_id_foreign" foreign key ("ship_unloading_id") references "ship_unloading" ("id") on delete restrict;`);
    this.addSql(`alter table "plumb_line" add constraint "plumb_line_scale_id_foreign" foreign key ("scale_id") references "scale" ("id") on delete restrict;`);
    this.addSql(`alter table "plumb_line" add constraint "plumb_line_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);

    this.addSql(`alter table "outgoing_sms" add constraint "outgoing_sms_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_sms" add constraint "outgoing_sms_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_sms" add constraint "outgoing_sms_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "outgoing_sms" add constraint "outgoing_sms_driver_id_foreign" foreign key ("driver_id") references "driver" ("id") on delete restrict;`);

    this.addSql(`alter table "outgoing_sms_recipients" add constraint "outgoing_sms_recipients_parent_id_foreign" foreign key ("parent_id") references "outgoing_sms" ("id") on delete cascade;`);

    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_delivery_order_id_foreign" foreign key ("delivery_order_id") references "delivery_order" ("id") on delete restrict;`);
    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_carrier_id_foreign" foreign key ("carrier_id") references "carrier" ("id") on delete restrict;`);
    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_driver_id_foreign" foreign key ("driver_id") references "driver" ("id") on delete restrict;`);
    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_trailer_id_foreign" foreign key ("trailer_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "order_for_transport" add constraint "order_for_transport_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);

    this.addSql(`alter table "kiosk_session" add constraint "kiosk_session_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete cascade;`);

    this.addSql(`alter table "kiosk_code" add constraint "kiosk_code_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "disposition_status_history" add constraint "disposition_status_history_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition_status_history" add constraint "disposition_status_history_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "disposition_status_history" add constraint "disposition_status_history_status_id_foreign" foreign key ("status_id") references "disposition_status" ("id") on delete restrict;`);

    this.addSql(`alter table "delivery_note" add constraint "delivery_note_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_operation_type_id_foreign" foreign key ("operation_type_id") references "inventory_operation_type" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_status_id_foreign" foreign key ("status_id") references "inventory_status" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_client_id_foreign" foreign key ("client_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_sales_order_id_foreign" foreign key ("sales_order_id") references "sales_order" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_project_id_foreign" foreign key ("project_id") references "project" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_warehouse_from_id_foreign" foreign key ("warehouse_from_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_warehouse_to_id_foreign" foreign key ("warehouse_to_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_delivery_order_id_foreign" foreign key ("delivery_order_id") references "delivery_order" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_trailer_id_foreign" foreign key ("trailer_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_driver_id_foreign" foreign key ("driver_id") references "driver" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note" add constraint "delivery_note_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);

    this.addSql(`alter table "register_store_keeper" add constraint "register_store_keeper_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "register_store_keeper" add constraint "register_store_keeper_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "register_store_keeper" add constraint "register_store_keeper_product_variant_id_foreign" foreign key ("product_variant_id") references "product_variant" ("id") on delete restrict;`);
    this.addSql(`alter table "register_store_keeper" add constraint "register_store_keeper_warehouse_id_foreign" foreign key ("warehouse_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "register_store_keeper" add constraint "register_store_keeper_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "register_store_keeper" add constraint "register_store_keeper_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);
    this.addSql(`alter table "register_store_keeper" add constraint "register_store_keeper_inventory_document_id_foreign" foreign key ("inventory_document_id") references "inventory_document" ("id") on delete restrict;`);
    this.addSql(`alter table "register_store_keeper" add constraint "register_store_keeper_delivery_note_id_foreign" foreign key ("delivery_note_id") references "delivery_note" ("id") on delete restrict;`);

    this.addSql(`alter table "delivery_note_items" add constraint "delivery_note_items_parent_id_foreign" foreign key ("parent_id") references "delivery_note" ("id") on delete cascade;`);
    this.addSql(`alter table "delivery_note_items" add constraint "delivery_note_items_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note_items" add constraint "delivery_note_items_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_note_items" add constraint "delivery_note_items_vat_rate_id_foreign" foreign key ("vat_rate_id") references "vat_rate" ("id") on delete restrict;`);

    this.addSql(`alter table "weight_memory" add constraint "weight_memory_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "weight_memory" add constraint "weight_memory_scale_id_foreign" foreign key ("scale_id") references "scale" ("id") on delete restrict;`);

    this.addSql(`alter table "weighted_disposition" add constraint "weighted_disposition_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "weighted_disposition" add constraint "weighted_disposition_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "weighted_disposition" add constraint "weighted_disposition_scale_id_foreign" foreign key ("scale_id") references "scale" ("id") on delete restrict;`);

    this.addSql(`alter table "work_shift" add constraint "work_shift_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "working_place" add constraint "working_place_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "print_history" add constraint "print_history_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "print_history" add constraint "print_history_print_view_id_foreign" foreign key ("print_view_id") references "print_view" ("id") on delete restrict;`);
    this.addSql(`alter table "print_history" add constraint "print_history_working_place_id_foreign" foreign key ("working_place_id") references "working_place" ("id") on delete restrict;`);

    this.addSql(`alter table "delivery_payment" add constraint "delivery_payment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_payment" add constraint "delivery_payment_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_payment" add constraint "delivery_payment_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "delivery_payment" add constraint "delivery_payment_working_place_id_foreign" foreign key ("working_place_id") references "working_place" ("id") on delete restrict;`);

    this.addSql(`alter table "delivery_payment_punishments" add constraint "delivery_payment_punishments_parent_id_foreign" foreign key ("parent_id") references "delivery_payment" ("id") on delete cascade;`);
    this.addSql(`alter table "delivery_payment_punishments" add constraint "delivery_payment_punishments_punishment_id_foreign" foreign key ("punishment_id") references "punishment" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "user" drop constraint "user_author_id_foreign";`);
    this.addSql(`alter table "unit_of_measure" drop constraint "unit_of_measure_author_id_foreign";`);
    this.addSql(`alter table "track_model" drop constraint "track_model_author_id_foreign";`);
    this.addSql(`alter table "time_tracking_item" drop constraint "time_tracking_item_author_id_foreign";`);
    this.addSql(`alter table "time_tracking_item" drop constraint "time_tracking_item_user_id_foreign";`);
    this.addSql(`alter table "term_of_payment" drop constraint "term_of_payment_author_id_foreign";`);
    this.addSql(`alter table "supply_method" drop constraint "supply_method_author_id_foreign";`);
    this.addSql(`alter table "standing" drop constraint "standing_author_id_foreign";`);
    this.addSql(`alter table "stage" drop constraint "stage_author_id_foreign";`);
    this.addSql(`alter table "ship" drop constraint "ship_author_id_foreign";`);
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "score_point" drop constraint "score_point_author_id_foreign";`);
    this.addSql(`alter table "scale_protocol" drop constraint "scale_protocol_author_id_foreign";`);
    this.addSql(`alter table "scale_agent" drop constraint "scale_agent_author_id_foreign";`);
    this.addSql(`alter table "sales_order_status" drop constraint "sales_order_status_author_id_foreign";`);
    this.addSql(`alter table "role_group" drop constraint "role_group_author_id_foreign";`);
    this.addSql(`alter table "role_group_users" drop constraint "role_group_users_user_id_foreign";`);
    this.addSql(`alter table "report_setting" drop constraint "report_setting_author_id_foreign";`);
    this.addSql(`alter table "report_variant" drop constraint "report_variant_author_id_foreign";`);
    this.addSql(`alter table "report_variant" drop constraint "report_variant_user_id_foreign";`);
    this.addSql(`alter table "reminder" drop constraint "reminder_author_id_foreign";`);
    this.addSql(`alter table "reminder" drop constraint "reminder_user_id_foreign";`);
    this.addSql(`alter table "reclamation_type" drop constraint "reclamation_type_author_id_foreign";`);
    this.addSql(`alter table "reclamation_subject" drop constraint "reclamation_subject_author_id_foreign";`);
    this.addSql(`alter table "reclamation_status_group" drop constraint "reclamation_status_group_author_id_foreign";`);
    this.addSql(`alter table "reclamation_state" drop constraint "reclamation_state_author_id_foreign";`);
    this.addSql(`alter table "reclamation_reason" drop constraint "reclamation_reason_author_id_foreign";`);
    this.addSql(`alter table "reclamation_perpetrator" drop constraint "reclamation_perpetrator_author_id_foreign";`);
    this.addSql(`alter table "reclamation_execution" drop constraint "reclamation_execution_author_id_foreign";`);
    this.addSql(`alter table "reclamation_decision" drop constraint "reclamation_decision_author_id_foreign";`);
    this.addSql(`alter table "reclamation_client_expectation" drop constraint "reclamation_client_expectation_author_id_foreign";`);
    this.addSql(`alter table "product_parameter" drop constraint "product_parameter_author_id_foreign";`);
    this.addSql(`alter table "product_category" drop constraint "product_category_author_id_foreign";`);
    this.addSql(`alter table "product" drop constraint "product_author_id_foreign";`);
    this.addSql(`alter table "product_variant_definition" drop constraint "product_variant_definition_author_id_foreign";`);
    this.addSql(`alter table "product_variant" drop constraint "product_variant_author_id_foreign";`);
    this.addSql(`alter table "print_view" drop constraint "print_view_author_id_foreign";`);
    this.addSql(`alter table "position" drop constraint "position_author_id_foreign";`);
    this.addSql(`alter table "parameter_value" drop constraint "parameter_value_author_id_foreign";`);
    this.addSql(`alter table "product_param_setting" drop constraint "product_param_setting_author_id_foreign";`);
    this.addSql(`alter table "object_versioning_setting" drop constraint "object_versioning_setting_author_id_foreign";`);
    this.addSql(`alter table "object_version" drop constraint "object_version_author_id_foreign";`);
    this.addSql(`alter table "notification" drop constraint "notification_author_id_foreign";`);
    this.addSql(`alter table "notification" drop constraint "notification_user_id_foreign";`);
    this.addSql(`alter table "mine" drop constraint "mine_author_id_foreign";`);
    this.addSql(`alter table "main_desktop" drop constraint "main_desktop_author_id_foreign";`);
    this.addSql(`alter table "main_desktop" drop constraint "main_desktop_user_id_foreign";`);
    this.addSql(`alter table "inventory_status" drop constraint "inventory_status_author_id_foreign";`);
    this.addSql(`alter table "inventory_operation_type" drop constraint "inventory_operation_type_author_id_foreign";`);
    this.addSql(`alter table "inventory_category" drop constraint "inventory_category_author_id_foreign";`);
    this.addSql(`alter table "interaction_tag" drop constraint "interaction_tag_author_id_foreign";`);
    this.addSql(`alter table "interaction_status" drop constraint "interaction_status_author_id_foreign";`);
    this.addSql(`alter table "form_definition" drop constraint "form_definition_author_id_foreign";`);
    this.addSql(`alter table "firm" drop constraint "firm_author_id_foreign";`);
    this.addSql(`alter table "file" drop constraint "file_author_id_foreign";`);
    this.addSql(`alter table "external_database_connection" drop constraint "external_database_connection_author_id_foreign";`);
    this.addSql(`alter table "executor_role" drop constraint "executor_role_author_id_foreign";`);
    this.addSql(`alter table "task_template" drop constraint "task_template_author_id_foreign";`);
    this.addSql(`alter table "task_template" drop constraint "task_template_executor_id_foreign";`);
    this.addSql(`alter table "task_template" drop constraint "task_template_checker_id_foreign";`);
    this.addSql(`alter table "executor_role_executors" drop constraint "executor_role_executors_executor_id_foreign";`);
    this.addSql(`alter table "exchange_node" drop constraint "exchange_node_author_id_foreign";`);
    this.addSql(`alter table "exchange_object" drop constraint "exchange_object_author_id_foreign";`);
    this.addSql(`alter table "employee" drop constraint "employee_author_id_foreign";`);
    this.addSql(`alter table "employee" drop constraint "employee_user_id_foreign";`);
    this.addSql(`alter table "email_template" drop constraint "email_template_author_id_foreign";`);
    this.addSql(`alter table "email_account" drop constraint "email_account_author_id_foreign";`);
    this.addSql(`alter table "mailbox" drop constraint "mailbox_author_id_foreign";`);
    this.addSql(`alter table "email_signature" drop constraint "email_signature_author_id_foreign";`);
    this.addSql(`alter table "email_signature" drop constraint "email_signature_user_id_foreign";`);
    this.addSql(`alter table "email_label" drop constraint "email_label_author_id_foreign";`);
    this.addSql(`alter table "email_account_users" drop constraint "email_account_users_user_id_foreign";`);
    this.addSql(`alter table "document_prefix" drop constraint "document_prefix_author_id_foreign";`);
    this.addSql(`alter table "document_numerator" drop constraint "document_numerator_author_id_foreign";`);
    this.addSql(`alter table "disposition_status" drop constraint "disposition_status_author_id_foreign";`);
    this.addSql(`alter table "department" drop constraint "department_author_id_foreign";`);
    this.addSql(`alter table "delivery_schedule" drop constraint "delivery_schedule_author_id_foreign";`);
    this.addSql(`alter table "customer_request_tag" drop constraint "customer_request_tag_author_id_foreign";`);
    this.addSql(`alter table "customer_request_status" drop constraint "customer_request_status_author_id_foreign";`);
    this.addSql(`alter table "currency" drop constraint "currency_author_id_foreign";`);
    this.addSql(`alter table "payment_type" drop constraint "payment_type_author_id_foreign";`);
    this.addSql(`alter table "exchange_rate" drop constraint "exchange_rate_author_id_foreign";`);
    this.addSql(`alter table "country" drop constraint "country_author_id_foreign";`);
    this.addSql(`alter table "counterparty" drop constraint "counterparty_author_id_foreign";`);
    this.addSql(`alter table "counterparty" drop constraint "counterparty_manager_id_foreign";`);
    this.addSql(`alter table "ship_registration" drop constraint "ship_registration_author_id_foreign";`);
    this.addSql(`alter table "project" drop constraint "project_author_id_foreign";`);
    this.addSql(`alter table "project" drop constraint "project_manager_id_foreign";`);
    this.addSql(`alter table "pricelist" drop constraint "pricelist_author_id_foreign";`);
    this.addSql(`alter table "interaction" drop constraint "interaction_author_id_foreign";`);
    this.addSql(`alter table "interaction" drop constraint "interaction_manager_id_foreign";`);
    this.addSql(`alter table "interaction" drop constraint "interaction_executor_id_foreign";`);
    this.addSql(`alter table "discount" drop constraint "discount_author_id_foreign";`);
    this.addSql(`alter table "sales_order" drop constraint "sales_order_author_id_foreign";`);
    this.addSql(`alter table "sales_order" drop constraint "sales_order_manager_id_foreign";`);
    this.addSql(`alter table "sales_order_comment" drop constraint "sales_order_comment_author_id_foreign";`);
    this.addSql(`alter table "reclamation" drop constraint "reclamation_author_id_foreign";`);
    this.addSql(`alter table "reclamation" drop constraint "reclamation_manager_id_foreign";`);
    this.addSql(`alter table "reclamation_production_order" drop constraint "reclamation_production_order_author_id_foreign";`);
    this.addSql(`alter table "reclamation_item" drop constraint "reclamation_item_author_id_foreign";`);
    this.addSql(`alter table "reclamation_history" drop constraint "reclamation_history_author_id_foreign";`);
    this.addSql(`alter table "reclamation_file" drop constraint "reclamation_file_author_id_foreign";`);
    this.addSql(`alter table "reclamation_cost" drop constraint "reclamation_cost_author_id_foreign";`);
    this.addSql(`alter table "prodorder_reclamation" drop constraint "prodorder_reclamation_author_id_foreign";`);
    this.addSql(`alter table "customer_request" drop constraint "customer_request_author_id_foreign";`);
    this.addSql(`alter table "customer_request" drop constraint "customer_request_manager_id_foreign";`);
    this.addSql(`alter table "customer_request" drop constraint "customer_request_executor_id_foreign";`);
    this.addSql(`alter table "customer_request" drop constraint "customer_request_designer_id_foreign";`);
    this.addSql(`alter table "cost_article" drop constraint "cost_article_author_id_foreign";`);
    this.addSql(`alter table "contact_person" drop constraint "contact_person_author_id_foreign";`);
    this.addSql(`alter table "sales_point" drop constraint "sales_point_author_id_foreign";`);
    this.addSql(`alter table "incoming_email" drop constraint "incoming_email_author_id_foreign";`);
    this.addSql(`alter table "outgoing_email" drop constraint "outgoing_email_author_id_foreign";`);
    this.addSql(`alter table "reclamation_email" drop constraint "reclamation_email_author_id_foreign";`);
    this.addSql(`alter table "outgoing_email_linked_doc" drop constraint "outgoing_email_linked_doc_author_id_foreign";`);
    this.addSql(`alter table "outgoing_email_attachment" drop constraint "outgoing_email_attachment_author_id_foreign";`);
    this.addSql(`alter table "interaction_comment" drop constraint "interaction_comment_author_id_foreign";`);
    this.addSql(`alter table "incoming_email_linked_doc" drop constraint "incoming_email_linked_doc_author_id_foreign";`);
    this.addSql(`alter table "incoming_email_attachment" drop constraint "incoming_email_attachment_author_id_foreign";`);
    this.addSql(`alter table "customer_request_comment" drop constraint "customer_request_comment_author_id_foreign";`);
    this.addSql(`alter table "crm_event" drop constraint "crm_event_author_id_foreign";`);
    this.addSql(`alter table "component" drop constraint "component_author_id_foreign";`);
    this.addSql(`alter table "cash_flow_item" drop constraint "cash_flow_item_author_id_foreign";`);
    this.addSql(`alter table "payment_operation" drop constraint "payment_operation_author_id_foreign";`);
    this.addSql(`alter table "carrier" drop constraint "carrier_author_id_foreign";`);
    this.addSql(`alter table "driver" drop constraint "driver_author_id_foreign";`);
    this.addSql(`alter table "capability" drop constraint "capability_author_id_foreign";`);
    this.addSql(`alter table "calendar" drop constraint "calendar_author_id_foreign";`);
    this.addSql(`alter table "calendar" drop constraint "calendar_user_id_foreign";`);
    this.addSql(`alter table "calendar_users" drop constraint "calendar_users_user_id_foreign";`);
    this.addSql(`alter table "calendar_event" drop constraint "calendar_event_author_id_foreign";`);
    this.addSql(`alter table "bp_definition" drop constraint "bp_definition_author_id_foreign";`);
    this.addSql(`alter table "bp_exemplar" drop constraint "bp_exemplar_author_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_author_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_executor_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_checker_id_foreign";`);
    this.addSql(`alter table "task_execution_history" drop constraint "task_execution_history_user_id_foreign";`);
    this.addSql(`alter table "bp_history" drop constraint "bp_history_author_id_foreign";`);
    this.addSql(`alter table "bp_history" drop constraint "bp_history_executor_id_foreign";`);
    this.addSql(`alter table "bp_definition_stage_settings_list" drop constraint "bp_definition_stage_settings_list_executor_id_foreign";`);
    this.addSql(`alter table "bom" drop constraint "bom_author_id_foreign";`);
    this.addSql(`alter table "authentication_code" drop constraint "authentication_code_author_id_foreign";`);
    this.addSql(`alter table "authentication_code" drop constraint "authentication_code_user_id_foreign";`);
    this.addSql(`alter table "assortment" drop constraint "assortment_author_id_foreign";`);
    this.addSql(`alter table "article_document" drop constraint "article_document_author_id_foreign";`);
    this.addSql(`alter table "app_setting_item" drop constraint "app_setting_item_author_id_foreign";`);
    this.addSql(`alter table "app_setting" drop constraint "app_setting_author_id_foreign";`);
    this.addSql(`alter table "additional_parameter" drop constraint "additional_parameter_author_id_foreign";`);
    this.addSql(`alter table "access_restriction" drop constraint "access_restriction_author_id_foreign";`);
    this.addSql(`alter table "access_log" drop constraint "access_log_author_id_foreign";`);
    this.addSql(`alter table "access_log" drop constraint "access_log_user_id_foreign";`);
    this.addSql(`alter table "user_navigation" drop constraint "user_navigation_author_id_foreign";`);
    this.addSql(`alter table "user_navigation" drop constraint "user_navigation_user_id_foreign";`);
    this.addSql(`alter table "user_role" drop constraint "user_role_author_id_foreign";`);
    this.addSql(`alter table "default_role" drop constraint "default_role_author_id_foreign";`);
    this.addSql(`alter table "user_roles" drop constraint "user_roles_parent_id_foreign";`);
    this.addSql(`alter table "user_setting_item" drop constraint "user_setting_item_author_id_foreign";`);
    this.addSql(`alter table "user_setting" drop constraint "user_setting_author_id_foreign";`);
    this.addSql(`alter table "user_setting" drop constraint "user_setting_user_id_foreign";`);
    this.addSql(`alter table "vat_rate" drop constraint "vat_rate_author_id_foreign";`);
    this.addSql(`alter table "punishment_type" drop constraint "punishment_type_author_id_foreign";`);
    this.addSql(`alter table "vehicle" drop constraint "vehicle_author_id_foreign";`);
    this.addSql(`alter table "view_setting" drop constraint "view_setting_author_id_foreign";`);
    this.addSql(`alter table "user_view_setting" drop constraint "user_view_setting_author_id_foreign";`);
    this.addSql(`alter table "user_view_setting" drop constraint "user_view_setting_user_id_foreign";`);
    this.addSql(`alter table "navigation_item" drop constraint "navigation_item_author_id_foreign";`);
    this.addSql(`alter table "warehouse" drop constraint "warehouse_author_id_foreign";`);
    this.addSql(`alter table "scheme_of_cargo" drop constraint "scheme_of_cargo_author_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_author_id_foreign";`);
    this.addSql(`alter table "box" drop constraint "box_author_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_author_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_author_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_author_id_foreign";`);
    this.addSql(`alter table "loading_plan" drop constraint "loading_plan_author_id_foreign";`);
    this.addSql(`alter table "scale" drop constraint "scale_author_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_author_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_author_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_brutto_author_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_tare_author_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_netto_author_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_approved_author_id_foreign";`);
    this.addSql(`alter table "weighing_record_weighings" drop constraint "weighing_record_weighings_recorded_by_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_author_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_author_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_author_cancellation_id_foreign";`);
    this.addSql(`alter table "plumb_line" drop constraint "plumb_line_author_id_foreign";`);
    this.addSql(`alter table "outgoing_sms" drop constraint "outgoing_sms_author_id_foreign";`);
    this.addSql(`alter table "order_for_transport" drop constraint "order_for_transport_author_id_foreign";`);
    this.addSql(`alter table "disposition_status_history" drop constraint "disposition_status_history_author_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_author_id_foreign";`);
    this.addSql(`alter table "register_store_keeper" drop constraint "register_store_keeper_author_id_foreign";`);
    this.addSql(`alter table "weight_memory" drop constraint "weight_memory_author_id_foreign";`);
    this.addSql(`alter table "weighted_disposition" drop constraint "weighted_disposition_author_id_foreign";`);
    this.addSql(`alter table "work_shift" drop constraint "work_shift_author_id_foreign";`);
    this.addSql(`alter table "working_place" drop constraint "working_place_author_id_foreign";`);
    this.addSql(`alter table "print_history" drop constraint "print_history_author_id_foreign";`);
    this.addSql(`alter table "delivery_payment" drop constraint "delivery_payment_author_id_foreign";`);
    this.addSql(`alter table "product" drop constraint "product_unit_of_measure_id_foreign";`);
    this.addSql(`alter table "interaction_interaction_product_table" drop constraint "interaction_interaction_product_table_unit_of_me_f8a12_foreign";`);
    this.addSql(`alter table "delivery_schedule_items" drop constraint "delivery_schedule_items_unit_of_measure_id_foreign";`);
    this.addSql(`alter table "bom" drop constraint "bom_unit_of_measure_id_foreign";`);
    this.addSql(`alter table "bom_products" drop constraint "bom_products_unit_of_measure_id_foreign";`);
    this.addSql(`alter table "bom_materials" drop constraint "bom_materials_unit_of_measure_id_foreign";`);
    this.addSql(`alter table "sales_order_products" drop constraint "sales_order_products_unit_of_measure_id_foreign";`);
    this.addSql(`alter table "inventory_document_items" drop constraint "inventory_document_items_unit_of_measure_id_foreign";`);
    this.addSql(`alter table "register_store_keeper" drop constraint "register_store_keeper_unit_of_measure_id_foreign";`);
    this.addSql(`alter table "delivery_note_items" drop constraint "delivery_note_items_unit_of_measure_id_foreign";`);
    this.addSql(`alter table "vehicle" drop constraint "vehicle_track_model_id_foreign";`);
    this.addSql(`alter table "counterparty" drop constraint "counterparty_term_of_payament_id_foreign";`);
    this.addSql(`alter table "sales_order" drop constraint "sales_order_payment_terms_id_foreign";`);
    this.addSql(`alter table "sales_order" drop constraint "sales_order_supply_method_id_foreign";`);
    this.addSql(`alter table "employee" drop constraint "employee_standing_id_foreign";`);
    this.addSql(`alter table "contact_person" drop constraint "contact_person_standing_id_foreign";`);
    this.addSql(`alter table "bp_exemplar" drop constraint "bp_exemplar_stage_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_stage_id_foreign";`);
    this.addSql(`alter table "bp_history" drop constraint "bp_history_stage_id_foreign";`);
    this.addSql(`alter table "bp_history" drop constraint "bp_history_next_stage_id_foreign";`);
    this.addSql(`alter table "bp_definition_stages" drop constraint "bp_definition_stages_stage_id_foreign";`);
    this.addSql(`alter table "bp_definition_stage_settings_list" drop constraint "bp_definition_stage_settings_list_stage_id_foreign";`);
    this.addSql(`alter table "bp_definition_stage_settings_list" drop constraint "bp_definition_stage_settings_list_next_stage_id_foreign";`);
    this.addSql(`alter table "ship_registration" drop constraint "ship_registration_ship_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_ship_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_ship_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_ship_id_foreign";`);
    this.addSql(`alter table "loading_plan" drop constraint "loading_plan_ship_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_ship_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_ship_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_ship_id_foreign";`);
    this.addSql(`alter table "employee_capabilities" drop constraint "employee_capabilities_score_point_id_foreign";`);
    this.addSql(`alter table "scale_protocol_config_s7" drop constraint "scale_protocol_config_s7_parent_id_foreign";`);
    this.addSql(`alter table "scale" drop constraint "scale_scale_protocol_id_foreign";`);
    this.addSql(`alter table "scale" drop constraint "scale_scale_agent_id_foreign";`);
    this.addSql(`alter table "sales_order" drop constraint "sales_order_status_id_foreign";`);
    this.addSql(`alter table "role_group_users" drop constraint "role_group_users_parent_id_foreign";`);
    this.addSql(`alter table "role_group_departments" drop constraint "role_group_departments_parent_id_foreign";`);
    this.addSql(`alter table "report_variant" drop constraint "report_variant_report_id_foreign";`);
    this.addSql(`alter table "report_setting_sort" drop constraint "report_setting_sort_parent_id_foreign";`);
    this.addSql(`alter table "report_setting_groups" drop constraint "report_setting_groups_parent_id_foreign";`);
    this.addSql(`alter table "report_setting_fields" drop constraint "report_setting_fields_parent_id_foreign";`);
    this.addSql(`alter table "report_setting_calcs" drop constraint "report_setting_calcs_parent_id_foreign";`);
    this.addSql(`alter table "report_variant_sorts" drop constraint "report_variant_sorts_parent_id_foreign";`);
    this.addSql(`alter table "report_variant_groups" drop constraint "report_variant_groups_parent_id_foreign";`);
    this.addSql(`alter table "report_variant_fields" drop constraint "report_variant_fields_parent_id_foreign";`);
    this.addSql(`alter table "report_variant_calcs" drop constraint "report_variant_calcs_parent_id_foreign";`);
    this.addSql(`alter table "reclamation" drop constraint "reclamation_reclamation_type_id_foreign";`);
    this.addSql(`alter table "reclamation_item" drop constraint "reclamation_item_reclamation_subject_id_foreign";`);
    this.addSql(`alter table "reclamation_state" drop constraint "reclamation_state_reclamation_status_group_id_foreign";`);
    this.addSql(`alter table "reclamation" drop constraint "reclamation_status_id_foreign";`);
    this.addSql(`alter table "reclamation_history" drop constraint "reclamation_history_status_id_foreign";`);
    this.addSql(`alter table "reclamation_item" drop constraint "reclamation_item_reclamation_reason_id_foreign";`);
    this.addSql(`alter table "reclamation_item" drop constraint "reclamation_item_reclamation_perpetrator_id_foreign";`);
    this.addSql(`alter table "reclamation_cost" drop constraint "reclamation_cost_reclamation_perpetrator_id_foreign";`);
    this.addSql(`alter table "reclamation" drop constraint "reclamation_execution_type_id_foreign";`);
    this.addSql(`alter table "reclamation" drop constraint "reclamation_decision_id_foreign";`);
    this.addSql(`alter table "reclamation_item" drop constraint "reclamation_item_decision_id_foreign";`);
    this.addSql(`alter table "reclamation_history" drop constraint "reclamation_history_decision_id_foreign";`);
    this.addSql(`alter table "reclamation_item" drop constraint "reclamation_item_reclamation_client_expectation_id_foreign";`);
    this.addSql(`alter table "parameter_value" drop constraint "parameter_value_product_parameter_id_foreign";`);
    this.addSql(`alter table "product_param_setting" drop constraint "product_param_setting_product_parameter_id_foreign";`);
    this.addSql(`alter table "product" drop constraint "product_product_category_id_foreign";`);
    this.addSql(`alter table "product_variant_definition" drop constraint "product_variant_definition_product_id_foreign";`);
    this.addSql(`alter table "product_variant" drop constraint "product_variant_product_id_foreign";`);
    this.addSql(`alter table "product_param_setting" drop constraint "product_param_setting_product_id_foreign";`);
    this.addSql(`alter table "ship_registration" drop constraint "ship_registration_product_id_foreign";`);
    this.addSql(`alter table "pricelist_items" drop constraint "pricelist_items_product_id_foreign";`);
    this.addSql(`alter table "interaction_interaction_product_table" drop constraint "interaction_interaction_product_table_product_id_foreign";`);
    this.addSql(`alter table "reclamation_production_order" drop constraint "reclamation_production_order_product_id_foreign";`);
    this.addSql(`alter table "reclamation_item" drop constraint "reclamation_item_product_id_foreign";`);
    this.addSql(`alter table "discount_items" drop constraint "discount_items_product_id_foreign";`);
    this.addSql(`alter table "delivery_schedule_items" drop constraint "delivery_schedule_items_product_id_foreign";`);
    this.addSql(`alter table "bom_products" drop constraint "bom_products_product_id_foreign";`);
    this.addSql(`alter table "bom_materials" drop constraint "bom_materials_product_id_foreign";`);
    this.addSql(`alter table "sales_order_products" drop constraint "sales_order_products_product_id_foreign";`);
    this.addSql(`alter table "inventory_document_items" drop constraint "inventory_document_items_product_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_product_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_product_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_product_id_foreign";`);
    this.addSql(`alter table "loading_plan_holds" drop constraint "loading_plan_holds_product_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_product_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_product_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_product_id_foreign";`);
    this.addSql(`alter table "order_for_transport" drop constraint "order_for_transport_product_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_product_id_foreign";`);
    this.addSql(`alter table "register_store_keeper" drop constraint "register_store_keeper_product_id_foreign";`);
    this.addSql(`alter table "delivery_note_items" drop constraint "delivery_note_items_product_id_foreign";`);
    this.addSql(`alter table "product_variant_definition_additional_parameters" drop constraint "product_variant_definition_additional_parameters_30e1f_foreign";`);
    this.addSql(`alter table "register_store_keeper" drop constraint "register_store_keeper_product_variant_id_foreign";`);
    this.addSql(`alter table "print_view" drop constraint "print_view_original_id_foreign";`);
    this.addSql(`alter table "print_history" drop constraint "print_history_print_view_id_foreign";`);
    this.addSql(`alter table "ship_registration" drop constraint "ship_registration_position_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_position_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_position_id_foreign";`);
    this.addSql(`alter table "loading_plan" drop constraint "loading_plan_position_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_position_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_position_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_position_id_foreign";`);
    this.addSql(`alter table "product_param_setting" drop constraint "product_param_setting_default_value_id_foreign";`);
    this.addSql(`alter table "parameter_value_properties" drop constraint "parameter_value_properties_parent_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_mine_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_mine_id_foreign";`);
    this.addSql(`alter table "delivery_schedule" drop constraint "delivery_schedule_status_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_status_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_status_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_operation_type_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_operation_type_id_foreign";`);
    this.addSql(`alter table "inventory_category_prefixes" drop constraint "inventory_category_prefixes_parent_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_inventory_category_id_foreign";`);
    this.addSql(`alter table "interaction_tags" drop constraint "interaction_tags_tag_id_foreign";`);
    this.addSql(`alter table "interaction" drop constraint "interaction_status_id_foreign";`);
    this.addSql(`alter table "form_definition_fields" drop constraint "form_definition_fields_parent_id_foreign";`);
    this.addSql(`alter table "interaction_files" drop constraint "interaction_files_file_id_foreign";`);
    this.addSql(`alter table "sales_order_files" drop constraint "sales_order_files_file_id_foreign";`);
    this.addSql(`alter table "reclamation_file" drop constraint "reclamation_file_file_id_foreign";`);
    this.addSql(`alter table "customer_request_files" drop constraint "customer_request_files_file_id_foreign";`);
    this.addSql(`alter table "reclamation_email_files" drop constraint "reclamation_email_files_file_id_foreign";`);
    this.addSql(`alter table "outgoing_email_attachment" drop constraint "outgoing_email_attachment_file_id_foreign";`);
    this.addSql(`alter table "interaction_comment_files" drop constraint "interaction_comment_files_file_id_foreign";`);
    this.addSql(`alter table "incoming_email_attachment" drop constraint "incoming_email_attachment_file_id_foreign";`);
    this.addSql(`alter table "customer_request_comment_files" drop constraint "customer_request_comment_files_file_id_foreign";`);
    this.addSql(`alter table "task_files" drop constraint "task_files_file_id_foreign";`);
    this.addSql(`alter table "exchange_node" drop constraint "exchange_node_external_database_connection_id_foreign";`);
    this.addSql(`alter table "task_template" drop constraint "task_template_executor_role_id_foreign";`);
    this.addSql(`alter table "executor_role_executors" drop constraint "executor_role_executors_parent_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_executor_role_id_foreign";`);
    this.addSql(`alter table "bp_definition_stage_settings_list" drop constraint "bp_definition_stage_settings_list_executor_role_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_task_template_id_foreign";`);
    this.addSql(`alter table "bp_definition_stage_settings_list" drop constraint "bp_definition_stage_settings_list_task_template_id_foreign";`);
    this.addSql(`alter table "exchange_object" drop constraint "exchange_object_exchange_node_id_foreign";`);
    this.addSql(`alter table "department" drop constraint "department_leader_id_foreign";`);
    this.addSql(`alter table "department" drop constraint "department_deputy_id_foreign";`);
    this.addSql(`alter table "department_employees" drop constraint "department_employees_employee_id_foreign";`);
    this.addSql(`alter table "crm_event" drop constraint "crm_event_employee_id_foreign";`);
    this.addSql(`alter table "employee_capabilities" drop constraint "employee_capabilities_parent_id_foreign";`);
    this.addSql(`alter table "email_template_content_variants_list" drop constraint "email_template_content_variants_list_parent_id_foreign";`);
    this.addSql(`alter table "outgoing_email" drop constraint "outgoing_email_email_template_id_foreign";`);
    this.addSql(`alter table "reclamation_email" drop constraint "reclamation_email_email_template_id_foreign";`);
    this.addSql(`alter table "mailbox" drop constraint "mailbox_email_account_id_foreign";`);
    this.addSql(`alter table "email_signature" drop constraint "email_signature_email_id_foreign";`);
    this.addSql(`alter table "email_label" drop constraint "email_label_email_account_id_foreign";`);
    this.addSql(`alter table "email_account_users" drop constraint "email_account_users_parent_id_foreign";`);
    this.addSql(`alter table "incoming_email" drop constraint "incoming_email_email_account_id_foreign";`);
    this.addSql(`alter table "outgoing_email" drop constraint "outgoing_email_email_account_id_foreign";`);
    this.addSql(`alter table "reclamation_email" drop constraint "reclamation_email_email_account_id_foreign";`);
    this.addSql(`alter table "interaction_comment" drop constraint "interaction_comment_email_account_id_foreign";`);
    this.addSql(`alter table "customer_request_comment" drop constraint "customer_request_comment_email_account_id_foreign";`);
    this.addSql(`alter table "incoming_email" drop constraint "incoming_email_mailbox_id_foreign";`);
    this.addSql(`alter table "email_signature_signatures" drop constraint "email_signature_signatures_parent_id_foreign";`);
    this.addSql(`alter table "outgoing_email_labels" drop constraint "outgoing_email_labels_email_label_id_foreign";`);
    this.addSql(`alter table "incoming_email_labels" drop constraint "incoming_email_labels_email_label_id_foreign";`);
    this.addSql(`alter table "inventory_category_prefixes" drop constraint "inventory_category_prefixes_document_prefix_id_foreign";`);
    this.addSql(`alter table "document_prefix_document_types" drop constraint "document_prefix_document_types_parent_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_status_id_foreign";`);
    this.addSql(`alter table "disposition_status_history" drop constraint "disposition_status_history_status_id_foreign";`);
    this.addSql(`alter table "role_group_departments" drop constraint "role_group_departments_department_id_foreign";`);
    this.addSql(`alter table "department_employees" drop constraint "department_employees_parent_id_foreign";`);
    this.addSql(`alter table "delivery_schedule_sales_orders" drop constraint "delivery_schedule_sales_orders_parent_id_foreign";`);
    this.addSql(`alter table "delivery_schedule_items" drop constraint "delivery_schedule_items_parent_id_foreign";`);
    this.addSql(`alter table "delivery_schedule_counterparties" drop constraint "delivery_schedule_counterparties_parent_id_foreign";`);
    this.addSql(`alter table "customer_request_tags" drop constraint "customer_request_tags_tag_id_foreign";`);
    this.addSql(`alter table "customer_request" drop constraint "customer_request_status_id_foreign";`);
    this.addSql(`alter table "payment_type" drop constraint "payment_type_currency_id_foreign";`);
    this.addSql(`alter table "exchange_rate" drop constraint "exchange_rate_currency_id_foreign";`);
    this.addSql(`alter table "counterparty" drop constraint "counterparty_currency_id_foreign";`);
    this.addSql(`alter table "pricelist" drop constraint "pricelist_currency_id_foreign";`);
    this.addSql(`alter table "sales_order" drop constraint "sales_order_currency_id_foreign";`);
    this.addSql(`alter table "reclamation_cost" drop constraint "reclamation_cost_currency_id_foreign";`);
    this.addSql(`alter table "customer_request" drop constraint "customer_request_currency_id_foreign";`);
    this.addSql(`alter table "payment_operation" drop constraint "payment_operation_currency_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_currency_id_foreign";`);
    this.addSql(`alter table "order_for_transport" drop constraint "order_for_transport_currency_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_currency_id_foreign";`);
    this.addSql(`alter table "payment_operation" drop constraint "payment_operation_payment_type_id_foreign";`);
    this.addSql(`alter table "counterparty" drop constraint "counterparty_country_id_foreign";`);
    this.addSql(`alter table "sales_point" drop constraint "sales_point_country_id_foreign";`);
    this.addSql(`alter table "user" drop constraint "user_counterparty_id_foreign";`);
    this.addSql(`alter table "ship_registration" drop constraint "ship_registration_forwarder_id_foreign";`);
    this.addSql(`alter table "ship_registration" drop constraint "ship_registration_customer_id_foreign";`);
    this.addSql(`alter table "ship_registration" drop constraint "ship_registration_vendor_id_foreign";`);
    this.addSql(`alter table "ship_registration" drop constraint "ship_registration_ship_agent_id_foreign";`);
    this.addSql(`alter table "project" drop constraint "project_customer_id_foreign";`);
    this.addSql(`alter table "pricelist" drop constraint "pricelist_customer_id_foreign";`);
    this.addSql(`alter table "interaction" drop constraint "interaction_customer_id_foreign";`);
    this.addSql(`alter table "discount" drop constraint "discount_customer_id_foreign";`);
    this.addSql(`alter table "sales_order" drop constraint "sales_order_customer_id_foreign";`);
    this.addSql(`alter table "reclamation" drop constraint "reclamation_customer_id_foreign";`);
    this.addSql(`alter table "delivery_schedule_items" drop constraint "delivery_schedule_items_counterparty_id_foreign";`);
    this.addSql(`alter table "delivery_schedule_counterparties" drop constraint "delivery_schedule_counterparties_counterparty_id_foreign";`);
    this.addSql(`alter table "customer_request" drop constraint "customer_request_customer_id_foreign";`);
    this.addSql(`alter table "contact_person" drop constraint "contact_person_counterparty_id_foreign";`);
    this.addSql(`alter table "sales_point" drop constraint "sales_point_counterparty_id_foreign";`);
    this.addSql(`alter table "incoming_email" drop constraint "incoming_email_counterparty_id_foreign";`);
    this.addSql(`alter table "outgoing_email" drop constraint "outgoing_email_counterparty_id_foreign";`);
    this.addSql(`alter table "crm_event" drop constraint "crm_event_counterparty_id_foreign";`);
    this.addSql(`alter table "payment_operation" drop constraint "payment_operation_counterparty_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_customer_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_client_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_customer_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_vendor_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_forwarder_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_forwarder_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_control_company_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_owner_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_forwarder_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_customer_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_vendor_id_foreign";`);
    this.addSql(`alter table "loading_plan" drop constraint "loading_plan_forwarder_id_foreign";`);
    this.addSql(`alter table "loading_plan" drop constraint "loading_plan_customer_id_foreign";`);
    this.addSql(`alter table "loading_plan" drop constraint "loading_plan_vendor_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_forwarder_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_customer_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_vendor_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_customer_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_vendor_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_forwarder_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_forwarder_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_customer_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_vendor_id_foreign";`);
    this.addSql(`alter table "order_for_transport" drop constraint "order_for_transport_customer_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_client_id_foreign";`);
    this.addSql(`alter table "delivery_payment" drop constraint "delivery_payment_counterparty_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_ship_registration_id_foreign";`);
    this.addSql(`alter table "sales_order" drop constraint "sales_order_project_id_foreign";`);
    this.addSql(`alter table "crm_event" drop constraint "crm_event_project_id_foreign";`);
    this.addSql(`alter table "payment_operation" drop constraint "payment_operation_project_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_project_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_project_id_foreign";`);
    this.addSql(`alter table "pricelist_items" drop constraint "pricelist_items_parent_id_foreign";`);
    this.addSql(`alter table "interaction_tags" drop constraint "interaction_tags_parent_id_foreign";`);
    this.addSql(`alter table "interaction_interaction_product_table" drop constraint "interaction_interaction_product_table_parent_id_foreign";`);
    this.addSql(`alter table "interaction_files" drop constraint "interaction_files_parent_id_foreign";`);
    this.addSql(`alter table "interaction_comment" drop constraint "interaction_comment_interaction_id_foreign";`);
    this.addSql(`alter table "crm_event" drop constraint "crm_event_interaction_id_foreign";`);
    this.addSql(`alter table "sales_order" drop constraint "sales_order_discount_id_foreign";`);
    this.addSql(`alter table "discount_items" drop constraint "discount_items_parent_id_foreign";`);
    this.addSql(`alter table "sales_order_files" drop constraint "sales_order_files_parent_id_foreign";`);
    this.addSql(`alter table "sales_order_comment" drop constraint "sales_order_comment_sales_order_id_foreign";`);
    this.addSql(`alter table "reclamation" drop constraint "reclamation_sales_order_id_foreign";`);
    this.addSql(`alter table "delivery_schedule_sales_orders" drop constraint "delivery_schedule_sales_orders_sales_order_id_foreign";`);
    this.addSql(`alter table "delivery_schedule_items" drop constraint "delivery_schedule_items_sales_order_id_foreign";`);
    this.addSql(`alter table "customer_request" drop constraint "customer_request_order_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_order_id_foreign";`);
    this.addSql(`alter table "task_orders" drop constraint "task_orders_sales_order_id_foreign";`);
    this.addSql(`alter table "sales_order_products" drop constraint "sales_order_products_parent_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_sales_order_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_sales_order_id_foreign";`);
    this.addSql(`alter table "reclamation_production_order" drop constraint "reclamation_production_order_reclamation_id_foreign";`);
    this.addSql(`alter table "reclamation_item" drop constraint "reclamation_item_reclamation_id_foreign";`);
    this.addSql(`alter table "reclamation_history" drop constraint "reclamation_history_reclamation_id_foreign";`);
    this.addSql(`alter table "reclamation_file" drop constraint "reclamation_file_reclamation_id_foreign";`);
    this.addSql(`alter table "reclamation_cost" drop constraint "reclamation_cost_reclamation_id_foreign";`);
    this.addSql(`alter table "prodorder_reclamation" drop constraint "prodorder_reclamation_reclamation_id_foreign";`);
    this.addSql(`alter table "reclamation_email" drop constraint "reclamation_email_reclamation_id_foreign";`);
    this.addSql(`alter table "customer_request_tags" drop constraint "customer_request_tags_parent_id_foreign";`);
    this.addSql(`alter table "customer_request_files" drop constraint "customer_request_files_parent_id_foreign";`);
    this.addSql(`alter table "customer_request_comment" drop constraint "customer_request_comment_customer_request_id_foreign";`);
    this.addSql(`alter table "payment_operation" drop constraint "payment_operation_cost_article_id_foreign";`);
    this.addSql(`alter table "sales_point" drop constraint "sales_point_contact_person_id_foreign";`);
    this.addSql(`alter table "incoming_email" drop constraint "incoming_email_contact_person_id_foreign";`);
    this.addSql(`alter table "outgoing_email" drop constraint "outgoing_email_contact_person_id_foreign";`);
    this.addSql(`alter table "crm_event" drop constraint "crm_event_contact_id_foreign";`);
    this.addSql(`alter table "outgoing_email" drop constraint "outgoing_email_in_reply_to_id_foreign";`);
    this.addSql(`alter table "interaction_comment" drop constraint "interaction_comment_email_id_foreign";`);
    this.addSql(`alter table "incoming_email_linked_doc" drop constraint "incoming_email_linked_doc_incoming_email_id_foreign";`);
    this.addSql(`alter table "incoming_email_labels" drop constraint "incoming_email_labels_parent_id_foreign";`);
    this.addSql(`alter table "incoming_email_attachment" drop constraint "incoming_email_attachment_incoming_email_id_foreign";`);
    this.addSql(`alter table "customer_request_comment" drop constraint "customer_request_comment_email_id_foreign";`);
    this.addSql(`alter table "reclamation_email" drop constraint "reclamation_email_outgoing_email_id_foreign";`);
    this.addSql(`alter table "outgoing_email_linked_doc" drop constraint "outgoing_email_linked_doc_outgoing_email_id_foreign";`);
    this.addSql(`alter table "outgoing_email_labels" drop constraint "outgoing_email_labels_parent_id_foreign";`);
    this.addSql(`alter table "outgoing_email_attachment" drop constraint "outgoing_email_attachment_outgoing_email_id_foreign";`);
    this.addSql(`alter table "reclamation_email_files" drop constraint "reclamation_email_files_parent_id_foreign";`);
    this.addSql(`alter table "interaction_comment_files" drop constraint "interaction_comment_files_parent_id_foreign";`);
    this.addSql(`alter table "customer_request_comment_files" drop constraint "customer_request_comment_files_parent_id_foreign";`);
    this.addSql(`alter table "payment_operation" drop constraint "payment_operation_cash_flow_item_id_foreign";`);
    this.addSql(`alter table "driver" drop constraint "driver_carrier_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_carrier_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_carrier_id_foreign";`);
    this.addSql(`alter table "order_for_transport" drop constraint "order_for_transport_carrier_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_driver_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_driver_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_driver_id_foreign";`);
    this.addSql(`alter table "outgoing_sms" drop constraint "outgoing_sms_driver_id_foreign";`);
    this.addSql(`alter table "order_for_transport" drop constraint "order_for_transport_driver_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_driver_id_foreign";`);
    this.addSql(`alter table "employee_capabilities" drop constraint "employee_capabilities_capability_id_foreign";`);
    this.addSql(`alter table "calendar_users" drop constraint "calendar_users_parent_id_foreign";`);
    this.addSql(`alter table "calendar_event" drop constraint "calendar_event_calendar_id_foreign";`);
    this.addSql(`alter table "bp_exemplar" drop constraint "bp_exemplar_definition_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_bp_definition_id_foreign";`);
    this.addSql(`alter table "bp_definition_stages" drop constraint "bp_definition_stages_parent_id_foreign";`);
    this.addSql(`alter table "bp_definition_stage_settings_list" drop constraint "bp_definition_stage_settings_list_parent_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_bp_exemplar_id_foreign";`);
    this.addSql(`alter table "bp_history" drop constraint "bp_history_exemplar_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_parent_task_id_foreign";`);
    this.addSql(`alter table "task_orders" drop constraint "task_orders_parent_id_foreign";`);
    this.addSql(`alter table "task_files" drop constraint "task_files_parent_id_foreign";`);
    this.addSql(`alter table "task_execution_history" drop constraint "task_execution_history_parent_id_foreign";`);
    this.addSql(`alter table "bp_history" drop constraint "bp_history_task_id_foreign";`);
    this.addSql(`alter table "bom_products" drop constraint "bom_products_parent_id_foreign";`);
    this.addSql(`alter table "bom_operations" drop constraint "bom_operations_parent_id_foreign";`);
    this.addSql(`alter table "bom_materials" drop constraint "bom_materials_parent_id_foreign";`);
    this.addSql(`alter table "bom_labor" drop constraint "bom_labor_parent_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_assortment_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_assortment_id_foreign";`);
    this.addSql(`alter table "article_document" drop constraint "article_document_parent_id_foreign";`);
    this.addSql(`alter table "app_setting" drop constraint "app_setting_setting_id_foreign";`);
    this.addSql(`alter table "default_role" drop constraint "default_role_user_role_id_foreign";`);
    this.addSql(`alter table "user_roles" drop constraint "user_roles_user_role_id_foreign";`);
    this.addSql(`alter table "user_setting" drop constraint "user_setting_setting_id_foreign";`);
    this.addSql(`alter table "sales_order_products" drop constraint "sales_order_products_vat_rate_id_foreign";`);
    this.addSql(`alter table "punishment_type" drop constraint "punishment_type_vat_rate_id_foreign";`);
    this.addSql(`alter table "inventory_document_items" drop constraint "inventory_document_items_vat_rate_id_foreign";`);
    this.addSql(`alter table "delivery_note_items" drop constraint "delivery_note_items_vat_rate_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_punishment_type_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_vehicle_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_trailer_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_vehicle_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_trailer_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_vehicle_id_foreign";`);
    this.addSql(`alter table "outgoing_sms" drop constraint "outgoing_sms_vehicle_id_foreign";`);
    this.addSql(`alter table "order_for_transport" drop constraint "order_for_transport_vehicle_id_foreign";`);
    this.addSql(`alter table "order_for_transport" drop constraint "order_for_transport_trailer_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_vehicle_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_trailer_id_foreign";`);
    this.addSql(`alter table "user_view_setting" drop constraint "user_view_setting_view_id_foreign";`);
    this.addSql(`alter table "navigation_item" drop constraint "navigation_item_view_id_foreign";`);
    this.addSql(`alter table "navigation_item" drop constraint "navigation_item_parent_id_foreign";`);
    this.addSql(`alter table "scheme_of_cargo" drop constraint "scheme_of_cargo_default_warehouse_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_warehouse_from_id_foreign";`);
    this.addSql(`alter table "inventory_document" drop constraint "inventory_document_warehouse_to_id_foreign";`);
    this.addSql(`alter table "box" drop constraint "box_warehouse_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_warehouse_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_warehouse_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_warehouse_id_foreign";`);
    this.addSql(`alter table "loading_plan_holds" drop constraint "loading_plan_holds_warehouse_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_warehouse_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_actual_warehouse_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_warehouse_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_warehouse_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_warehouse_from_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_warehouse_to_id_foreign";`);
    this.addSql(`alter table "register_store_keeper" drop constraint "register_store_keeper_warehouse_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_scheme_of_cargo_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_scheme_of_cargo_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_scheme_of_cargo_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_scheme_of_cargo_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_scheme_of_cargo_id_foreign";`);
    this.addSql(`alter table "inventory_document_items" drop constraint "inventory_document_items_parent_id_foreign";`);
    this.addSql(`alter table "register_store_keeper" drop constraint "register_store_keeper_inventory_document_id_foreign";`);
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_box_id_foreign";`);
    this.addSql(`alter table "weighing_station" drop constraint "weighing_station_box_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_box_id_foreign";`);
    this.addSql(`alter table "loading_plan_holds" drop constraint "loading_plan_holds_box_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_box_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_box_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_box_id_foreign";`);
    this.addSql(`alter table "plumb_line" drop constraint "plumb_line_box_id_foreign";`);
    this.addSql(`alter table "register_store_keeper" drop constraint "register_store_keeper_box_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_order_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_delivery_order_id_foreign";`);
    this.addSql(`alter table "order_for_transport" drop constraint "order_for_transport_delivery_order_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_delivery_order_id_foreign";`);
    this.addSql(`alter table "ship_planning" drop constraint "ship_planning_weighing_station_id_foreign";`);
    this.addSql(`alter table "scale" drop constraint "scale_weighing_station_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_weighing_station_id_foreign";`);
    this.addSql(`alter table "loading_plan" drop constraint "loading_plan_ship_planning_id_foreign";`);
    this.addSql(`alter table "loading_plan_holds" drop constraint "loading_plan_holds_parent_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_scale_id_foreign";`);
    this.addSql(`alter table "disposition" drop constraint "disposition_scale_two_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_scale_brutto_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_scale_tare_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_scale_netto_id_foreign";`);
    this.addSql(`alter table "weighing_record_weighings" drop constraint "weighing_record_weighings_scale_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_scale_id_foreign";`);
    this.addSql(`alter table "plumb_line" drop constraint "plumb_line_scale_id_foreign";`);
    this.addSql(`alter table "weight_memory" drop constraint "weight_memory_scale_id_foreign";`);
    this.addSql(`alter table "weighted_disposition" drop constraint "weighted_disposition_scale_id_foreign";`);
    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_disposition_id_foreign";`);
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_disposition_id_foreign";`);
    this.addSql(`alter table "punishment" drop constraint "punishment_disposition_id_foreign";`);
    this.addSql(`alter table "plumb_line" drop constraint "plumb_line_disposition_id_foreign";`);
    this.addSql(`alter table "outgoing_sms" drop constraint "outgoing_sms_disposition_id_foreign";`);
    this.addSql(`alter table "order_for_transport" drop constraint "order_for_transport_disposition_id_foreign";`);
    this.addSql(`alter table "kiosk_session" drop constraint "kiosk_session_disposition_id_foreign";`);
    this.addSql(`alter table "kiosk_code" drop constraint "kiosk_code_disposition_id_foreign";`);
    this.addSql(`alter table "disposition_status_history" drop constraint "disposition_status_history_disposition_id_foreign";`);
    this.addSql(`alter table "delivery_note" drop constraint "delivery_note_disposition_id_foreign";`);
    this.addSql(`alter table "weighted_disposition" drop constraint "weighted_disposition_disposition_id_foreign";`);
    this.addSql(`alter table "delivery_payment" drop constraint "delivery_payment_disposition_id_foreign";`);
    this.addSql(`alter table "weighing_record_weighings" drop constraint "weighing_record_weighings_parent_id_foreign";`);
    this.addSql(`alter table "plumb_line" drop constraint "plumb_line_ship_unloading_id_foreign";`);
    this.addSql(`alter table "delivery_payment_punishments" drop constraint "delivery_payment_punishments_punishment_id_foreign";`);
    this.addSql(`alter table "outgoing_sms_recipients" drop constraint "outgoing_sms_recipients_parent_id_foreign";`);
    this.addSql(`alter table "register_store_keeper" drop constraint "register_store_keeper_delivery_note_id_foreign";`);
    this.addSql(`alter table "delivery_note_items" drop constraint "delivery_note_items_parent_id_foreign";`);
    this.addSql(`alter table "print_history" drop constraint "print_history_working_place_id_foreign";`);
    this.addSql(`alter table "delivery_payment" drop constraint "delivery_payment_working_place_id_foreign";`);
    this.addSql(`alter table "delivery_payment_punishments" drop constraint "delivery_payment_punishments_parent_id_foreign";`);

    this.addSql(`drop table if exists "document_counter" cascade;`);
    this.addSql(`drop table if exists "outbox" cascade;`);
    this.addSql(`drop table if exists "transition" cascade;`);
    this.addSql(`drop table if exists "user" cascade;`);
    this.addSql(`drop table if exists "unit_of_measure" cascade;`);
    this.addSql(`drop table if exists "track_model" cascade;`);
    this.addSql(`drop table if exists "time_tracking_item" cascade;`);
    this.addSql(`drop table if exists "term_of_payment" cascade;`);
    this.addSql(`drop table if exists "supply_method" cascade;`);
    this.addSql(`drop table if exists "standing" cascade;`);
    this.addSql(`drop table if exists "stage" cascade;`);
    this.addSql(`drop table if exists "ship" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop table if exists "score_point" cascade;`);
    this.addSql(`drop table if exists "scale_protocol" cascade;`);
    this.addSql(`drop table if exists "scale_protocol_config_s7" cascade;`);
    this.addSql(`drop table if exists "scale_agent" cascade;`);
    this.addSql(`drop table if exists "sales_order_status" cascade;`);
    this.addSql(`drop table if exists "role_group" cascade;`);
    this.addSql(`drop table if exists "role_group_users" cascade;`);
    this.addSql(`drop table if exists "report_setting" cascade;`);
    this.addSql(`drop table if exists "report_variant" cascade;`);
    this.addSql(`drop table if exists "report_variant_sorts" cascade;`);
    this.addSql(`drop table if exists "report_variant_groups" cascade;`);
    this.addSql(`drop table if exists "report_variant_fields" cascade;`);
    this.addSql(`drop table if exists "report_variant_calcs" cascade;`);
    this.addSql(`drop table if exists "report_setting_sort" cascade;`);
    this.addSql(`drop table if exists "report_setting_groups" cascade;`);
    this.addSql(`drop table if exists "report_setting_fields" cascade;`);
    this.addSql(`drop table if exists "report_setting_calcs" cascade;`);
    this.addSql(`drop table if exists "reminder" cascade;`);
    this.addSql(`drop table if exists "reclamation_type" cascade;`);
    this.addSql(`drop table if exists "reclamation_subject" cascade;`);
    this.addSql(`drop table if exists "reclamation_status_group" cascade;`);
    this.addSql(`drop table if exists "reclamation_state" cascade;`);
    this.addSql(`drop table if exists "reclamation_reason" cascade;`);
    this.addSql(`drop table if exists "reclamation_perpetrator" cascade;`);
    this.addSql(`drop table if exists "reclamation_execution" cascade;`);
    this.addSql(`drop table if exists "reclamation_decision" cascade;`);
    this.addSql(`drop table if exists "reclamation_client_expectation" cascade;`);
    this.addSql(`drop table if exists "product_parameter" cascade;`);
    this.addSql(`drop table if exists "product_category" cascade;`);
    this.addSql(`drop table if exists "product" cascade;`);
    this.addSql(`drop table if exists "product_variant_definition" cascade;`);
    this.addSql(`drop table if exists "product_variant_definition_additional_parameters" cascade;`);
    this.addSql(`drop table if exists "product_variant" cascade;`);
    this.addSql(`drop table if exists "print_view" cascade;`);
    this.addSql(`drop table if exists "position" cascade;`);
    this.addSql(`drop table if exists "parameter_value" cascade;`);
    this.addSql(`drop table if exists "product_param_setting" cascade;`);
    this.addSql(`drop table if exists "parameter_value_properties" cascade;`);
    this.addSql(`drop table if exists "object_versioning_setting" cascade;`);
    this.addSql(`drop table if exists "object_version" cascade;`);
    this.addSql(`drop table if exists "notification" cascade;`);
    this.addSql(`drop table if exists "mine" cascade;`);
    this.addSql(`drop table if exists "main_desktop" cascade;`);
    this.addSql(`drop table if exists "inventory_status" cascade;`);
    this.addSql(`drop table if exists "inventory_operation_type" cascade;`);
    this.addSql(`drop table if exists "inventory_category" cascade;`);
    this.addSql(`drop table if exists "interaction_tag" cascade;`);
    this.addSql(`drop table if exists "interaction_status" cascade;`);
    this.addSql(`drop table if exists "form_definition" cascade;`);
    this.addSql(`drop table if exists "form_definition_fields" cascade;`);
    this.addSql(`drop table if exists "firm" cascade;`);
    this.addSql(`drop table if exists "file" cascade;`);
    this.addSql(`drop table if exists "external_database_connection" cascade;`);
    this.addSql(`drop table if exists "executor_role" cascade;`);
    this.addSql(`drop table if exists "task_template" cascade;`);
    this.addSql(`drop table if exists "executor_role_executors" cascade;`);
    this.addSql(`drop table if exists "exchange_node" cascade;`);
    this.addSql(`drop table if exists "exchange_object" cascade;`);
    this.addSql(`drop table if exists "employee" cascade;`);
    this.addSql(`drop table if exists "email_template" cascade;`);
    this.addSql(`drop table if exists "email_template_content_variants_list" cascade;`);
    this.addSql(`drop table if exists "email_account" cascade;`);
    this.addSql(`drop table if exists "mailbox" cascade;`);
    this.addSql(`drop table if exists "email_signature" cascade;`);
    this.addSql(`drop table if exists "email_signature_signatures" cascade;`);
    this.addSql(`drop table if exists "email_label" cascade;`);
    this.addSql(`drop table if exists "email_account_users" cascade;`);
    this.addSql(`drop table if exists "document_prefix" cascade;`);
    this.addSql(`drop table if exists "inventory_category_prefixes" cascade;`);
    this.addSql(`drop table if exists "document_prefix_document_types" cascade;`);
    this.addSql(`drop table if exists "document_numerator" cascade;`);
    this.addSql(`drop table if exists "disposition_status" cascade;`);
    this.addSql(`drop table if exists "department" cascade;`);
    this.addSql(`drop table if exists "role_group_departments" cascade;`);
    this.addSql(`drop table if exists "department_employees" cascade;`);
    this.addSql(`drop table if exists "delivery_schedule" cascade;`);
    this.addSql(`drop table if exists "customer_request_tag" cascade;`);
    this.addSql(`drop table if exists "customer_request_status" cascade;`);
    this.addSql(`drop table if exists "currency" cascade;`);
    this.addSql(`drop table if exists "payment_type" cascade;`);
    this.addSql(`drop table if exists "exchange_rate" cascade;`);
    this.addSql(`drop table if exists "country" cascade;`);
    this.addSql(`drop table if exists "counterparty" cascade;`);
    this.addSql(`drop table if exists "ship_registration" cascade;`);
    this.addSql(`drop table if exists "project" cascade;`);
    this.addSql(`drop table if exists "pricelist" cascade;`);
    this.addSql(`drop table if exists "pricelist_items" cascade;`);
    this.addSql(`drop table if exists "interaction" cascade;`);
    this.addSql(`drop table if exists "interaction_tags" cascade;`);
    this.addSql(`drop table if exists "interaction_interaction_product_table" cascade;`);
    this.addSql(`drop table if exists "interaction_files" cascade;`);
    this.addSql(`drop table if exists "discount" cascade;`);
    this.addSql(`drop table if exists "sales_order" cascade;`);
    this.addSql(`drop table if exists "sales_order_files" cascade;`);
    this.addSql(`drop table if exists "sales_order_comment" cascade;`);
    this.addSql(`drop table if exists "reclamation" cascade;`);
    this.addSql(`drop table if exists "reclamation_production_order" cascade;`);
    this.addSql(`drop table if exists "reclamation_item" cascade;`);
    this.addSql(`drop table if exists "reclamation_history" cascade;`);
    this.addSql(`drop table if exists "reclamation_file" cascade;`);
    this.addSql(`drop table if exists "reclamation_cost" cascade;`);
    this.addSql(`drop table if exists "prodorder_reclamation" cascade;`);
    this.addSql(`drop table if exists "delivery_schedule_sales_orders" cascade;`);
    this.addSql(`drop table if exists "discount_items" cascade;`);
    this.addSql(`drop table if exists "delivery_schedule_items" cascade;`);
    this.addSql(`drop table if exists "delivery_schedule_counterparties" cascade;`);
    this.addSql(`drop table if exists "customer_request" cascade;`);
    this.addSql(`drop table if exists "customer_request_tags" cascade;`);
    this.addSql(`drop table if exists "customer_request_files" cascade;`);
    this.addSql(`drop table if exists "cost_article" cascade;`);
    this.addSql(`drop table if exists "contact_person" cascade;`);
    this.addSql(`drop table if exists "sales_point" cascade;`);
    this.addSql(`drop table if exists "incoming_email" cascade;`);
    this.addSql(`drop table if exists "outgoing_email" cascade;`);
    this.addSql(`drop table if exists "reclamation_email" cascade;`);
    this.addSql(`drop table if exists "reclamation_email_files" cascade;`);
    this.addSql(`drop table if exists "outgoing_email_linked_doc" cascade;`);
    this.addSql(`drop table if exists "outgoing_email_labels" cascade;`);
    this.addSql(`drop table if exists "outgoing_email_attachment" cascade;`);
    this.addSql(`drop table if exists "interaction_comment" cascade;`);
    this.addSql(`drop table if exists "interaction_comment_files" cascade;`);
    this.addSql(`drop table if exists "incoming_email_linked_doc" cascade;`);
    this.addSql(`drop table if exists "incoming_email_labels" cascade;`);
    this.addSql(`drop table if exists "incoming_email_attachment" cascade;`);
    this.addSql(`drop table if exists "customer_request_comment" cascade;`);
    this.addSql(`drop table if exists "customer_request_comment_files" cascade;`);
    this.addSql(`drop table if exists "crm_event" cascade;`);
    this.addSql(`drop table if exists "component" cascade;`);
    this.addSql(`drop table if exists "cash_flow_item" cascade;`);
    this.addSql(`drop table if exists "payment_operation" cascade;`);
    this.addSql(`drop table if exists "carrier" cascade;`);
    this.addSql(`drop table if exists "driver" cascade;`);
    this.addSql(`drop table if exists "capability" cascade;`);
    this.addSql(`drop table if exists "employee_capabilities" cascade;`);
    this.addSql(`drop table if exists "calendar" cascade;`);
    this.addSql(`drop table if exists "calendar_users" cascade;`);
    this.addSql(`drop table if exists "calendar_event" cascade;`);
    this.addSql(`drop table if exists "bp_definition" cascade;`);
    this.addSql(`drop table if exists "bp_exemplar" cascade;`);
    this.addSql(`drop table if exists "task" cascade;`);
    this.addSql(`drop table if exists "task_orders" cascade;`);
    this.addSql(`drop table if exists "task_files" cascade;`);
    this.addSql(`drop table if exists "task_execution_history" cascade;`);
    this.addSql(`drop table if exists "bp_history" cascade;`);
    this.addSql(`drop table if exists "bp_definition_stages" cascade;`);
    this.addSql(`drop table if exists "bp_definition_stage_settings_list" cascade;`);
    this.addSql(`drop table if exists "bom" cascade;`);
    this.addSql(`drop table if exists "bom_products" cascade;`);
    this.addSql(`drop table if exists "bom_operations" cascade;`);
    this.addSql(`drop table if exists "bom_materials" cascade;`);
    this.addSql(`drop table if exists "bom_labor" cascade;`);
    this.addSql(`drop table if exists "authentication_code" cascade;`);
    this.addSql(`drop table if exists "assortment" cascade;`);
    this.addSql(`drop table if exists "article_document" cascade;`);
    this.addSql(`drop table if exists "app_setting_item" cascade;`);
    this.addSql(`drop table if exists "app_setting" cascade;`);
    this.addSql(`drop table if exists "additional_parameter" cascade;`);
    this.addSql(`drop table if exists "access_restriction" cascade;`);
    this.addSql(`drop table if exists "access_log" cascade;`);
    this.addSql(`drop table if exists "user_navigation" cascade;`);
    this.addSql(`drop table if exists "user_role" cascade;`);
    this.addSql(`drop table if exists "default_role" cascade;`);
    this.addSql(`drop table if exists "user_roles" cascade;`);
    this.addSql(`drop table if exists "user_setting_item" cascade;`);
    this.addSql(`drop table if exists "user_setting" cascade;`);
    this.addSql(`drop table if exists "vat_rate" cascade;`);
    this.addSql(`drop table if exists "sales_order_products" cascade;`);
    this.addSql(`drop table if exists "punishment_type" cascade;`);
    this.addSql(`drop table if exists "vehicle" cascade;`);
    this.addSql(`drop table if exists "view_setting" cascade;`);
    this.addSql(`drop table if exists "user_view_setting" cascade;`);
    this.addSql(`drop table if exists "navigation_item" cascade;`);
    this.addSql(`drop table if exists "warehouse" cascade;`);
    this.addSql(`drop table if exists "scheme_of_cargo" cascade;`);
    this.addSql(`drop table if exists "inventory_document" cascade;`);
    this.addSql(`drop table if exists "inventory_document_items" cascade;`);
    this.addSql(`drop table if exists "box" cascade;`);
    this.addSql(`drop table if exists "delivery_order" cascade;`);
    this.addSql(`drop table if exists "weighing_station" cascade;`);
    this.addSql(`drop table if exists "ship_planning" cascade;`);
    this.addSql(`drop table if exists "loading_plan" cascade;`);
    this.addSql(`drop table if exists "loading_plan_holds" cascade;`);
    this.addSql(`drop table if exists "scale" cascade;`);
    this.addSql(`drop table if exists "disposition" cascade;`);
    this.addSql(`drop table if exists "weighing_record" cascade;`);
    this.addSql(`drop table if exists "weighing_record_weighings" cascade;`);
    this.addSql(`drop table if exists "ship_unloading" cascade;`);
    this.addSql(`drop table if exists "punishment" cascade;`);
    this.addSql(`drop table if exists "plumb_line" cascade;`);
    this.addSql(`drop table if exists "outgoing_sms" cascade;`);
    this.addSql(`drop table if exists "outgoing_sms_recipients" cascade;`);
    this.addSql(`drop table if exists "order_for_transport" cascade;`);
    this.addSql(`drop table if exists "kiosk_session" cascade;`);
    this.addSql(`drop table if exists "kiosk_code" cascade;`);
    this.addSql(`drop table if exists "disposition_status_history" cascade;`);
    this.addSql(`drop table if exists "delivery_note" cascade;`);
    this.addSql(`drop table if exists "register_store_keeper" cascade;`);
    this.addSql(`drop table if exists "delivery_note_items" cascade;`);
    this.addSql(`drop table if exists "weight_memory" cascade;`);
    this.addSql(`drop table if exists "weighted_disposition" cascade;`);
    this.addSql(`drop table if exists "work_shift" cascade;`);
    this.addSql(`drop table if exists "working_place" cascade;`);
    this.addSql(`drop table if exists "print_history" cascade;`);
    this.addSql(`drop table if exists "delivery_payment" cascade;`);
    this.addSql(`drop table if exists "delivery_payment_punishments" cascade;`);
  }

}
