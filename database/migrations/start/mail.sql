create table "email_template" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "uuid" varchar(36) null,
  "name" varchar(255) not null,
  "is_active" boolean not null default true,
  "base_document" varchar(60) null,
  "execution_condition" text null,
  "recepients_condition" text null,
  "cc" varchar(1000) null,
  "bcc" varchar(1000) null
);
create index "email_template_base_document_index" on "email_template" ("base_document", "id");
create index "email_template_name_index" on "email_template" ("name", "id");
create index "email_template_author_id_index" on "email_template" ("author_id", "id") where "author_id" is not null;
create index "email_template_name_letters" on "email_template" using gin ((plain_letters("name")) gin_trgm_ops);
alter table "email_template" add constraint "email_template_uuid_unique" unique ("uuid");

create table "email_template_content_variants_list" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "language" varchar(2) null,
  "subject" varchar(255) not null,
  "body" text null,
  "condition" text null
);
create index "email_template_content_variants_list_parent_index" on "email_template_content_variants_list" ("parent_id", "row_number");

create table "email_account" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "is_active" boolean not null default true,
  "is_general" boolean not null default false,
  "is_service" boolean not null default false,
  "user" varchar(255) not null,
  "password" varchar(1000) null,
  "imap_host" varchar(255) null,
  "imap_port" int not null default 993,
  "imap_tls" boolean not null default true,
  "smtp_host" varchar(255) null,
  "smtp_port" int not null default 465,
  "smtp_tls" boolean not null default true,
  "for_send" boolean not null default true,
  "for_receive" boolean not null default true,
  "store_received" boolean not null default true,
  "store_sended" boolean not null default true
);
create index "email_account_name_index" on "email_account" ("name", "id");
create index "email_account_author_id_index" on "email_account" ("author_id", "id") where "author_id" is not null;
create index "email_account_name_letters" on "email_account" using gin ((plain_letters("name")) gin_trgm_ops);
create index "email_account_user_letters" on "email_account" using gin ((plain_letters("user")) gin_trgm_ops);

create table "mailbox" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "title" varchar(255) null,
  "icon" varchar(60) null,
  "sort" int not null default 99,
  "email_account_id" int null,
  "uid_validity" numeric(15,0) null,
  "last_uid" numeric(15,0) null
);
create index "mailbox_sort_index" on "mailbox" ("sort", "id");
create index "mailbox_email_account_id_sort_index" on "mailbox" ("email_account_id", "sort", "id");
create index "mailbox_author_id_index" on "mailbox" ("author_id", "id") where "author_id" is not null;
create index "mailbox_name_letters" on "mailbox" using gin ((plain_letters("name")) gin_trgm_ops);
create index "mailbox_title_letters" on "mailbox" using gin ((plain_letters("title")) gin_trgm_ops);

create table "email_signature" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "user_id" int not null,
  "email_id" int null
);
create index "email_signature_author_id_index" on "email_signature" ("author_id", "id") where "author_id" is not null;
create index "email_signature_user_id_index" on "email_signature" ("user_id", "id") where "user_id" is not null;
create index "email_signature_email_id_index" on "email_signature" ("email_id", "id") where "email_id" is not null;

create table "email_signature_signatures" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "name" varchar(255) not null,
  "language" varchar(2) null,
  "body" text null,
  "default" boolean not null default false
);
create index "email_signature_signatures_parent_index" on "email_signature_signatures" ("parent_id", "row_number");

create table "email_label" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "name" varchar(255) not null,
  "color" varchar(7) null,
  "email_account_id" int null
);
create index "email_label_name_index" on "email_label" ("name", "id");
create index "email_label_author_id_index" on "email_label" ("author_id", "id") where "author_id" is not null;
create index "email_label_email_account_id_index" on "email_label" ("email_account_id", "id") where "email_account_id" is not null;
create index "email_label_name_letters" on "email_label" using gin ((plain_letters("name")) gin_trgm_ops);

create table "email_account_users" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "user_id" int not null
);
create index "email_account_users_parent_index" on "email_account_users" ("parent_id", "row_number");
create index "email_account_users_user_id_index" on "email_account_users" ("user_id", "id") where "user_id" is not null;

