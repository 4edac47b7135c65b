create table "stage" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "lang" jsonb null
);
create index "stage_name_index" on "stage" ("name", "id");
create index "stage_author_id_index" on "stage" ("author_id", "id") where "author_id" is not null;
create index "stage_name_letters" on "stage" using gin ((plain_letters("name")) gin_trgm_ops);
create index "stage_lang_letters" on "stage" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "executor_role" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "code" varchar(40) null,
  "name" varchar(255) not null
);
create index "executor_role_name_index" on "executor_role" ("name", "id");
create index "executor_role_author_id_index" on "executor_role" ("author_id", "id") where "author_id" is not null;
create index "executor_role_name_letters" on "executor_role" using gin ((plain_letters("name")) gin_trgm_ops);
create index "executor_role_code_letters" on "executor_role" using gin ((plain_letters("code")) gin_trgm_ops);
alter table "executor_role" add constraint "executor_role_code_unique" unique ("code");

create table "task_template" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "importance" varchar(60) not null default 'NOT_SET',
  "description" text null,
  "executor_id" int null,
  "executor_role_id" int null,
  "execution_days" int not null default 0,
  "execution_hours" int not null default 0,
  "execution_minutes" int not null default 0,
  "current_date_execution" boolean not null default false,
  "check_execution" boolean not null default false,
  "checker_id" int null
);
create index "task_template_name_index" on "task_template" ("name", "id");
create index "task_template_author_id_index" on "task_template" ("author_id", "id") where "author_id" is not null;
create index "task_template_executor_id_index" on "task_template" ("executor_id", "id") where "executor_id" is not null;
create index "task_template_executor_role_id_index" on "task_template" ("executor_role_id", "id") where "executor_role_id" is not null;
create index "task_template_checker_id_index" on "task_template" ("checker_id", "id") where "checker_id" is not null;
create index "task_template_name_letters" on "task_template" using gin ((plain_letters("name")) gin_trgm_ops);
create index "task_template_code_letters" on "task_template" using gin ((plain_letters("code")) gin_trgm_ops);

create table "executor_role_executors" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "executor_id" int not null
);
create index "executor_role_executors_parent_index" on "executor_role_executors" ("parent_id", "row_number");
create index "executor_role_executors_executor_id_index" on "executor_role_executors" ("executor_id", "id") where "executor_id" is not null;

create table "bp_definition" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "description" text null,
  "is_active" boolean not null default false,
  "owner_object_name" varchar(60) null,
  "starts_by_rule" boolean not null default false,
  "start_code" text null,
  "layout" jsonb null,
  "lang" jsonb null
);
create index "bp_definition_name_index" on "bp_definition" ("name", "id");
create index "bp_definition_author_id_index" on "bp_definition" ("author_id", "id") where "author_id" is not null;
create index "bp_definition_name_letters" on "bp_definition" using gin ((plain_letters("name")) gin_trgm_ops);
create index "bp_definition_description_letters" on "bp_definition" using gin ((plain_letters("description")) gin_trgm_ops);
create index "bp_definition_lang_letters" on "bp_definition" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "bp_definition_version" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "definition_id" int not null,
  "version_number" int not null,
  "graph" jsonb null
);
create index "bp_definition_version_author_id_index" on "bp_definition_version" ("author_id", "id") where "author_id" is not null;
create index "bp_definition_version_definition_id_index" on "bp_definition_version" ("definition_id", "id") where "definition_id" is not null;
alter table "bp_definition_version" add constraint "bp_definition_version_definition_id_version_number_unique" unique ("definition_id", "version_number");

