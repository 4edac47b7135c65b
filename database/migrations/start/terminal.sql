create table "position" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null
);
create index "position_name_index" on "position" ("name", "id");
create index "position_author_id_index" on "position" ("author_id", "id") where "author_id" is not null;
create index "position_name_letters" on "position" using gin ((plain_letters("name")) gin_trgm_ops);
create index "position_code_letters" on "position" using gin ((plain_letters("code")) gin_trgm_ops);

create table "disposition_status" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "key" varchar(40) not null,
  "color" varchar(7) null,
  "lang" jsonb null
);
create index "disposition_status_name_index" on "disposition_status" ("name", "id");
create index "disposition_status_author_id_index" on "disposition_status" ("author_id", "id") where "author_id" is not null;
create index "disposition_status_name_letters" on "disposition_status" using gin ((plain_letters("name")) gin_trgm_ops);
create index "disposition_status_lang_letters" on "disposition_status" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "disposition_status" add constraint "disposition_status_key_unique" unique ("key");

create table "delivery_schedule" (
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
  "status_id" int null,
  "valid_from" date null,
  "valid_to" date null,
  "comment" text null
);
create index "delivery_schedule_date_index" on "delivery_schedule" ("date", "id");
create index "delivery_schedule_status_id_date_index" on "delivery_schedule" ("status_id", "date", "id");
create index "delivery_schedule_author_id_index" on "delivery_schedule" ("author_id", "id") where "author_id" is not null;
create index "delivery_schedule_number_str_letters" on "delivery_schedule" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "delivery_schedule_comment_letters" on "delivery_schedule" using gin ((plain_letters("comment")) gin_trgm_ops);
alter table "delivery_schedule" add constraint "delivery_schedule_number_str_unique" unique ("number_str");

create table "delivery_schedule_sales_orders" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "sales_order_id" int not null
);
create index "delivery_schedule_sales_orders_parent_index" on "delivery_schedule_sales_orders" ("parent_id", "row_number");
create index "delivery_schedule_sales_orders_sales_order_id_index" on "delivery_schedule_sales_orders" ("sales_order_id", "id") where "sales_order_id" is not null;

create table "delivery_schedule_items" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "product_id" int not null,
  "quantity" numeric(15,3) null,
  "unit_of_measure_id" int null,
  "delivery_date" date null,
  "counterparty_id" int null,
  "sales_order_id" int null
);
create index "delivery_schedule_items_parent_index" on "delivery_schedule_items" ("parent_id", "row_number");
create index "delivery_schedule_items_product_id_index" on "delivery_schedule_items" ("product_id", "id") where "product_id" is not null;
create index "delivery_schedule_items_unit_of_measure_id_index" on "delivery_schedule_items" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;
create index "delivery_schedule_items_counterparty_id_index" on "delivery_schedule_items" ("counterparty_id", "id") where "counterparty_id" is not null;
create index "delivery_schedule_items_sales_order_id_index" on "delivery_schedule_items" ("sales_order_id", "id") where "sales_order_id" is not null;

create table "delivery_schedule_counterparties" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "counterparty_id" int not null
);
create index "delivery_schedule_counterparties_parent_index" on "delivery_schedule_counterparties" ("parent_id", "row_number");
create index "delivery_schedule_counterparties_counterparty_id_index" on "delivery_schedule_counterparties" ("counterparty_id", "id") where "counterparty_id" is not null;

create table "punishment_type" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "lang" jsonb null,
  "code" varchar(40) null,
  "price" numeric(15,2) not null default '0.00',
  "use_for_external_drivers" boolean not null default true,
  "use_for_internal_drivers" boolean not null default false,
  "is_service" boolean not null default false,
  "short_name" varchar(40) null,
  "accounting_name" varchar(255) null,
  "vat_rate_id" int null
);
create index "punishment_type_name_index" on "punishment_type" ("name", "id");
create index "punishment_type_author_id_index" on "punishment_type" ("author_id", "id") where "author_id" is not null;
create index "punishment_type_vat_rate_id_index" on "punishment_type" ("vat_rate_id", "id") where "vat_rate_id" is not null;
create index "punishment_type_name_letters" on "punishment_type" using gin ((plain_letters("name")) gin_trgm_ops);
create index "punishment_type_code_letters" on "punishment_type" using gin ((plain_letters("code")) gin_trgm_ops);
create index "punishment_type_short_name_letters" on "punishment_type" using gin ((plain_letters("short_name")) gin_trgm_ops);
create index "punishment_type_lang_letters" on "punishment_type" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "punishment_type" add constraint "punishment_type_code_unique" unique ("code");

