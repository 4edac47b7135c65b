import { Migration } from '@mikro-orm/migrations';

export class Migration20261126113551 extends Migration {

  override name = 'Migration20261126113551';

  override up(): void | Promise<void> {
    this.addSql(`create index "disposition_exited_at_index" on "disposition" ("exited_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "disposition_exited_at_index";`);
  }

}