create table "incoming_email" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "email_account_id" int not null,
  "mailbox_id" int null,
  "uid_validity" numeric(15,0) null,
  "uid" numeric(15,0) null,
  "seq" int null,
  "external_id" varchar(255) null,
  "message_id" varchar(1000) null,
  "in_reply_to" varchar(1000) null,
  "date" timestamptz(3) not null,
  "from" varchar(1000) null,
  "from_name" varchar(255) null,
  "to" varchar(10000) null,
  "cc" varchar(10000) null,
  "reply_to" varchar(1000) null,
  "subject" varchar(1000) null,
  "body" text null,
  "body_type" varchar(60) not null default 'html',
  "size" int null,
  "seen" boolean not null default false,
  "flagged" boolean not null default false,
  "processed" boolean not null default false,
  "has_links" boolean not null default false,
  "has_attachments" boolean not null default false,
  "counterparty_id" int null,
  "contact_person_id" int null
);
create index "incoming_email_message_id_index" on "incoming_email" ("message_id", "id");
create index "incoming_email_date_index" on "incoming_email" ("date", "id");
create index "incoming_email_mailbox_id_date_index" on "incoming_email" ("mailbox_id", "date", "id");
create index "incoming_email_mailbox_id_uid_index" on "incoming_email" ("mailbox_id", "uid", "id");
create index "incoming_email_counterparty_id_date_index" on "incoming_email" ("counterparty_id", "date", "id");
create index "incoming_email_processed_date_index" on "incoming_email" ("processed", "date", "id");
create index "incoming_email_author_id_index" on "incoming_email" ("author_id", "id") where "author_id" is not null;
create index "incoming_email_email_account_id_index" on "incoming_email" ("email_account_id", "id") where "email_account_id" is not null;
create index "incoming_email_contact_person_id_index" on "incoming_email" ("contact_person_id", "id") where "contact_person_id" is not null;
create index "incoming_email_subject_letters" on "incoming_email" using gin ((plain_letters("subject")) gin_trgm_ops);
create index "incoming_email_from_letters" on "incoming_email" using gin ((plain_letters("from")) gin_trgm_ops);
create index "incoming_email_to_letters" on "incoming_email" using gin ((plain_letters("to")) gin_trgm_ops);
alter table "incoming_email" add constraint "incoming_email_external_id_unique" unique ("external_id");

create table "outgoing_email" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "email_account_id" int null,
  "date" timestamptz(3) null,
  "from" varchar(1000) null,
  "to" varchar(10000) null,
  "cc" varchar(10000) null,
  "bcc" varchar(10000) null,
  "reply_to" varchar(1000) null,
  "subject" varchar(1000) null,
  "body" text null,
  "body_type" varchar(60) not null default 'html',
  "status" varchar(60) not null default 'draft',
  "sent" boolean not null default false,
  "sent_at" timestamptz(3) null,
  "failure" varchar(255) null,
  "event" varchar(200) null,
  "letter" varchar(40) null,
  "letter_facts" text null,
  "message_id" varchar(1000) null,
  "email_template_id" int null,
  "in_reply_to_id" int null,
  "processed" boolean not null default false,
  "has_links" boolean not null default false,
  "counterparty_id" int null,
  "contact_person_id" int null
);
create index "outgoing_email_message_id_index" on "outgoing_email" ("message_id", "id");
create index "outgoing_email_date_index" on "outgoing_email" ("date", "id");
create index "outgoing_email_status_date_index" on "outgoing_email" ("status", "date", "id");
create index "outgoing_email_email_account_id_date_index" on "outgoing_email" ("email_account_id", "date", "id");
create index "outgoing_email_counterparty_id_date_index" on "outgoing_email" ("counterparty_id", "date", "id");
create index "outgoing_email_author_id_index" on "outgoing_email" ("author_id", "id") where "author_id" is not null;
create index "outgoing_email_email_template_id_index" on "outgoing_email" ("email_template_id", "id") where "email_template_id" is not null;
create index "outgoing_email_in_reply_to_id_index" on "outgoing_email" ("in_reply_to_id", "id") where "in_reply_to_id" is not null;
create index "outgoing_email_contact_person_id_index" on "outgoing_email" ("contact_person_id", "id") where "contact_person_id" is not null;
create index "outgoing_email_subject_letters" on "outgoing_email" using gin ((plain_letters("subject")) gin_trgm_ops);
create index "outgoing_email_to_letters" on "outgoing_email" using gin ((plain_letters("to")) gin_trgm_ops);
alter table "outgoing_email" add constraint "outgoing_email_event_unique" unique ("event");