create table "delivery_order" (
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
  "type_of_document" varchar(60) not null default 'Automobile',
  "type_of_operation" varchar(60) not null default 'Shipment',
  "state" varchar(60) not null default 'Open',
  "external_number" varchar(40) null,
  "customer_id" int null,
  "vendor_id" int null,
  "forwarder_id" int null,
  "product_id" int null,
  "warehouse_id" int null,
  "box_id" int null,
  "ship_id" int null,
  "position_id" int null,
  "scheme_of_cargo_id" int null,
  "quantity" numeric(15,3) null,
  "valid_from" date null,
  "valid_to" date null,
  "comment" text null
);
create index "delivery_order_date_index" on "delivery_order" ("date", "id");
create index "delivery_order_author_id_index" on "delivery_order" ("author_id", "id") where "author_id" is not null;
create index "delivery_order_customer_id_index" on "delivery_order" ("customer_id", "id") where "customer_id" is not null;
create index "delivery_order_vendor_id_index" on "delivery_order" ("vendor_id", "id") where "vendor_id" is not null;
create index "delivery_order_forwarder_id_index" on "delivery_order" ("forwarder_id", "id") where "forwarder_id" is not null;
create index "delivery_order_product_id_index" on "delivery_order" ("product_id", "id") where "product_id" is not null;
create index "delivery_order_warehouse_id_index" on "delivery_order" ("warehouse_id", "id") where "warehouse_id" is not null;
create index "delivery_order_box_id_index" on "delivery_order" ("box_id", "id") where "box_id" is not null;
create index "delivery_order_ship_id_index" on "delivery_order" ("ship_id", "id") where "ship_id" is not null;
create index "delivery_order_position_id_index" on "delivery_order" ("position_id", "id") where "position_id" is not null;
create index "delivery_order_scheme_of_cargo_id_index" on "delivery_order" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;
create index "delivery_order_number_str_letters" on "delivery_order" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "delivery_order_external_number_letters" on "delivery_order" using gin ((plain_letters("external_number")) gin_trgm_ops);
alter table "delivery_order" add constraint "delivery_order_number_str_unique" unique ("number_str");

create table "work_shift" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(20) not null,
  "shift_begin" time(0) not null,
  "shift_end" time(0) not null
);
create index "work_shift_name_index" on "work_shift" ("name", "id");
create index "work_shift_author_id_index" on "work_shift" ("author_id", "id") where "author_id" is not null;
create index "work_shift_name_letters" on "work_shift" using gin ((plain_letters("name")) gin_trgm_ops);

create table "yard" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null,
  "cars_buffer_terminal" int not null default 10
);
create index "yard_name_index" on "yard" ("name", "id");
create index "yard_author_id_index" on "yard" ("author_id", "id") where "author_id" is not null;
create index "yard_name_letters" on "yard" using gin ((plain_letters("name")) gin_trgm_ops);
create index "yard_code_letters" on "yard" using gin ((plain_letters("code")) gin_trgm_ops);
alter table "yard" add constraint "yard_code_unique" unique ("code");

