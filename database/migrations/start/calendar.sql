create table "crm_event" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "date" timestamptz(3) null,
  "begin" timestamptz(3) not null,
  "ending" timestamptz(3) null,
  "event_type" varchar(60) not null default 'Meeting',
  "event_status" varchar(60) not null default 'Planned',
  "counterparty_id" int null,
  "contact_id" int null,
  "how_to_contact" varchar(255) null,
  "description" varchar(1000) not null,
  "employee_id" int null,
  "project_id" int null,
  "interaction_id" int null
);
create index "crm_event_begin_index" on "crm_event" ("begin", "id");
create index "crm_event_counterparty_id_begin_index" on "crm_event" ("counterparty_id", "begin", "id");
create index "crm_event_employee_id_begin_index" on "crm_event" ("employee_id", "begin", "id");
create index "crm_event_event_status_begin_index" on "crm_event" ("event_status", "begin", "id");
create index "crm_event_author_id_index" on "crm_event" ("author_id", "id") where "author_id" is not null;
create index "crm_event_contact_id_index" on "crm_event" ("contact_id", "id") where "contact_id" is not null;
create index "crm_event_project_id_index" on "crm_event" ("project_id", "id") where "project_id" is not null;
create index "crm_event_interaction_id_index" on "crm_event" ("interaction_id", "id") where "interaction_id" is not null;
create index "crm_event_description_letters" on "crm_event" using gin ((plain_letters("description")) gin_trgm_ops);
create index "crm_event_how_to_contact_letters" on "crm_event" using gin ((plain_letters("how_to_contact")) gin_trgm_ops);

create table "calendar" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "color" varchar(7) not null default '#1976d2',
  "user_id" int null,
  "is_general" boolean not null default false
);
create index "calendar_name_index" on "calendar" ("name", "id");
create index "calendar_author_id_index" on "calendar" ("author_id", "id") where "author_id" is not null;
create index "calendar_user_id_index" on "calendar" ("user_id", "id") where "user_id" is not null;
create index "calendar_name_letters" on "calendar" using gin ((plain_letters("name")) gin_trgm_ops);

create table "calendar_users" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "user_id" int not null
);
create index "calendar_users_parent_index" on "calendar_users" ("parent_id", "row_number");
create index "calendar_users_user_id_index" on "calendar_users" ("user_id", "id") where "user_id" is not null;

create table "calendar_event" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "calendar_id" int not null,
  "title" varchar(255) not null,
  "start" timestamptz(3) not null,
  "end" timestamptz(3) null,
  "all_day" boolean not null default false,
  "editable" boolean not null default true,
  "description" text null
);
create index "calendar_event_start_index" on "calendar_event" ("start", "id");
create index "calendar_event_calendar_id_start_index" on "calendar_event" ("calendar_id", "start", "id");
create index "calendar_event_author_id_index" on "calendar_event" ("author_id", "id") where "author_id" is not null;
create index "calendar_event_title_letters" on "calendar_event" using gin ((plain_letters("title")) gin_trgm_ops);
create index "calendar_event_description_letters" on "calendar_event" using gin ((plain_letters("description")) gin_trgm_ops);
