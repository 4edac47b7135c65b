import { Migration } from '@mikro-orm/migrations';

export class Migration20261126120336 extends Migration {

  override name = 'Migration20261126120336';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outgoing_email" add "send_at" timestamptz(3) null, add "withdrawals" int not null default 0;`);

    this.addSql(`alter table "incoming_email_linked_doc" add "made" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "incoming_email_linked_doc" drop column "made";`);

    this.addSql(`alter table "outgoing_email" drop column "send_at", drop column "withdrawals";`);
  }

}
