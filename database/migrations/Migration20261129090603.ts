import { Migration } from '@mikro-orm/migrations';

export class Migration20261129090603 extends Migration {

  override name = 'Migration20261129090603';

  override up(): void | Promise<void> {
    this.addSql(`alter table "exchange_node" drop column "interval_minutes", drop column "last_exchange_at";`);

    this.addSql(`alter table "exchange_object" drop column "sent_at", drop column "failure";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "exchange_node" add "interval_minutes" int4 null, add "last_exchange_at" timestamptz(3) null;`);

    this.addSql(`alter table "exchange_object" add "sent_at" timestamptz(3) null, add "failure" varchar(255) null;`);
  }

}
