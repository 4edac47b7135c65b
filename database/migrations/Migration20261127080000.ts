import { Migration } from '@mikro-orm/migrations';

export class Migration20261127080000 extends Migration {

  override name = 'Migration20261127080000';

  override up(): void | Promise<void> {
    this.addSql(`alter table "weight_sending" add "body" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "weight_sending" drop column "body";`);
  }

}