create table "disposition" (
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
  "type" varchar(60) not null default 'Loading',
  "type_of_document" varchar(60) not null default 'Automobile',
  "type_of_operation" varchar(60) null,
  "weighing_station_id" int null,
  "vehicle_id" int null,
  "trailer_id" int null,
  "driver_id" int null,
  "driver_phone_number" varchar(20) null,
  "driver_language" varchar(60) null,
  "carrier_id" int null,
  "forwarder_id" int null,
  "customer_id" int null,
  "vendor_id" int null,
  "order_id" int null,
  "weighed_after_id" int null,
  "product_id" int null,
  "assortment_id" int null,
  "scheme_of_cargo_id" int null,
  "warehouse_id" int null,
  "actual_warehouse_id" int null,
  "box_id" int null,
  "mine_id" int null,
  "position_id" int null,
  "ship_id" int null,
  "scale_id" int null,
  "scale_two_id" int null,
  "customs_goods" varchar(60) null,
  "customs_release" varchar(40) null,
  "research_result" varchar(60) null,
  "product_condition" varchar(255) null,
  "arrival_date" timestamptz(3) null,
  "queue_priority" varchar(60) not null default 'Normal',
  "allow_retaring" boolean not null default false,
  "gmp_check" boolean not null default false,
  "ratified" boolean not null default false,
  "closed" boolean not null default false,
  "comment" text null,
  "number_of_weighing" int not null default 1,
  "number_of_weighted" int not null default 0,
  "status_id" int null,
  "state" varchar(60) not null default 'OnTheWay',
  "cars_queue_status" varchar(60) null,
  "arrived_at" timestamptz(3) null,
  "punctuality" varchar(60) null,
  "hold_reason" varchar(255) null,
  "no_shows" int not null default 0,
  "entry_allowed_at" timestamptz(3) null,
  "leave_parking_until" timestamptz(3) null,
  "begin_weighting" timestamptz(3) null,
  "end_weighting" timestamptz(3) null,
  "exited_at" timestamptz(3) null,
  "brutto" numeric(15,3) null,
  "tare" numeric(15,3) null,
  "netto" numeric(15,3) null,
  "netto_registered" numeric(15,3) null,
  "bar_code" varchar(40) null,
  "driver_ticket" varchar(20) null,
  "entry_ticket" varchar(20) null
);
create index "disposition_date_index" on "disposition" ("date", "id");
create index "disposition_bar_code_index" on "disposition" ("bar_code", "id");
create index "disposition_cars_queue_status_date_index" on "disposition" ("cars_queue_status", "date", "id");
create index "disposition_weighing_station_id_cars_queue_status_index" on "disposition" ("weighing_station_id", "cars_queue_status", "id");
create index "disposition_status_id_date_index" on "disposition" ("status_id", "date", "id");
create index "disposition_weighing_station_id_exited_at_index" on "disposition" ("weighing_station_id", "exited_at", "id");
create index "disposition_author_id_index" on "disposition" ("author_id", "id") where "author_id" is not null;
create index "disposition_vehicle_id_index" on "disposition" ("vehicle_id", "id") where "vehicle_id" is not null;
create index "disposition_trailer_id_index" on "disposition" ("trailer_id", "id") where "trailer_id" is not null;
create index "disposition_driver_id_index" on "disposition" ("driver_id", "id") where "driver_id" is not null;
create index "disposition_carrier_id_index" on "disposition" ("carrier_id", "id") where "carrier_id" is not null;
create index "disposition_forwarder_id_index" on "disposition" ("forwarder_id", "id") where "forwarder_id" is not null;
create index "disposition_customer_id_index" on "disposition" ("customer_id", "id") where "customer_id" is not null;
create index "disposition_vendor_id_index" on "disposition" ("vendor_id", "id") where "vendor_id" is not null;
create index "disposition_order_id_index" on "disposition" ("order_id", "id") where "order_id" is not null;
create index "disposition_weighed_after_id_index" on "disposition" ("weighed_after_id", "id") where "weighed_after_id" is not null;
create index "disposition_product_id_index" on "disposition" ("product_id", "id") where "product_id" is not null;
create index "disposition_assortment_id_index" on "disposition" ("assortment_id", "id") where "assortment_id" is not null;
create index "disposition_scheme_of_cargo_id_index" on "disposition" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;
create index "disposition_warehouse_id_index" on "disposition" ("warehouse_id", "id") where "warehouse_id" is not null;
create index "disposition_actual_warehouse_id_index" on "disposition" ("actual_warehouse_id", "id") where "actual_warehouse_id" is not null;
create index "disposition_box_id_index" on "disposition" ("box_id", "id") where "box_id" is not null;
create index "disposition_mine_id_index" on "disposition" ("mine_id", "id") where "mine_id" is not null;
create index "disposition_position_id_index" on "disposition" ("position_id", "id") where "position_id" is not null;
create index "disposition_ship_id_index" on "disposition" ("ship_id", "id") where "ship_id" is not null;
create index "disposition_scale_id_index" on "disposition" ("scale_id", "id") where "scale_id" is not null;
create index "disposition_scale_two_id_index" on "disposition" ("scale_two_id", "id") where "scale_two_id" is not null;
create index "disposition_number_str_letters" on "disposition" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "disposition_driver_ticket_letters" on "disposition" using gin ((plain_letters("driver_ticket")) gin_trgm_ops);
create index "disposition_driver_phone_number_letters" on "disposition" using gin ((plain_letters("driver_phone_number")) gin_trgm_ops);
alter table "disposition" add constraint "disposition_number_str_unique" unique ("number_str");
alter table "disposition" add constraint "disposition_driver_ticket_unique" unique ("driver_ticket");

