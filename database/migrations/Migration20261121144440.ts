import { Migration } from '@mikro-orm/migrations';

export class Migration20261121144440 extends Migration {

  override name = 'Migration20261121144440';

  override up(): void | Promise<void> {
    this.addSql(`create table "slip_pdf" ("print_id" int not null, "content" bytea not null, "created_at" timestamptz(3) not null default now(), primary key ("print_id"));`);

    this.addSql(`alter table "slip_pdf" add constraint "slip_pdf_print_id_foreign" foreign key ("print_id") references "print_history" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "slip_pdf" cascade;`);
  }

}
