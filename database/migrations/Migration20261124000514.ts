import { Migration } from '@mikro-orm/migrations';

export class Migration20261124000514 extends Migration {

  override name = 'Migration20261124000514';

  override up(): void | Promise<void> {
    this.addSql(`create index "incoming_email_seen_mailbox_id_index" on "incoming_email" ("seen", "mailbox_id", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "incoming_email_seen_mailbox_id_index";`);
  }

}
