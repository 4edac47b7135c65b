import { Migration } from '@mikro-orm/migrations';

export class Migration20261128004729 extends Migration {

  override name = 'Migration20261128004729';

  override up(): void | Promise<void> {
    this.addSql(`create index "firm_phone_telephone" on "firm" (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));`);

    this.addSql(`create index "employee_phone_telephone" on "employee" (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));`);

    this.addSql(`create index "reclamation_telephone_telephone" on "reclamation" (right(regexp_replace("telephone", '[^0-9]', '', 'g'), 9));`);
    this.addSql(`create index "reclamation_inv_telephone_telephone" on "reclamation" (right(regexp_replace("inv_telephone", '[^0-9]', '', 'g'), 9));`);

    this.addSql(`create index "sales_point_phone_telephone" on "sales_point" (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));`);

    this.addSql(`create index "carrier_phone_telephone" on "carrier" (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "carrier_phone_telephone";`);

    this.addSql(`drop index "employee_phone_telephone";`);

    this.addSql(`drop index "firm_phone_telephone";`);

    this.addSql(`drop index "reclamation_telephone_telephone";`);
    this.addSql(`drop index "reclamation_inv_telephone_telephone";`);

    this.addSql(`drop index "sales_point_phone_telephone";`);
  }

}
