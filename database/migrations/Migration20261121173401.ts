import { Migration } from '@mikro-orm/migrations';

export class Migration20261121173401 extends Migration {

  override name = 'Migration20261121173401';

  override up(): void | Promise<void> {
    this.addSql(`alter table "firm" add "ksef_certificate" text null, add "ksef_certificate_key" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "firm" drop column "ksef_certificate", drop column "ksef_certificate_key";`);
  }

}
