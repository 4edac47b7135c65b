import { Migration } from '@mikro-orm/migrations';

export class Migration20261129130807 extends Migration {

  override name = 'Migration20261129130807';

  override up(): void | Promise<void> {
    this.addSql(`alter table "outgoing_sms" alter column "failure" type varchar(60) using ("failure"::varchar(60));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "outgoing_sms" alter column "failure" type varchar(255) using ("failure"::varchar(255));`);
  }

}
