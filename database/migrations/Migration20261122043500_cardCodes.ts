import { Migration } from '@mikro-orm/migrations';

/** Cards that were printed before the code was kept are found by it too, and drivers on the terminal keep theirs. */
export class Migration20261122043500_cardCodes extends Migration {
  override name = 'Migration20261122043500_cardCodes';

  override up(): void {
    this.addSql(`update "weighing_record" r
      set "bar_code" = regexp_replace(upper(s."bar_code_prefix"), '[^A-Z0-9]', '', 'g') || r."number_str"
      from (select distinct on ("parent_id") "parent_id", "scale_id" from "weighing_record_weighings"
        order by "parent_id", "row_number" desc) last join "scale" s on s."id" = last."scale_id"
      where r."id" = last."parent_id" and r."bar_code" is null and s."bar_code_prefix" <> '';`);
  }

  /** The column goes with the migration that made it. */
  override down(): void {}
}
