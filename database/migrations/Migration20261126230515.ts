import { Migration } from '@mikro-orm/migrations';

export class Migration20261126230515 extends Migration {

  override name = 'Migration20261126230515';

  override up(): void | Promise<void> {
    this.addSql(`create table "mailing" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "name" varchar(255) not null, "audience" varchar(60) not null default 'contactPerson', "filter" text null, "email_account_id" int null, "email_template_id" int null, "subject" varchar(1000) null, "body" text null, "per_minute" int not null default 30, "status" varchar(60) not null default 'draft', "sender_id" int null, "failure" varchar(1000) null, "started_at" timestamptz(3) null, "ended_at" timestamptz(3) null);`);
    this.addSql(`create index "mailing_author_id_index" on "mailing" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "mailing_email_account_id_index" on "mailing" ("email_account_id", "id") where "email_account_id" is not null;`);
    this.addSql(`create index "mailing_email_template_id_index" on "mailing" ("email_template_id", "id") where "email_template_id" is not null;`);
    this.addSql(`create index "mailing_sender_id_index" on "mailing" ("sender_id", "id") where "sender_id" is not null;`);
    this.addSql(`create index "mailing_name_letters" on "mailing" using gin ((plain_letters("name")) gin_trgm_ops);`);
    this.addSql(`create index "mailing_subject_letters" on "mailing" using gin ((plain_letters("subject")) gin_trgm_ops);`);

    this.addSql(`create table "mailing_recipient" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "mailing_id" int not null, "contact_person_id" int not null, "name" varchar(255) null, "email" varchar(320) null, "status" varchar(60) not null, "left_out" varchar(60) null, "outgoing_email_id" int null, "unsubscribed_at" timestamptz(3) null);`);
    this.addSql(`create index "mailing_recipient_mailing_id_status_index" on "mailing_recipient" ("mailing_id", "status", "id");`);
    this.addSql(`create index "mailing_recipient_mailing_id_email_index" on "mailing_recipient" ("mailing_id", "email", "id");`);
    this.addSql(`create index "mailing_recipient_outgoing_email_id_index" on "mailing_recipient" ("outgoing_email_id", "id");`);
    this.addSql(`create index "mailing_recipient_contact_person_id_index" on "mailing_recipient" ("contact_person_id", "id");`);
    this.addSql(`create index "mailing_recipient_author_id_index" on "mailing_recipient" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "mailing_recipient_name_letters" on "mailing_recipient" using gin ((plain_letters("name")) gin_trgm_ops);`);
    this.addSql(`create index "mailing_recipient_email_letters" on "mailing_recipient" using gin ((plain_letters("email")) gin_trgm_ops);`);
    this.addSql(`alter table "mailing_recipient" add constraint "mailing_recipient_mailing_id_contact_person_id_unique" unique ("mailing_id", "contact_person_id");`);

    this.addSql(`alter table "mailing" add constraint "mailing_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "mailing" add constraint "mailing_email_account_id_foreign" foreign key ("email_account_id") references "email_account" ("id") on delete restrict;`);
    this.addSql(`alter table "mailing" add constraint "mailing_email_template_id_foreign" foreign key ("email_template_id") references "email_template" ("id") on delete restrict;`);
    this.addSql(`alter table "mailing" add constraint "mailing_sender_id_foreign" foreign key ("sender_id") references "user" ("id") on delete restrict;`);

    this.addSql(`alter table "mailing_recipient" add constraint "mailing_recipient_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "mailing_recipient" add constraint "mailing_recipient_mailing_id_foreign" foreign key ("mailing_id") references "mailing" ("id") on delete restrict;`);
    this.addSql(`alter table "mailing_recipient" add constraint "mailing_recipient_contact_person_id_foreign" foreign key ("contact_person_id") references "contact_person" ("id") on delete restrict;`);
    this.addSql(`alter table "mailing_recipient" add constraint "mailing_recipient_outgoing_email_id_foreign" foreign key ("outgoing_email_id") references "outgoing_email" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "mailing_recipient" drop constraint "mailing_recipient_mailing_id_foreign";`);

    this.addSql(`drop table if exists "mailing" cascade;`);
    this.addSql(`drop table if exists "mailing_recipient" cascade;`);
  }

}
