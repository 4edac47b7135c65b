import { Migration } from '@mikro-orm/migrations';

export class Migration20261121105015 extends Migration {

  override name = 'Migration20261121105015';

  override up(): void | Promise<void> {
    this.addSql(`create table "two_factor" ("user_id" int not null, "sealed_secret" varchar(300) null, "begun_secret" varchar(300) null, "last_step" bigint not null default '0', "updated_at" timestamptz(3) not null default now(), primary key ("user_id"));`);

    this.addSql(`create table "recovery_code" ("code_hash" varchar(100) not null, "user_id" int not null, "created_at" timestamptz(3) not null default now(), "used_at" timestamptz(3) null, primary key ("code_hash"));`);
    this.addSql(`create index "recovery_code_user_id_index" on "recovery_code" ("user_id");`);

    this.addSql(`create table "pending_sign_in" ("token_hash" varchar(64) not null, "user_id" int not null, "remember" boolean not null default false, "created_at" timestamptz(3) not null default now(), "expires_at" timestamptz(3) not null, primary key ("token_hash"));`);
    this.addSql(`create index "pending_sign_in_expires_index" on "pending_sign_in" ("expires_at");`);
    this.addSql(`create index "pending_sign_in_user_id_index" on "pending_sign_in" ("user_id");`);

    this.addSql(`create table "registration" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "user_id" int not null, "is_firm" boolean not null default false, "firm_name" varchar(255) null, "phone" varchar(20) null, "country_code" varchar(2) null, "company_department" varchar(255) null, "commercial_in_charge_of_you" varchar(255) null, "not_vat_number" boolean not null default false, "vat_number" varchar(20) null, "address" varchar(255) null, "postal_code" varchar(20) null, "city" varchar(255) null, "delivery_department" varchar(255) null, "counterparty_id" int null, "known_firm_id" int null);`);
    this.addSql(`create index "registration_author_id_index" on "registration" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "registration_user_id_index" on "registration" ("user_id", "id") where "user_id" is not null;`);
    this.addSql(`create index "registration_counterparty_id_index" on "registration" ("counterparty_id", "id") where "counterparty_id" is not null;`);
    this.addSql(`create index "registration_known_firm_id_index" on "registration" ("known_firm_id", "id") where "known_firm_id" is not null;`);
    this.addSql(`create index "registration_firm_name_search" on "registration" using gin ("firm_name" gin_trgm_ops);`);
    this.addSql(`create index "registration_vat_number_search" on "registration" using gin ("vat_number" gin_trgm_ops);`);
    this.addSql(`create index "registration_city_search" on "registration" using gin ("city" gin_trgm_ops);`);

    this.addSql(`alter table "user" add "email_confirmed" boolean not null default true;`);

    this.addSql(`alter table "session" add "public_id" uuid not null default gen_random_uuid(), add "address" varchar(45) null, add "user_agent" varchar(400) null;`);

    this.addSql(`alter table "outgoing_email" add "letter" varchar(40) null, add "letter_facts" text null;`);

    this.addSql(`alter table "two_factor" add constraint "two_factor_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "recovery_code" add constraint "recovery_code_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "pending_sign_in" add constraint "pending_sign_in_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "registration" add constraint "registration_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "registration" add constraint "registration_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "registration" add constraint "registration_counterparty_id_foreign" foreign key ("counterparty_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "registration" add constraint "registration_known_firm_id_foreign" foreign key ("known_firm_id") references "counterparty" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "two_factor" cascade;`);
    this.addSql(`drop table if exists "recovery_code" cascade;`);
    this.addSql(`drop table if exists "pending_sign_in" cascade;`);
    this.addSql(`drop table if exists "registration" cascade;`);

    this.addSql(`alter table "outgoing_email" drop column "letter", drop column "letter_facts";`);

    this.addSql(`alter table "session" drop column "public_id", drop column "address", drop column "user_agent";`);

    this.addSql(`alter table "user" drop column "email_confirmed";`);
  }

}
