create table "scale_protocol" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "type" varchar(60) not null default 'TCP/IP',
  "server" varchar(255) null,
  "port" int null,
  "api" varchar(255) null,
  "command" varchar(255) null,
  "register" int null,
  "serial_port" varchar(255) null,
  "baud_rate" int not null default 9600,
  "serial_frame" varchar(60) not null default '8N1',
  "rack" int not null default 0,
  "slot" int not null default 2,
  "parser_type" varchar(60) not null default 'ToledoSimple'
);
create index "scale_protocol_name_index" on "scale_protocol" ("name", "id");
create index "scale_protocol_author_id_index" on "scale_protocol" ("author_id", "id") where "author_id" is not null;
create index "scale_protocol_name_letters" on "scale_protocol" using gin ((plain_letters("name")) gin_trgm_ops);

create table "scale_protocol_config_s7" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "index" int null,
  "key" varchar(40) not null,
  "server" varchar(255) null,
  "value_type" varchar(60) not null default 'real',
  "register" varchar(40) null,
  "active" boolean not null default true
);
create index "scale_protocol_config_s7_parent_index" on "scale_protocol_config_s7" ("parent_id", "row_number");

create table "scale_agent" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(40) null,
  "token_hash" varchar(1000) null,
  "is_active" boolean not null default true,
  "last_seen_at" timestamptz(3) null
);
create index "scale_agent_name_index" on "scale_agent" ("name", "id");
create index "scale_agent_author_id_index" on "scale_agent" ("author_id", "id") where "author_id" is not null;
create index "scale_agent_name_letters" on "scale_agent" using gin ((plain_letters("name")) gin_trgm_ops);
alter table "scale_agent" add constraint "scale_agent_code_unique" unique ("code");

create table "scheme_of_cargo" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "type_of_operation" varchar(60) not null default 'Shipment',
  "type_of_document" varchar(60) not null default 'Automobile',
  "disable_control_in_dispositions" boolean not null default false,
  "disable_control_on_scales" boolean not null default false,
  "return_to_warehouse" boolean not null default false,
  "reverse_operation" boolean not null default false,
  "ship" boolean not null default false,
  "moving" boolean not null default false,
  "vehicle" boolean not null default false,
  "default_warehouse_id" int null
);
create index "scheme_of_cargo_name_index" on "scheme_of_cargo" ("name", "id");
create index "scheme_of_cargo_author_id_index" on "scheme_of_cargo" ("author_id", "id") where "author_id" is not null;
create index "scheme_of_cargo_default_warehouse_id_index" on "scheme_of_cargo" ("default_warehouse_id", "id") where "default_warehouse_id" is not null;
create index "scheme_of_cargo_name_letters" on "scheme_of_cargo" using gin ((plain_letters("name")) gin_trgm_ops);

create table "weight_receiver" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "address" varchar(500) not null,
  "login" varchar(100) null,
  "password" varchar(1000) null,
  "hours_to_try" int not null default 72,
  "is_active" boolean not null default true
);
create index "weight_receiver_name_index" on "weight_receiver" ("name", "id");
create index "weight_receiver_author_id_index" on "weight_receiver" ("author_id", "id") where "author_id" is not null;
create index "weight_receiver_name_letters" on "weight_receiver" using gin ((plain_letters("name")) gin_trgm_ops);
create index "weight_receiver_address_letters" on "weight_receiver" using gin ((plain_letters("address")) gin_trgm_ops);

