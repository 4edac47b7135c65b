import { Migration } from '@mikro-orm/migrations';

export class Migration20261126115319 extends Migration {

  override name = 'Migration20261126115319';

  override up(): void | Promise<void> {
    this.addSql(`alter table "interaction" add "execution_term" date null, add "waits_for_customer" boolean not null default false, add "paused_at" timestamptz(3) null, add "notice_at" timestamptz(3) null;`);
    this.addSql(`create index "interaction_notice_at_index" on "interaction" ("notice_at", "id");`);

    this.addSql(`alter table "customer_request" add "waits_for_customer" boolean not null default false, add "paused_at" timestamptz(3) null, add "notice_at" timestamptz(3) null;`);
    this.addSql(`create index "customer_request_notice_at_index" on "customer_request" ("notice_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "customer_request_notice_at_index";`);
    this.addSql(`alter table "customer_request" drop column "waits_for_customer", drop column "paused_at", drop column "notice_at";`);

    this.addSql(`drop index "interaction_notice_at_index";`);
    this.addSql(`alter table "interaction" drop column "execution_term", drop column "waits_for_customer", drop column "paused_at", drop column "notice_at";`);
  }

}