create table "bp_exemplar" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) null,
  "definition_id" int not null,
  "status" varchar(60) not null default 'Active',
  "version_id" int null,
  "stage_id" int null,
  "task_id" int null,
  "waiting_since" timestamptz(3) null,
  "result" varchar(60) null,
  "owner_object_name" varchar(60) null,
  "owner_object_id" int null,
  "finished_at" timestamptz(3) null,
  "lang" jsonb null
);
create index "bp_exemplar_owner_object_name_owner_object_id_index" on "bp_exemplar" ("owner_object_name", "owner_object_id", "id");
create index "bp_exemplar_status_created_at_index" on "bp_exemplar" ("status", "created_at", "id");
create index "bp_exemplar_definition_id_status_stage_id_index" on "bp_exemplar" ("definition_id", "status", "stage_id", "id");
create index "bp_exemplar_author_id_index" on "bp_exemplar" ("author_id", "id") where "author_id" is not null;
create index "bp_exemplar_version_id_index" on "bp_exemplar" ("version_id", "id") where "version_id" is not null;
create index "bp_exemplar_stage_id_index" on "bp_exemplar" ("stage_id", "id") where "stage_id" is not null;
create index "bp_exemplar_task_id_index" on "bp_exemplar" ("task_id", "id") where "task_id" is not null;
create index "bp_exemplar_name_letters" on "bp_exemplar" using gin ((plain_letters("name")) gin_trgm_ops);
create index "bp_exemplar_lang_letters" on "bp_exemplar" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);

create table "task" (
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
  "name" varchar(255) not null,
  "importance" varchar(60) not null default 'NOT_SET',
  "executor_id" int null,
  "executor_role_id" int null,
  "execution_period" timestamptz(3) null,
  "checker_id" int null,
  "check_execution" boolean not null default false,
  "description" text null,
  "task_template_id" int null,
  "parent_task_id" int null,
  "customer_id" int null,
  "order_id" int null,
  "owner_type" varchar(60) null,
  "owner_id" int null,
  "subject_string" varchar(255) null,
  "started" boolean not null default false,
  "started_at" timestamptz(3) null,
  "executed" boolean not null default false,
  "executed_at" timestamptz(3) null,
  "execution_result" text null,
  "execution_accepted" boolean not null default false,
  "check_result" text null,
  "canceled" boolean not null default false,
  "bp_definition_id" int null,
  "bp_exemplar_id" int null,
  "stage_id" int null,
  "next_stage_id" int null,
  "next_executor_id" int null,
  "next_executor_role_id" int null,
  "email_title" varchar(255) null,
  "email_from" varchar(255) null,
  "email_body" text null,
  "email_body_type" varchar(60) not null default 'html',
  "executor_name" varchar(255) null,
  "from_erp" boolean not null default false,
  "uuid" varchar(36) null,
  "lang" jsonb null
);
create index "task_date_index" on "task" ("date", "id");
create index "task_executed_execution_period_index" on "task" ("executed", "execution_period", "id");
create index "task_executor_id_executed_execution_period_index" on "task" ("executor_id", "executed", "execution_period", "id");
create index "task_executor_role_id_executed_execution_period_index" on "task" ("executor_role_id", "executed", "execution_period", "id");
create index "task_owner_type_owner_id_index" on "task" ("owner_type", "owner_id", "id");
create index "task_author_id_index" on "task" ("author_id", "id") where "author_id" is not null;
create index "task_checker_id_index" on "task" ("checker_id", "id") where "checker_id" is not null;
create index "task_task_template_id_index" on "task" ("task_template_id", "id") where "task_template_id" is not null;
create index "task_parent_task_id_index" on "task" ("parent_task_id", "id") where "parent_task_id" is not null;
create index "task_customer_id_index" on "task" ("customer_id", "id") where "customer_id" is not null;
create index "task_order_id_index" on "task" ("order_id", "id") where "order_id" is not null;
create index "task_bp_definition_id_index" on "task" ("bp_definition_id", "id") where "bp_definition_id" is not null;
create index "task_bp_exemplar_id_index" on "task" ("bp_exemplar_id", "id") where "bp_exemplar_id" is not null;
create index "task_stage_id_index" on "task" ("stage_id", "id") where "stage_id" is not null;
create index "task_next_stage_id_index" on "task" ("next_stage_id", "id") where "next_stage_id" is not null;
create index "task_next_executor_id_index" on "task" ("next_executor_id", "id") where "next_executor_id" is not null;
create index "task_next_executor_role_id_index" on "task" ("next_executor_role_id", "id") where "next_executor_role_id" is not null;
create index "task_number_str_letters" on "task" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "task_name_letters" on "task" using gin ((plain_letters("name")) gin_trgm_ops);
create index "task_subject_string_letters" on "task" using gin ((plain_letters("subject_string")) gin_trgm_ops);
create index "task_lang_letters" on "task" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "task" add constraint "task_number_str_unique" unique ("number_str");
alter table "task" add constraint "task_uuid_unique" unique ("uuid");

