import { Migration } from '@mikro-orm/migrations';

export class Migration20261121143025 extends Migration {

  override name = 'Migration20261121143025';

  override up(): void | Promise<void> {
    this.addSql(`create table "bp_definition_version" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "definition_id" int not null, "version_number" int not null, "graph" jsonb null);`);
    this.addSql(`create index "bp_definition_version_author_id_index" on "bp_definition_version" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "bp_definition_version_definition_id_index" on "bp_definition_version" ("definition_id", "id") where "definition_id" is not null;`);
    this.addSql(`alter table "bp_definition_version" add constraint "bp_definition_version_definition_id_version_number_unique" unique ("definition_id", "version_number");`);

    this.addSql(`alter table "bp_definition" add "layout" jsonb null;`);

    this.addSql(`drop index "bp_exemplar_definition_id_index";`);
    this.addSql(`alter table "bp_exemplar" add "version_id" int null, add "task_id" int null, add "waiting_since" timestamptz(3) null;`);
    this.addSql(`alter table "bp_exemplar" add constraint "bp_exemplar_version_id_foreign" foreign key ("version_id") references "bp_definition_version" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_exemplar" add constraint "bp_exemplar_task_id_foreign" foreign key ("task_id") references "task" ("id") on delete restrict;`);
    this.addSql(`create index "bp_exemplar_definition_id_status_stage_id_index" on "bp_exemplar" ("definition_id", "status", "stage_id", "id");`);
    this.addSql(`create index "bp_exemplar_version_id_index" on "bp_exemplar" ("version_id", "id") where "version_id" is not null;`);
    this.addSql(`create index "bp_exemplar_task_id_index" on "bp_exemplar" ("task_id", "id") where "task_id" is not null;`);

    this.addSql(`alter table "task" add "canceled" boolean not null default false;`);

    this.addSql(`alter table "bp_history" add "duration" int null;`);

    this.addSql(`alter table "bp_definition_version" add constraint "bp_definition_version_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "bp_definition_version" add constraint "bp_definition_version_definition_id_foreign" foreign key ("definition_id") references "bp_definition" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "bp_exemplar" drop constraint "bp_exemplar_version_id_foreign";`);

    this.addSql(`drop table if exists "bp_definition_version" cascade;`);

    this.addSql(`alter table "bp_exemplar" drop constraint "bp_exemplar_task_id_foreign";`);

    this.addSql(`alter table "bp_definition" drop column "layout";`);

    this.addSql(`drop index "bp_exemplar_definition_id_status_stage_id_index";`);
    this.addSql(`drop index "bp_exemplar_version_id_index";`);
    this.addSql(`drop index "bp_exemplar_task_id_index";`);
    this.addSql(`alter table "bp_exemplar" drop column "version_id", drop column "task_id", drop column "waiting_since";`);
    this.addSql(`create index "bp_exemplar_definition_id_index" on "bp_exemplar" ("definition_id", "id") where "definition_id" is not null;`);

    this.addSql(`alter table "bp_history" drop column "duration";`);

    this.addSql(`alter table "task" drop column "canceled";`);
  }

}
