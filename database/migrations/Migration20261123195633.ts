import { Migration } from '@mikro-orm/migrations';

export class Migration20261123195633 extends Migration {

  override name = 'Migration20261123195633';

  override up(): void | Promise<void> {
    this.addSql(`create table "customer_request_products" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "product_id" int not null, "description" text null, "quantity" numeric(15,3) not null default '1.000', "unit_of_measure_id" int null, "price" numeric(15,2) null);`);
    this.addSql(`create index "customer_request_products_parent_index" on "customer_request_products" ("parent_id", "row_number");`);
    this.addSql(`create index "customer_request_products_product_id_index" on "customer_request_products" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "customer_request_products_unit_of_measure_id_index" on "customer_request_products" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);

    this.addSql(`update "interaction" set "reference" = coalesce("number_str", '–') where "reference" is null;`);
    this.addSql(`update "interaction" set "uuid" = coalesce("uuid", gen_random_uuid()::text),
      "version_uuid" = coalesce("version_uuid", gen_random_uuid()::text),
      "financial_period" = coalesce("financial_period", to_char("date" at time zone 'Europe/Warsaw', 'YYYY-MM'));`);
    this.addSql(`alter table "interaction" alter column "reference" set not null;`);

    this.addSql(`alter table "sales_order" add "customer_request_id" int null;`);
    this.addSql(`alter table "sales_order" add constraint "sales_order_customer_request_id_foreign" foreign key ("customer_request_id") references "customer_request" ("id") on delete restrict;`);
    this.addSql(`create index "sales_order_customer_request_id_index" on "sales_order" ("customer_request_id", "id") where "customer_request_id" is not null;`);

    this.addSql(`alter table "interaction_comment" add "for_customer" boolean not null default false, add "outgoing_email_id" int null;`);
    this.addSql(`alter table "interaction_comment" add constraint "interaction_comment_outgoing_email_id_foreign" foreign key ("outgoing_email_id") references "outgoing_email" ("id") on delete restrict;`);
    this.addSql(`create index "interaction_comment_outgoing_email_id_index" on "interaction_comment" ("outgoing_email_id", "id") where "outgoing_email_id" is not null;`);

    this.addSql(`alter table "customer_request_comment" add "for_customer" boolean not null default false, add "outgoing_email_id" int null;`);
    this.addSql(`alter table "customer_request_comment" add constraint "customer_request_comment_outgoing_email_id_foreign" foreign key ("outgoing_email_id") references "outgoing_email" ("id") on delete restrict;`);
    this.addSql(`create index "customer_request_comment_outgoing_email_id_index" on "customer_request_comment" ("outgoing_email_id", "id") where "outgoing_email_id" is not null;`);

    this.addSql(`alter table "customer_request_products" add constraint "customer_request_products_parent_id_foreign" foreign key ("parent_id") references "customer_request" ("id") on delete cascade;`);
    this.addSql(`alter table "customer_request_products" add constraint "customer_request_products_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "customer_request_products" add constraint "customer_request_products_unit_of_measure_id_foreign" foreign key ("unit_of_measure_id") references "unit_of_measure" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "customer_request_products" cascade;`);

    this.addSql(`alter table "customer_request_comment" drop constraint "customer_request_comment_outgoing_email_id_foreign";`);

    this.addSql(`alter table "interaction_comment" drop constraint "interaction_comment_outgoing_email_id_foreign";`);

    this.addSql(`alter table "sales_order" drop constraint "sales_order_customer_request_id_foreign";`);

    this.addSql(`drop index "customer_request_comment_outgoing_email_id_index";`);
    this.addSql(`alter table "customer_request_comment" drop column "for_customer", drop column "outgoing_email_id";`);

    this.addSql(`alter table "interaction" alter column "reference" drop not null;`);

    this.addSql(`drop index "interaction_comment_outgoing_email_id_index";`);
    this.addSql(`alter table "interaction_comment" drop column "for_customer", drop column "outgoing_email_id";`);

    this.addSql(`drop index "sales_order_customer_request_id_index";`);
    this.addSql(`alter table "sales_order" drop column "customer_request_id";`);
  }

}
