import { Migration } from '@mikro-orm/migrations';

export class Migration20261123082224 extends Migration {

  override name = 'Migration20261123082224';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sales_order_products" add "free_of_charge" boolean not null default false;`);
    this.addSql(`alter table "sales_order_products" alter column "price" drop default;`);
    this.addSql(`alter table "sales_order_products" alter column "price" drop not null;`);
    this.addSql(`alter table "sales_order_products" alter column "sum_netto" drop default;`);
    this.addSql(`alter table "sales_order_products" alter column "sum_netto" drop not null;`);
    this.addSql(`alter table "sales_order_products" alter column "vat" drop default;`);
    this.addSql(`alter table "sales_order_products" alter column "vat" drop not null;`);
    this.addSql(`alter table "sales_order_products" alter column "sum_brutto" drop default;`);
    this.addSql(`alter table "sales_order_products" alter column "sum_brutto" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sales_order_products" drop column "free_of_charge";`);
    this.addSql(`alter table "sales_order_products" alter column "price" set default 0.00;`);
    this.addSql(`alter table "sales_order_products" alter column "price" set not null;`);
    this.addSql(`alter table "sales_order_products" alter column "sum_netto" set default 0.00;`);
    this.addSql(`alter table "sales_order_products" alter column "sum_netto" set not null;`);
    this.addSql(`alter table "sales_order_products" alter column "vat" set default 0.00;`);
    this.addSql(`alter table "sales_order_products" alter column "vat" set not null;`);
    this.addSql(`alter table "sales_order_products" alter column "sum_brutto" set default 0.00;`);
    this.addSql(`alter table "sales_order_products" alter column "sum_brutto" set not null;`);
  }

}
