import { Migration } from '@mikro-orm/migrations';

export class Migration20261126152959 extends Migration {

  override name = 'Migration20261126152959';

  override up(): void | Promise<void> {
    this.addSql(`alter table "time_tracking_item" add "customer_id" int null, add "hours" numeric(15,2) null, add "month" varchar(7) null;`);
    this.addSql(`alter table "time_tracking_item" add constraint "time_tracking_item_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`create index "time_tracking_item_customer_id_start_date_index" on "time_tracking_item" ("customer_id", "start_date", "id");`);

    this.addSql(`update "time_tracking_item" set "hours" = round("elapsed_time" / 3600.0, 2), "month" = to_char("start_date" at time zone 'Europe/Warsaw', 'YYYY-MM');`);
    this.addSql(`update "time_tracking_item" t set "customer_id" = r."customer_id" from "customer_request" r where t."object_type" = 'customerRequest' and r."id" = t."object_id";`);
    this.addSql(`update "time_tracking_item" t set "customer_id" = r."customer_id" from "interaction" r where t."object_type" = 'interaction' and r."id" = t."object_id";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "time_tracking_item" drop constraint "time_tracking_item_customer_id_foreign";`);

    this.addSql(`drop index "time_tracking_item_customer_id_start_date_index";`);
    this.addSql(`alter table "time_tracking_item" drop column "customer_id", drop column "hours", drop column "month";`);
  }

}