create table "punishment" (
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
  "punishment_type_id" int not null,
  "disposition_id" int null,
  "vehicle_id" int null,
  "driver_id" int null,
  "quantity" numeric(15,2) not null default '1.00',
  "amount" numeric(15,2) not null default '0.00',
  "barcode" varchar(40) null,
  "is_paid" boolean not null default false,
  "is_canceled" boolean not null default false,
  "is_handcrafted" boolean not null default true,
  "author_cancellation_id" int null,
  "canceled_at" timestamptz(3) null,
  "cancellation_reason" text null,
  "comment" text null
);
create index "punishment_date_index" on "punishment" ("date", "id");
create index "punishment_disposition_id_date_index" on "punishment" ("disposition_id", "date", "id");
create index "punishment_author_id_index" on "punishment" ("author_id", "id") where "author_id" is not null;
create index "punishment_punishment_type_id_index" on "punishment" ("punishment_type_id", "id") where "punishment_type_id" is not null;
create index "punishment_vehicle_id_index" on "punishment" ("vehicle_id", "id") where "vehicle_id" is not null;
create index "punishment_driver_id_index" on "punishment" ("driver_id", "id") where "driver_id" is not null;
create index "punishment_author_cancellation_id_index" on "punishment" ("author_cancellation_id", "id") where "author_cancellation_id" is not null;
create index "punishment_number_str_letters" on "punishment" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "punishment_barcode_letters" on "punishment" using gin ((plain_letters("barcode")) gin_trgm_ops);
create index "punishment_comment_letters" on "punishment" using gin ((plain_letters("comment")) gin_trgm_ops);
alter table "punishment" add constraint "punishment_number_str_unique" unique ("number_str");
alter table "punishment" add constraint "punishment_barcode_unique" unique ("barcode");

create table "parking_exit" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "plate" varchar(20) not null,
  "entry_ticket" varchar(20) null,
  "disposition_id" int null,
  "working_place_id" int null
);
create index "parking_exit_disposition_id_index" on "parking_exit" ("disposition_id", "id");
create index "parking_exit_plate_index" on "parking_exit" ("plate", "id");
create index "parking_exit_author_id_index" on "parking_exit" ("author_id", "id") where "author_id" is not null;
create index "parking_exit_working_place_id_index" on "parking_exit" ("working_place_id", "id") where "working_place_id" is not null;
create index "parking_exit_plate_plate" on "parking_exit" using gin ((translate(upper("plate"), 'АВЕІКМНОРСТХавеікмнорстх  	-‐‑‒–—./,_:·', 'ABEIKMHOPCTXABEIKMHOPCTX')) gin_trgm_ops);
create index "parking_exit_entry_ticket_letters" on "parking_exit" using gin ((plain_letters("entry_ticket")) gin_trgm_ops);

