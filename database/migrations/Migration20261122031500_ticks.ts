import { Migration } from '@mikro-orm/migrations';

/** Where a vendor or a forwarder is chosen; only firms that are ticked as such may be from now on. */
const chosenIn = {
  is_vendor: {
    column: 'vendor_id',
    tables: [
      'delivery_order',
      'disposition',
      'loading_plan',
      'ship_planning',
      'ship_registration',
      'ship_unloading',
      'train',
      'weighing_record',
    ],
  },
  is_forwarder: {
    column: 'forwarder_id',
    tables: [
      'delivery_order',
      'disposition',
      'loading_plan',
      'ship_planning',
      'ship_registration',
      'ship_unloading',
      'train',
      'weighing_record',
      'weighing_station',
    ],
  },
};

/** A firm that already stands somewhere as a vendor or a forwarder is ticked as what it is used for. */
export class Migration20261122031500_ticks extends Migration {
  override name = 'Migration20261122031500_ticks';

  override up(): void {
    for (const [tick, { column, tables }] of Object.entries(chosenIn)) {
      const chosen = tables.map((table) => `select "${column}" from "${table}"`).join(' union ');
      this.addSql(`update "counterparty" set "${tick}" = true where not "${tick}" and "id" in (${chosen});`);
    }
  }

  /** What was ticked by hand and what here cannot be told apart, and does no harm. */
  override down(): void {}
}
