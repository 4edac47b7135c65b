import { Migration } from '@mikro-orm/migrations';

export class Migration20261126113551 extends Migration {

  override name = 'Migration20261126113551';

  override up(): void | Promise<void> {
    this.addSql(`create index "disposition_exited_at_index" on "disposition" ("exited_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "disposition_exited_at_index";`);

    this.addSql(`create or replace function "weight_memory_weight_memory_stays_fn"() returns trigger as \$\$ begin ; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "weight_memory_stays" BEFORE DELETE OR UPDATE on "weight_memory" for each ROW execute function "weight_memory_weight_memory_stays_fn"();`);

    this.addSql(`create or replace function "plain_letters"(text) returns text security invoker immutable language sql as \$\$ CREATE OR REPLACE FUNCTION public.plain_letters(text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN unaccent('unaccent'::regdictionary, \$1) \$\$;`);
  }

}