create table "weighing_station" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "lang" jsonb null,
  "code" varchar(20) null,
  "type_of_document" varchar(60) not null default 'Automobile',
  "scales_type" varchar(60) not null default 'GrossAndTara',
  "bar_code_prefix" varchar(10) null,
  "automatic_weighting_end" boolean not null default false,
  "prefix" varchar(10) not null default 'AAA',
  "gmp" boolean not null default false,
  "use_research" boolean not null default false,
  "is_open_sub_orders" boolean not null default false,
  "non_oracle_load" boolean not null default false,
  "forwarder_id" int null,
  "control_company_id" int null,
  "owner_id" int null,
  "assortment_id" int null,
  "base" varchar(255) null,
  "product_id" int null,
  "ship_id" int null,
  "warehouse_id" int null,
  "box_id" int null,
  "scheme_of_cargo_id" int null,
  "max_decrease" numeric(15,3) null,
  "cars_buffer_terminal" int not null default 4,
  "cars_buffer_parking" int not null default 6,
  "minutes_car_service" int not null default 3,
  "queue_on" boolean not null default false,
  "yard_id" int null,
  "minutes_early" int not null default 60,
  "minutes_late" int not null default 60,
  "no_show_minutes" int not null default 30,
  "no_show_returns" int not null default 1
);
create index "weighing_station_name_index" on "weighing_station" ("name", "id");
create index "weighing_station_author_id_index" on "weighing_station" ("author_id", "id") where "author_id" is not null;
create index "weighing_station_forwarder_id_index" on "weighing_station" ("forwarder_id", "id") where "forwarder_id" is not null;
create index "weighing_station_control_company_id_index" on "weighing_station" ("control_company_id", "id") where "control_company_id" is not null;
create index "weighing_station_owner_id_index" on "weighing_station" ("owner_id", "id") where "owner_id" is not null;
create index "weighing_station_assortment_id_index" on "weighing_station" ("assortment_id", "id") where "assortment_id" is not null;
create index "weighing_station_product_id_index" on "weighing_station" ("product_id", "id") where "product_id" is not null;
create index "weighing_station_ship_id_index" on "weighing_station" ("ship_id", "id") where "ship_id" is not null;
create index "weighing_station_warehouse_id_index" on "weighing_station" ("warehouse_id", "id") where "warehouse_id" is not null;
create index "weighing_station_box_id_index" on "weighing_station" ("box_id", "id") where "box_id" is not null;
create index "weighing_station_scheme_of_cargo_id_index" on "weighing_station" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;
create index "weighing_station_yard_id_index" on "weighing_station" ("yard_id", "id") where "yard_id" is not null;
create index "weighing_station_name_letters" on "weighing_station" using gin ((plain_letters("name")) gin_trgm_ops);
create index "weighing_station_code_letters" on "weighing_station" using gin ((plain_letters("code")) gin_trgm_ops);
create index "weighing_station_lang_letters" on "weighing_station" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "weighing_station" add constraint "weighing_station_code_unique" unique ("code");

create table "scale" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null,
  "bar_code_prefix" varchar(10) null,
  "scales_number" int null,
  "scales_version" varchar(40) null,
  "address" varchar(255) null,
  "port" int null,
  "scales_type" varchar(60) not null default 'WithoutWeighing',
  "type_of_document" varchar(60) not null default 'Automobile',
  "weighing_station_id" int null,
  "scale_agent_id" int null,
  "factor" numeric(15,6) not null default '0.001000',
  "deviation" numeric(15,3) not null default '0.020',
  "minimum_weight" numeric(15,3) not null default '0.400',
  "maximum_weight" numeric(15,3) null,
  "iot" boolean not null default false,
  "gateway_server" varchar(255) null,
  "gateway_port" int null,
  "gateway_login" varchar(255) null,
  "gateway_password" varchar(1000) null,
  "gateway_resource" varchar(255) null,
  "use_video_recorder" boolean not null default false,
  "video_recorder_user" varchar(255) null,
  "video_recorder_password" varchar(1000) null,
  "video_recorder_server" varchar(255) null,
  "video_recorder_port" int null,
  "video_recorder_request" varchar(255) null,
  "video_recorder_path_to_file" varchar(255) null,
  "scale_protocol_id" int null,
  "use_traffic_light" boolean not null default false,
  "traffic_light_connection" varchar(255) null,
  "traffic_light_ok" varchar(255) null,
  "traffic_light_minus" varchar(255) null,
  "traffic_light_plus" varchar(255) null,
  "traffic_light_signal_type" varchar(60) not null default 'Constant',
  "logging_on" boolean not null default false
);
create index "scale_name_index" on "scale" ("name", "id");
create index "scale_author_id_index" on "scale" ("author_id", "id") where "author_id" is not null;
create index "scale_weighing_station_id_index" on "scale" ("weighing_station_id", "id") where "weighing_station_id" is not null;
create index "scale_scale_agent_id_index" on "scale" ("scale_agent_id", "id") where "scale_agent_id" is not null;
create index "scale_scale_protocol_id_index" on "scale" ("scale_protocol_id", "id") where "scale_protocol_id" is not null;
create index "scale_name_letters" on "scale" using gin ((plain_letters("name")) gin_trgm_ops);
create index "scale_code_letters" on "scale" using gin ((plain_letters("code")) gin_trgm_ops);
alter table "scale" add constraint "scale_code_unique" unique ("code");

