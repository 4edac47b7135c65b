import { Migration } from '@mikro-orm/migrations';

export class Migration20261127155346 extends Migration {

  override name = 'Migration20261127155346';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outbox" add "due_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "outbox" drop column "due_at";`);
  }

}
