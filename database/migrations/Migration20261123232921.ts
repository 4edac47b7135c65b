import { Migration } from '@mikro-orm/migrations';

export class Migration20261123232921 extends Migration {

  override name = 'Migration20261123232921';

  override up(): void | Promise<void> {
    this.addSql(`drop index "payment_operation_counterparty_id_index";`);
    this.addSql(`create index "payment_operation_counterparty_id_date_index" on "payment_operation" ("counterparty_id", "date", "id");`);

    this.addSql(`drop index "task_customer_id_index";`);
    this.addSql(`create index "task_customer_id_created_at_index" on "task" ("customer_id", "created_at", "id");`);

    this.addSql(`create index "disposition_customer_id_date_index" on "disposition" ("customer_id", "date", "id");`);
    this.addSql(`create index "disposition_forwarder_id_date_index" on "disposition" ("forwarder_id", "date", "id");`);
    this.addSql(`create index "disposition_vendor_id_date_index" on "disposition" ("vendor_id", "date", "id");`);

    this.addSql(`create index "punishment_is_paid_is_canceled_disposition_id_index" on "punishment" ("is_paid", "is_canceled", "disposition_id", "id");`);

    this.addSql(`drop index "delivery_payment_counterparty_id_index";`);
    this.addSql(`create index "delivery_payment_counterparty_id_date_index" on "delivery_payment" ("counterparty_id", "date", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "delivery_payment_counterparty_id_date_index";`);
    this.addSql(`create index "delivery_payment_counterparty_id_index" on "delivery_payment" ("counterparty_id", "id") where counterparty_id IS NOT NULL;`);

    this.addSql(`drop index "disposition_customer_id_date_index";`);
    this.addSql(`drop index "disposition_forwarder_id_date_index";`);
    this.addSql(`drop index "disposition_vendor_id_date_index";`);

    this.addSql(`drop index "payment_operation_counterparty_id_date_index";`);
    this.addSql(`create index "payment_operation_counterparty_id_index" on "payment_operation" ("counterparty_id", "id") where counterparty_id IS NOT NULL;`);

    this.addSql(`drop index "punishment_is_paid_is_canceled_disposition_id_index";`);

    this.addSql(`drop index "task_customer_id_created_at_index";`);
    this.addSql(`create index "task_customer_id_index" on "task" ("customer_id", "id") where customer_id IS NOT NULL;`);
  }

}
