import { Migration } from '@mikro-orm/migrations';

export class Migration20261123082638 extends Migration {

  override name = 'Migration20261123082638';

  override up(): void | Promise<void> {
    this.addSql(`alter table "delivery_schedule" add "state" varchar(60) not null default 'Open';`);

    this.addSql(`alter table "sales_order" add "ended_with" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "delivery_schedule" drop column "state";`);

    this.addSql(`alter table "sales_order" drop column "ended_with";`);
  }

}
