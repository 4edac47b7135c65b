import { Migration } from '@mikro-orm/migrations';

export class Migration20261121235329 extends Migration {

  override name = 'Migration20261121235329';

  override up(): void | Promise<void> {
    this.addSql(`alter table "disposition" add "customs_release" varchar(40) null, add "product_condition" varchar(255) null;`);

    this.addSql(`alter table "weighing_record" add "ship_planning_id" int null;`);
    this.addSql(`alter table "weighing_record" add constraint "weighing_record_ship_planning_id_foreign" foreign key ("ship_planning_id") references "ship_planning" ("id") on delete restrict;`);
    this.addSql(`create index "weighing_record_ship_planning_id_index" on "weighing_record" ("ship_planning_id", "id");`);

    this.addSql(`alter table "ship_unloading" add "ship_planning_id" int null;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_ship_planning_id_foreign" foreign key ("ship_planning_id") references "ship_planning" ("id") on delete restrict;`);
    this.addSql(`create index "ship_unloading_ship_planning_id_index" on "ship_unloading" ("ship_planning_id", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_ship_planning_id_foreign";`);

    this.addSql(`alter table "weighing_record" drop constraint "weighing_record_ship_planning_id_foreign";`);

    this.addSql(`alter table "disposition" drop column "customs_release", drop column "product_condition";`);

    this.addSql(`drop index "ship_unloading_ship_planning_id_index";`);
    this.addSql(`alter table "ship_unloading" drop column "ship_planning_id";`);

    this.addSql(`drop index "weighing_record_ship_planning_id_index";`);
    this.addSql(`alter table "weighing_record" drop column "ship_planning_id";`);
  }

}
