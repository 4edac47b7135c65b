create table "user" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "uuid" varchar(36) null,
  "is_active" boolean not null default true,
  "login" varchar(60) not null,
  "name" varchar(255) not null,
  "email" varchar(255) not null,
  "email_confirmed" boolean not null default true,
  "password" varchar(1000) null,
  "abbreviation" varchar(10) null,
  "language" varchar(2) null,
  "external_user" boolean not null default false,
  "full_rights" boolean not null default false,
  "use2_fa" boolean not null default false,
  "use_customer_access" boolean not null default false,
  "counterparty_id" int null,
  "referral_token" varchar(1000) null,
  "email_confirmation_token" varchar(1000) null,
  "password_reset_token" varchar(1000) null
);
create index "user_name_index" on "user" ("name", "id");
create index "user_author_id_index" on "user" ("author_id", "id") where "author_id" is not null;
create index "user_counterparty_id_index" on "user" ("counterparty_id", "id") where "counterparty_id" is not null;
create index "user_name_letters" on "user" using gin ((plain_letters("name")) gin_trgm_ops);
create index "user_login_letters" on "user" using gin ((plain_letters("login")) gin_trgm_ops);
create index "user_email_letters" on "user" using gin ((plain_letters("email")) gin_trgm_ops);
create index "user_login_any_case" on "user" (lower("login"));
create index "user_email_any_case" on "user" (lower("email"));
alter table "user" add constraint "user_uuid_unique" unique ("uuid");
alter table "user" add constraint "user_login_unique" unique ("login");
alter table "user" add constraint "user_email_unique" unique ("email");

create table "time_tracking_item" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_id" int not null,
  "object_type" varchar(60) not null default 'interaction',
  "object_id" int not null,
  "object_data" jsonb null,
  "start_date" timestamptz(3) not null,
  "end_date" timestamptz(3) null,
  "elapsed_time" int not null default 0,
  "comment" text null
);
create index "time_tracking_item_start_date_index" on "time_tracking_item" ("start_date", "id");
create index "time_tracking_item_user_id_end_date_index" on "time_tracking_item" ("user_id", "end_date", "id");
create index "time_tracking_item_object_type_object_id_index" on "time_tracking_item" ("object_type", "object_id", "id");
create index "time_tracking_item_author_id_index" on "time_tracking_item" ("author_id", "id") where "author_id" is not null;
create index "time_tracking_item_comment_letters" on "time_tracking_item" using gin ((plain_letters("comment")) gin_trgm_ops);

create table "role_group" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "settings" jsonb null,
  "navigation" jsonb null
);
create index "role_group_name_index" on "role_group" ("name", "id");
create index "role_group_author_id_index" on "role_group" ("author_id", "id") where "author_id" is not null;
create index "role_group_name_letters" on "role_group" using gin ((plain_letters("name")) gin_trgm_ops);

create table "role_group_users" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "user_id" int not null
);
create index "role_group_users_parent_index" on "role_group_users" ("parent_id", "row_number");
create index "role_group_users_user_id_index" on "role_group_users" ("user_id", "id") where "user_id" is not null;

create table "reminder" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_id" int not null,
  "date" timestamptz(3) not null,
  "title" varchar(255) not null,
  "description" text null,
  "object_name" varchar(60) null,
  "object_id" int null,
  "done" boolean not null default false
);
create index "reminder_date_index" on "reminder" ("date", "id");
create index "reminder_user_id_done_date_index" on "reminder" ("user_id", "done", "date", "id");
create index "reminder_object_name_object_id_index" on "reminder" ("object_name", "object_id", "id");
create index "reminder_author_id_index" on "reminder" ("author_id", "id") where "author_id" is not null;
create index "reminder_title_letters" on "reminder" using gin ((plain_letters("title")) gin_trgm_ops);
create index "reminder_description_letters" on "reminder" using gin ((plain_letters("description")) gin_trgm_ops);

