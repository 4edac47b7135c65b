import { Migration } from '@mikro-orm/migrations';

export class Migration20261122215208 extends Migration {

  override name = 'Migration20261122215208';

  override up(): void | Promise<void> {
    this.addSql(`alter table "reclamation_type" add "calendar_days" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "reclamation_type" drop column "calendar_days";`);
  }

}