create table "weight_memory" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "scale_id" int not null,
  "capture_id" varchar(36) not null,
  "seq" int not null,
  "weight" numeric(15,3) not null,
  "unit" varchar(4) not null,
  "visit" int not null,
  "taken_at" timestamptz(3) not null,
  "received_at" timestamptz(3) not null,
  "raw" varchar(400) null,
  "alibi_no" varchar(40) null,
  "origin" varchar(60) not null default 'Measured',
  "entered_by_id" int null,
  "entered_why" varchar(200) null,
  "previous_hash" varchar(64) null,
  "hash" varchar(64) not null
);
create index "weight_memory_scale_id_taken_at_index" on "weight_memory" ("scale_id", "taken_at", "id");
create index "weight_memory_taken_at_index" on "weight_memory" ("taken_at", "id");
create index "weight_memory_author_id_index" on "weight_memory" ("author_id", "id") where "author_id" is not null;
create index "weight_memory_entered_by_id_index" on "weight_memory" ("entered_by_id", "id") where "entered_by_id" is not null;
create index "weight_memory_capture_id_letters" on "weight_memory" using gin ((plain_letters("capture_id")) gin_trgm_ops);
create index "weight_memory_alibi_no_letters" on "weight_memory" using gin ((plain_letters("alibi_no")) gin_trgm_ops);
alter table "weight_memory" add constraint "weight_memory_capture_id_unique" unique ("capture_id");
alter table "weight_memory" add constraint "weight_memory_hash_unique" unique ("hash");

create table "weighted_disposition" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "disposition_id" int not null,
  "scale_id" int null,
  "holder" varchar(36) null,
  "expires_at" timestamptz(3) null
);
create index "weighted_disposition_author_id_index" on "weighted_disposition" ("author_id", "id") where "author_id" is not null;
create index "weighted_disposition_scale_id_index" on "weighted_disposition" ("scale_id", "id") where "scale_id" is not null;
alter table "weighted_disposition" add constraint "weighted_disposition_disposition_id_unique" unique ("disposition_id");

create table "weighing_record" (
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
  "scheme_of_cargo_id" int null,
  "disposition_id" int null,
  "vehicle_id" int null,
  "trailer_id" int null,
  "driver_id" int null,
  "customer_id" int null,
  "vendor_id" int null,
  "forwarder_id" int null,
  "mine_id" int null,
  "position_id" int null,
  "ship_id" int null,
  "ship_planning_id" int null,
  "warehouse_id" int null,
  "box_id" int null,
  "product_id" int null,
  "brutto" numeric(15,3) null,
  "tare" numeric(15,3) null,
  "netto" numeric(15,3) null,
  "scale_brutto_id" int null,
  "scale_tare_id" int null,
  "scale_netto_id" int null,
  "brutto_time" timestamptz(3) null,
  "tare_time" timestamptz(3) null,
  "netto_time" timestamptz(3) null,
  "brutto_author_id" int null,
  "tare_author_id" int null,
  "netto_author_id" int null,
  "approved" boolean not null default false,
  "approved_author_id" int null,
  "approved_date" timestamptz(3) null,
  "cancel_weighting" boolean not null default false,
  "cancel_reason" varchar(255) null,
  "train_number" varchar(40) null,
  "round" int not null default 1,
  "car_number" varchar(20) null,
  "id_card" varchar(30) null,
  "ticket_number" varchar(20) null,
  "bar_code" varchar(60) null
);
create index "weighing_record_date_index" on "weighing_record" ("date", "id");
create index "weighing_record_disposition_id_index" on "weighing_record" ("disposition_id", "id");
create index "weighing_record_ship_planning_id_index" on "weighing_record" ("ship_planning_id", "id");
create index "weighing_record_author_id_index" on "weighing_record" ("author_id", "id") where "author_id" is not null;
create index "weighing_record_scheme_of_cargo_id_index" on "weighing_record" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;
create index "weighing_record_vehicle_id_index" on "weighing_record" ("vehicle_id", "id") where "vehicle_id" is not null;
create index "weighing_record_trailer_id_index" on "weighing_record" ("trailer_id", "id") where "trailer_id" is not null;
create index "weighing_record_driver_id_index" on "weighing_record" ("driver_id", "id") where "driver_id" is not null;
create index "weighing_record_customer_id_index" on "weighing_record" ("customer_id", "id") where "customer_id" is not null;
create index "weighing_record_vendor_id_index" on "weighing_record" ("vendor_id", "id") where "vendor_id" is not null;
create index "weighing_record_forwarder_id_index" on "weighing_record" ("forwarder_id", "id") where "forwarder_id" is not null;
create index "weighing_record_mine_id_index" on "weighing_record" ("mine_id", "id") where "mine_id" is not null;
create index "weighing_record_position_id_index" on "weighing_record" ("position_id", "id") where "position_id" is not null;
create index "weighing_record_ship_id_index" on "weighing_record" ("ship_id", "id") where "ship_id" is not null;
create index "weighing_record_warehouse_id_index" on "weighing_record" ("warehouse_id", "id") where "warehouse_id" is not null;
create index "weighing_record_box_id_index" on "weighing_record" ("box_id", "id") where "box_id" is not null;
create index "weighing_record_product_id_index" on "weighing_record" ("product_id", "id") where "product_id" is not null;
create index "weighing_record_scale_brutto_id_index" on "weighing_record" ("scale_brutto_id", "id") where "scale_brutto_id" is not null;
create index "weighing_record_scale_tare_id_index" on "weighing_record" ("scale_tare_id", "id") where "scale_tare_id" is not null;
create index "weighing_record_scale_netto_id_index" on "weighing_record" ("scale_netto_id", "id") where "scale_netto_id" is not null;
create index "weighing_record_brutto_author_id_index" on "weighing_record" ("brutto_author_id", "id") where "brutto_author_id" is not null;
create index "weighing_record_tare_author_id_index" on "weighing_record" ("tare_author_id", "id") where "tare_author_id" is not null;
create index "weighing_record_netto_author_id_index" on "weighing_record" ("netto_author_id", "id") where "netto_author_id" is not null;
create index "weighing_record_approved_author_id_index" on "weighing_record" ("approved_author_id", "id") where "approved_author_id" is not null;
create index "weighing_record_number_str_letters" on "weighing_record" using gin ((plain_letters("number_str")) gin_trgm_ops);
create index "weighing_record_bar_code_letters" on "weighing_record" using gin ((plain_letters("bar_code")) gin_trgm_ops);
create index "weighing_record_car_number_letters" on "weighing_record" using gin ((plain_letters("car_number")) gin_trgm_ops);
create index "weighing_record_train_number_letters" on "weighing_record" using gin ((plain_letters("train_number")) gin_trgm_ops);
alter table "weighing_record" add constraint "weighing_record_number_str_unique" unique ("number_str");