create table "print_view" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "original_id" int null,
  "route_owner" varchar(120) null,
  "is_print_and_closed" boolean not null default false,
  "template" text null
);
create index "print_view_name_index" on "print_view" ("name", "id");
create index "print_view_route_owner_name_index" on "print_view" ("route_owner", "name", "id");
create index "print_view_author_id_index" on "print_view" ("author_id", "id") where "author_id" is not null;
create index "print_view_original_id_index" on "print_view" ("original_id", "id") where "original_id" is not null;
create index "print_view_name_letters" on "print_view" using gin ((plain_letters("name")) gin_trgm_ops);
create index "print_view_route_owner_letters" on "print_view" using gin ((plain_letters("route_owner")) gin_trgm_ops);

create table "object_versioning_setting" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "object_type" varchar(60) not null,
  "versioning_method" varchar(60) not null default 'all'
);
create index "object_versioning_setting_object_type_index" on "object_versioning_setting" ("object_type", "id");
create index "object_versioning_setting_author_id_index" on "object_versioning_setting" ("author_id", "id") where "author_id" is not null;
create index "object_versioning_setting_object_type_letters" on "object_versioning_setting" using gin ((plain_letters("object_type")) gin_trgm_ops);
alter table "object_versioning_setting" add constraint "object_versioning_setting_object_type_unique" unique ("object_type");

create table "object_version" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "object_type" varchar(60) not null,
  "object_id" int not null,
  "object_presentation" varchar(255) null,
  "version" int not null,
  "action" varchar(60) not null,
  "object_data" jsonb not null
);
create index "object_version_author_id_index" on "object_version" ("author_id", "id") where "author_id" is not null;
create index "object_version_object_presentation_letters" on "object_version" using gin ((plain_letters("object_presentation")) gin_trgm_ops);
alter table "object_version" add constraint "object_version_object_type_object_id_version_unique" unique ("object_type", "object_id", "version");

create table "notification" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_id" int not null,
  "type" varchar(60) not null default 'INFO',
  "title" varchar(255) not null,
  "description" text null,
  "icon" varchar(60) null,
  "icon_color" varchar(20) null,
  "object_name" varchar(60) null,
  "object_id" int null,
  "read" boolean not null default false
);
create index "notification_user_id_read_index" on "notification" ("user_id", "read", "id");
create index "notification_author_id_index" on "notification" ("author_id", "id") where "author_id" is not null;
create index "notification_title_letters" on "notification" using gin ((plain_letters("title")) gin_trgm_ops);
create index "notification_description_letters" on "notification" using gin ((plain_letters("description")) gin_trgm_ops);

create table "main_desktop" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_id" int not null,
  "items" jsonb null
);
create index "main_desktop_author_id_index" on "main_desktop" ("author_id", "id") where "author_id" is not null;
alter table "main_desktop" add constraint "main_desktop_user_id_unique" unique ("user_id");

create table "form_definition" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "topic" varchar(255) not null,
  "recipient" varchar(255) not null,
  "is_active" boolean not null default true,
  "lang" jsonb null
);
create index "form_definition_name_index" on "form_definition" ("name", "id");
create index "form_definition_author_id_index" on "form_definition" ("author_id", "id") where "author_id" is not null;
create index "form_definition_name_letters" on "form_definition" using gin ((plain_letters("name")) gin_trgm_ops);
create index "form_definition_topic_letters" on "form_definition" using gin ((plain_letters("topic")) gin_trgm_ops);
create index "form_definition_lang_letters" on "form_definition" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "form_definition_fields" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "name" varchar(60) not null,
  "title" varchar(255) null,
  "type" varchar(60) not null default 'text',
  "required" boolean not null default false,
  "format" varchar(40) null,
  "pattern" varchar(255) null,
  "columns" int not null default 12
);
create index "form_definition_fields_parent_index" on "form_definition_fields" ("parent_id", "row_number");

create table "form_answer" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "form_definition_id" int not null,
  "topic" varchar(255) not null,
  "recipient" varchar(255) not null,
  "answers" jsonb null,
  "answer_text" text null
);
create index "form_answer_form_definition_id_index" on "form_answer" ("form_definition_id", "id");
create index "form_answer_author_id_index" on "form_answer" ("author_id", "id") where "author_id" is not null;
create index "form_answer_topic_letters" on "form_answer" using gin ((plain_letters("topic")) gin_trgm_ops);
create index "form_answer_recipient_letters" on "form_answer" using gin ((plain_letters("recipient")) gin_trgm_ops);
create index "form_answer_answer_text_letters" on "form_answer" using gin ((plain_letters("answer_text")) gin_trgm_ops);