create table "outgoing_sms" (
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
  "body" text not null,
  "sent" boolean not null default false,
  "status" varchar(60) not null default 'queued',
  "template" varchar(40) null,
  "event" varchar(200) null,
  "provider_id" varchar(60) null,
  "sent_at" timestamptz(3) null,
  "delivered_at" timestamptz(3) null,
  "parts" int null,
  "failure" varchar(255) null,
  "disposition_id" int null,
  "vehicle_id" int null,
  "driver_id" int null
);
create index "outgoing_sms_date_index" on "outgoing_sms" ("date", "id");
create index "outgoing_sms_provider_id_index" on "outgoing_sms" ("provider_id", "id");
create index "outgoing_sms_disposition_id_date_index" on "outgoing_sms" ("disposition_id", "date", "id");
create index "outgoing_sms_author_id_index" on "outgoing_sms" ("author_id", "id") where "author_id" is not null;
create index "outgoing_sms_vehicle_id_index" on "outgoing_sms" ("vehicle_id", "id") where "vehicle_id" is not null;
create index "outgoing_sms_driver_id_index" on "outgoing_sms" ("driver_id", "id") where "driver_id" is not null;
create index "outgoing_sms_number_str_letters" on "outgoing_sms" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "outgoing_sms_body_letters" on "outgoing_sms" using gin ((plain_letters("body")) gin_trgm_ops);
alter table "outgoing_sms" add constraint "outgoing_sms_number_str_unique" unique ("number_str");
alter table "outgoing_sms" add constraint "outgoing_sms_event_unique" unique ("event");

create table "outgoing_sms_recipients" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "phone_number" varchar(20) not null,
  "name" varchar(255) null,
  "sent" boolean not null default false,
  "provider_id" varchar(60) null
);
create index "outgoing_sms_recipients_parent_index" on "outgoing_sms_recipients" ("parent_id", "row_number");

create table "order_for_transport" (
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
  "state" varchar(60) not null default 'Open',
  "transport_way" varchar(60) not null default 'shippingCompany',
  "delivery_order_id" int null,
  "disposition_id" int null,
  "customer_id" int null,
  "carrier_id" int null,
  "driver_id" int null,
  "vehicle_id" int null,
  "trailer_id" int null,
  "product_id" int null,
  "quantity" numeric(15,3) null,
  "loading_address" varchar(255) null,
  "loading_date" timestamptz(3) null,
  "unloading_address" varchar(255) null,
  "unloading_date" timestamptz(3) null,
  "price" numeric(15,2) null,
  "currency_id" int null,
  "comment" text null
);
create index "order_for_transport_date_index" on "order_for_transport" ("date", "id");
create index "order_for_transport_state_date_index" on "order_for_transport" ("state", "date", "id");
create index "order_for_transport_author_id_index" on "order_for_transport" ("author_id", "id") where "author_id" is not null;
create index "order_for_transport_delivery_order_id_index" on "order_for_transport" ("delivery_order_id", "id") where "delivery_order_id" is not null;
create index "order_for_transport_disposition_id_index" on "order_for_transport" ("disposition_id", "id") where "disposition_id" is not null;
create index "order_for_transport_customer_id_index" on "order_for_transport" ("customer_id", "id") where "customer_id" is not null;
create index "order_for_transport_carrier_id_index" on "order_for_transport" ("carrier_id", "id") where "carrier_id" is not null;
create index "order_for_transport_driver_id_index" on "order_for_transport" ("driver_id", "id") where "driver_id" is not null;
create index "order_for_transport_vehicle_id_index" on "order_for_transport" ("vehicle_id", "id") where "vehicle_id" is not null;
create index "order_for_transport_trailer_id_index" on "order_for_transport" ("trailer_id", "id") where "trailer_id" is not null;
create index "order_for_transport_product_id_index" on "order_for_transport" ("product_id", "id") where "product_id" is not null;
create index "order_for_transport_currency_id_index" on "order_for_transport" ("currency_id", "id") where "currency_id" is not null;
create index "order_for_transport_number_str_letters" on "order_for_transport" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "order_for_transport_loading_address_letters" on "order_for_transport" using gin ((plain_letters("loading_address")) gin_trgm_ops);
create index "order_for_transport_unloading_address_letters" on "order_for_transport" using gin ((plain_letters("unloading_address")) gin_trgm_ops);
alter table "order_for_transport" add constraint "order_for_transport_number_str_unique" unique ("number_str");