create table "task_orders" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "sales_order_id" int not null
);
create index "task_orders_parent_index" on "task_orders" ("parent_id", "row_number");
create index "task_orders_sales_order_id_index" on "task_orders" ("sales_order_id", "id") where "sales_order_id" is not null;

create table "task_execution_history" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "date" timestamptz(3) null,
  "move" varchar(60) null,
  "user_id" int null,
  "comment" text null
);
create index "task_execution_history_parent_index" on "task_execution_history" ("parent_id", "row_number");
create index "task_execution_history_user_id_index" on "task_execution_history" ("user_id", "id") where "user_id" is not null;

create table "bp_history" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "exemplar_id" int not null,
  "date" timestamptz(3) not null,
  "step" varchar(60) null,
  "stage_id" int null,
  "next_stage_id" int null,
  "task_id" int null,
  "executor_id" int null,
  "result" varchar(60) null,
  "duration" int null,
  "comment" text null,
  "reason" jsonb null
);
create index "bp_history_date_index" on "bp_history" ("date", "id");
create index "bp_history_exemplar_id_date_index" on "bp_history" ("exemplar_id", "date", "id");
create index "bp_history_author_id_index" on "bp_history" ("author_id", "id") where "author_id" is not null;
create index "bp_history_stage_id_index" on "bp_history" ("stage_id", "id") where "stage_id" is not null;
create index "bp_history_next_stage_id_index" on "bp_history" ("next_stage_id", "id") where "next_stage_id" is not null;
create index "bp_history_task_id_index" on "bp_history" ("task_id", "id") where "task_id" is not null;
create index "bp_history_executor_id_index" on "bp_history" ("executor_id", "id") where "executor_id" is not null;
create index "bp_history_comment_letters" on "bp_history" using gin ((plain_letters("comment")) gin_trgm_ops);

create table "bp_definition_stages" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "stage_id" int not null
);
create index "bp_definition_stages_parent_index" on "bp_definition_stages" ("parent_id", "row_number");
create index "bp_definition_stages_stage_id_index" on "bp_definition_stages" ("stage_id", "id") where "stage_id" is not null;

create table "bp_definition_stage_settings_list" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "stage_id" int not null,
  "next_stage_id" int null,
  "manually_defined" boolean not null default false,
  "is_condition" boolean not null default false,
  "conditions" jsonb null,
  "condition_code" text null,
  "execution_term" int null,
  "executor_id" int null,
  "executor_role_id" int null,
  "task_template_id" int null,
  "before_execution_code" text null,
  "on_execution_code" text null,
  "allow_change_executor" boolean not null default false,
  "allow_change_stage" boolean not null default false
);
create index "bp_definition_stage_settings_list_parent_index" on "bp_definition_stage_settings_list" ("parent_id", "row_number");
create index "bp_definition_stage_settings_list_stage_id_index" on "bp_definition_stage_settings_list" ("stage_id", "id") where "stage_id" is not null;
create index "bp_definition_stage_settings_list_next_stage_id_index" on "bp_definition_stage_settings_list" ("next_stage_id", "id") where "next_stage_id" is not null;
create index "bp_definition_stage_settings_list_executor_id_index" on "bp_definition_stage_settings_list" ("executor_id", "id") where "executor_id" is not null;
create index "bp_definition_stage_settings_list_executor_role_id_index" on "bp_definition_stage_settings_list" ("executor_role_id", "id") where "executor_role_id" is not null;
create index "bp_definition_stage_settings_list_task_template_id_index" on "bp_definition_stage_settings_list" ("task_template_id", "id") where "task_template_id" is not null;
