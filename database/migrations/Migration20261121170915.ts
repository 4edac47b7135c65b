import { Migration } from '@mikro-orm/migrations';

export class Migration20261121170915 extends Migration {

  override name = 'Migration20261121170915';

  override up(): void | Promise<void> {
    this.addSql(`create table "calendar_feed" ("user_id" int not null, "token_hash" varchar(64) not null, "created_at" timestamptz(3) not null default now(), "last_read_at" timestamptz(3) null, primary key ("user_id"));`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_token_hash_unique" unique ("token_hash");`);

    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "calendar_feed" cascade;`);
  }

}
