create table "external_database_connection" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "dialect" varchar(60) not null default 'postgres',
  "server" varchar(255) null,
  "port" int null,
  "database" varchar(255) null,
  "user" varchar(255) null,
  "password" varchar(1000) null,
  "is_active" boolean not null default true
);
create index "external_database_connection_name_index" on "external_database_connection" ("name", "id");
create index "external_database_connection_author_id_index" on "external_database_connection" ("author_id", "id") where "author_id" is not null;
create index "external_database_connection_name_letters" on "external_database_connection" using gin ((plain_letters("name")) gin_trgm_ops);
create index "external_database_connection_server_letters" on "external_database_connection" using gin ((plain_letters("server")) gin_trgm_ops);
create index "external_database_connection_database_letters" on "external_database_connection" using gin ((plain_letters("database")) gin_trgm_ops);

create table "exchange_node" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(60) null,
  "external_database_connection_id" int null,
  "interval_minutes" int null,
  "is_active" boolean not null default true,
  "last_exchange_at" timestamptz(3) null
);
create index "exchange_node_name_index" on "exchange_node" ("name", "id");
create index "exchange_node_author_id_index" on "exchange_node" ("author_id", "id") where "author_id" is not null;
create index "exchange_node_external_database_connection_id_index" on "exchange_node" ("external_database_connection_id", "id") where "external_database_connection_id" is not null;
create index "exchange_node_name_letters" on "exchange_node" using gin ((plain_letters("name")) gin_trgm_ops);
create index "exchange_node_predefined_name_letters" on "exchange_node" using gin ((plain_letters("predefined_name")) gin_trgm_ops);
alter table "exchange_node" add constraint "exchange_node_predefined_name_unique" unique ("predefined_name");

create table "exchange_object" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "exchange_node_id" int not null,
  "object_name" varchar(60) not null,
  "object_id" int not null,
  "object_description" varchar(255) null,
  "change_type" varchar(60) not null,
  "sent" boolean not null default false,
  "sent_at" timestamptz(3) null,
  "failure" varchar(255) null
);
create index "exchange_object_exchange_node_id_sent_index" on "exchange_object" ("exchange_node_id", "sent", "id");
create index "exchange_object_object_name_object_id_index" on "exchange_object" ("object_name", "object_id", "id");
create index "exchange_object_author_id_index" on "exchange_object" ("author_id", "id") where "author_id" is not null;
create index "exchange_object_object_description_letters" on "exchange_object" using gin ((plain_letters("object_description")) gin_trgm_ops);
