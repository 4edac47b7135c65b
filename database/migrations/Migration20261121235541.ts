import { Migration } from '@mikro-orm/migrations';

export class Migration20261121235541 extends Migration {

  override name = 'Migration20261121235541';

  override up(): void | Promise<void> {
    this.addSql(`alter table "session" add "browser_id" uuid null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "session" drop column "browser_id";`);
  }

}
