import { Migration } from '@mikro-orm/migrations';

export class Migration20261126113956 extends Migration {

  override name = 'Migration20261126113956';

  override up(): void | Promise<void> {
    this.addSql(`alter table "incoming_email" add "kind" varchar(60) not null default 'letter', add "outgoing_email_id" int null;`);
    this.addSql(`alter table "incoming_email" add constraint "incoming_email_outgoing_email_id_foreign" foreign key ("outgoing_email_id") references "outgoing_email" ("id") on delete restrict;`);
    this.addSql(`create index "incoming_email_outgoing_email_id_index" on "incoming_email" ("outgoing_email_id", "id") where "outgoing_email_id" is not null;`);

    this.addSql(`alter table "outgoing_email" add "delivery" varchar(60) null, add "delivery_reply" varchar(1000) null, add "auto_replied" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "incoming_email" drop constraint "incoming_email_outgoing_email_id_foreign";`);

    this.addSql(`drop index "incoming_email_outgoing_email_id_index";`);
    this.addSql(`alter table "incoming_email" drop column "kind", drop column "outgoing_email_id";`);

    this.addSql(`alter table "outgoing_email" drop column "delivery", drop column "delivery_reply", drop column "auto_replied";`);
  }

}
