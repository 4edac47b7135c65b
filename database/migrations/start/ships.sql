create table "ship" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null,
  "imo_number" varchar(10) null
);
create index "ship_name_index" on "ship" ("name", "id");
create index "ship_author_id_index" on "ship" ("author_id", "id") where "author_id" is not null;
create index "ship_name_letters" on "ship" using gin ((plain_letters("name")) gin_trgm_ops);
create index "ship_code_letters" on "ship" using gin ((plain_letters("code")) gin_trgm_ops);
create index "ship_imo_number_letters" on "ship" using gin ((plain_letters("imo_number")) gin_trgm_ops);

create table "ship_registration" (
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
  "ship_id" int not null,
  "voyage_number" varchar(40) null,
  "type" varchar(60) not null default 'Unloading',
  "position_id" int null,
  "forwarder_id" int null,
  "customer_id" int null,
  "vendor_id" int null,
  "ship_agent_id" int null,
  "product_id" int null,
  "quantity" numeric(15,3) null,
  "port_from" varchar(255) null,
  "port_to" varchar(255) null,
  "expected_arrival" timestamptz(3) null,
  "expected_departure" timestamptz(3) null,
  "arrived_at" timestamptz(3) null,
  "departed_at" timestamptz(3) null,
  "comment" text null
);
create index "ship_registration_date_index" on "ship_registration" ("date", "id");
create index "ship_registration_expected_arrival_index" on "ship_registration" ("expected_arrival", "id");
create index "ship_registration_author_id_index" on "ship_registration" ("author_id", "id") where "author_id" is not null;
create index "ship_registration_ship_id_index" on "ship_registration" ("ship_id", "id") where "ship_id" is not null;
create index "ship_registration_position_id_index" on "ship_registration" ("position_id", "id") where "position_id" is not null;
create index "ship_registration_forwarder_id_index" on "ship_registration" ("forwarder_id", "id") where "forwarder_id" is not null;
create index "ship_registration_customer_id_index" on "ship_registration" ("customer_id", "id") where "customer_id" is not null;
create index "ship_registration_vendor_id_index" on "ship_registration" ("vendor_id", "id") where "vendor_id" is not null;
create index "ship_registration_ship_agent_id_index" on "ship_registration" ("ship_agent_id", "id") where "ship_agent_id" is not null;
create index "ship_registration_product_id_index" on "ship_registration" ("product_id", "id") where "product_id" is not null;
create index "ship_registration_number_str_letters" on "ship_registration" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "ship_registration_voyage_number_letters" on "ship_registration" using gin ((plain_letters("voyage_number")) gin_trgm_ops);
alter table "ship_registration" add constraint "ship_registration_number_str_unique" unique ("number_str");

create table "ship_planning" (
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
  "ship_id" int not null,
  "ship_registration_id" int null,
  "type" varchar(60) not null default 'Unloading',
  "state" varchar(60) not null default 'Planned',
  "position_id" int null,
  "planned_begin" timestamptz(3) null,
  "planned_end" timestamptz(3) null,
  "forwarder_id" int null,
  "customer_id" int null,
  "vendor_id" int null,
  "product_id" int null,
  "quantity" numeric(15,3) null,
  "warehouse_id" int null,
  "box_id" int null,
  "weighing_station_id" int null,
  "comment" text null
);
create index "ship_planning_date_index" on "ship_planning" ("date", "id");
create index "ship_planning_state_planned_begin_index" on "ship_planning" ("state", "planned_begin", "id");
create index "ship_planning_planned_begin_index" on "ship_planning" ("planned_begin", "id");
create index "ship_planning_author_id_index" on "ship_planning" ("author_id", "id") where "author_id" is not null;
create index "ship_planning_ship_id_index" on "ship_planning" ("ship_id", "id") where "ship_id" is not null;
create index "ship_planning_ship_registration_id_index" on "ship_planning" ("ship_registration_id", "id") where "ship_registration_id" is not null;
create index "ship_planning_position_id_index" on "ship_planning" ("position_id", "id") where "position_id" is not null;
create index "ship_planning_forwarder_id_index" on "ship_planning" ("forwarder_id", "id") where "forwarder_id" is not null;
create index "ship_planning_customer_id_index" on "ship_planning" ("customer_id", "id") where "customer_id" is not null;
create index "ship_planning_vendor_id_index" on "ship_planning" ("vendor_id", "id") where "vendor_id" is not null;
create index "ship_planning_product_id_index" on "ship_planning" ("product_id", "id") where "product_id" is not null;
create index "ship_planning_warehouse_id_index" on "ship_planning" ("warehouse_id", "id") where "warehouse_id" is not null;
create index "ship_planning_box_id_index" on "ship_planning" ("box_id", "id") where "box_id" is not null;
create index "ship_planning_weighing_station_id_index" on "ship_planning" ("weighing_station_id", "id") where "weighing_station_id" is not null;
create index "ship_planning_number_str_letters" on "ship_planning" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "ship_planning_comment_letters" on "ship_planning" using gin ((plain_letters("comment")) gin_trgm_ops);
alter table "ship_planning" add constraint "ship_planning_number_str_unique" unique ("number_str");