create table "file" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "type" varchar(120) null,
  "size" int not null,
  "description" varchar(255) null,
  "verification_protocol" boolean not null default false,
  "object_name" varchar(60) null,
  "object_id" int null,
  "checksum" varchar(64) null
);
create index "file_checksum_index" on "file" ("checksum", "id");
create index "file_name_index" on "file" ("name", "id");
create index "file_object_name_object_id_index" on "file" ("object_name", "object_id", "id");
create index "file_author_id_index" on "file" ("author_id", "id") where "author_id" is not null;
create index "file_name_letters" on "file" using gin ((plain_letters("name")) gin_trgm_ops);
create index "file_description_letters" on "file" using gin ((plain_letters("description")) gin_trgm_ops);

create table "document_prefix" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(10) not null,
  "template" varchar(60) null,
  "is_active" boolean not null default true,
  "default" boolean not null default false,
  "periodicity" varchar(60) not null default 'indefinite'
);
create index "document_prefix_name_index" on "document_prefix" ("name", "id");
create index "document_prefix_author_id_index" on "document_prefix" ("author_id", "id") where "author_id" is not null;
create index "document_prefix_name_letters" on "document_prefix" using gin ((plain_letters("name")) gin_trgm_ops);
create index "document_prefix_template_letters" on "document_prefix" using gin ((plain_letters("template")) gin_trgm_ops);
alter table "document_prefix" add constraint "document_prefix_name_unique" unique ("name");

create table "document_prefix_document_types" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "object_type" varchar(60) not null
);
create index "document_prefix_document_types_parent_index" on "document_prefix_document_types" ("parent_id", "row_number");

create table "document_numerator" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "doc_type" varchar(60) not null,
  "numerator" varchar(40) not null default 'prefix',
  "numerator_value" varchar(60) not null,
  "period" varchar(10) not null,
  "year_number" int null,
  "last_number" int not null default 0
);
create index "document_numerator_doc_type_year_number_index" on "document_numerator" ("doc_type", "year_number", "id");
create index "document_numerator_author_id_index" on "document_numerator" ("author_id", "id") where "author_id" is not null;
create index "document_numerator_doc_type_letters" on "document_numerator" using gin ((plain_letters("doc_type")) gin_trgm_ops);
create index "document_numerator_numerator_value_letters" on "document_numerator" using gin ((plain_letters("numerator_value")) gin_trgm_ops);
alter table "document_numerator" add constraint "document_numerator_doc_type_numerator_value_period_unique" unique ("doc_type", "numerator_value", "period");

create table "role_group_departments" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "department_id" int not null
);
create index "role_group_departments_parent_index" on "role_group_departments" ("parent_id", "row_number");
create index "role_group_departments_department_id_index" on "role_group_departments" ("department_id", "id") where "department_id" is not null;

create table "registration" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_id" int not null,
  "is_firm" boolean not null default false,
  "firm_name" varchar(255) null,
  "phone" varchar(20) null,
  "country_code" varchar(2) null,
  "company_department" varchar(255) null,
  "commercial_in_charge_of_you" varchar(255) null,
  "not_vat_number" boolean not null default false,
  "vat_number" varchar(20) null,
  "address" varchar(255) null,
  "postal_code" varchar(20) null,
  "city" varchar(255) null,
  "delivery_department" varchar(255) null,
  "counterparty_id" int null,
  "known_firm_id" int null
);
create index "registration_author_id_index" on "registration" ("author_id", "id") where "author_id" is not null;
create index "registration_user_id_index" on "registration" ("user_id", "id") where "user_id" is not null;
create index "registration_counterparty_id_index" on "registration" ("counterparty_id", "id") where "counterparty_id" is not null;
create index "registration_known_firm_id_index" on "registration" ("known_firm_id", "id") where "known_firm_id" is not null;
create index "registration_firm_name_letters" on "registration" using gin ((plain_letters("firm_name")) gin_trgm_ops);
create index "registration_vat_number_letters" on "registration" using gin ((plain_letters("vat_number")) gin_trgm_ops);
create index "registration_city_letters" on "registration" using gin ((plain_letters("city")) gin_trgm_ops);

