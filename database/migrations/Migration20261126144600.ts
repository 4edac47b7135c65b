import { Migration } from '@mikro-orm/migrations';

export class Migration20261126144600 extends Migration {

  override name = 'Migration20261126144600';

  override up(): void | Promise<void> {
    this.addSql(`alter table "customer_request" add "source" varchar(60) not null default 'staff', add "asker_name" varchar(120) null, add "asker_firm" varchar(200) null, add "asker_email" varchar(255) null, add "asker_phone" varchar(20) null, add "asker_vat_number" varchar(20) null, add "asker_language" varchar(2) null;`);
    this.addSql(`alter table "customer_request" alter column "customer_id" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "customer_request" drop column "source", drop column "asker_name", drop column "asker_firm", drop column "asker_email", drop column "asker_phone", drop column "asker_vat_number", drop column "asker_language";`);
    this.addSql(`alter table "customer_request" alter column "customer_id" set not null;`);
  }

}
