import { Migration } from '@mikro-orm/migrations';

export class Migration20261123195618 extends Migration {

  override name = 'Migration20261123195618';

  override up(): void | Promise<void> {
    this.addSql(`alter table "email_account" add "receive_failure" varchar(255) null;`);

    this.addSql(`alter table "mailbox" add "highest_mod_seq" varchar(20) null, add "held" int null, add "on_server" int null, add "proved_at" timestamptz(3) null;`);
    this.addSql(`alter table "mailbox" alter column "name" type varchar(1000) using ("name"::varchar(1000));`);

    this.addSql(`drop index "incoming_email_email_account_id_index";`);
    this.addSql(`drop index "incoming_email_mailbox_id_uid_index";`);
    this.addSql(`alter table "incoming_email" add "identity" varchar(64) null, add "failure" varchar(1000) null, add "server_mailbox_id" int null, add "server_seen" boolean not null default false, add "server_flagged" boolean not null default false, add "server_behind" boolean not null default false;`);
    this.addSql(`alter table "incoming_email" add constraint "incoming_email_server_mailbox_id_foreign" foreign key ("server_mailbox_id") references "mailbox" ("id") on delete restrict;`);
    this.addSql(`create index "incoming_email_identity_index" on "incoming_email" ("identity", "id");`);
    this.addSql(`create index "incoming_email_server_mailbox_id_uid_index" on "incoming_email" ("server_mailbox_id", "uid", "id");`);
    this.addSql(`create index "incoming_email_email_account_id_server_behind_index" on "incoming_email" ("email_account_id", "server_behind", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "incoming_email" drop constraint "incoming_email_server_mailbox_id_foreign";`);

    this.addSql(`alter table "email_account" drop column "receive_failure";`);

    this.addSql(`drop index "incoming_email_identity_index";`);
    this.addSql(`drop index "incoming_email_server_mailbox_id_uid_index";`);
    this.addSql(`drop index "incoming_email_email_account_id_server_behind_index";`);
    this.addSql(`alter table "incoming_email" drop column "identity", drop column "failure", drop column "server_mailbox_id", drop column "server_seen", drop column "server_flagged", drop column "server_behind";`);
    this.addSql(`create index "incoming_email_email_account_id_index" on "incoming_email" ("email_account_id", "id") where email_account_id IS NOT NULL;`);
    this.addSql(`create index "incoming_email_mailbox_id_uid_index" on "incoming_email" ("mailbox_id", "uid", "id");`);

    this.addSql(`alter table "mailbox" drop column "highest_mod_seq", drop column "held", drop column "on_server", drop column "proved_at";`);
    this.addSql(`alter table "mailbox" alter column "name" type varchar(255) using ("name"::varchar(255));`);
  }

}
