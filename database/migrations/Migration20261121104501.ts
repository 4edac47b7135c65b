import { Migration } from '@mikro-orm/migrations';

export class Migration20261121104501 extends Migration {

  override name = 'Migration20261121104501';

  override up(): void | Promise<void> {
    this.addSql(`alter table "access_log" add "detail" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "access_log" drop column "detail";`);
  }

}
