import { Migration } from '@mikro-orm/migrations';

export class Migration20261123204400 extends Migration {
  override name = 'Migration20261123204400';

  override up(): void {
    // Who made a calendar owns it, now that only its owner changes it.
    this.addSql(`update "calendar" set "user_id" = "author_id" where "user_id" is null;`);
  }

  override down(): void {
    // The owner stays: nothing tells which calendars had none.
  }
}