create table "driver_document" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "disposition_id" int not null,
  "document_name" varchar(120) not null,
  "document_hash" varchar(64) not null,
  "document_expires" date null,
  "data_confirmed" boolean null,
  "working_place_id" int null
);
create index "driver_document_disposition_id_index" on "driver_document" ("disposition_id", "id");
create index "driver_document_author_id_index" on "driver_document" ("author_id", "id") where "author_id" is not null;
create index "driver_document_working_place_id_index" on "driver_document" ("working_place_id", "id") where "working_place_id" is not null;
create index "driver_document_document_name_letters" on "driver_document" using gin ((plain_letters("document_name")) gin_trgm_ops);

create table "disposition_status_history" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "disposition_id" int not null,
  "date" timestamptz(3) not null,
  "move" varchar(40) null,
  "cars_queue_status" varchar(60) null,
  "duration" int null,
  "status_id" int null,
  "st_status" varchar(40) null,
  "st_duration" int null,
  "comment" text null
);
create index "disposition_status_history_date_index" on "disposition_status_history" ("date", "id");
create index "disposition_status_history_disposition_id_date_index" on "disposition_status_history" ("disposition_id", "date", "id");
create index "disposition_status_history_author_id_index" on "disposition_status_history" ("author_id", "id") where "author_id" is not null;
create index "disposition_status_history_status_id_index" on "disposition_status_history" ("status_id", "id") where "status_id" is not null;

create table "disposition_previous_cargoes" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "cargo" varchar(255) not null,
  "cleaning" varchar(60) not null
);
create index "disposition_previous_cargoes_parent_index" on "disposition_previous_cargoes" ("parent_id", "row_number");

create table "delivery_payment" (
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
  "disposition_id" int null,
  "counterparty_id" int null,
  "working_place_id" int null,
  "amount" numeric(15,2) not null default '0.00',
  "is_paid" boolean not null default false,
  "paid_at" timestamptz(3) null,
  "payment_type_id" int null,
  "paying_by" varchar(120) null,
  "is_print" boolean not null default false,
  "faktura_check" boolean not null default false,
  "faktura_nip" varchar(20) null,
  "faktura_name" varchar(255) null,
  "faktura_address" varchar(255) null,
  "faktura_verified" boolean not null default false,
  "invoice_failure" text null,
  "comment" text null
);
create index "delivery_payment_date_index" on "delivery_payment" ("date", "id");
create index "delivery_payment_disposition_id_date_index" on "delivery_payment" ("disposition_id", "date", "id");
create index "delivery_payment_author_id_index" on "delivery_payment" ("author_id", "id") where "author_id" is not null;
create index "delivery_payment_counterparty_id_index" on "delivery_payment" ("counterparty_id", "id") where "counterparty_id" is not null;
create index "delivery_payment_working_place_id_index" on "delivery_payment" ("working_place_id", "id") where "working_place_id" is not null;
create index "delivery_payment_payment_type_id_index" on "delivery_payment" ("payment_type_id", "id") where "payment_type_id" is not null;
create index "delivery_payment_number_str_letters" on "delivery_payment" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "delivery_payment_faktura_nip_letters" on "delivery_payment" using gin ((plain_letters("faktura_nip")) gin_trgm_ops);
create index "delivery_payment_faktura_name_letters" on "delivery_payment" using gin ((plain_letters("faktura_name")) gin_trgm_ops);
create index "delivery_payment_comment_letters" on "delivery_payment" using gin ((plain_letters("comment")) gin_trgm_ops);
alter table "delivery_payment" add constraint "delivery_payment_number_str_unique" unique ("number_str");

