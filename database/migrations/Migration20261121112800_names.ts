import { Migration } from '@mikro-orm/migrations';

/** Rows that every installation has had without a predefined name get theirs, so that they are not made twice. */
const names: readonly (readonly [table: string, name: string, predefinedName: string])[] = [
  ['payment_type', 'Gotówka', 'cash'],
  ['payment_type', 'Karta płatnicza', 'card'],
  ['payment_type', 'Przelew', 'transfer'],
  ['cash_flow_item', 'Opłaty parkingowe', 'parking'],
  ['cash_flow_item', 'Sprzedaż', 'sale'],
  ['cash_flow_item', 'Zakup', 'purchase'],
  ['term_of_payment', 'Przedpłata', 'prepayment'],
  ['term_of_payment', '14 dni', 'days14'],
  ['term_of_payment', '30 dni', 'days30'],
  ['reclamation_type', 'Ilościowa', 'quantity'],
  ['reclamation_type', 'Jakościowa', 'quality'],
];

export class Migration20261121112800_names extends Migration {
  override name = 'Migration20261121112800_names';

  override up(): void {
    for (const [table, name, predefinedName] of names)
      this.addSql(`update "${table}" set "predefined_name" = '${predefinedName}'
        where id = (select min(id) from "${table}" where name = '${name}' and "predefined_name" is null)
          and not exists (select 1 from "${table}" where "predefined_name" = '${predefinedName}');`);
  }

  override down(): void {
    for (const [table, , predefinedName] of names)
      this.addSql(`update "${table}" set "predefined_name" = null where "predefined_name" = '${predefinedName}';`);
  }
}
