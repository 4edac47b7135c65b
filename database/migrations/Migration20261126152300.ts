import { Migration } from '@mikro-orm/migrations';

export class Migration20261126152300 extends Migration {

  override name = 'Migration20261126152300';

  override up(): void | Promise<void> {
    this.addSql(`alter table "incoming_email" add "thread" varchar(32) null, add "thread_topic" varchar(255) null, add "text" text null;`);
    // Letters that are here already: what they say, and the thread that they are the answer or the beginning of.
    this.addSql(String.raw`update "incoming_email" set
      "thread" = left(encode(sha256(convert_to("email_account_id" || ' ' || coalesce(substring("in_reply_to" from '<[^<>[:space:]]+>'),
        nullif("message_id", ''), "external_id", "id"::text), 'UTF8')), 'hex'), 32),
      "text" = left(trim(regexp_replace(case when "body_type" = 'html' then
        regexp_replace(left("body", 400000), '<style[^>]*>[^<]*</style>|<[^>]*>|&nbsp;', ' ', 'gi') else "body" end, '\s+', ' ', 'g')), 100000);`);
    this.addSql(`create index "incoming_email_in_reply_to_index" on "incoming_email" ("in_reply_to", "id");`);
    this.addSql(`create index "incoming_email_mailbox_id_thread_date_index" on "incoming_email" ("mailbox_id", "thread", "date", "id");`);
    this.addSql(`create index "incoming_email_thread_date_index" on "incoming_email" ("thread", "date", "id");`);
    this.addSql(`create index "incoming_email_email_account_id_thread_topic_date_index" on "incoming_email" ("email_account_id", "thread_topic", "date", "id");`);
    this.addSql(`create index "incoming_email_from_name_letters" on "incoming_email" using gin ((plain_letters("from_name")) gin_trgm_ops);`);
    this.addSql(`create index "incoming_email_text_letters" on "incoming_email" using gin ((plain_letters("text")) gin_trgm_ops);`);

    this.addSql(`alter table "outgoing_email" add "text" text null, add "thread" varchar(32) null;`);
    this.addSql(`update "outgoing_email" as "sent" set "thread" = coalesce((select "answered"."thread" from "incoming_email" as "answered"
      where "answered"."id" = "sent"."in_reply_to_id"), left(md5("sent"."id"::text), 32)) where "status" <> 'draft';`);
    this.addSql(`create index "outgoing_email_thread_date_index" on "outgoing_email" ("thread", "date", "id");`);
    this.addSql(`create index "outgoing_email_text_letters" on "outgoing_email" using gin ((plain_letters("text")) gin_trgm_ops);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "incoming_email_in_reply_to_index";`);
    this.addSql(`drop index "incoming_email_mailbox_id_thread_date_index";`);
    this.addSql(`drop index "incoming_email_thread_date_index";`);
    this.addSql(`drop index "incoming_email_email_account_id_thread_topic_date_index";`);
    this.addSql(`drop index "incoming_email_from_name_letters";`);
    this.addSql(`drop index "incoming_email_text_letters";`);
    this.addSql(`alter table "incoming_email" drop column "thread", drop column "thread_topic", drop column "text";`);

    this.addSql(`drop index "outgoing_email_thread_date_index";`);
    this.addSql(`drop index "outgoing_email_text_letters";`);
    this.addSql(`alter table "outgoing_email" drop column "text", drop column "thread";`);
  }

}
