import { Migration } from '@mikro-orm/migrations';

export class Migration20261127160852 extends Migration {

  override name = 'Migration20261127160852';

  override up(): void | Promise<void> {
    this.addSql(`alter table "payment_operation" add "sales_order_id" int null;`);
    this.addSql(`alter table "payment_operation" add constraint "payment_operation_sales_order_id_foreign" foreign key ("sales_order_id") references "sales_order" ("id") on delete restrict;`);
    this.addSql(`create index "payment_operation_sales_order_id_index" on "payment_operation" ("sales_order_id", "id") where "sales_order_id" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "payment_operation" drop constraint "payment_operation_sales_order_id_foreign";`);

    this.addSql(`drop index "payment_operation_sales_order_id_index";`);
    this.addSql(`alter table "payment_operation" drop column "sales_order_id";`);
  }

}