create table "component" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(60) not null,
  "title" varchar(255) null,
  "module" varchar(40) null
);
create index "component_name_index" on "component" ("name", "id");
create index "component_author_id_index" on "component" ("author_id", "id") where "author_id" is not null;
create index "component_name_letters" on "component" using gin ((plain_letters("name")) gin_trgm_ops);
create index "component_title_letters" on "component" using gin ((plain_letters("title")) gin_trgm_ops);
alter table "component" add constraint "component_name_unique" unique ("name");

create table "authentication_code" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_id" int not null,
  "auth_code" varchar(1000) not null,
  "period" timestamptz(3) not null,
  "attempts" int not null default 0,
  "used" boolean not null default false
);
create index "authentication_code_user_id_period_index" on "authentication_code" ("user_id", "period", "id");
create index "authentication_code_author_id_index" on "authentication_code" ("author_id", "id") where "author_id" is not null;

create table "article_document" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "thema" varchar(255) null,
  "parent_id" int null,
  "is_child" boolean not null default false,
  "is_parent" boolean not null default false,
  "has_children" boolean not null default false,
  "file_name" varchar(255) null
);
create index "article_document_name_index" on "article_document" ("name", "id");
create index "article_document_author_id_index" on "article_document" ("author_id", "id") where "author_id" is not null;
create index "article_document_parent_id_index" on "article_document" ("parent_id", "id") where "parent_id" is not null;
create index "article_document_name_letters" on "article_document" using gin ((plain_letters("name")) gin_trgm_ops);
create index "article_document_thema_letters" on "article_document" using gin ((plain_letters("thema")) gin_trgm_ops);

create table "app_setting_item" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(60) not null,
  "description" varchar(255) null,
  "default_value" jsonb null
);
create index "app_setting_item_name_index" on "app_setting_item" ("name", "id");
create index "app_setting_item_author_id_index" on "app_setting_item" ("author_id", "id") where "author_id" is not null;
create index "app_setting_item_name_letters" on "app_setting_item" using gin ((plain_letters("name")) gin_trgm_ops);
create index "app_setting_item_description_letters" on "app_setting_item" using gin ((plain_letters("description")) gin_trgm_ops);
alter table "app_setting_item" add constraint "app_setting_item_name_unique" unique ("name");

create table "app_setting" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "setting_id" int not null,
  "value" jsonb null
);
create index "app_setting_author_id_index" on "app_setting" ("author_id", "id") where "author_id" is not null;
alter table "app_setting" add constraint "app_setting_setting_id_unique" unique ("setting_id");

create table "additional_parameter" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(60) null,
  "type" varchar(60) not null default 'text',
  "model" varchar(60) not null,
  "lang" jsonb null
);
create index "additional_parameter_name_index" on "additional_parameter" ("name", "id");
create index "additional_parameter_model_name_index" on "additional_parameter" ("model", "name", "id");
create index "additional_parameter_author_id_index" on "additional_parameter" ("author_id", "id") where "author_id" is not null;
create index "additional_parameter_name_letters" on "additional_parameter" using gin ((plain_letters("name")) gin_trgm_ops);
create index "additional_parameter_predefined_name_letters" on "additional_parameter" using gin ((plain_letters("predefined_name")) gin_trgm_ops);
create index "additional_parameter_lang_letters" on "additional_parameter" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
create unique index "additional_parameter_model_predefined_name_unique" on "additional_parameter" ("model", "predefined_name") nulls not distinct;

create table "access_restriction" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "object_type" varchar(60) not null,
  "use_restriction" boolean not null default false,
  "use_department_restriction" boolean not null default false
);
create index "access_restriction_object_type_index" on "access_restriction" ("object_type", "id");
create index "access_restriction_author_id_index" on "access_restriction" ("author_id", "id") where "author_id" is not null;
create index "access_restriction_object_type_letters" on "access_restriction" using gin ((plain_letters("object_type")) gin_trgm_ops);
alter table "access_restriction" add constraint "access_restriction_object_type_unique" unique ("object_type");

