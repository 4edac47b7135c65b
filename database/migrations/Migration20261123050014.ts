import { Migration } from '@mikro-orm/migrations';

export class Migration20261123050014 extends Migration {

  override name = 'Migration20261123050014';

  override up(): void | Promise<void> {
    this.addSql(`create table "sheet_import" ("id" varchar(300) not null, "user_id" int not null, "object" varchar(100) not null, "file_name" text not null default '', "preview" boolean not null, "state" varchar(20) not null, "rows_done" integer not null default 0, "rows_all" integer null, "counts" jsonb null, "started_at" timestamptz(3) not null default now(), "seen_at" timestamptz(3) not null default now(), "ended_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "sheet_import_user_id_index" on "sheet_import" ("user_id", "started_at");`);

    this.addSql(`alter table "sheet_import" add constraint "sheet_import_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "sheet_import" cascade;`);
  }

}
