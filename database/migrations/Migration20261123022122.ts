import { Migration } from '@mikro-orm/migrations';

export class Migration20261123022122 extends Migration {

  override name = 'Migration20261123022122';

  override up(): void | Promise<void> {
    this.addSql(`alter table "supply_method" add "lang" jsonb null;`);
    this.addSql(`create index "supply_method_lang_letters" on "supply_method" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);`);

    this.addSql(`alter table "inventory_category" add "lang" jsonb null;`);
    this.addSql(`create index "inventory_category_lang_letters" on "inventory_category" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);`);

    this.addSql(`alter table "payment_type" add "lang" jsonb null;`);
    this.addSql(`create index "payment_type_lang_letters" on "payment_type" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);`);

    this.addSql(`alter table "cash_flow_item" add "lang" jsonb null;`);
    this.addSql(`create index "cash_flow_item_lang_letters" on "cash_flow_item" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "cash_flow_item_lang_letters";`);
    this.addSql(`alter table "cash_flow_item" drop column "lang";`);

    this.addSql(`drop index "inventory_category_lang_letters";`);
    this.addSql(`alter table "inventory_category" drop column "lang";`);

    this.addSql(`drop index "payment_type_lang_letters";`);
    this.addSql(`alter table "payment_type" drop column "lang";`);

    this.addSql(`drop index "supply_method_lang_letters";`);
    this.addSql(`alter table "supply_method" drop column "lang";`);
  }

}
