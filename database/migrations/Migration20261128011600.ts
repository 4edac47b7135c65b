import { Migration } from '@mikro-orm/migrations';

export class Migration20261128011600 extends Migration {

  override name = 'Migration20261128011600';

  override up(): void | Promise<void> {
    this.addSql(`create index "incoming_email_with_failure_index" on "incoming_email" ("date", "id") where "failure" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "incoming_email_with_failure_index";`);
  }

}
