import { Migration } from '@mikro-orm/migrations';

export class Migration20261121081219 extends Migration {

  override name = 'Migration20261121081219';

  override up(): void | Promise<void> {
    this.addSql(`create index "user_author_id_index" on "user" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "user_counterparty_id_index" on "user" ("counterparty_id", "id") where "counterparty_id" is not null;`);

    this.addSql(`create index "unit_of_measure_author_id_index" on "unit_of_measure" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "track_model_author_id_index" on "track_model" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "term_of_payment_author_id_index" on "term_of_payment" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "ship_author_id_index" on "ship" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(`create index "scale_protocol_author_id_index" on "scale_protocol" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "scale_agent_author_id_index" on "scale_agent" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "product_author_id_index" on "product" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "product_unit_of_measure_id_index" on "product" ("unit_of_measure_id", "id") where "unit_of_measure_id" is not null;`);

    this.addSql(`create index "position_author_id_index" on "position" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "mine_author_id_index" on "mine" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "disposition_status_author_id_index" on "disposition_status" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "currency_author_id_index" on "currency" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "country_author_id_index" on "country" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "counterparty_author_id_index" on "counterparty" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "counterparty_country_id_index" on "counterparty" ("country_id", "id") where "country_id" is not null;`);
    this.addSql(`create index "counterparty_manager_id_index" on "counterparty" ("manager_id", "id") where "manager_id" is not null;`);
    this.addSql(`create index "counterparty_currency_id_index" on "counterparty" ("currency_id", "id") where "currency_id" is not null;`);
    this.addSql(`create index "counterparty_term_of_payament_id_index" on "counterparty" ("term_of_payament_id", "id") where "term_of_payament_id" is not null;`);

    this.addSql(`create index "carrier_author_id_index" on "carrier" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "driver_author_id_index" on "driver" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "driver_carrier_id_index" on "driver" ("carrier_id", "id") where "carrier_id" is not null;`);

    this.addSql(`create index "assortment_author_id_index" on "assortment" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "user_role_author_id_index" on "user_role" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "user_roles_user_role_id_index" on "user_roles" ("user_role_id", "id") where "user_role_id" is not null;`);

    this.addSql(`create index "vat_rate_author_id_index" on "vat_rate" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "punishment_type_author_id_index" on "punishment_type" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "punishment_type_vat_rate_id_index" on "punishment_type" ("vat_rate_id", "id") where "vat_rate_id" is not null;`);

    this.addSql(`create index "vehicle_author_id_index" on "vehicle" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "vehicle_track_model_id_index" on "vehicle" ("track_model_id", "id") where "track_model_id" is not null;`);

    this.addSql(`create index "warehouse_author_id_index" on "warehouse" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "scheme_of_cargo_author_id_index" on "scheme_of_cargo" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "scheme_of_cargo_default_warehouse_id_index" on "scheme_of_cargo" ("default_warehouse_id", "id") where "default_warehouse_id" is not null;`);

    this.addSql(`create index "box_author_id_index" on "box" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "box_warehouse_id_index" on "box" ("warehouse_id", "id") where "warehouse_id" is not null;`);

    this.addSql(`create index "delivery_order_author_id_index" on "delivery_order" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "delivery_order_customer_id_index" on "delivery_order" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "delivery_order_vendor_id_index" on "delivery_order" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "delivery_order_forwarder_id_index" on "delivery_order" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "delivery_order_product_id_index" on "delivery_order" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "delivery_order_warehouse_id_index" on "delivery_order" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "delivery_order_box_id_index" on "delivery_order" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "delivery_order_ship_id_index" on "delivery_order" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "delivery_order_position_id_index" on "delivery_order" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "delivery_order_scheme_of_cargo_id_index" on "delivery_order" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);

    this.addSql(`create index "weighing_station_author_id_index" on "weighing_station" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "weighing_station_forwarder_id_index" on "weighing_station" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "weighing_station_control_company_id_index" on "weighing_station" ("control_company_id", "id") where "control_company_id" is not null;`);
    this.addSql(`create index "weighing_station_owner_id_index" on "weighing_station" ("owner_id", "id") where "owner_id" is not null;`);
    this.addSql(`create index "weighing_station_assortment_id_index" on "weighing_station" ("assortment_id", "id") where "assortment_id" is not null;`);
    this.addSql(`create index "weighing_station_product_id_index" on "weighing_station" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "weighing_station_ship_id_index" on "weighing_station" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "weighing_station_warehouse_id_index" on "weighing_station" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "weighing_station_box_id_index" on "weighing_station" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "weighing_station_scheme_of_cargo_id_index" on "weighing_station" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);

    this.addSql(`create index "scale_author_id_index" on "scale" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "scale_weighing_station_id_index" on "scale" ("weighing_station_id", "id") where "weighing_station_id" is not null;`);
    this.addSql(`create index "scale_scale_agent_id_index" on "scale" ("scale_agent_id", "id") where "scale_agent_id" is not null;`);
    this.addSql(`create index "scale_scale_protocol_id_index" on "scale" ("scale_protocol_id", "id") where "scale_protocol_id" is not null;`);

    this.addSql(`create index "disposition_author_id_index" on "disposition" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "disposition_vehicle_id_index" on "disposition" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "disposition_trailer_id_index" on "disposition" ("trailer_id", "id") where "trailer_id" is not null;`);
    this.addSql(`create index "disposition_driver_id_index" on "disposition" ("driver_id", "id") where "driver_id" is not null;`);
    this.addSql(`create index "disposition_carrier_id_index" on "disposition" ("carrier_id", "id") where "carrier_id" is not null;`);
    this.addSql(`create index "disposition_forwarder_id_index" on "disposition" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "disposition_customer_id_index" on "disposition" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "disposition_vendor_id_index" on "disposition" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "disposition_order_id_index" on "disposition" ("order_id", "id") where "order_id" is not null;`);
    this.addSql(`create index "disposition_product_id_index" on "disposition" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "disposition_assortment_id_index" on "disposition" ("assortment_id", "id") where "assortment_id" is not null;`);
    this.addSql(`create index "disposition_scheme_of_cargo_id_index" on "disposition" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);
    this.addSql(`create index "disposition_warehouse_id_index" on "disposition" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "disposition_actual_warehouse_id_index" on "disposition" ("actual_warehouse_id", "id") where "actual_warehouse_id" is not null;`);
    this.addSql(`create index "disposition_box_id_index" on "disposition" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "disposition_mine_id_index" on "disposition" ("mine_id", "id") where "mine_id" is not null;`);
    this.addSql(`create index "disposition_position_id_index" on "disposition" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "disposition_ship_id_index" on "disposition" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "disposition_scale_id_index" on "disposition" ("scale_id", "id") where "scale_id" is not null;`);
    this.addSql(`create index "disposition_scale_two_id_index" on "disposition" ("scale_two_id", "id") where "scale_two_id" is not null;`);

    this.addSql(`create index "weighing_record_author_id_index" on "weighing_record" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "weighing_record_scheme_of_cargo_id_index" on "weighing_record" ("scheme_of_cargo_id", "id") where "scheme_of_cargo_id" is not null;`);
    this.addSql(`create index "weighing_record_vehicle_id_index" on "weighing_record" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "weighing_record_trailer_id_index" on "weighing_record" ("trailer_id", "id") where "trailer_id" is not null;`);
    this.addSql(`create index "weighing_record_driver_id_index" on "weighing_record" ("driver_id", "id") where "driver_id" is not null;`);
    this.addSql(`create index "weighing_record_customer_id_index" on "weighing_record" ("customer_id", "id") where "customer_id" is not null;`);
    this.addSql(`create index "weighing_record_vendor_id_index" on "weighing_record" ("vendor_id", "id") where "vendor_id" is not null;`);
    this.addSql(`create index "weighing_record_forwarder_id_index" on "weighing_record" ("forwarder_id", "id") where "forwarder_id" is not null;`);
    this.addSql(`create index "weighing_record_mine_id_index" on "weighing_record" ("mine_id", "id") where "mine_id" is not null;`);
    this.addSql(`create index "weighing_record_position_id_index" on "weighing_record" ("position_id", "id") where "position_id" is not null;`);
    this.addSql(`create index "weighing_record_ship_id_index" on "weighing_record" ("ship_id", "id") where "ship_id" is not null;`);
    this.addSql(`create index "weighing_record_warehouse_id_index" on "weighing_record" ("warehouse_id", "id") where "warehouse_id" is not null;`);
    this.addSql(`create index "weighing_record_box_id_index" on "weighing_record" ("box_id", "id") where "box_id" is not null;`);
    this.addSql(`create index "weighing_record_product_id_index" on "weighing_record" ("product_id", "id") where "product_id" is not null;`);
    this.addSql(`create index "weighing_record_scale_brutto_id_index" on "weighing_record" ("scale_brutto_id", "id") where "scale_brutto_id" is not null;`);
    this.addSql(`create index "weighing_record_scale_tare_id_index" on "weighing_record" ("scale_tare_id", "id") where "scale_tare_id" is not null;`);
    this.addSql(`create index "weighing_record_scale_netto_id_index" on "weighing_record" ("scale_netto_id", "id") where "scale_netto_id" is not null;`);
    this.addSql(`create index "weighing_record_brutto_author_id_index" on "weighing_record" ("brutto_author_id", "id") where "brutto_author_id" is not null;`);
    this.addSql(`create index "weighing_record_tare_author_id_index" on "weighing_record" ("tare_author_id", "id") where "tare_author_id" is not null;`);
    this.addSql(`create index "weighing_record_netto_author_id_index" on "weighing_record" ("netto_author_id", "id") where "netto_author_id" is not null;`);
    this.addSql(`create index "weighing_record_approved_author_id_index" on "weighing_record" ("approved_author_id", "id") where "approved_author_id" is not null;`);

    this.addSql(`create index "weighing_record_weighings_scale_id_index" on "weighing_record_weighings" ("scale_id", "id") where "scale_id" is not null;`);
    this.addSql(`create index "weighing_record_weighings_recorded_by_id_index" on "weighing_record_weighings" ("recorded_by_id", "id") where "recorded_by_id" is not null;`);

    this.addSql(`create index "punishment_author_id_index" on "punishment" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "punishment_punishment_type_id_index" on "punishment" ("punishment_type_id", "id") where "punishment_type_id" is not null;`);
    this.addSql(`create index "punishment_vehicle_id_index" on "punishment" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "punishment_driver_id_index" on "punishment" ("driver_id", "id") where "driver_id" is not null;`);
    this.addSql(`create index "punishment_author_cancellation_id_index" on "punishment" ("author_cancellation_id", "id") where "author_cancellation_id" is not null;`);

    this.addSql(`create index "outgoing_sms_author_id_index" on "outgoing_sms" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "outgoing_sms_vehicle_id_index" on "outgoing_sms" ("vehicle_id", "id") where "vehicle_id" is not null;`);
    this.addSql(`create index "outgoing_sms_driver_id_index" on "outgoing_sms" ("driver_id", "id") where "driver_id" is not null;`);

    this.addSql(`create index "kiosk_session_disposition_id_index" on "kiosk_session" ("disposition_id");`);

    this.addSql(`create index "disposition_status_history_author_id_index" on "disposition_status_history" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "disposition_status_history_status_id_index" on "disposition_status_history" ("status_id", "id") where "status_id" is not null;`);

    this.addSql(`create index "weight_memory_author_id_index" on "weight_memory" ("author_id", "id") where "author_id" is not null;`);

    this.addSql(`create index "working_place_author_id_index" on "working_place" ("author_id", "id") where "author_id" is not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "assortment_author_id_index";`);

    this.addSql(`drop index "box_author_id_index";`);
    this.addSql(`drop index "box_warehouse_id_index";`);

    this.addSql(`drop index "carrier_author_id_index";`);

    this.addSql(`drop index "counterparty_author_id_index";`);
    this.addSql(`drop index "counterparty_country_id_index";`);
    this.addSql(`drop index "counterparty_manager_id_index";`);
    this.addSql(`drop index "counterparty_currency_id_index";`);
    this.addSql(`drop index "counterparty_term_of_payament_id_index";`);

    this.addSql(`drop index "country_author_id_index";`);

    this.addSql(`drop index "currency_author_id_index";`);

    this.addSql(`drop index "delivery_order_author_id_index";`);
    this.addSql(`drop index "delivery_order_customer_id_index";`);
    this.addSql(`drop index "delivery_order_vendor_id_index";`);
    this.addSql(`drop index "delivery_order_forwarder_id_index";`);
    this.addSql(`drop index "delivery_order_product_id_index";`);
    this.addSql(`drop index "delivery_order_warehouse_id_index";`);
    this.addSql(`drop index "delivery_order_box_id_index";`);
    this.addSql(`drop index "delivery_order_ship_id_index";`);
    this.addSql(`drop index "delivery_order_position_id_index";`);
    this.addSql(`drop index "delivery_order_scheme_of_cargo_id_index";`);

    this.addSql(`drop index "disposition_author_id_index";`);
    this.addSql(`drop index "disposition_vehicle_id_index";`);
    this.addSql(`drop index "disposition_trailer_id_index";`);
    this.addSql(`drop index "disposition_driver_id_index";`);
    this.addSql(`drop index "disposition_carrier_id_index";`);
    this.addSql(`drop index "disposition_forwarder_id_index";`);
    this.addSql(`drop index "disposition_customer_id_index";`);
    this.addSql(`drop index "disposition_vendor_id_index";`);
    this.addSql(`drop index "disposition_order_id_index";`);
    this.addSql(`drop index "disposition_product_id_index";`);
    this.addSql(`drop index "disposition_assortment_id_index";`);
    this.addSql(`drop index "disposition_scheme_of_cargo_id_index";`);
    this.addSql(`drop index "disposition_warehouse_id_index";`);
    this.addSql(`drop index "disposition_actual_warehouse_id_index";`);
    this.addSql(`drop index "disposition_box_id_index";`);
    this.addSql(`drop index "disposition_mine_id_index";`);
    this.addSql(`drop index "disposition_position_id_index";`);
    this.addSql(`drop index "disposition_ship_id_index";`);
    this.addSql(`drop index "disposition_scale_id_index";`);
    this.addSql(`drop index "disposition_scale_two_id_index";`);

    this.addSql(`drop index "disposition_status_author_id_index";`);

    this.addSql(`drop index "disposition_status_history_author_id_index";`);
    this.addSql(`drop index "disposition_status_history_status_id_index";`);

    this.addSql(`drop index "driver_author_id_index";`);
    this.addSql(`drop index "driver_carrier_id_index";`);

    this.addSql(`drop index "kiosk_session_disposition_id_index";`);

    this.addSql(`drop index "mine_author_id_index";`);

    this.addSql(`drop index "outgoing_sms_author_id_index";`);
    this.addSql(`drop index "outgoing_sms_vehicle_id_index";`);
    this.addSql(`drop index "outgoing_sms_driver_id_index";`);

    this.addSql(`drop index "position_author_id_index";`);

    this.addSql(`drop index "product_author_id_index";`);
    this.addSql(`drop index "product_unit_of_measure_id_index";`);

    this.addSql(`drop index "punishment_author_id_index";`);
    this.addSql(`drop index "punishment_punishment_type_id_index";`);
    this.addSql(`drop index "punishment_vehicle_id_index";`);
    this.addSql(`drop index "punishment_driver_id_index";`);
    this.addSql(`drop index "punishment_author_cancellation_id_index";`);

    this.addSql(`drop index "punishment_type_author_id_index";`);
    this.addSql(`drop index "punishment_type_vat_rate_id_index";`);

    this.addSql(`drop index "scale_author_id_index";`);
    this.addSql(`drop index "scale_weighing_station_id_index";`);
    this.addSql(`drop index "scale_scale_agent_id_index";`);
    this.addSql(`drop index "scale_scale_protocol_id_index";`);

    this.addSql(`drop index "scale_agent_author_id_index";`);

    this.addSql(`drop index "scale_protocol_author_id_index";`);

    this.addSql(`drop index "scheme_of_cargo_author_id_index";`);
    this.addSql(`drop index "scheme_of_cargo_default_warehouse_id_index";`);

    this.addSql(`drop index "session_user_id_index";`);

    this.addSql(`drop index "ship_author_id_index";`);

    this.addSql(`drop index "term_of_payment_author_id_index";`);

    this.addSql(`drop index "track_model_author_id_index";`);

    this.addSql(`drop index "unit_of_measure_author_id_index";`);

    this.addSql(`drop index "user_author_id_index";`);
    this.addSql(`drop index "user_counterparty_id_index";`);

    this.addSql(`drop index "user_role_author_id_index";`);

    this.addSql(`drop index "user_roles_user_role_id_index";`);

    this.addSql(`drop index "vat_rate_author_id_index";`);

    this.addSql(`drop index "vehicle_author_id_index";`);
    this.addSql(`drop index "vehicle_track_model_id_index";`);

    this.addSql(`drop index "warehouse_author_id_index";`);

    this.addSql(`drop index "weighing_record_author_id_index";`);
    this.addSql(`drop index "weighing_record_scheme_of_cargo_id_index";`);
    this.addSql(`drop index "weighing_record_vehicle_id_index";`);
    this.addSql(`drop index "weighing_record_trailer_id_index";`);
    this.addSql(`drop index "weighing_record_driver_id_index";`);
    this.addSql(`drop index "weighing_record_customer_id_index";`);
    this.addSql(`drop index "weighing_record_vendor_id_index";`);
    this.addSql(`drop index "weighing_record_forwarder_id_index";`);
    this.addSql(`drop index "weighing_record_mine_id_index";`);
    this.addSql(`drop index "weighing_record_position_id_index";`);
    this.addSql(`drop index "weighing_record_ship_id_index";`);
    this.addSql(`drop index "weighing_record_warehouse_id_index";`);
    this.addSql(`drop index "weighing_record_box_id_index";`);
    this.addSql(`drop index "weighing_record_product_id_index";`);
    this.addSql(`drop index "weighing_record_scale_brutto_id_index";`);
    this.addSql(`drop index "weighing_record_scale_tare_id_index";`);
    this.addSql(`drop index "weighing_record_scale_netto_id_index";`);
    this.addSql(`drop index "weighing_record_brutto_author_id_index";`);
    this.addSql(`drop index "weighing_record_tare_author_id_index";`);
    this.addSql(`drop index "weighing_record_netto_author_id_index";`);
    this.addSql(`drop index "weighing_record_approved_author_id_index";`);

    this.addSql(`drop index "weighing_record_weighings_scale_id_index";`);
    this.addSql(`drop index "weighing_record_weighings_recorded_by_id_index";`);

    this.addSql(`drop index "weighing_station_author_id_index";`);
    this.addSql(`drop index "weighing_station_forwarder_id_index";`);
    this.addSql(`drop index "weighing_station_control_company_id_index";`);
    this.addSql(`drop index "weighing_station_owner_id_index";`);
    this.addSql(`drop index "weighing_station_assortment_id_index";`);
    this.addSql(`drop index "weighing_station_product_id_index";`);
    this.addSql(`drop index "weighing_station_ship_id_index";`);
    this.addSql(`drop index "weighing_station_warehouse_id_index";`);
    this.addSql(`drop index "weighing_station_box_id_index";`);
    this.addSql(`drop index "weighing_station_scheme_of_cargo_id_index";`);

    this.addSql(`drop index "weight_memory_author_id_index";`);

    this.addSql(`drop index "working_place_author_id_index";`);
  }

}
