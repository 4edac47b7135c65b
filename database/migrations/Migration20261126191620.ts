import { Migration } from '@mikro-orm/migrations';

export class Migration20261126191620 extends Migration {

  override name = 'Migration20261126191620';

  override up(): void | Promise<void> {
    this.addSql(`alter table "unit_of_measure" add "counts_pieces" boolean not null default false;`);
    this.addSql(`update "unit_of_measure" set "counts_pieces" = true where "code" in ('szt.', 'kpl.', 'opak.', 'paleta');`);

    this.addSql(`alter table "sales_order_products" add "product_variant_id" int null;`);
    this.addSql(`alter table "sales_order_products" add constraint "sales_order_products_product_variant_id_foreign" foreign key ("product_variant_id") references "product_variant" ("id") on delete restrict;`);
    this.addSql(`create index "sales_order_products_product_variant_id_index" on "sales_order_products" ("product_variant_id", "id") where "product_variant_id" is not null;`);

    this.addSql(`alter table "pricelist_items" add "product_variant_id" int null;`);
    this.addSql(`alter table "pricelist_items" add constraint "pricelist_items_product_variant_id_foreign" foreign key ("product_variant_id") references "product_variant" ("id") on delete restrict;`);
    this.addSql(`create index "pricelist_items_product_variant_id_index" on "pricelist_items" ("product_variant_id", "id") where "product_variant_id" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "pricelist_items" drop constraint "pricelist_items_product_variant_id_foreign";`);

    this.addSql(`alter table "sales_order_products" drop constraint "sales_order_products_product_variant_id_foreign";`);

    this.addSql(`drop index "pricelist_items_product_variant_id_index";`);
    this.addSql(`alter table "pricelist_items" drop column "product_variant_id";`);

    this.addSql(`drop index "sales_order_products_product_variant_id_index";`);
    this.addSql(`alter table "sales_order_products" drop column "product_variant_id";`);

    this.addSql(`alter table "unit_of_measure" drop column "counts_pieces";`);
  }

}
