import { Migration } from '@mikro-orm/migrations';

export class Migration20261123195915 extends Migration {

  override name = 'Migration20261123195915';

  override up(): void | Promise<void> {
    this.addSql(`alter table "reminder" add "lead" varchar(60) not null default 'AtTime', add "repeat" varchar(60) not null default 'Once', add "next_at" timestamptz(3) null, add "reminded_at" timestamptz(3) null;`);
    this.addSql(`create index "reminder_next_at_index" on "reminder" ("next_at", "id");`);
    // Reminders from before come at their time, where that is still ahead.
    this.addSql(`update "reminder" set "next_at" = "date" where not "done" and not "marked_to_delete" and "date" > now();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "reminder_next_at_index";`);
    this.addSql(`alter table "reminder" drop column "lead", drop column "repeat", drop column "next_at", drop column "reminded_at";`);
  }

}
