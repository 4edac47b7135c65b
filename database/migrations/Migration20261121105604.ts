import { Migration } from '@mikro-orm/migrations';

export class Migration20261121105604 extends Migration {

  override name = 'Migration20261121105604';

  override up(): void | Promise<void> {
    this.addSql(`create table "file_content" ("checksum" varchar(64) not null, "size" int not null, "created_at" timestamptz(3) not null default now(), primary key ("checksum"));`);

    this.addSql(`create table "file_chunk" ("checksum" varchar(64) not null, "position" int not null, "bytes" bytea not null, primary key ("checksum", "position"));`);

    this.addSql(`drop table if exists "customer_request_comment_files" cascade;`);
    this.addSql(`drop table if exists "customer_request_files" cascade;`);
    this.addSql(`drop table if exists "interaction_comment_files" cascade;`);
    this.addSql(`drop table if exists "interaction_files" cascade;`);
    this.addSql(`drop table if exists "reclamation_email_files" cascade;`);
    this.addSql(`drop table if exists "reclamation_file" cascade;`);
    this.addSql(`drop table if exists "sales_order_files" cascade;`);
    this.addSql(`drop table if exists "task_files" cascade;`);

    this.addSql(`alter table "file" drop column "storage_key";`);
    this.addSql(`alter table "file" add "verification_protocol" boolean not null default false;`);

    this.addSql(`alter table "file_chunk" add constraint "file_chunk_checksum_foreign" foreign key ("checksum") references "file_content" ("checksum") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "file_chunk" drop constraint "file_chunk_checksum_foreign";`);

    this.addSql(`create table "customer_request_comment_files" ("description" varchar(255) null, "file_id" int not null, "id" serial primary key, "parent_id" int not null, "row_number" int not null);`);
    this.addSql(`create index "customer_request_comment_files_file_id_index" on "customer_request_comment_files" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "customer_request_comment_files_parent_index" on "customer_request_comment_files" ("parent_id", "row_number");`);

    this.addSql(`create table "customer_request_files" ("description" varchar(255) null, "file_id" int not null, "id" serial primary key, "parent_id" int not null, "row_number" int not null);`);
    this.addSql(`create index "customer_request_files_file_id_index" on "customer_request_files" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "customer_request_files_parent_index" on "customer_request_files" ("parent_id", "row_number");`);

    this.addSql(`create table "interaction_comment_files" ("description" varchar(255) null, "file_id" int not null, "id" serial primary key, "parent_id" int not null, "row_number" int not null);`);
    this.addSql(`create index "interaction_comment_files_file_id_index" on "interaction_comment_files" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "interaction_comment_files_parent_index" on "interaction_comment_files" ("parent_id", "row_number");`);

    this.addSql(`create table "interaction_files" ("description" varchar(255) null, "file_id" int not null, "id" serial primary key, "parent_id" int not null, "row_number" int not null);`);
    this.addSql(`create index "interaction_files_file_id_index" on "interaction_files" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "interaction_files_parent_index" on "interaction_files" ("parent_id", "row_number");`);

    this.addSql(`create table "reclamation_email_files" ("description" varchar(255) null, "file_id" int not null, "id" serial primary key, "parent_id" int not null, "row_number" int not null);`);
    this.addSql(`create index "reclamation_email_files_file_id_index" on "reclamation_email_files" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "reclamation_email_files_parent_index" on "reclamation_email_files" ("parent_id", "row_number");`);

    this.addSql(`create table "reclamation_file" ("additional" jsonb null, "author_id" int null, "created_at" timestamptz(3) not null, "description" varchar(255) null, "file_id" int null, "id" serial primary key, "marked_to_delete" boolean not null default false, "name" varchar(255) not null, "reclamation_id" int not null, "size" int null, "type" varchar(120) null, "updated_at" timestamptz(3) not null, "verification_protocol" boolean not null default false);`);
    this.addSql(`create index "reclamation_file_author_id_index" on "reclamation_file" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "reclamation_file_description_search" on "reclamation_file" using gin ("description" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_file_file_id_index" on "reclamation_file" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "reclamation_file_name_search" on "reclamation_file" using gin ("name" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_file_reclamation_id_index" on "reclamation_file" ("reclamation_id", "id") where "reclamation_id" is not null;`);

    this.addSql(`create table "sales_order_files" ("description" varchar(255) null, "file_id" int not null, "id" serial primary key, "parent_id" int not null, "row_number" int not null);`);
    this.addSql(`create index "sales_order_files_file_id_index" on "sales_order_files" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "sales_order_files_parent_index" on "sales_order_files" ("parent_id", "row_number");`);

    this.addSql(`create table "task_files" ("description" varchar(255) null, "file_id" int not null, "id" serial primary key, "parent_id" int not null, "row_number" int not null);`);
    this.addSql(`create index "task_files_file_id_index" on "task_files" ("file_id", "id") where "file_id" is not null;`);
    this.addSql(`create index "task_files_parent_index" on "task_files" ("parent_id", "row_number");`);

    this.addSql(`drop table if exists "file_content" cascade;`);
    this.addSql(`drop table if exists "file_chunk" cascade;`);

    this.addSql(`alter table "file" drop column "verification_protocol";`);
    this.addSql(`alter table "file" add "storage_key" varchar(255) null;`);

    this.addSql(`alter table "customer_request_comment_files" add constraint "customer_request_comment_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request_comment_files" add constraint "customer_request_comment_files_parent_id_foreign" foreign key ("parent_id") references "customer_request_comment" ("id") on delete cascade;`);

    this.addSql(`alter table "customer_request_files" add constraint "customer_request_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request_files" add constraint "customer_request_files_parent_id_foreign" foreign key ("parent_id") references "customer_request" ("id") on delete cascade;`);

    this.addSql(`alter table "interaction_comment_files" add constraint "interaction_comment_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);
    this.addSql(`alter table "interaction_comment_files" add constraint "interaction_comment_files_parent_id_foreign" foreign key ("parent_id") references "interaction_comment" ("id") on delete cascade;`);

    this.addSql(`alter table "interaction_files" add constraint "interaction_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);
    this.addSql(`alter table "interaction_files" add constraint "interaction_files_parent_id_foreign" foreign key ("parent_id") references "interaction" ("id") on delete cascade;`);

    this.addSql(`alter table "reclamation_email_files" add constraint "reclamation_email_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_email_files" add constraint "reclamation_email_files_parent_id_foreign" foreign key ("parent_id") references "reclamation_email" ("id") on delete cascade;`);

    this.addSql(`alter table "reclamation_file" add constraint "reclamation_file_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_file" add constraint "reclamation_file_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);
    this.addSql(`alter table "reclamation_file" add constraint "reclamation_file_reclamation_id_foreign" foreign key ("reclamation_id") references "reclamation" ("id") on delete restrict;`);

    this.addSql(`alter table "sales_order_files" add constraint "sales_order_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);
    this.addSql(`alter table "sales_order_files" add constraint "sales_order_files_parent_id_foreign" foreign key ("parent_id") references "sales_order" ("id") on delete cascade;`);

    this.addSql(`alter table "task_files" add constraint "task_files_file_id_foreign" foreign key ("file_id") references "file" ("id") on delete restrict;`);
    this.addSql(`alter table "task_files" add constraint "task_files_parent_id_foreign" foreign key ("parent_id") references "task" ("id") on delete cascade;`);
  }

}
