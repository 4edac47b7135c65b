create table "file_content" (
  "checksum" varchar(64) not null,
  "size" int not null,
  "created_at" timestamptz(3) not null default now(),
  primary key ("checksum")
);

create table "file_chunk" (
  "checksum" varchar(64) not null,
  "position" int not null,
  "bytes" bytea not null,
  primary key ("checksum", "position")
);

create table "outbox" (
  "id" bigserial primary key,
  "kind" varchar(60) not null,
  "payload" jsonb not null,
  "created_at" timestamptz(3) not null default now(),
  "processed_at" timestamptz(3) null,
  "claimed_until" timestamptz(3) null,
  "attempts" int not null default 0,
  "last_error" text null
);
create index "outbox_waiting_index" on "outbox" ("id") where "processed_at" is null;

create table "transition" (
  "key" varchar(300) not null,
  "result" jsonb null,
  "at" timestamptz(3) not null default now(),
  primary key ("key")
);

create table "two_factor" (
  "user_id" int not null,
  "sealed_secret" varchar(300) null,
  "begun_secret" varchar(300) null,
  "last_step" bigint not null default '0',
  "updated_at" timestamptz(3) not null default now(),
  primary key ("user_id")
);

create table "session" (
  "token_hash" varchar(64) not null,
  "user_id" int not null,
  "created_at" timestamptz(3) not null default now(),
  "last_seen_at" timestamptz(3) not null default now(),
  "expires_at" timestamptz(3) not null,
  "remember" boolean not null default false,
  "browser_id" uuid null,
  "superseded_by" varchar(255) null,
  "public_id" uuid not null default gen_random_uuid(),
  "address" varchar(45) null,
  "user_agent" varchar(400) null,
  primary key ("token_hash")
);
create index "session_expires_index" on "session" ("expires_at");
create index "session_user_id_index" on "session" ("user_id");

create table "recovery_code" (
  "code_hash" varchar(100) not null,
  "user_id" int not null,
  "created_at" timestamptz(3) not null default now(),
  "used_at" timestamptz(3) null,
  primary key ("code_hash")
);
create index "recovery_code_user_id_index" on "recovery_code" ("user_id");

create table "pending_sign_in" (
  "token_hash" varchar(64) not null,
  "user_id" int not null,
  "remember" boolean not null default false,
  "created_at" timestamptz(3) not null default now(),
  "expires_at" timestamptz(3) not null,
  primary key ("token_hash")
);
create index "pending_sign_in_expires_index" on "pending_sign_in" ("expires_at");
create index "pending_sign_in_user_id_index" on "pending_sign_in" ("user_id");

create table "known_device" (
  "user_id" int not null,
  "device" varchar(120) not null,
  "first_seen_at" timestamptz(3) not null default now(),
  primary key ("user_id", "device")
);

create table "calendar_feed" (
  "user_id" int not null,
  "token_hash" varchar(64) not null,
  "created_at" timestamptz(3) not null default now(),
  "last_read_at" timestamptz(3) null,
  primary key ("user_id")
);
alter table "calendar_feed" add constraint "calendar_feed_token_hash_unique" unique ("token_hash");

create table "slip_pdf" (
  "print_id" int not null,
  "content" bytea not null,
  "created_at" timestamptz(3) not null default now(),
  primary key ("print_id")
);

create table "kiosk_session" (
  "token_hash" varchar(64) not null,
  "disposition_id" int not null,
  "own_device" boolean not null default false,
  "created_at" timestamptz(3) not null default now(),
  "last_seen_at" timestamptz(3) not null default now(),
  "expires_at" timestamptz(3) not null,
  primary key ("token_hash")
);
create index "kiosk_session_expires_index" on "kiosk_session" ("expires_at");
create index "kiosk_session_disposition_id_index" on "kiosk_session" ("disposition_id");

create table "kiosk_code" (
  "disposition_id" int not null,
  "sealed_code" varchar(300) not null,
  "attempts" int not null default 0,
  "created_at" timestamptz(3) not null default now(),
  "expires_at" timestamptz(3) not null,
  "used_at" timestamptz(3) null,
  primary key ("disposition_id")
);

create table "ksef_attempt" (
  "id" bigserial primary key,
  "invoice_id" int not null,
  "session_reference" varchar(36) not null,
  "invoice_reference" varchar(36) null,
  "at" timestamptz(3) not null default now()
);
create index "ksef_attempt_invoice_index" on "ksef_attempt" ("invoice_id", "id");
create index "ksef_attempt_at_index" on "ksef_attempt" ("at");

create table "invoice_paper" (
  "id" bigserial primary key,
  "invoice_id" int not null,
  "kind" varchar(10) not null,
  "content" text not null,
  "created_at" timestamptz(3) not null default now()
);
alter table "invoice_paper" add constraint "invoice_paper_invoice_kind_unique" unique ("invoice_id", "kind");
