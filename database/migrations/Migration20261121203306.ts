import { Migration } from '@mikro-orm/migrations';

export class Migration20261121203306 extends Migration {

  override name = 'Migration20261121203306';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stage" add "lang" jsonb null;`);

    this.addSql(`drop index "bp_exemplar_owner_object_name_search";`);
    this.addSql(`alter table "bp_exemplar" add "name" varchar(255) null, add "lang" jsonb null;`);
    this.addSql(`create index "bp_exemplar_name_search" on "bp_exemplar" using gin ("name" gin_trgm_ops);`);

    this.addSql(`alter table "bp_history" add "reason" jsonb null;`);
    // Processes that began before they had names are called as their definitions are, and by the number of what they are about.
    this.addSql(`update "bp_exemplar" e set "lang" = d."lang", "name" = left(concat_ws(' · ', d."name", e."owner_object_id"::text), 255) from "bp_definition" d where d."id" = e."definition_id";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "bp_exemplar_name_search";`);
    this.addSql(`alter table "bp_exemplar" drop column "name", drop column "lang";`);
    this.addSql(`create index "bp_exemplar_owner_object_name_search" on "bp_exemplar" using gin ("owner_object_name" gin_trgm_ops);`);

    this.addSql(`alter table "bp_history" drop column "reason";`);

    this.addSql(`alter table "stage" drop column "lang";`);
  }

}
