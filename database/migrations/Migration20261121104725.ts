import { Migration } from '@mikro-orm/migrations';

export class Migration20261121104725 extends Migration {

  override name = 'Migration20261121104725';

  override up(): void | Promise<void> {
    this.addSql(`alter table "term_of_payment" add "predefined_name" varchar(40) null;`);
    this.addSql(`alter table "term_of_payment" add constraint "term_of_payment_predefined_name_unique" unique ("predefined_name");`);

    this.addSql(`alter table "reclamation_type" add "predefined_name" varchar(40) null;`);
    this.addSql(`alter table "reclamation_type" add constraint "reclamation_type_predefined_name_unique" unique ("predefined_name");`);

    this.addSql(`drop index "object_version_object_type_object_id_version_index";`);
    this.addSql(`alter table "object_version" add constraint "object_version_object_type_object_id_version_unique" unique ("object_type", "object_id", "version");`);

    // Nothing counted here before: what stands in it was typed in by hand.
    this.addSql(`delete from "document_numerator";`);
    this.addSql(`alter table "document_numerator" add "period" varchar(10) not null;`);
    this.addSql(`alter table "document_numerator" alter column "numerator" set default 'prefix';`);
    this.addSql(`alter table "document_numerator" alter column "numerator" set not null;`);
    this.addSql(`alter table "document_numerator" alter column "numerator_value" set not null;`);
    this.addSql(`alter table "document_numerator" add constraint "document_numerator_doc_type_numerator_value_period_unique" unique ("doc_type", "numerator_value", "period");`);

    this.addSql(`insert into "document_numerator" ("doc_type", "numerator", "numerator_value", "period", "year_number", "last_number", "created_at", "updated_at", "marked_to_delete")
      select "object", 'prefix', "prefix", "period", cast(substring("period" from '^[0-9]{4}') as int), "last_number", clock_timestamp(), clock_timestamp(), false from "document_counter";`);
    this.addSql(`drop table "document_counter";`);

    this.addSql(`alter table "payment_type" add "predefined_name" varchar(40) null;`);
    this.addSql(`alter table "payment_type" add constraint "payment_type_predefined_name_unique" unique ("predefined_name");`);

    this.addSql(`alter table "cash_flow_item" add "predefined_name" varchar(40) null;`);
    this.addSql(`alter table "cash_flow_item" add constraint "cash_flow_item_predefined_name_unique" unique ("predefined_name");`);

    this.addSql(`alter table "print_history" add "copies" int not null default 1;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create table "document_counter" ("last_number" int not null, "object" varchar(60) not null, "period" varchar(10) not null, "prefix" varchar(20) not null, primary key ("object", "prefix", "period"));`);
    this.addSql(`insert into "document_counter" select "last_number", "doc_type", "period", "numerator_value" from "document_numerator";`);

    this.addSql(`alter table "cash_flow_item" drop constraint "cash_flow_item_predefined_name_unique";`);
    this.addSql(`alter table "cash_flow_item" drop column "predefined_name";`);

    this.addSql(`alter table "document_numerator" drop constraint "document_numerator_doc_type_numerator_value_period_unique";`);
    this.addSql(`alter table "document_numerator" drop column "period";`);
    this.addSql(`alter table "document_numerator" alter column "numerator" drop default;`);
    this.addSql(`alter table "document_numerator" alter column "numerator" drop not null;`);
    this.addSql(`alter table "document_numerator" alter column "numerator_value" drop not null;`);

    this.addSql(`alter table "object_version" drop constraint "object_version_object_type_object_id_version_unique";`);
    this.addSql(`create index "object_version_object_type_object_id_version_index" on "object_version" ("object_type", "object_id", "version", "id");`);

    this.addSql(`alter table "payment_type" drop constraint "payment_type_predefined_name_unique";`);
    this.addSql(`alter table "payment_type" drop column "predefined_name";`);

    this.addSql(`alter table "print_history" drop column "copies";`);

    this.addSql(`alter table "reclamation_type" drop constraint "reclamation_type_predefined_name_unique";`);
    this.addSql(`alter table "reclamation_type" drop column "predefined_name";`);

    this.addSql(`alter table "term_of_payment" drop constraint "term_of_payment_predefined_name_unique";`);
    this.addSql(`alter table "term_of_payment" drop column "predefined_name";`);
  }

}
