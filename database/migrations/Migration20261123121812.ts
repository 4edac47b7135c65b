import { Migration } from '@mikro-orm/migrations';

export class Migration20261123121812 extends Migration {

  override name = 'Migration20261123121812';

  override up(): void | Promise<void> {
    this.addSql(`create table "register_check" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "counterparty_id" int null, "office" varchar(60) not null, "vat_number" varchar(20) not null, "account" varchar(50) null, "check_date" date not null, "outcome" varchar(60) not null, "account_on_list" boolean null, "vat_status" varchar(40) null, "firm_name" varchar(255) null, "address" varchar(255) null, "proof" varchar(60) null, "account_proof" varchar(60) null);`);
    this.addSql(`create index "register_check_vat_number_index" on "register_check" ("vat_number", "id");`);
    this.addSql(`create index "register_check_author_id_index" on "register_check" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "register_check_counterparty_id_index" on "register_check" ("counterparty_id", "id") where "counterparty_id" is not null;`);
    this.addSql(`create index "register_check_vat_number_letters" on "register_check" using gin ((plain_letters("vat_number")) gin_trgm_ops);`);
    this.addSql(`create index "register_check_firm_name_letters" on "register_check" using gin ((plain_letters("firm_name")) gin_trgm_ops);`);
    this.addSql(`create index "register_check_proof_letters" on "register_check" using gin ((plain_letters("proof")) gin_trgm_ops);`);

    this.addSql(`alter table "register_check" add constraint "register_check_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "register_check" add constraint "register_check_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "register_check" cascade;`);
  }

}
