create table "term_of_payment" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "predefined_name" varchar(40) null,
  "days" int not null default 0,
  "lang" jsonb null
);
create index "term_of_payment_name_index" on "term_of_payment" ("name", "id");
create index "term_of_payment_author_id_index" on "term_of_payment" ("author_id", "id") where "author_id" is not null;
create index "term_of_payment_name_letters" on "term_of_payment" using gin ((plain_letters("name")) gin_trgm_ops);
create index "term_of_payment_lang_letters" on "term_of_payment" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "term_of_payment" add constraint "term_of_payment_predefined_name_unique" unique ("predefined_name");

create table "standing" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null
);
create index "standing_name_index" on "standing" ("name", "id");
create index "standing_author_id_index" on "standing" ("author_id", "id") where "author_id" is not null;
create index "standing_name_letters" on "standing" using gin ((plain_letters("name")) gin_trgm_ops);

create table "score_point" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "value" int not null default 0,
  "color" varchar(255) null
);
create index "score_point_value_index" on "score_point" ("value", "id");
create index "score_point_author_id_index" on "score_point" ("author_id", "id") where "author_id" is not null;
create index "score_point_name_letters" on "score_point" using gin ((plain_letters("name")) gin_trgm_ops);

create table "firm" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "address" varchar(255) null,
  "nip" varchar(20) null,
  "regon" varchar(14) null,
  "phone" varchar(20) null,
  "email" varchar(255) null,
  "bank_account" varchar(40) null,
  "ksef_token" varchar(1000) null,
  "ksef_certificate" text null,
  "ksef_certificate_key" text null,
  "gus_key" varchar(1000) null
);
create index "firm_name_index" on "firm" ("name", "id");
create index "firm_author_id_index" on "firm" ("author_id", "id") where "author_id" is not null;
create index "firm_name_letters" on "firm" using gin ((plain_letters("name")) gin_trgm_ops);
create index "firm_nip_letters" on "firm" using gin ((plain_letters("nip")) gin_trgm_ops);

create table "employee" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "abbreviation" varchar(10) null,
  "email" varchar(255) null,
  "phone" varchar(20) null,
  "standing_id" int null,
  "user_id" int null,
  "is_active" boolean not null default true,
  "deputy_id" int null,
  "absent_from" date null,
  "absent_to" date null
);
create index "employee_name_index" on "employee" ("name", "id");
create index "employee_author_id_index" on "employee" ("author_id", "id") where "author_id" is not null;
create index "employee_standing_id_index" on "employee" ("standing_id", "id") where "standing_id" is not null;
create index "employee_user_id_index" on "employee" ("user_id", "id") where "user_id" is not null;
create index "employee_deputy_id_index" on "employee" ("deputy_id", "id") where "deputy_id" is not null;
create index "employee_name_letters" on "employee" using gin ((plain_letters("name")) gin_trgm_ops);
create index "employee_email_letters" on "employee" using gin ((plain_letters("email")) gin_trgm_ops);
create index "employee_abbreviation_letters" on "employee" using gin ((plain_letters("abbreviation")) gin_trgm_ops);

create table "department" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "leader_id" int null,
  "deputy_id" int null
);
create index "department_name_index" on "department" ("name", "id");
create index "department_author_id_index" on "department" ("author_id", "id") where "author_id" is not null;
create index "department_leader_id_index" on "department" ("leader_id", "id") where "leader_id" is not null;
create index "department_deputy_id_index" on "department" ("deputy_id", "id") where "deputy_id" is not null;
create index "department_name_letters" on "department" using gin ((plain_letters("name")) gin_trgm_ops);

create table "department_employees" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "employee_id" int not null
);
create index "department_employees_parent_index" on "department_employees" ("parent_id", "row_number");
create index "department_employees_employee_id_index" on "department_employees" ("employee_id", "id") where "employee_id" is not null;

create table "currency" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(3) not null
);
create index "currency_name_index" on "currency" ("name", "id");
create index "currency_author_id_index" on "currency" ("author_id", "id") where "author_id" is not null;
create index "currency_name_letters" on "currency" using gin ((plain_letters("name")) gin_trgm_ops);
create index "currency_code_letters" on "currency" using gin ((plain_letters("code")) gin_trgm_ops);
alter table "currency" add constraint "currency_code_unique" unique ("code");

