import { Migration } from '@mikro-orm/migrations';

export class Migration20261126143720 extends Migration {

  override name = 'Migration20261126143720';

  override up(): void | Promise<void> {
    this.addSql(`create index "product_sort_number_name_index" on "product" ("sort_number", "name", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "product_sort_number_name_index";`);
  }

}
