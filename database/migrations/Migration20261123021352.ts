import { Migration } from '@mikro-orm/migrations';

export class Migration20261123021352 extends Migration {

  override name = 'Migration20261123021352';

  override up(): void | Promise<void> {
    this.addSql(`drop index "weight_memory_capture_id_letters";`);

    this.addSql(`create index "weighing_record_netto_time_index" on "weighing_record" ("netto_time", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "weighing_record_netto_time_index";`);

    this.addSql(`CREATE INDEX weight_memory_capture_id_letters ON public.weight_memory USING gin (plain_letters((capture_id)::text) gin_trgm_ops);`);
  }

}