create table "access_log" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "date" timestamptz(3) not null,
  "action" varchar(60) not null,
  "user_id" int null,
  "login" varchar(255) null,
  "ip_address" varchar(45) null,
  "user_agent" varchar(400) null,
  "path" varchar(255) null,
  "object_name" varchar(60) null,
  "object_id" int null,
  "detail" text null
);
create index "access_log_date_index" on "access_log" ("date", "id");
create index "access_log_user_id_date_index" on "access_log" ("user_id", "date", "id");
create index "access_log_author_id_index" on "access_log" ("author_id", "id") where "author_id" is not null;
create index "access_log_login_letters" on "access_log" using gin ((plain_letters("login")) gin_trgm_ops);
create index "access_log_ip_address_letters" on "access_log" using gin ((plain_letters("ip_address")) gin_trgm_ops);

create table "user_navigation" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_id" int not null,
  "navigation" jsonb null
);
create index "user_navigation_author_id_index" on "user_navigation" ("author_id", "id") where "author_id" is not null;
alter table "user_navigation" add constraint "user_navigation_user_id_unique" unique ("user_id");

create table "user_role" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "key" varchar(40) not null,
  "read_only" boolean not null default false,
  "lang" jsonb null
);
create index "user_role_name_index" on "user_role" ("name", "id");
create index "user_role_author_id_index" on "user_role" ("author_id", "id") where "author_id" is not null;
create index "user_role_name_letters" on "user_role" using gin ((plain_letters("name")) gin_trgm_ops);
create index "user_role_lang_letters" on "user_role" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "user_role" add constraint "user_role_key_unique" unique ("key");

create table "role_group_roles" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "user_role_id" int not null
);
create index "role_group_roles_parent_index" on "role_group_roles" ("parent_id", "row_number");
create index "role_group_roles_user_role_id_index" on "role_group_roles" ("user_role_id", "id") where "user_role_id" is not null;

create table "default_role" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_role_id" int not null,
  "external_user" boolean not null default true
);
create index "default_role_author_id_index" on "default_role" ("author_id", "id") where "author_id" is not null;
create index "default_role_user_role_id_index" on "default_role" ("user_role_id", "id") where "user_role_id" is not null;

create table "user_role_objects" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "object_type" varchar(60) not null,
  "read" boolean not null default true,
  "modify" boolean not null default false
);
create index "user_role_objects_parent_index" on "user_role_objects" ("parent_id", "row_number");

create table "user_roles" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "user_role_id" int not null
);
create index "user_roles_parent_index" on "user_roles" ("parent_id", "row_number");
create index "user_roles_user_role_id_index" on "user_roles" ("user_role_id", "id") where "user_role_id" is not null;

create table "user_setting_item" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(60) not null,
  "description" varchar(255) null,
  "default_value" jsonb null
);
create index "user_setting_item_name_index" on "user_setting_item" ("name", "id");
create index "user_setting_item_author_id_index" on "user_setting_item" ("author_id", "id") where "author_id" is not null;
create index "user_setting_item_name_letters" on "user_setting_item" using gin ((plain_letters("name")) gin_trgm_ops);
create index "user_setting_item_description_letters" on "user_setting_item" using gin ((plain_letters("description")) gin_trgm_ops);
alter table "user_setting_item" add constraint "user_setting_item_name_unique" unique ("name");

create table "user_setting" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_id" int not null,
  "setting_id" int not null,
  "value" jsonb null
);
create index "user_setting_user_id_setting_id_index" on "user_setting" ("user_id", "setting_id", "id");
create index "user_setting_author_id_index" on "user_setting" ("author_id", "id") where "author_id" is not null;
create index "user_setting_setting_id_index" on "user_setting" ("setting_id", "id") where "setting_id" is not null;

