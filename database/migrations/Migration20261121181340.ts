import { Migration } from '@mikro-orm/migrations';

export class Migration20261121181340 extends Migration {

  override name = 'Migration20261121181340';

  override up(): void | Promise<void> {
    this.addSql(`drop index "weight_memory_scale_id_index";`);
    this.addSql(`create index "weight_memory_scale_id_taken_at_index" on "weight_memory" ("scale_id", "taken_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "weight_memory_scale_id_taken_at_index";`);
    this.addSql(`create index "weight_memory_scale_id_index" on "weight_memory" ("scale_id", "id");`);
  }

}