create table "delivery_payment_punishments" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "punishment_id" int not null,
  "amount" numeric(15,2) null
);
create index "delivery_payment_punishments_parent_index" on "delivery_payment_punishments" ("parent_id", "row_number");
create index "delivery_payment_punishments_punishment_id_index" on "delivery_payment_punishments" ("punishment_id", "id") where "punishment_id" is not null;

create table "delivery_note" (
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
  "state" varchar(60) null,
  "operation_type_id" int null,
  "status_id" int null,
  "client_id" int null,
  "sales_order_id" int null,
  "project_id" int null,
  "warehouse_from_id" int null,
  "warehouse_to_id" int null,
  "box_from_id" int null,
  "box_to_id" int null,
  "owner_id" int null,
  "incoming_date" date null,
  "incoming_number" varchar(40) null,
  "basic_document_type" varchar(60) null,
  "basic_document_id" int null,
  "amounts_type" varchar(60) not null default 'brutto',
  "currency_id" int null,
  "exchange_rate" numeric(15,4) null,
  "exchange_rate_date" date null,
  "exchange_rate_table_number" varchar(40) null,
  "comment" text null,
  "disposition_id" int null,
  "delivery_order_id" int null,
  "weighing_record_id" int null,
  "type_of_document" varchar(60) not null default 'Automobile',
  "type_of_operation" varchar(60) null,
  "scheme_of_cargo_id" int null,
  "vehicle_id" int null,
  "trailer_id" int null,
  "driver_id" int null,
  "product_id" int null,
  "brutto" numeric(15,3) null,
  "tare" numeric(15,3) null,
  "netto" numeric(15,3) null,
  "netto_registered" numeric(15,3) null
);
create index "delivery_note_date_index" on "delivery_note" ("date", "id");
create index "delivery_note_disposition_id_date_index" on "delivery_note" ("disposition_id", "date", "id");
create index "delivery_note_state_date_index" on "delivery_note" ("state", "date", "id");
create index "delivery_note_author_id_index" on "delivery_note" ("author_id", "id") where "author_id" is not null;
create index "delivery_note_operation_type_id_index" on "delivery_note" ("operation_type_id", "id") where "operation_type_id" is not null;
create index "delivery_note_status_id_index" on "delivery_note" ("status_id", "id") where "status_id" is not null;
create index "delivery_note_client_id_index" on "delivery_note" ("client_id", "id") where "client_id" is not null;
create index "delivery_note_sales_order_id_index" on "delivery_note" ("sales_order_id", "id") where "sales_order_id" is not null;
create index "delivery_note_project_id_index" on "delivery_note" ("project_id", "id") where "project_id" is not null;
create index "delivery_note_warehouse_from_id_index" on "delivery_note" ("warehouse_from_id", "id") where "warehouse_from_id" is not null;
create index "delivery_note_warehouse_to_id_index" on "delivery_note" ("warehouse_to_id", "id") where "warehouse_to_id" is not null;
create index "delivery_note_box_from_id_index" on "delivery_note" ("box_from_id", "id") where "box_from_id" is not null;
create index "delivery_note_box_to_id_index" on "delivery_note" ("box_to_id", "id") where "box_to_id" is not null;
create index "delivery_note_owner_id_index" on "delivery_note" ("owner_id", "id") where "owner_id" is not null;
create index "delivery_note_currency_id_index" on "delivery_note" ("currency_id", "id") where "currency_id" is not null;
create index "delivery_note_delivery_order_id_index" on "delivery_note" ("delivery_order_id", "id") where "delivery_order_id" is not null;
create index "delivery_note_scheme_of_cargo_id_index" on "delivery_note" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;
create index "delivery_note_vehicle_id_index" on "delivery_note" ("vehicle_id", "id") where "vehicle_id" is not null;
create index "delivery_note_trailer_id_index" on "delivery_note" ("trailer_id", "id") where "trailer_id" is not null;
create index "delivery_note_driver_id_index" on "delivery_note" ("driver_id", "id") where "driver_id" is not null;
create index "delivery_note_product_id_index" on "delivery_note" ("product_id", "id") where "product_id" is not null;
create index "delivery_note_number_str_letters" on "delivery_note" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "delivery_note_incoming_number_letters" on "delivery_note" using gin ((plain_letters("incoming_number")) gin_trgm_ops);
create index "delivery_note_comment_letters" on "delivery_note" using gin ((plain_letters("comment")) gin_trgm_ops);
alter table "delivery_note" add constraint "delivery_note_number_str_unique" unique ("number_str");
alter table "delivery_note" add constraint "delivery_note_weighing_record_id_unique" unique ("weighing_record_id");

