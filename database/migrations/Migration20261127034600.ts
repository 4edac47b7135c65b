import { Migration } from '@mikro-orm/migrations';

export class Migration20261127034600 extends Migration {

  override name = 'Migration20261127034600';

  override up(): void | Promise<void> {
    this.addSql(`alter table "calendar_event_guests" add "answered_by" varchar(320) null;`);

    this.addSql(`alter table "calendar_event_date_answers" add "answered_by" varchar(320) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "calendar_event_date_answers" drop column "answered_by";`);

    this.addSql(`alter table "calendar_event_guests" drop column "answered_by";`);
  }

}
