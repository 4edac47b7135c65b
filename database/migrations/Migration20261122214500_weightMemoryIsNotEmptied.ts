import { Migration } from '@mikro-orm/migrations';

/** The weight memory is not emptied either: a truncate runs no trigger of single rows. */
export class Migration20261122214500_weightMemoryIsNotEmptied extends Migration {
  override name = 'Migration20261122214500_weightMemoryIsNotEmptied';

  override up(): void {
    this.addSql(`create trigger "weight_memory_is_not_emptied" before truncate on "weight_memory"
      for each statement execute function "weight_memory_stays"();`);
  }

  override down(): void {
    this.addSql(`drop trigger "weight_memory_is_not_emptied" on "weight_memory";`);
  }
}