create table "weight_sending" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "weighing_record_id" int not null,
  "weight_receiver_id" int not null,
  "sending_state" varchar(60) not null default 'Waiting',
  "ended_at" timestamptz(3) null,
  "answer" varchar(500) null
);
create index "weight_sending_weighing_record_id_index" on "weight_sending" ("weighing_record_id", "id");
create index "weight_sending_sending_state_index" on "weight_sending" ("sending_state", "id");
create index "weight_sending_author_id_index" on "weight_sending" ("author_id", "id") where "author_id" is not null;
create index "weight_sending_weight_receiver_id_index" on "weight_sending" ("weight_receiver_id", "id") where "weight_receiver_id" is not null;
create index "weight_sending_answer_letters" on "weight_sending" using gin ((plain_letters("answer")) gin_trgm_ops);

create table "weighing_record_weighings" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "kind" varchar(10) not null,
  "weight" numeric(15,3) not null,
  "scale_id" int null,
  "capture_id" varchar(36) null,
  "taken_at" timestamptz(3) null,
  "recorded_by_id" int null
);
create index "weighing_record_weighings_parent_index" on "weighing_record_weighings" ("parent_id", "row_number");
create index "weighing_record_weighings_scale_id_index" on "weighing_record_weighings" ("scale_id", "id") where "scale_id" is not null;
create index "weighing_record_weighings_recorded_by_id_index" on "weighing_record_weighings" ("recorded_by_id", "id") where "recorded_by_id" is not null;
alter table "weighing_record_weighings" add constraint "weighing_record_weighings_capture_id_unique" unique ("capture_id");

create table "weighing_record_warnings" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "warning" varchar(60) not null,
  "found" numeric(15,3) null,
  "allowed" numeric(15,3) null,
  "accepted_by_id" int null,
  "accepted_at" timestamptz(3) null
);
create index "weighing_record_warnings_parent_index" on "weighing_record_warnings" ("parent_id", "row_number");
create index "weighing_record_warnings_accepted_by_id_index" on "weighing_record_warnings" ("accepted_by_id", "id") where "accepted_by_id" is not null;

create table "weighing_record_pictures" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "capture_id" varchar(36) null,
  "scale_id" int null,
  "camera" varchar(200) null,
  "taken_at" timestamptz(3) null,
  "picture_state" varchar(60) not null default 'Waiting',
  "problem" varchar(200) null,
  "picture_id" int null
);
create index "weighing_record_pictures_parent_index" on "weighing_record_pictures" ("parent_id", "row_number");
create index "weighing_record_pictures_scale_id_index" on "weighing_record_pictures" ("scale_id", "id") where "scale_id" is not null;
create index "weighing_record_pictures_picture_id_index" on "weighing_record_pictures" ("picture_id", "id") where "picture_id" is not null;