create table "outgoing_email_linked_doc" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "outgoing_email_id" int not null,
  "object_name" varchar(60) not null,
  "object_id" int not null,
  "presentation_text" varchar(255) null
);
create index "outgoing_email_linked_doc_object_name_object_id_index" on "outgoing_email_linked_doc" ("object_name", "object_id", "id");
create index "outgoing_email_linked_doc_author_id_index" on "outgoing_email_linked_doc" ("author_id", "id") where "author_id" is not null;
create index "outgoing_email_linked_doc_outgoing_email_id_index" on "outgoing_email_linked_doc" ("outgoing_email_id", "id") where "outgoing_email_id" is not null;
create index "outgoing_email_linked_doc_presentation_text_letters" on "outgoing_email_linked_doc" using gin ((plain_letters("presentation_text")) gin_trgm_ops);

create table "outgoing_email_labels" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "email_label_id" int not null
);
create index "outgoing_email_labels_parent_index" on "outgoing_email_labels" ("parent_id", "row_number");
create index "outgoing_email_labels_email_label_id_index" on "outgoing_email_labels" ("email_label_id", "id") where "email_label_id" is not null;

create table "outgoing_email_attachment" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "outgoing_email_id" int not null,
  "filename" varchar(255) not null,
  "content_type" varchar(120) null,
  "content_id" varchar(1000) null,
  "inline" boolean not null default false,
  "size" int null,
  "file_id" int null
);
create index "outgoing_email_attachment_author_id_index" on "outgoing_email_attachment" ("author_id", "id") where "author_id" is not null;
create index "outgoing_email_attachment_outgoing_email_id_index" on "outgoing_email_attachment" ("outgoing_email_id", "id") where "outgoing_email_id" is not null;
create index "outgoing_email_attachment_file_id_index" on "outgoing_email_attachment" ("file_id", "id") where "file_id" is not null;
create index "outgoing_email_attachment_filename_letters" on "outgoing_email_attachment" using gin ((plain_letters("filename")) gin_trgm_ops);

create table "incoming_email_linked_doc" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "incoming_email_id" int not null,
  "object_name" varchar(60) not null,
  "object_id" int not null,
  "presentation_text" varchar(255) null
);
create index "incoming_email_linked_doc_object_name_object_id_index" on "incoming_email_linked_doc" ("object_name", "object_id", "id");
create index "incoming_email_linked_doc_author_id_index" on "incoming_email_linked_doc" ("author_id", "id") where "author_id" is not null;
create index "incoming_email_linked_doc_incoming_email_id_index" on "incoming_email_linked_doc" ("incoming_email_id", "id") where "incoming_email_id" is not null;
create index "incoming_email_linked_doc_presentation_text_letters" on "incoming_email_linked_doc" using gin ((plain_letters("presentation_text")) gin_trgm_ops);

create table "incoming_email_labels" (
  "id" serial primary key,
  "parent_id" int not null,
  "row_number" int not null,
  "email_label_id" int not null
);
create index "incoming_email_labels_parent_index" on "incoming_email_labels" ("parent_id", "row_number");
create index "incoming_email_labels_email_label_id_index" on "incoming_email_labels" ("email_label_id", "id") where "email_label_id" is not null;

create table "incoming_email_attachment" (
  "id" serial primary key,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "marked_to_delete" boolean not null default false,
  "author_id" int null,
  "additional" jsonb null,
  "incoming_email_id" int not null,
  "filename" varchar(255) not null,
  "content_type" varchar(120) null,
  "content_id" varchar(1000) null,
  "inline" boolean not null default false,
  "size" int null,
  "file_id" int null
);
create index "incoming_email_attachment_author_id_index" on "incoming_email_attachment" ("author_id", "id") where "author_id" is not null;
create index "incoming_email_attachment_incoming_email_id_index" on "incoming_email_attachment" ("incoming_email_id", "id") where "incoming_email_id" is not null;
create index "incoming_email_attachment_file_id_index" on "incoming_email_attachment" ("file_id", "id") where "file_id" is not null;
create index "incoming_email_attachment_filename_letters" on "incoming_email_attachment" using gin ((plain_letters("filename")) gin_trgm_ops);