create table "loading_plan" (
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
  "ship_id" int not null,
  "ship_planning_id" int null,
  "position_id" int null,
  "forwarder_id" int null,
  "customer_id" int null,
  "vendor_id" int null,
  "planned_begin" timestamptz(3) null,
  "planned_end" timestamptz(3) null,
  "quantity" numeric(15,3) null,
  "comment" text null
);
create index "loading_plan_date_index" on "loading_plan" ("date", "id");
create index "loading_plan_author_id_index" on "loading_plan" ("author_id", "id") where "author_id" is not null;
create index "loading_plan_ship_id_index" on "loading_plan" ("ship_id", "id") where "ship_id" is not null;
create index "loading_plan_ship_planning_id_index" on "loading_plan" ("ship_planning_id", "id") where "ship_planning_id" is not null;
create index "loading_plan_position_id_index" on "loading_plan" ("position_id", "id") where "position_id" is not null;
create index "loading_plan_forwarder_id_index" on "loading_plan" ("forwarder_id", "id") where "forwarder_id" is not null;
create index "loading_plan_customer_id_index" on "loading_plan" ("customer_id", "id") where "customer_id" is not null;
create index "loading_plan_vendor_id_index" on "loading_plan" ("vendor_id", "id") where "vendor_id" is not null;
create index "loading_plan_number_str_letters" on "loading_plan" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "loading_plan_comment_letters" on "loading_plan" using gin ((plain_letters("comment")) gin_trgm_ops);
alter table "loading_plan" add constraint "loading_plan_number_str_unique" unique ("number_str");

create table "loading_plan_holds" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "hold" varchar(20) not null,
  "product_id" int null,
  "quantity" numeric(15,3) null,
  "warehouse_id" int null,
  "box_id" int null
);
create index "loading_plan_holds_parent_index" on "loading_plan_holds" ("parent_id", "row_number");
create index "loading_plan_holds_product_id_index" on "loading_plan_holds" ("product_id", "id") where "product_id" is not null;
create index "loading_plan_holds_warehouse_id_index" on "loading_plan_holds" ("warehouse_id", "id") where "warehouse_id" is not null;
create index "loading_plan_holds_box_id_index" on "loading_plan_holds" ("box_id", "id") where "box_id" is not null;

