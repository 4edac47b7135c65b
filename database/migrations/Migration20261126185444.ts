import { Migration } from '@mikro-orm/migrations';

export class Migration20261126185444 extends Migration {

  override name = 'Migration20261126185444';

  override up(): void | Promise<void> {
    this.addSql(`create table "linked_document" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "object_name" varchar(60) not null, "object_id" int not null, "linked_name" varchar(60) not null, "linked_id" int not null);`);
    this.addSql(`create index "linked_document_object_name_object_id_index" on "linked_document" ("object_name", "object_id", "id");`);
    this.addSql(`create index "linked_document_linked_name_linked_id_index" on "linked_document" ("linked_name", "linked_id", "id");`);
    this.addSql(`create index "linked_document_author_id_index" on "linked_document" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`alter table "linked_document" add constraint "linked_document_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "linked_document" cascade;`);
  }

}
