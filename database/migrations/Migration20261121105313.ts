import { Migration } from '@mikro-orm/migrations';

export class Migration20261121105313 extends Migration {

  override name = 'Migration20261121105313';

  override up(): void | Promise<void> {
    this.addSql(`alter table "additional_parameter" add "lang" jsonb null;`);
    // Values are kept under this name from now on: those without one, or with another's, get one of their own.
    this.addSql(`update "additional_parameter" as own set "predefined_name" = 'parameter' || own."id" where "predefined_name" is null or exists (select from "additional_parameter" as older where older."model" = own."model" and older."predefined_name" = own."predefined_name" and older."id" < own."id");`);
    this.addSql(`create unique index "additional_parameter_model_predefined_name_unique" on "additional_parameter" ("model", "predefined_name") nulls not distinct;`);

    this.addSql(`drop index "user_view_setting_user_id_object_id_view_type_view_id_together";`);
    this.addSql(`create unique index "user_view_setting_user_id_object_id_view_type_view_id_unique" on "user_view_setting" ("user_id", "object_id", "view_type", "view_id") nulls not distinct;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "additional_parameter_model_predefined_name_unique";`);
    this.addSql(`alter table "additional_parameter" drop column "lang";`);

    this.addSql(`drop index "user_view_setting_user_id_object_id_view_type_view_id_unique";`);
    this.addSql(`create unique index "user_view_setting_user_id_object_id_view_type_view_id_together" on "user_view_setting" ("user_id", "object_id", "view_type", "view_id") nulls not distinct;`);
  }

}
