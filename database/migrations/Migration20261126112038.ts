import { Migration } from '@mikro-orm/migrations';

export class Migration20261126112038 extends Migration {

  override name = 'Migration20261126112038';

  override up(): void | Promise<void> {
    this.addSql(`alter table "incoming_email_attachment" add "server_part" varchar(60) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "incoming_email_attachment" drop column "server_part";`);
  }

}