create table "exchange_rate" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "currency_id" int not null,
  "rate" numeric(15,6) not null,
  "multiplier" int not null default 1,
  "rate_date" date not null,
  "active_date" date not null,
  "table" varchar(60) not null default 'A',
  "table_nuber" varchar(20) null
);
create index "exchange_rate_active_date_index" on "exchange_rate" ("active_date", "id");
create index "exchange_rate_currency_id_active_date_index" on "exchange_rate" ("currency_id", "active_date", "id");
create index "exchange_rate_author_id_index" on "exchange_rate" ("author_id", "id") where "author_id" is not null;
create index "exchange_rate_table_nuber_letters" on "exchange_rate" using gin ((plain_letters("table_nuber")) gin_trgm_ops);

create table "country" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(2) not null,
  "lang" jsonb null
);
create index "country_name_index" on "country" ("name", "id");
create index "country_author_id_index" on "country" ("author_id", "id") where "author_id" is not null;
create index "country_name_letters" on "country" using gin ((plain_letters("name")) gin_trgm_ops);
create index "country_code_letters" on "country" using gin ((plain_letters("code")) gin_trgm_ops);
create index "country_lang_letters" on "country" using gin ((plain_letters((coalesce("lang" ->> 'pl', '') || ' ' || coalesce("lang" ->> 'en', '') || ' ' || coalesce("lang" ->> 'nl', '') || ' ' || coalesce("lang" ->> 'de', '') || ' ' || coalesce("lang" ->> 'fr', '') || ' ' || coalesce("lang" ->> 'it', '') || ' ' || coalesce("lang" ->> 'es', '')))) gin_trgm_ops);
alter table "country" add constraint "country_code_unique" unique ("code");

create table "counterparty" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "abbreviation" varchar(40) null,
  "status" varchar(60) not null default 'Active',
  "nip" varchar(20) null,
  "regon" varchar(14) null,
  "krs" varchar(10) null,
  "is_vendor" boolean not null default false,
  "is_customer" boolean not null default false,
  "is_forwarder" boolean not null default false,
  "send_drivers_sms" boolean not null default true,
  "use_actual_warehouse" boolean not null default false,
  "use_product_condition" boolean not null default false,
  "not_use" boolean not null default false,
  "street" varchar(255) null,
  "post_code" varchar(10) null,
  "locality" varchar(255) null,
  "region" varchar(255) null,
  "country_id" int null,
  "language" varchar(2) null,
  "email" varchar(255) null,
  "phone" varchar(20) null,
  "manager_id" int null,
  "currency_id" int null,
  "term_of_payament_id" int null,
  "price_type" varchar(40) null,
  "package_material" varchar(60) null,
  "delivery_settings" varchar(255) null,
  "documentation_form" varchar(40) null,
  "legal_form" varchar(60) null,
  "taxation" varchar(60) null,
  "vat_payer" boolean not null default true,
  "vies_payer" boolean not null default false,
  "eu_member" boolean not null default true,
  "bank_account" varchar(40) null,
  "external_id" varchar(60) null
);
create index "counterparty_nip_index" on "counterparty" ("nip", "id");
create index "counterparty_external_id_index" on "counterparty" ("external_id", "id");
create index "counterparty_name_index" on "counterparty" ("name", "id");
create index "counterparty_author_id_index" on "counterparty" ("author_id", "id") where "author_id" is not null;
create index "counterparty_country_id_index" on "counterparty" ("country_id", "id") where "country_id" is not null;
create index "counterparty_manager_id_index" on "counterparty" ("manager_id", "id") where "manager_id" is not null;
create index "counterparty_currency_id_index" on "counterparty" ("currency_id", "id") where "currency_id" is not null;
create index "counterparty_term_of_payament_id_index" on "counterparty" ("term_of_payament_id", "id") where "term_of_payament_id" is not null;
create index "counterparty_name_letters" on "counterparty" using gin ((plain_letters("name")) gin_trgm_ops);
create index "counterparty_abbreviation_letters" on "counterparty" using gin ((plain_letters("abbreviation")) gin_trgm_ops);
create index "counterparty_nip_letters" on "counterparty" using gin ((plain_letters("nip")) gin_trgm_ops);
create index "counterparty_email_any_case" on "counterparty" (lower("email"));
create index "counterparty_phone_telephone" on "counterparty" (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));

