import { Migration } from '@mikro-orm/migrations';

export class Migration20261123020215 extends Migration {

  override name = 'Migration20261123020215';

  override up(): void | Promise<void> {
    this.addSql(`alter table "pricelist" alter column "discount_type" drop default;`);
    this.addSql(`alter table "pricelist" alter column "discount_type" drop not null;`);
    // Nothing read it before: what stands there is the former default, and no wish of anybody's.
    this.addSql(`update "pricelist" set "discount_type" = null;`);

    this.addSql(`alter table "pricelist_items" add "parameter_value_id" int null, add "length_to" numeric(15,3) null, add "height_to" numeric(15,3) null;`);
    this.addSql(`alter table "pricelist_items" add constraint "pricelist_items_parameter_value_id_foreign" foreign key ("parameter_value_id") references "parameter_value" ("id") on delete restrict;`);
    this.addSql(`create index "pricelist_items_parameter_value_id_index" on "pricelist_items" ("parameter_value_id", "id") where "parameter_value_id" is not null;`);

    this.addSql(`alter table "discount" add "currency_id" int null;`);
    this.addSql(`alter table "discount" add constraint "discount_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);
    this.addSql(`create index "discount_currency_id_index" on "discount" ("currency_id", "id") where "currency_id" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "discount" drop constraint "discount_currency_id_foreign";`);

    this.addSql(`alter table "pricelist_items" drop constraint "pricelist_items_parameter_value_id_foreign";`);

    this.addSql(`drop index "discount_currency_id_index";`);
    this.addSql(`alter table "discount" drop column "currency_id";`);

    this.addSql(`alter table "pricelist" alter column "discount_type" set default 'percent';`);
    this.addSql(`update "pricelist" set "discount_type" = 'percent' where "discount_type" is null;`);
    this.addSql(`alter table "pricelist" alter column "discount_type" set not null;`);

    this.addSql(`drop index "pricelist_items_parameter_value_id_index";`);
    this.addSql(`alter table "pricelist_items" drop column "parameter_value_id", drop column "length_to", drop column "height_to";`);
  }

}
