import { Migration } from '@mikro-orm/migrations';

export class Migration20261121111015 extends Migration {

  override name = 'Migration20261121111015';

  override up(): void | Promise<void> {
    this.addSql(`create table "known_device" ("user_id" int not null, "device" varchar(120) not null, "first_seen_at" timestamptz(3) not null default now(), primary key ("user_id", "device"));`);

    this.addSql(`alter table "known_device" add constraint "known_device_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "known_device" cascade;`);
  }

}