create table "contact_person" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "counterparty_id" int null,
  "standing_id" int null,
  "phone" varchar(20) null,
  "email" varchar(255) null,
  "language" varchar(2) null,
  "is_active" boolean not null default true,
  "comment" text null
);
create index "contact_person_name_index" on "contact_person" ("name", "id");
create index "contact_person_author_id_index" on "contact_person" ("author_id", "id") where "author_id" is not null;
create index "contact_person_counterparty_id_index" on "contact_person" ("counterparty_id", "id") where "counterparty_id" is not null;
create index "contact_person_standing_id_index" on "contact_person" ("standing_id", "id") where "standing_id" is not null;
create index "contact_person_name_letters" on "contact_person" using gin ((plain_letters("name")) gin_trgm_ops);
create index "contact_person_email_letters" on "contact_person" using gin ((plain_letters("email")) gin_trgm_ops);
create index "contact_person_phone_letters" on "contact_person" using gin ((plain_letters("phone")) gin_trgm_ops);
create index "contact_person_email_any_case" on "contact_person" (lower("email"));
create index "contact_person_phone_telephone" on "contact_person" (right(regexp_replace("phone", '[^0-9]', '', 'g'), 9));

create table "sales_point" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null,
  "counterparty_id" int null,
  "street" varchar(255) null,
  "post_code" varchar(10) null,
  "locality" varchar(255) null,
  "country_id" int null,
  "contact_person_id" int null,
  "phone" varchar(20) null,
  "email" varchar(255) null,
  "is_active" boolean not null default true
);
create index "sales_point_name_index" on "sales_point" ("name", "id");
create index "sales_point_author_id_index" on "sales_point" ("author_id", "id") where "author_id" is not null;
create index "sales_point_counterparty_id_index" on "sales_point" ("counterparty_id", "id") where "counterparty_id" is not null;
create index "sales_point_country_id_index" on "sales_point" ("country_id", "id") where "country_id" is not null;
create index "sales_point_contact_person_id_index" on "sales_point" ("contact_person_id", "id") where "contact_person_id" is not null;
create index "sales_point_name_letters" on "sales_point" using gin ((plain_letters("name")) gin_trgm_ops);
create index "sales_point_code_letters" on "sales_point" using gin ((plain_letters("code")) gin_trgm_ops);
create index "sales_point_locality_letters" on "sales_point" using gin ((plain_letters("locality")) gin_trgm_ops);

create table "carrier" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "code" varchar(20) null,
  "nip" varchar(20) null,
  "address" varchar(255) null,
  "phone" varchar(20) null,
  "email" varchar(255) null
);
create index "carrier_name_index" on "carrier" ("name", "id");
create index "carrier_author_id_index" on "carrier" ("author_id", "id") where "author_id" is not null;
create index "carrier_name_letters" on "carrier" using gin ((plain_letters("name")) gin_trgm_ops);
create index "carrier_code_letters" on "carrier" using gin ((plain_letters("code")) gin_trgm_ops);
create index "carrier_nip_letters" on "carrier" using gin ((plain_letters("nip")) gin_trgm_ops);

create table "driver" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "phone_number" varchar(20) null,
  "document_number" varchar(30) null,
  "language" varchar(60) null,
  "carrier_id" int null
);
create index "driver_name_index" on "driver" ("name", "id");
create index "driver_author_id_index" on "driver" ("author_id", "id") where "author_id" is not null;
create index "driver_carrier_id_index" on "driver" ("carrier_id", "id") where "carrier_id" is not null;
create index "driver_name_letters" on "driver" using gin ((plain_letters("name")) gin_trgm_ops);
create index "driver_phone_number_letters" on "driver" using gin ((plain_letters("phone_number")) gin_trgm_ops);
create index "driver_document_number_letters" on "driver" using gin ((plain_letters("document_number")) gin_trgm_ops);
create index "driver_phone_number_telephone" on "driver" (right(regexp_replace("phone_number", '[^0-9]', '', 'g'), 9));

create table "capability" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "description" text null
);
create index "capability_name_index" on "capability" ("name", "id");
create index "capability_author_id_index" on "capability" ("author_id", "id") where "author_id" is not null;
create index "capability_name_letters" on "capability" using gin ((plain_letters("name")) gin_trgm_ops);

create table "employee_capabilities" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "capability_id" int not null,
  "score_point_id" int null
);
create index "employee_capabilities_parent_index" on "employee_capabilities" ("parent_id", "row_number");
create index "employee_capabilities_capability_id_index" on "employee_capabilities" ("capability_id", "id") where "capability_id" is not null;
create index "employee_capabilities_score_point_id_index" on "employee_capabilities" ("score_point_id", "id") where "score_point_id" is not null;
