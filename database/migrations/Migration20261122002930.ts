import { Migration } from '@mikro-orm/migrations';

export class Migration20261122002930 extends Migration {

  override name = 'Migration20261122002930';

  override up(): void | Promise<void> {
    this.addSql(`alter table "session" add "superseded_by" varchar(255) null;`);

    this.addSql(`create index "counterparty_email_any_case" on "counterparty" (lower("email"));`);
    this.addSql(`create index "counterparty_phone_telephone" on "counterparty" (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));`);

    this.addSql(`create index "contact_person_email_any_case" on "contact_person" (lower("email"));`);
    this.addSql(`create index "contact_person_phone_telephone" on "contact_person" (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));`);

    this.addSql(`create index "driver_phone_number_telephone" on "driver" (right(regexp_replace("phone_number", '[^0-9]', '', 'g'), 9));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "contact_person_email_any_case";`);
    this.addSql(`drop index "contact_person_phone_telephone";`);

    this.addSql(`drop index "counterparty_email_any_case";`);
    this.addSql(`drop index "counterparty_phone_telephone";`);

    this.addSql(`drop index "driver_phone_number_telephone";`);

    this.addSql(`alter table "session" drop column "superseded_by";`);
  }

}
