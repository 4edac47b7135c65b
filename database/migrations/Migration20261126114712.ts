import { Migration } from '@mikro-orm/migrations';

export class Migration20261126114712 extends Migration {

  override name = 'Migration20261126114712';

  override up(): void | Promise<void> {
    this.addSql(`create index "time_tracking_item_user_id_start_date_index" on "time_tracking_item" ("user_id", "start_date", "id");`);

    this.addSql(`create index "notification_user_id_index" on "notification" ("user_id", "id");`);

    this.addSql(`create index "weight_memory_scale_id_origin_visit_index" on "weight_memory" ("scale_id", "origin", "visit", "id");`);

    this.addSql(`create index "delivery_payment_paid_at_index" on "delivery_payment" ("paid_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "delivery_payment_paid_at_index";`);

    this.addSql(`drop index "notification_user_id_index";`);

    this.addSql(`drop index "time_tracking_item_user_id_start_date_index";`);

    this.addSql(`drop index "weight_memory_scale_id_origin_visit_index";`);
  }

}
