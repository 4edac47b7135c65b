import { Migration } from '@mikro-orm/migrations';

export class Migration20261123115632 extends Migration {

  override name = 'Migration20261123115632';

  override up(): void | Promise<void> {
    this.addSql(`create table "counterparty_other_accounts" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "account" varchar(50) not null, "bank" varchar(80) null, "currency_id" int null);`);
    this.addSql(`create index "counterparty_other_accounts_parent_index" on "counterparty_other_accounts" ("parent_id", "row_number");`);
    this.addSql(`create index "counterparty_other_accounts_currency_id_index" on "counterparty_other_accounts" ("currency_id", "id") where "currency_id" is not null;`);

    this.addSql(`alter table "firm" alter column "regon" type varchar(20) using ("regon"::varchar(20));`);
    this.addSql(`alter table "firm" alter column "bank_account" type varchar(50) using ("bank_account"::varchar(50));`);

    this.addSql(`alter table "counterparty" alter column "regon" type varchar(20) using ("regon"::varchar(20));`);
    this.addSql(`alter table "counterparty" alter column "krs" type varchar(20) using ("krs"::varchar(20));`);
    this.addSql(`alter table "counterparty" alter column "language" type varchar(60) using ("language"::varchar(60));`);
    this.addSql(`alter table "counterparty" alter column "bank_account" type varchar(50) using ("bank_account"::varchar(50));`);

    this.addSql(`alter table "contact_person" add "email_consent" boolean not null default false, add "phone_consent" boolean not null default false, add "consent_date" date null, add "consent_source" varchar(255) null;`);
    this.addSql(`alter table "contact_person" alter column "language" type varchar(60) using ("language"::varchar(60));`);

    // Numbers are stored in one spelling from now on; a wrong one stays as it is until somebody writes it anew.
    for (const [table, column] of [['counterparty', 'nip'], ['counterparty', 'regon'], ['counterparty', 'krs'], ['counterparty', 'bank_account'], ['firm', 'nip'], ['firm', 'regon'], ['firm', 'bank_account']])
      this.addSql(`update "${table}" set "${column}" = upper(regexp_replace("${column}", '[[:space:]./-]', '', 'g')) where "${column}" ~ '[[:space:]./a-z-]';`);
    for (const table of ['counterparty', 'contact_person'])
      this.addSql(`update "${table}" set "language" = case when lower("language") in ('pl', 'en', 'de', 'uk', 'nl', 'fr', 'it', 'es') then lower("language") end where "language" is not null;`);

    this.addSql(`alter table "counterparty_other_accounts" add constraint "counterparty_other_accounts_parent_id_foreign" foreign key ("parent_id") references "counterparty" ("id") on delete cascade;`);
    this.addSql(`alter table "counterparty_other_accounts" add constraint "counterparty_other_accounts_currency_id_foreign" foreign key ("currency_id") references "currency" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "counterparty_other_accounts" cascade;`);

    this.addSql(`alter table "contact_person" drop column "email_consent", drop column "phone_consent", drop column "consent_date", drop column "consent_source";`);
    this.addSql(`alter table "contact_person" alter column "language" type varchar(2) using ("language"::varchar(2));`);

    this.addSql(`alter table "counterparty" alter column "regon" type varchar(14) using ("regon"::varchar(14));`);
    this.addSql(`alter table "counterparty" alter column "krs" type varchar(10) using ("krs"::varchar(10));`);
    this.addSql(`alter table "counterparty" alter column "language" type varchar(2) using ("language"::varchar(2));`);
    this.addSql(`alter table "counterparty" alter column "bank_account" type varchar(40) using ("bank_account"::varchar(40));`);

    this.addSql(`alter table "firm" alter column "regon" type varchar(14) using ("regon"::varchar(14));`);
    this.addSql(`alter table "firm" alter column "bank_account" type varchar(40) using ("bank_account"::varchar(40));`);
  }

}
