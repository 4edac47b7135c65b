import { Migration } from '@mikro-orm/migrations';

export class Migration20261122031521 extends Migration {

  override name = 'Migration20261122031521';

  override up(): void | Promise<void> {
    this.addSql(`create index "unit_of_measure_lang_search" on "unit_of_measure" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "term_of_payment_lang_search" on "term_of_payment" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "stage_lang_search" on "stage" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "sales_order_status_lang_search" on "sales_order_status" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "report_setting_lang_search" on "report_setting" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "reclamation_type_lang_search" on "reclamation_type" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "reclamation_subject_lang_search" on "reclamation_subject" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "reclamation_status_group_lang_search" on "reclamation_status_group" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "reclamation_state_lang_search" on "reclamation_state" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "reclamation_reason_lang_search" on "reclamation_reason" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "reclamation_perpetrator_lang_search" on "reclamation_perpetrator" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "reclamation_execution_lang_search" on "reclamation_execution" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "reclamation_decision_lang_search" on "reclamation_decision" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "reclamation_client_expectation_lang_search" on "reclamation_client_expectation" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "product_parameter_lang_search" on "product_parameter" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "product_category_lang_search" on "product_category" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "product_lang_search" on "product" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "parameter_value_lang_search" on "parameter_value" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "interaction_status_lang_search" on "interaction_status" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "form_definition_lang_search" on "form_definition" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "disposition_status_lang_search" on "disposition_status" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "customer_request_status_lang_search" on "customer_request_status" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "country_lang_search" on "country" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "bp_definition_lang_search" on "bp_definition" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "bp_exemplar_lang_search" on "bp_exemplar" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "task_lang_search" on "task" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "additional_parameter_lang_search" on "additional_parameter" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "user_role_lang_search" on "user_role" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "view_setting_lang_search" on "view_setting" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);

    this.addSql(`create index "navigation_item_lang_search" on "navigation_item" using gin ((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')) gin_trgm_ops);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "additional_parameter_lang_search";`);

    this.addSql(`drop index "bp_definition_lang_search";`);

    this.addSql(`drop index "bp_exemplar_lang_search";`);

    this.addSql(`drop index "country_lang_search";`);

    this.addSql(`drop index "customer_request_status_lang_search";`);

    this.addSql(`drop index "disposition_status_lang_search";`);

    this.addSql(`drop index "form_definition_lang_search";`);

    this.addSql(`drop index "interaction_status_lang_search";`);

    this.addSql(`drop index "navigation_item_lang_search";`);

    this.addSql(`drop index "parameter_value_lang_search";`);

    this.addSql(`drop index "product_lang_search";`);

    this.addSql(`drop index "product_category_lang_search";`);

    this.addSql(`drop index "product_parameter_lang_search";`);

    this.addSql(`drop index "reclamation_client_expectation_lang_search";`);

    this.addSql(`drop index "reclamation_decision_lang_search";`);

    this.addSql(`drop index "reclamation_execution_lang_search";`);

    this.addSql(`drop index "reclamation_perpetrator_lang_search";`);

    this.addSql(`drop index "reclamation_reason_lang_search";`);

    this.addSql(`drop index "reclamation_state_lang_search";`);

    this.addSql(`drop index "reclamation_status_group_lang_search";`);

    this.addSql(`drop index "reclamation_subject_lang_search";`);

    this.addSql(`drop index "reclamation_type_lang_search";`);

    this.addSql(`drop index "report_setting_lang_search";`);

    this.addSql(`drop index "sales_order_status_lang_search";`);

    this.addSql(`drop index "stage_lang_search";`);

    this.addSql(`drop index "task_lang_search";`);

    this.addSql(`drop index "term_of_payment_lang_search";`);

    this.addSql(`drop index "unit_of_measure_lang_search";`);

    this.addSql(`drop index "user_role_lang_search";`);

    this.addSql(`drop index "view_setting_lang_search";`);
  }

}
