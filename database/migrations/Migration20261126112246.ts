import { Migration } from '@mikro-orm/migrations';

export class Migration20261126112246 extends Migration {

  override name = 'Migration20261126112246';

  override up(): void | Promise<void> {
    this.addSql(`create table "firm_merge" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "from_id" int not null, "into_id" int not null, "moved" int not null default 0, "values_before" jsonb null, "values_after" jsonb null, "undone_at" timestamptz(3) null, "undone_by_id" int null);`);
    this.addSql(`create index "firm_merge_into_id_created_at_index" on "firm_merge" ("into_id", "created_at", "id");`);
    this.addSql(`create index "firm_merge_author_id_index" on "firm_merge" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "firm_merge_from_id_index" on "firm_merge" ("from_id", "id") where "from_id" is not null;`);
    this.addSql(`create index "firm_merge_undone_by_id_index" on "firm_merge" ("undone_by_id", "id") where "undone_by_id" is not null;`);

    this.addSql(`create table "firm_merge_moved" ("merge_id" int not null, "place" varchar(130) not null, "row_id" int not null, primary key ("merge_id", "place", "row_id"));`);

    this.addSql(`create index "notification_object_name_object_id_index" on "notification" ("object_name", "object_id", "id");`);

    this.addSql(`alter table "counterparty" add "merged_into_id" int null;`);
    this.addSql(`alter table "counterparty" add constraint "counterparty_merged_into_id_foreign" foreign key ("merged_into_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`create index "counterparty_merged_into_id_index" on "counterparty" ("merged_into_id", "id") where "merged_into_id" is not null;`);

    this.addSql(`alter table "firm_merge" add constraint "firm_merge_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "firm_merge" add constraint "firm_merge_from_id_foreign" foreign key ("from_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "firm_merge" add constraint "firm_merge_into_id_foreign" foreign key ("into_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "firm_merge" add constraint "firm_merge_undone_by_id_foreign" foreign key ("undone_by_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "firm_merge_moved" add constraint "firm_merge_moved_merge_id_foreign" foreign key ("merge_id") references "firm_merge" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "firm_merge_moved" drop constraint "firm_merge_moved_merge_id_foreign";`);

    this.addSql(`drop table if exists "firm_merge" cascade;`);
    this.addSql(`drop table if exists "firm_merge_moved" cascade;`);

    this.addSql(`alter table "counterparty" drop constraint "counterparty_merged_into_id_foreign";`);

    this.addSql(`drop index "counterparty_merged_into_id_index";`);
    this.addSql(`alter table "counterparty" drop column "merged_into_id";`);

    this.addSql(`drop index "notification_object_name_object_id_index";`);
  }

}
