import { Migration } from '@mikro-orm/migrations';

export class Migration20261126191322 extends Migration {

  override name = 'Migration20261126191322';

  override up(): void | Promise<void> {
    this.addSql(`alter table "incoming_email" add "server_labels" varchar(2000) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "incoming_email" drop column "server_labels";`);
  }

}
