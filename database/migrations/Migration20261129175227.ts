import { Migration } from '@mikro-orm/migrations';

export class Migration20261129175227 extends Migration {

  override name = 'Migration20261129175227';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" alter column "language" type varchar(60) using ("language"::varchar(60));`);

    this.addSql(`alter table "email_template_content_variants_list" alter column "language" type varchar(60) using ("language"::varchar(60));`);

    this.addSql(`alter table "email_signature_signatures" alter column "language" type varchar(60) using ("language"::varchar(60));`);

    this.addSql(`alter table "queue_display" alter column "language" type varchar(60) using ("language"::varchar(60));`);

    // A code that is no language had no effect on people and screens. In texts it stays until somebody writes them anew: without
    // a language they would be sent to everybody.
    this.addSql(`update "user" set "language" = case when lower("language") in ('pl', 'en', 'nl', 'de', 'fr', 'it', 'es') then lower("language") end where "language" is not null;`);
    this.addSql(`update "queue_display" set "language" = case when lower("language") in ('pl', 'en', 'de', 'uk', 'nl', 'fr', 'it', 'es') then lower("language") else 'pl' end where "language" is not null;`);
    for (const table of ['email_template_content_variants_list', 'email_signature_signatures'])
      this.addSql(`update "${table}" set "language" = nullif(lower(trim("language")), '') where "language" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "email_signature_signatures" alter column "language" type varchar(2) using ("language"::varchar(2));`);

    this.addSql(`alter table "email_template_content_variants_list" alter column "language" type varchar(2) using ("language"::varchar(2));`);

    this.addSql(`alter table "queue_display" alter column "language" type varchar(2) using ("language"::varchar(2));`);

    this.addSql(`alter table "user" alter column "language" type varchar(2) using ("language"::varchar(2));`);
  }

}