create table "delivery_note_items" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "product_id" int not null,
  "quantity" numeric(15,3) null,
  "unit_of_measure_id" int null,
  "price" numeric(15,2) null,
  "vat_rate_id" int null,
  "sum_netto" numeric(15,2) null,
  "sum_vat" numeric(15,2) null,
  "sum_brutto" numeric(15,2) null
);
create index "delivery_note_items_parent_index" on "delivery_note_items" ("parent_id", "row_number");
create index "delivery_note_items_product_id_index" on "delivery_note_items" ("product_id", "id") where "product_id" is not null;
create index "delivery_note_items_unit_of_measure_id_index" on "delivery_note_items" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;
create index "delivery_note_items_vat_rate_id_index" on "delivery_note_items" ("vat_rate_id", "id") where "vat_rate_id" is not null;

create table "card_payment" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "delivery_payment_id" int not null,
  "disposition_id" int null,
  "working_place_id" int not null,
  "amount" numeric(15,2) not null,
  "state" varchar(60) not null default 'Waiting',
  "card_terminal" varchar(100) not null,
  "press_key" varchar(120) not null,
  "receipt_before" varchar(10) null,
  "receipt_no" varchar(10) null,
  "trace_no" varchar(10) null,
  "card_number" varchar(30) null,
  "card_name" varchar(60) null,
  "result_code" varchar(40) null,
  "card_slip" text null,
  "sent_at" timestamptz(3) null,
  "ended_at" timestamptz(3) null,
  "settled_by_id" int null,
  "settled_why" varchar(200) null
);
create index "card_payment_delivery_payment_id_index" on "card_payment" ("delivery_payment_id", "id");
create index "card_payment_working_place_id_state_index" on "card_payment" ("working_place_id", "state", "id");
create index "card_payment_disposition_id_index" on "card_payment" ("disposition_id", "id");
create index "card_payment_author_id_index" on "card_payment" ("author_id", "id") where "author_id" is not null;
create index "card_payment_settled_by_id_index" on "card_payment" ("settled_by_id", "id") where "settled_by_id" is not null;
create index "card_payment_receipt_no_letters" on "card_payment" using gin ((plain_letters("receipt_no")) gin_trgm_ops);
create index "card_payment_trace_no_letters" on "card_payment" using gin ((plain_letters("trace_no")) gin_trgm_ops);
create index "card_payment_card_number_letters" on "card_payment" using gin ((plain_letters("card_number")) gin_trgm_ops);
alter table "card_payment" add constraint "card_payment_press_key_unique" unique ("press_key");

create table "queue_display" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "weighing_station_id" int null,
  "yard_id" int null,
  "language" varchar(2) not null default 'pl',
  "display_token" varchar(40) null
);
create index "queue_display_name_index" on "queue_display" ("name", "id");
create index "queue_display_author_id_index" on "queue_display" ("author_id", "id") where "author_id" is not null;
create index "queue_display_weighing_station_id_index" on "queue_display" ("weighing_station_id", "id") where "weighing_station_id" is not null;
create index "queue_display_yard_id_index" on "queue_display" ("yard_id", "id") where "yard_id" is not null;
create index "queue_display_name_letters" on "queue_display" using gin ((plain_letters("name")) gin_trgm_ops);
alter table "queue_display" add constraint "queue_display_display_token_unique" unique ("display_token");