create table "view_setting" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "title" varchar(255) null,
  "description" text null,
  "view_type" varchar(60) not null default 'list',
  "object_id" varchar(60) null,
  "is_default" boolean not null default false,
  "items" jsonb null,
  "filters" jsonb null,
  "toolbar" jsonb null,
  "template" text null,
  "module" varchar(40) null,
  "lang" jsonb null
);
create index "view_setting_name_index" on "view_setting" ("name", "id");
create index "view_setting_object_id_view_type_index" on "view_setting" ("object_id", "view_type", "id");
create index "view_setting_author_id_index" on "view_setting" ("author_id", "id") where "author_id" is not null;
create index "view_setting_name_letters" on "view_setting" using gin ((plain_letters("name")) gin_trgm_ops);
create index "view_setting_title_letters" on "view_setting" using gin ((plain_letters("title")) gin_trgm_ops);
create index "view_setting_lang_letters" on "view_setting" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "user_view_setting" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_id" int not null,
  "object_id" varchar(60) not null,
  "view_type" varchar(60) not null default 'list',
  "view_id" int null,
  "items" jsonb null,
  "filters" jsonb null,
  "toolbar" jsonb null
);
create index "user_view_setting_author_id_index" on "user_view_setting" ("author_id", "id") where "author_id" is not null;
create index "user_view_setting_user_id_index" on "user_view_setting" ("user_id", "id") where "user_id" is not null;
create index "user_view_setting_view_id_index" on "user_view_setting" ("view_id", "id") where "view_id" is not null;
create unique index "user_view_setting_user_id_object_id_view_type_view_id_unique" on "user_view_setting" ("user_id", "object_id", "view_type", "view_id") nulls not distinct;

create table "navigation_item" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "title" varchar(255) not null,
  "path" varchar(255) null,
  "params" jsonb null,
  "query" jsonb null,
  "hash" varchar(120) null,
  "view_type" varchar(60) not null default 'list',
  "view_id" int null,
  "parent_id" int null,
  "sort_number" int not null default 0,
  "icon" varchar(60) null,
  "is_menu_item" boolean not null default true,
  "placed_as_other" boolean not null default false,
  "lang" jsonb null
);
create index "navigation_item_sort_number_index" on "navigation_item" ("sort_number", "id");
create index "navigation_item_author_id_index" on "navigation_item" ("author_id", "id") where "author_id" is not null;
create index "navigation_item_view_id_index" on "navigation_item" ("view_id", "id") where "view_id" is not null;
create index "navigation_item_parent_id_index" on "navigation_item" ("parent_id", "id") where "parent_id" is not null;
create index "navigation_item_title_letters" on "navigation_item" using gin ((plain_letters("title")) gin_trgm_ops);
create index "navigation_item_path_letters" on "navigation_item" using gin ((plain_letters("path")) gin_trgm_ops);
create index "navigation_item_lang_letters" on "navigation_item" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "working_place" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "code" varchar(20) null,
  "name" varchar(255) not null,
  "desktop_mode" boolean not null default false,
  "desktop_name" varchar(255) null,
  "computer_name" varchar(255) null,
  "control" boolean not null default false,
  "network_port" int null,
  "number_of_copies" int not null default 1,
  "orientation" varchar(60) not null default 'portrait',
  "page_size" varchar(20) null,
  "desible_working_in_several_sessions" boolean not null default false,
  "raising_railway_disposition" boolean not null default false,
  "is_roll_printer" boolean not null default false,
  "client_id_serial" varchar(255) null,
  "printer_name" varchar(255) null,
  "card_terminal" varchar(100) null,
  "card_terminal_password" varchar(1000) null,
  "scans_documents" boolean not null default false
);
create index "working_place_name_index" on "working_place" ("name", "id");
create index "working_place_author_id_index" on "working_place" ("author_id", "id") where "author_id" is not null;
create index "working_place_name_letters" on "working_place" using gin ((plain_letters("name")) gin_trgm_ops);
create index "working_place_code_letters" on "working_place" using gin ((plain_letters("code")) gin_trgm_ops);
create index "working_place_computer_name_letters" on "working_place" using gin ((plain_letters("computer_name")) gin_trgm_ops);
alter table "working_place" add constraint "working_place_code_unique" unique ("code");

create table "print_history" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "document_type" varchar(60) not null,
  "document_id" int not null,
  "document_number" varchar(40) null,
  "document_data" jsonb null,
  "print_view_id" int null,
  "working_place_id" int null,
  "copies" int not null default 1,
  "slip_state" varchar(60) null
);
create index "print_history_document_type_document_id_index" on "print_history" ("document_type", "document_id", "id");
create index "print_history_author_id_index" on "print_history" ("author_id", "id") where "author_id" is not null;
create index "print_history_print_view_id_index" on "print_history" ("print_view_id", "id") where "print_view_id" is not null;
create index "print_history_working_place_id_index" on "print_history" ("working_place_id", "id") where "working_place_id" is not null;
create index "print_history_document_number_letters" on "print_history" using gin ((plain_letters("document_number")) gin_trgm_ops);
