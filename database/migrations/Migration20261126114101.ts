import { Migration } from '@mikro-orm/migrations';

export class Migration20261126114101 extends Migration {

  override name = 'Migration20261126114101';

  override up(): void | Promise<void> {
    this.addSql(`create table "sales_order_tag" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "color" varchar(7) null);`);
    this.addSql(`create index "sales_order_tag_name_index" on "sales_order_tag" ("name", "id");`);
    this.addSql(`create index "sales_order_tag_author_id_index" on "sales_order_tag" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "sales_order_tag_name_letters" on "sales_order_tag" using gin ((plain_letters("name")) gin_trgm_ops);`);

    this.addSql(`create table "sales_order_tags" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "tag_id" int not null);`);
    this.addSql(`create index "sales_order_tags_parent_index" on "sales_order_tags" ("parent_id", "row_number");`);
    this.addSql(`create index "sales_order_tags_tag_id_index" on "sales_order_tags" ("tag_id", "id") where "tag_id" is not null;`);

    this.addSql(`create table "product_conversions" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "unit_of_measure_id" int not null, "factor" numeric(15,6) not null);`);
    this.addSql(`create index "product_conversions_parent_index" on "product_conversions" ("parent_id", "row_number");`);
    this.addSql(`create index "product_conversions_unit_of_measure_id_index" on "product_conversions" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);

    this.addSql(`alter table "unit_of_measure" add "in_unit_id" int null, add "factor" numeric(15,6) null;`);
    this.addSql(`alter table "unit_of_measure" add constraint "unit_of_measure_in_unit_id_foreign" foreign key ("in_unit_id") references "unit_of_measure" ("id") on delete restrict;`);
    this.addSql(`create index "unit_of_measure_in_unit_id_index" on "unit_of_measure" ("in_unit_id", "id") where "in_unit_id" is not null;`);

    this.addSql(`update "unit_of_measure" as t set "in_unit_id" = kg.id, "factor" = 1000
      from "unit_of_measure" kg where t.code = 't' and kg.code = 'kg';`);

    this.addSql(`alter table "bom_operations" add "price" numeric(15,2) null, add "once" boolean not null default false;`);

    this.addSql(`alter table "product" alter column "img_url" type varchar(500) using ("img_url"::varchar(500));`);

    this.addSql(`alter table "bom_materials" add "price" numeric(15,2) null;`);

    this.addSql(`alter table "sales_order_tag" add constraint "sales_order_tag_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "sales_order_tags" add constraint "sales_order_tags_parent_id_foreign" foreign key ("parent_id") references "sales_order" ("id") on delete cascade;`);
    this.addSql(`alter table "sales_order_tags" add constraint "sales_order_tags_tag_id_foreign" foreign key ("tag_id") references "sales_order_tag" ("id") on delete restrict;`);

    this.addSql(`alter table "product_conversions" add constraint "product_conversions_parent_id_foreign" foreign key ("parent_id") references "product" ("id") on delete cascade;`);
    this.addSql(`alter table "product_conversions" add constraint "product_conversions_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sales_order_tags" drop constraint "sales_order_tags_tag_id_foreign";`);

    this.addSql(`drop table if exists "sales_order_tag" cascade;`);
    this.addSql(`drop table if exists "sales_order_tags" cascade;`);
    this.addSql(`drop table if exists "product_conversions" cascade;`);

    this.addSql(`alter table "unit_of_measure" drop constraint "unit_of_measure_in_unit_id_foreign";`);

    this.addSql(`alter table "bom_materials" drop column "price";`);

    this.addSql(`alter table "bom_operations" drop column "price", drop column "once";`);

    this.addSql(`alter table "product" alter column "img_url" type varchar(255) using ("img_url"::varchar(255));`);

    this.addSql(`drop index "unit_of_measure_in_unit_id_index";`);
    this.addSql(`alter table "unit_of_measure" drop column "in_unit_id", drop column "factor";`);
  }

}
