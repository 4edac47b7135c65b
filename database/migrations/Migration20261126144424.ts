import { Migration } from '@mikro-orm/migrations';

export class Migration20261126144424 extends Migration {

  override name = 'Migration20261126144424';

  override up(): void | Promise<void> {
    this.addSql(`alter table "email_account" add "sign_in" varchar(60) not null default 'password', add "consented_at" timestamptz(3) null, add "refresh_token" text null, add "access_token" text null, add "access_until" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "email_account" drop column "sign_in", drop column "consented_at", drop column "refresh_token", drop column "access_token", drop column "access_until";`);
  }

}
