import { Migration } from '@mikro-orm/migrations';

export class Migration20261121105114 extends Migration {

  override name = 'Migration20261121105114';

  override up(): void | Promise<void> {
    this.addSql(`create table "role_group_roles" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "user_role_id" int not null);`);
    this.addSql(`create index "role_group_roles_parent_index" on "role_group_roles" ("parent_id", "row_number");`);
    this.addSql(`create index "role_group_roles_user_role_id_index" on "role_group_roles" ("user_role_id", "id") where "user_role_id" is not null;`);

    this.addSql(`create table "user_role_objects" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "object_type" varchar(60) not null, "read" boolean not null default true, "modify" boolean not null default false);`);
    this.addSql(`create index "user_role_objects_parent_index" on "user_role_objects" ("parent_id", "row_number");`);

    this.addSql(`drop index "user_view_setting_user_id_view_id_index";`);
    this.addSql(`alter table "user_view_setting" add "object_id" varchar(60) null, add "view_type" varchar(60) not null default 'list';`);
    // What stood there belonged to an administrator's view, which knows its object; the newest of a person's stays.
    this.addSql(`update "user_view_setting" as own set "object_id" = view."object_id", "view_type" = view."view_type" from "view_setting" as view where view."id" = own."view_id";`);
    this.addSql(`delete from "user_view_setting" as old where "object_id" is null or exists (select from "user_view_setting" as newer where newer."user_id" = old."user_id" and newer."view_id" = old."view_id" and newer."id" > old."id");`);
    this.addSql(`alter table "user_view_setting" alter column "object_id" set not null;`);
    this.addSql(`alter table "user_view_setting" alter column "view_id" drop not null;`);
    this.addSql(`create index "user_view_setting_user_id_index" on "user_view_setting" ("user_id", "id") where "user_id" is not null;`);
    this.addSql(`create unique index "user_view_setting_user_id_object_id_view_type_view_id_together" on "user_view_setting" ("user_id", "object_id", "view_type", "view_id") nulls not distinct;`);

    this.addSql(`alter table "role_group_roles" add constraint "role_group_roles_parent_id_foreign" foreign key ("parent_id") references "role_group" ("id") on delete cascade;`);
    this.addSql(`alter table "role_group_roles" add constraint "role_group_roles_user_role_id_foreign" foreign key ("user_role_id") references "user_role" ("id") on delete restrict;`);

    this.addSql(`alter table "user_role_objects" add constraint "user_role_objects_parent_id_foreign" foreign key ("parent_id") references "user_role" ("id") on delete cascade;`);

    // Before a role could be for reading only, the built-in ones were marked so, and it meant nothing.
    this.addSql(`update "user_role" set "read_only" = false where "key" in ('operator', 'sales', 'forwarder');`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "role_group_roles" cascade;`);
    this.addSql(`drop table if exists "user_role_objects" cascade;`);

    this.addSql(`drop index "user_view_setting_user_id_index";`);
    this.addSql(`drop index "user_view_setting_user_id_object_id_view_type_view_id_together";`);
    this.addSql(`alter table "user_view_setting" drop column "object_id", drop column "view_type";`);
    this.addSql(`alter table "user_view_setting" alter column "view_id" set not null;`);
    this.addSql(`create index "user_view_setting_user_id_view_id_index" on "user_view_setting" ("user_id", "view_id", "id");`);
  }

}
