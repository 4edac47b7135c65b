import { Migration } from '@mikro-orm/migrations';

export class Migration20261123201538 extends Migration {

  override name = 'Migration20261123201538';

  override up(): void | Promise<void> {
    this.addSql(`alter table "product_variant_definition_additional_parameters" add "values" varchar(2000) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "product_variant_definition_additional_parameters" drop column "values";`);
  }

}
