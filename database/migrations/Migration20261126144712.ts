import { Migration } from '@mikro-orm/migrations';

export class Migration20261126144712 extends Migration {

  override name = 'Migration20261126144712';

  override up(): void | Promise<void> {
    this.addSql(`alter table "crm_event" add "outcome" text null, add "follows_id" int null;`);
    this.addSql(`alter table "crm_event" add constraint "crm_event_follows_id_foreign" foreign key ("follows_id") references "crm_event" ("id") on delete restrict;`);
    this.addSql(`alter table "crm_event" alter column "description" drop not null;`);
    this.addSql(`create index "crm_event_follows_id_index" on "crm_event" ("follows_id", "id");`);
    this.addSql(`create index "crm_event_outcome_letters" on "crm_event" using gin ((plain_letters("outcome")) gin_trgm_ops);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "crm_event" drop constraint "crm_event_follows_id_foreign";`);

    this.addSql(`drop index "crm_event_follows_id_index";`);
    this.addSql(`drop index "crm_event_outcome_letters";`);
    this.addSql(`alter table "crm_event" drop column "outcome", drop column "follows_id";`);
    this.addSql(`alter table "crm_event" alter column "description" set not null;`);
  }

}
