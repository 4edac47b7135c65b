import { Migration } from '@mikro-orm/migrations';

export class Migration20261123052111 extends Migration {

  override name = 'Migration20261123052111';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sales_order" add "valid_to" date null, add "tolerance" numeric(15,2) not null default '0.00', add "ending" varchar(60) null, add "ending_reason" varchar(1000) null;`);

    this.addSql(`alter table "product" add "vat_rate_id" int null;`);
    this.addSql(`alter table "product" add constraint "product_vat_rate_id_foreign" foreign key ("vat_rate_id") references "vat_rate" ("id") on delete restrict;`);
    this.addSql(`create index "product_vat_rate_id_index" on "product" ("vat_rate_id", "id") where "vat_rate_id" is not null;`);

    this.addSql(`alter table "sales_order_products" add "fulfilling_quantity" numeric(15,3) not null default '0.000', add "shipped_quantity" numeric(15,3) not null default '0.000', add "delivered_quantity" numeric(15,3) not null default '0.000', add "weighed_quantity" numeric(15,3) not null default '0.000';`);

    this.addSql(`alter table "delivery_order" add "sales_order_id" int null;`);
    this.addSql(`alter table "delivery_order" add constraint "delivery_order_sales_order_id_foreign" foreign key ("sales_order_id") references "sales_order" ("id") on delete restrict;`);
    this.addSql(`create index "delivery_order_sales_order_id_index" on "delivery_order" ("sales_order_id", "id") where "sales_order_id" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "delivery_order" drop constraint "delivery_order_sales_order_id_foreign";`);

    this.addSql(`alter table "product" drop constraint "product_vat_rate_id_foreign";`);

    this.addSql(`drop index "delivery_order_sales_order_id_index";`);
    this.addSql(`alter table "delivery_order" drop column "sales_order_id";`);

    this.addSql(`drop index "product_vat_rate_id_index";`);
    this.addSql(`alter table "product" drop column "vat_rate_id";`);

    this.addSql(`alter table "sales_order" drop column "valid_to", drop column "tolerance", drop column "ending", drop column "ending_reason";`);

    this.addSql(`alter table "sales_order_products" drop column "fulfilling_quantity", drop column "shipped_quantity", drop column "delivered_quantity", drop column "weighed_quantity";`);
  }

}
