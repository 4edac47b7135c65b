import { Migration } from '@mikro-orm/migrations';

export class Migration20261126110342 extends Migration {

  override name = 'Migration20261126110342';

  override up(): void | Promise<void> {
    // What the switch meant for weighing has a field of its own now; its old name is a condition on the customer.
    this.addSql(`alter table "product" rename column "not_used_product_condition" to "without_product_condition";`);
    this.addSql(`alter table "product" add "not_used_product_condition" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product" drop column "not_used_product_condition";`);
    this.addSql(`alter table "product" rename column "without_product_condition" to "not_used_product_condition";`);
  }

}
