import { Migration } from '@mikro-orm/migrations';

export class Migration20261121171541 extends Migration {

  override name = 'Migration20261121171541';

  override up(): void | Promise<void> {
    this.addSql(`alter table "reclamation_type" add "lang" jsonb null;`);

    this.addSql(`alter table "reclamation_subject" add "lang" jsonb null;`);

    this.addSql(`alter table "reclamation_reason" add "lang" jsonb null;`);

    this.addSql(`alter table "reclamation_perpetrator" add "lang" jsonb null;`);

    this.addSql(`alter table "reclamation_execution" add "lang" jsonb null;`);

    this.addSql(`alter table "reclamation_decision" add "reclamation_state_id" int null, add "lang" jsonb null;`);
    this.addSql(`alter table "reclamation_decision" add constraint "reclamation_decision_reclamation_state_id_foreign" foreign key ("reclamation_state_id") references "reclamation_state" ("id") on delete restrict;`);
    this.addSql(`create index "reclamation_decision_reclamation_state_id_index" on "reclamation_decision" ("reclamation_state_id", "id") where "reclamation_state_id" is not null;`);

    this.addSql(`alter table "reclamation_client_expectation" add "lang" jsonb null;`);

    this.addSql(`alter table "employee" add "deputy_id" int null, add "absent_from" date null, add "absent_to" date null;`);
    this.addSql(`alter table "employee" add constraint "employee_deputy_id_foreign" foreign key ("deputy_id") references "employee" ("id") on delete restrict;`);
    this.addSql(`create index "employee_deputy_id_index" on "employee" ("deputy_id", "id") where "deputy_id" is not null;`);

    this.addSql(`alter table "reclamation" add "subject_codes" varchar(2000) null, add "order_numbers" varchar(2000) null;`);
    this.addSql(`create index "reclamation_subject_codes_search" on "reclamation" using gin ("subject_codes" gin_trgm_ops);`);
    this.addSql(`create index "reclamation_order_numbers_search" on "reclamation" using gin ("order_numbers" gin_trgm_ops);`);

    this.addSql(`alter table "bp_definition" add "starts_by_rule" boolean not null default false, add "start_code" text null;`);
    this.addSql(`alter table "bp_definition" alter column "is_active" set default false;`);

    this.addSql(`alter table "bp_exemplar" add "result" varchar(60) null;`);

    this.addSql(`alter table "task" add "next_stage_id" int null, add "next_executor_id" int null, add "next_executor_role_id" int null;`);
    this.addSql(`alter table "task" add constraint "task_next_stage_id_foreign" foreign key ("next_stage_id") references "stage" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_next_executor_id_foreign" foreign key ("next_executor_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "task" add constraint "task_next_executor_role_id_foreign" foreign key ("next_executor_role_id") references "executor_role" ("id") on delete restrict;`);
    this.addSql(`create index "task_next_stage_id_index" on "task" ("next_stage_id", "id") where "next_stage_id" is not null;`);
    this.addSql(`create index "task_next_executor_id_index" on "task" ("next_executor_id", "id") where "next_executor_id" is not null;`);
    this.addSql(`create index "task_next_executor_role_id_index" on "task" ("next_executor_role_id", "id") where "next_executor_role_id" is not null;`);

    this.addSql(`alter table "bp_history" add "step" varchar(60) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "employee" drop constraint "employee_deputy_id_foreign";`);

    this.addSql(`alter table "reclamation_decision" drop constraint "reclamation_decision_reclamation_state_id_foreign";`);

    this.addSql(`alter table "task" drop constraint "task_next_stage_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_next_executor_id_foreign";`);
    this.addSql(`alter table "task" drop constraint "task_next_executor_role_id_foreign";`);

    this.addSql(`alter table "bp_definition" drop column "starts_by_rule", drop column "start_code";`);
    this.addSql(`alter table "bp_definition" alter column "is_active" set default true;`);

    this.addSql(`alter table "bp_exemplar" drop column "result";`);

    this.addSql(`alter table "bp_history" drop column "step";`);

    this.addSql(`drop index "employee_deputy_id_index";`);
    this.addSql(`alter table "employee" drop column "deputy_id", drop column "absent_from", drop column "absent_to";`);

    this.addSql(`drop index "reclamation_subject_codes_search";`);
    this.addSql(`drop index "reclamation_order_numbers_search";`);
    this.addSql(`alter table "reclamation" drop column "subject_codes", drop column "order_numbers";`);

    this.addSql(`alter table "reclamation_client_expectation" drop column "lang";`);

    this.addSql(`drop index "reclamation_decision_reclamation_state_id_index";`);
    this.addSql(`alter table "reclamation_decision" drop column "reclamation_state_id", drop column "lang";`);

    this.addSql(`alter table "reclamation_execution" drop column "lang";`);

    this.addSql(`alter table "reclamation_perpetrator" drop column "lang";`);

    this.addSql(`alter table "reclamation_reason" drop column "lang";`);

    this.addSql(`alter table "reclamation_subject" drop column "lang";`);

    this.addSql(`alter table "reclamation_type" drop column "lang";`);

    this.addSql(`drop index "task_next_stage_id_index";`);
    this.addSql(`drop index "task_next_executor_id_index";`);
    this.addSql(`drop index "task_next_executor_role_id_index";`);
    this.addSql(`alter table "task" drop column "next_stage_id", drop column "next_executor_id", drop column "next_executor_role_id";`);
  }

}
