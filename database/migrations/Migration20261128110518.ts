import { Migration } from '@mikro-orm/migrations';

export class Migration20261128110518 extends Migration {

  override name = 'Migration20261128110518';

  override up(): void | Promise<void> {
    // Payments of before this was demanded went through no desk or account that is known: they are those of the cash desk.
    this.addSql(`update "payment_operation" set "payment_type_id" = (select "id" from "payment_type" where "predefined_name" = 'cash') where "payment_type_id" is null;`);
    this.addSql(`alter table "payment_operation" alter column "payment_type_id" set not null;`);
    this.addSql(`alter table "payment_operation" alter column "amount" drop default;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "payment_operation" alter column "payment_type_id" drop not null;`);
    this.addSql(`alter table "payment_operation" alter column "amount" set default 0.00;`);
  }

}
