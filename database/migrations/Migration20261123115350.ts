import { Migration } from '@mikro-orm/migrations';

export class Migration20261123115350 extends Migration {

  override name = 'Migration20261123115350';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sales_order" add "accepted_at" timestamptz(3) null, add "accepted_by_id" int null, add "change_asked" text null;`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_accepted_by_id_foreign" foreign key ("accepted_by_id") references "user" ("id") on delete restrict;`);
    this.addSql(`create index "sales_order_accepted_by_id_index" on "sales_order" ("accepted_by_id", "id") where "accepted_by_id" is not null;`);

    this.addSql(`alter table "sales_order_comment" add "for_customer" boolean not null default false;`);

    // An offer is for its customer to answer. Until now nothing asked for this tick.
    this.addSql(`update "sales_order_status" set "customer_access" = true where "code" = 'OFERTA';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sales_order" drop constraint "sales_order_accepted_by_id_foreign";`);

    this.addSql(`drop index "sales_order_accepted_by_id_index";`);
    this.addSql(`alter table "sales_order" drop column "accepted_at", drop column "accepted_by_id", drop column "change_asked";`);

    this.addSql(`alter table "sales_order_comment" drop column "for_customer";`);
  }

}
