create table "train" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "date" timestamptz(3) null,
  "prefix" varchar(10) null,
  "number" int null,
  "number_str" varchar(40) null,
  "confirmed" boolean not null default false,
  "train_number" varchar(40) not null,
  "type" varchar(60) not null default 'Loading',
  "type_of_operation" varchar(60) not null default 'Shipment',
  "carrier_id" int null,
  "station_from" varchar(100) null,
  "station_to" varchar(100) null,
  "position_id" int null,
  "expected_arrival" timestamptz(3) null,
  "arrived_at" timestamptz(3) null,
  "departed_at" timestamptz(3) null,
  "order_id" int null,
  "customer_id" int null,
  "vendor_id" int null,
  "forwarder_id" int null,
  "product_id" int null,
  "scheme_of_cargo_id" int null,
  "mine_id" int null,
  "warehouse_id" int null,
  "box_id" int null,
  "weighing_station_id" int null,
  "comment" text null
);
create index "train_date_index" on "train" ("date", "id");
create index "train_train_number_date_index" on "train" ("train_number", "date", "id");
create index "train_author_id_index" on "train" ("author_id", "id") where "author_id" is not null;
create index "train_carrier_id_index" on "train" ("carrier_id", "id") where "carrier_id" is not null;
create index "train_position_id_index" on "train" ("position_id", "id") where "position_id" is not null;
create index "train_order_id_index" on "train" ("order_id", "id") where "order_id" is not null;
create index "train_customer_id_index" on "train" ("customer_id", "id") where "customer_id" is not null;
create index "train_vendor_id_index" on "train" ("vendor_id", "id") where "vendor_id" is not null;
create index "train_forwarder_id_index" on "train" ("forwarder_id", "id") where "forwarder_id" is not null;
create index "train_product_id_index" on "train" ("product_id", "id") where "product_id" is not null;
create index "train_scheme_of_cargo_id_index" on "train" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;
create index "train_mine_id_index" on "train" ("mine_id", "id") where "mine_id" is not null;
create index "train_warehouse_id_index" on "train" ("warehouse_id", "id") where "warehouse_id" is not null;
create index "train_box_id_index" on "train" ("box_id", "id") where "box_id" is not null;
create index "train_weighing_station_id_index" on "train" ("weighing_station_id", "id") where "weighing_station_id" is not null;
create index "train_number_str_letters" on "train" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "train_train_number_letters" on "train" using gin ((plain_letters("train_number")) gin_trgm_ops);
create index "train_station_from_letters" on "train" using gin ((plain_letters("station_from")) gin_trgm_ops);
create index "train_station_to_letters" on "train" using gin ((plain_letters("station_to")) gin_trgm_ops);
alter table "train" add constraint "train_number_str_unique" unique ("number_str");

create table "train_wagon" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "train_id" int not null,
  "place" int not null,
  "wagon_number" varchar(20) not null,
  "tare" numeric(15,3) null,
  "load_capacity" numeric(15,3) null,
  "netto_registered" numeric(15,3) null,
  "product_id" int null,
  "consignment_note" varchar(40) null,
  "seal" varchar(40) null,
  "comment" varchar(255) null,
  "vehicle_id" int null,
  "disposition_id" int null
);
create index "train_wagon_place_index" on "train_wagon" ("place", "id");
create index "train_wagon_disposition_id_index" on "train_wagon" ("disposition_id", "id");
create index "train_wagon_wagon_number_index" on "train_wagon" ("wagon_number", "id");
create index "train_wagon_author_id_index" on "train_wagon" ("author_id", "id") where "author_id" is not null;
create index "train_wagon_train_id_index" on "train_wagon" ("train_id", "id") where "train_id" is not null;
create index "train_wagon_product_id_index" on "train_wagon" ("product_id", "id") where "product_id" is not null;
create index "train_wagon_vehicle_id_index" on "train_wagon" ("vehicle_id", "id") where "vehicle_id" is not null;
create index "train_wagon_wagon_number_letters" on "train_wagon" using gin ((plain_letters("wagon_number")) gin_trgm_ops);
create index "train_wagon_consignment_note_letters" on "train_wagon" using gin ((plain_letters("consignment_note")) gin_trgm_ops);
create index "train_wagon_seal_letters" on "train_wagon" using gin ((plain_letters("seal")) gin_trgm_ops);
alter table "train_wagon" add constraint "train_wagon_train_id_wagon_number_unique" unique ("train_id", "wagon_number");
