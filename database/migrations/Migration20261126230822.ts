import { Migration } from '@mikro-orm/migrations';

export class Migration20261126230822 extends Migration {

  override name = 'Migration20261126230822';

  override up(): void | Promise<void> {
    this.addSql(`alter table "discount" add "only_by_order" boolean not null default false;`);

    this.addSql(`alter table "sales_order_products" add "own_discount" boolean not null default false;`);

    // Discounts that were typed before orders had one of their own stay as they are.
    this.addSql(`update "sales_order_products" as "line" set "own_discount" = true where "discount_sum" <> coalesce((
      select sum(("each" ->> 'discountSum')::numeric) from jsonb_array_elements(
        case when jsonb_typeof("line"."prices") = 'array' then "line"."prices" else '[]'::jsonb end) as "each"), 0);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "discount" drop column "only_by_order";`);

    this.addSql(`alter table "sales_order_products" drop column "own_discount";`);
  }

}