create table "ship_unloading" (
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
  "status" varchar(60) not null default 'notWeighting',
  "type" varchar(60) not null default 'Unloading',
  "type_of_document" varchar(60) not null default 'Water',
  "ship_planning_id" int null,
  "disposition_id" int null,
  "delivery_order_id" int null,
  "scheme_of_cargo_id" int null,
  "ship_id" int null,
  "position_id" int null,
  "product_id" int null,
  "forwarder_id" int null,
  "customer_id" int null,
  "vendor_id" int null,
  "carrier_id" int null,
  "warehouse_id" int null,
  "box_id" int null,
  "scale_id" int null,
  "begin_weighting" timestamptz(3) null,
  "end_weighting" timestamptz(3) null,
  "netto" numeric(15,3) null,
  "approved_date" timestamptz(3) null,
  "approved_author_id" int null
);
create index "ship_unloading_date_index" on "ship_unloading" ("date", "id");
create index "ship_unloading_status_date_index" on "ship_unloading" ("status", "date", "id");
create index "ship_unloading_disposition_id_date_index" on "ship_unloading" ("disposition_id", "date", "id");
create index "ship_unloading_ship_planning_id_index" on "ship_unloading" ("ship_planning_id", "id");
create index "ship_unloading_author_id_index" on "ship_unloading" ("author_id", "id") where "author_id" is not null;
create index "ship_unloading_delivery_order_id_index" on "ship_unloading" ("delivery_order_id", "id") where "delivery_order_id" is not null;
create index "ship_unloading_scheme_of_cargo_id_index" on "ship_unloading" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;
create index "ship_unloading_ship_id_index" on "ship_unloading" ("ship_id", "id") where "ship_id" is not null;
create index "ship_unloading_position_id_index" on "ship_unloading" ("position_id", "id") where "position_id" is not null;
create index "ship_unloading_product_id_index" on "ship_unloading" ("product_id", "id") where "product_id" is not null;
create index "ship_unloading_forwarder_id_index" on "ship_unloading" ("forwarder_id", "id") where "forwarder_id" is not null;
create index "ship_unloading_customer_id_index" on "ship_unloading" ("customer_id", "id") where "customer_id" is not null;
create index "ship_unloading_vendor_id_index" on "ship_unloading" ("vendor_id", "id") where "vendor_id" is not null;
create index "ship_unloading_carrier_id_index" on "ship_unloading" ("carrier_id", "id") where "carrier_id" is not null;
create index "ship_unloading_warehouse_id_index" on "ship_unloading" ("warehouse_id", "id") where "warehouse_id" is not null;
create index "ship_unloading_box_id_index" on "ship_unloading" ("box_id", "id") where "box_id" is not null;
create index "ship_unloading_scale_id_index" on "ship_unloading" ("scale_id", "id") where "scale_id" is not null;
create index "ship_unloading_approved_author_id_index" on "ship_unloading" ("approved_author_id", "id") where "approved_author_id" is not null;
create index "ship_unloading_number_str_letters" on "ship_unloading" using gin ((plain_letters("number_str")) gin_trgm_ops);
alter table "ship_unloading" add constraint "ship_unloading_number_str_unique" unique ("number_str");

create table "ship_unloading_boxes" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "hold" varchar(20) null,
  "box_id" int not null,
  "product_id" int null,
  "quantity" numeric(15,3) null
);
create index "ship_unloading_boxes_parent_index" on "ship_unloading_boxes" ("parent_id", "row_number");
create index "ship_unloading_boxes_box_id_index" on "ship_unloading_boxes" ("box_id", "id") where "box_id" is not null;
create index "ship_unloading_boxes_product_id_index" on "ship_unloading_boxes" ("product_id", "id") where "product_id" is not null;

create table "plumb_line" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "disposition_id" int null,
  "ship_unloading_id" int null,
  "date" timestamptz(3) null,
  "number" int null,
  "begin_weighting" timestamptz(3) null,
  "end_weighting" timestamptz(3) null,
  "scale_id" int null,
  "hold" varchar(20) null,
  "box_id" int null,
  "product_id" int null,
  "count" int null,
  "netto" numeric(15,3) null,
  "enumerator" varchar(60) null,
  "weighing_record_id" int null
);
create index "plumb_line_date_index" on "plumb_line" ("date", "id");
create index "plumb_line_disposition_id_scale_id_end_weighting_index" on "plumb_line" ("disposition_id", "scale_id", "end_weighting", "id");
create index "plumb_line_ship_unloading_id_number_index" on "plumb_line" ("ship_unloading_id", "number", "id");
create index "plumb_line_author_id_index" on "plumb_line" ("author_id", "id") where "author_id" is not null;
create index "plumb_line_scale_id_index" on "plumb_line" ("scale_id", "id") where "scale_id" is not null;
create index "plumb_line_box_id_index" on "plumb_line" ("box_id", "id") where "box_id" is not null;
create index "plumb_line_product_id_index" on "plumb_line" ("product_id", "id") where "product_id" is not null;
create index "plumb_line_weighing_record_id_index" on "plumb_line" ("weighing_record_id", "id") where "weighing_record_id" is not null;
create index "plumb_line_enumerator_letters" on "plumb_line" using gin ((plain_letters("enumerator")) gin_trgm_ops);
