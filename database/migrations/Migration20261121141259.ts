import { Migration } from '@mikro-orm/migrations';

export class Migration20261121141259 extends Migration {

  override name = 'Migration20261121141259';

  override up(): void | Promise<void> {
    this.addSql(`create table "train" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "date" timestamptz(3) null, "prefix" varchar(10) null, "number" int null, "number_str" varchar(40) null, "confirmed" boolean not null default false, "train_number" varchar(40) not null, "type" varchar(60) not null default 'Loading', "type_of_operation" varchar(60) not null default 'Shipment', "carrier_id" int null, "station_from" varchar(100) null, "station_to" varchar(100) null, "position_id" int null, "expected_arrival" timestamptz(3) null, "arrived_at" timestamptz(3) null, "departed_at" timestamptz(3) null, "order_id" int null, "customer_id" int null, "vendor_id" int null, "forwarder_id" int null, "product_id" int null, "scheme_of_cargo_id" int null, "mine_id" int null, "warehouse_id" int null, "box_id" int null, "weighing_station_id" int null, "comment" text null);`);
    this.addSql(`create index "train_date_index" on "train" ("date", "id");`);
    this.addSql(`create index "train_train_number_date_index" on "train" ("train_number", "date", "id");`);
    this.addSql(`create index "train_author_id_index" on "train" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "train_carrier_id_index" on "train" ("carrier_id", "id") where "carrier_id" is not null;`);
    this.addSql(`create index "train_position_id_index" on "train" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "train_order_id_index" on "train" ("order_id", "id") where "order_id" is not null;`);
    this.addSql(`create index "train_customer_id_index" on "train" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "train_vendor_id_index" on "train" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "train_forwarder_id_index" on "train" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "train_product_id_index" on "train" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "train_scheme_of_cargo_id_index" on "train" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);
    this.addSql(`create index "train_mine_id_index" on "train" ("mine_id", "id") where "mine_id" is not null;`);
    this.addSql(`create index "train_warehouse_id_index" on "train" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "train_box_id_index" on "train" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "train_weighing_station_id_index" on "train" ("weighing_station_id", "id") where "weighing_station_id" is not null;`);
    this.addSql(`create index "train_number_str_search" on "train" using gin ("number_str" gin_trgm_ops);`);
    this.addSql(`create index "train_train_number_search" on "train" using gin ("train_number" gin_trgm_ops);`);
    this.addSql(`create index "train_station_from_search" on "train" using gin ("station_from" gin_trgm_ops);`);
    this.addSql(`create index "train_station_to_search" on "train" using gin ("station_to" gin_trgm_ops);`);
    this.addSql(`alter table "train" add constraint "train_number_str_unique" unique ("number_str");`);

    this.addSql(`create table "train_wagon" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "train_id" int not null, "place" int not null, "wagon_number" varchar(20) not null, "tare" numeric(15,3) null, "load_capacity" numeric(15,3) null, "netto_registered" numeric(15,3) null, "product_id" int null, "consignment_note" varchar(40) null, "seal" varchar(40) null, "comment" varchar(255) null, "vehicle_id" int null, "disposition_id" int null);`);
    this.addSql(`create index "train_wagon_place_index" on "train_wagon" ("place", "id");`);
    this.addSql(`create index "train_wagon_disposition_id_index" on "train_wagon" ("disposition_id", "id");`);
    this.addSql(`create index "train_wagon_wagon_number_index" on "train_wagon" ("wagon_number", "id");`);
    this.addSql(`create index "train_wagon_author_id_index" on "train_wagon" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "train_wagon_train_id_index" on "train_wagon" ("train_id", "id") where "train_id" is not null;`);
    this.addSql(`create index "train_wagon_product_id_index" on "train_wagon" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "train_wagon_vehicle_id_index" on "train_wagon" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "train_wagon_wagon_number_search" on "train_wagon" using gin ("wagon_number" gin_trgm_ops);`);
    this.addSql(`create index "train_wagon_consignment_note_search" on "train_wagon" using gin ("consignment_note" gin_trgm_ops);`);
    this.addSql(`create index "train_wagon_seal_search" on "train_wagon" using gin ("seal" gin_trgm_ops);`);
    this.addSql(`alter table "train_wagon" add constraint "train_wagon_train_id_wagon_number_unique" unique ("train_id", "wagon_number");`);

    this.addSql(`create table "ship_unloading_boxes" ("id" serial primary key, "parent_id" int not null, "row_number" int not null, "hold" varchar(20) null, "box_id" int not null, "product_id" int null, "quantity" numeric(15,3) null);`);
    this.addSql(`create index "ship_unloading_boxes_parent_index" on "ship_unloading_boxes" ("parent_id", "row_number");`);
    this.addSql(`create index "ship_unloading_boxes_box_id_index" on "ship_unloading_boxes" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "ship_unloading_boxes_product_id_index" on "ship_unloading_boxes" ("product_id", "id") where "product_id" is not null;`);

    this.addSql(`alter table "ship_unloading" add "approved_author_id" int null;`);
    this.addSql(`alter table "ship_unloading" add constraint "ship_unloading_approved_author_id_foreign" foreign key ("approved_author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`create index "ship_unloading_approved_author_id_index" on "ship_unloading" ("approved_author_id", "id") where "approved_author_id" is not null;`);

    this.addSql(`alter table "plumb_line" add "hold" varchar(20) null, add "product_id" int null, add "netto" numeric(15,3) null, add "weighing_record_id" int null;`);
    this.addSql(`alter table "plumb_line" add constraint "plumb_line_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "plumb_line" add constraint "plumb_line_weighing_record_id_foreign" foreign key ("weighing_record_id") references "weighing_record" ("id") on delete restrict;`);
    this.addSql(`create index "plumb_line_product_id_index" on "plumb_line" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "plumb_line_weighing_record_id_index" on "plumb_line" ("weighing_record_id", "id") where "weighing_record_id" is not null;`);

    this.addSql(`alter table "train" add constraint "train_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_carrier_id_foreign" foreign key ("carrier_id") references "carrier" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_position_id_foreign" foreign key ("position_id") references "position" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_order_id_foreign" foreign key ("order_id") references "delivery_order" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_customer_id_foreign" foreign key ("customer_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_vendor_id_foreign" foreign key ("vendor_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_forwarder_id_foreign" foreign key ("forwarder_id") references "counterparty" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_scheme_of_cargo_id_foreign" foreign key ("scheme_of_cargo_id") references "scheme_of_cargo" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_mine_id_foreign" foreign key ("mine_id") references "mine" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_warehouse_id_foreign" foreign key ("warehouse_id") references "warehouse" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "train" add constraint "train_weighing_station_id_foreign" foreign key ("weighing_station_id") references "weighing_station" ("id") on delete restrict;`);

    this.addSql(`alter table "train_wagon" add constraint "train_wagon_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "train_wagon" add constraint "train_wagon_train_id_foreign" foreign key ("train_id") references "train" ("id") on delete restrict;`);
    this.addSql(`alter table "train_wagon" add constraint "train_wagon_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
    this.addSql(`alter table "train_wagon" add constraint "train_wagon_vehicle_id_foreign" foreign key ("vehicle_id") references "vehicle" ("id") on delete restrict;`);
    this.addSql(`alter table "train_wagon" add constraint "train_wagon_disposition_id_foreign" foreign key ("disposition_id") references "disposition" ("id") on delete restrict;`);

    this.addSql(`alter table "ship_unloading_boxes" add constraint "ship_unloading_boxes_parent_id_foreign" foreign key ("parent_id") references "ship_unloading" ("id") on delete cascade;`);
    this.addSql(`alter table "ship_unloading_boxes" add constraint "ship_unloading_boxes_box_id_foreign" foreign key ("box_id") references "box" ("id") on delete restrict;`);
    this.addSql(`alter table "ship_unloading_boxes" add constraint "ship_unloading_boxes_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "train_wagon" drop constraint "train_wagon_train_id_foreign";`);

    this.addSql(`drop table if exists "train" cascade;`);
    this.addSql(`drop table if exists "train_wagon" cascade;`);
    this.addSql(`drop table if exists "ship_unloading_boxes" cascade;`);

    this.addSql(`alter table "plumb_line" drop constraint "plumb_line_product_id_foreign";`);
    this.addSql(`alter table "plumb_line" drop constraint "plumb_line_weighing_record_id_foreign";`);

    this.addSql(`alter table "ship_unloading" drop constraint "ship_unloading_approved_author_id_foreign";`);

    this.addSql(`drop index "plumb_line_product_id_index";`);
    this.addSql(`drop index "plumb_line_weighing_record_id_index";`);
    this.addSql(`alter table "plumb_line" drop column "hold", drop column "product_id", drop column "netto", drop column "weighing_record_id";`);

    this.addSql(`drop index "ship_unloading_approved_author_id_index";`);
    this.addSql(`alter table "ship_unloading" drop column "approved_author_id";`);
  }

}
