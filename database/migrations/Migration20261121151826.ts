import { Migration } from '@mikro-orm/migrations';

export class Migration20261121151826 extends Migration {

  override name = 'Migration20261121151826';

  override up(): void | Promise<void> {
    this.addSql(`create index "user_login_any_case" on "user" (lower("login"));`);
    this.addSql(`create index "user_email_any_case" on "user" (lower("email"));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "user_login_any_case";`);
    this.addSql(`drop index "user_email_any_case";`);
  }

}
