import { Migration } from '@mikro-orm/migrations';

export class Migration20261121145312 extends Migration {

  override name = 'Migration20261121145312';

  override up(): void | Promise<void> {
    this.addSql(`create table "form_answer" ("id" serial primary key, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "marked_to_delete" boolean not null default false, "author_id" int null, "additional" jsonb null, "form_definition_id" int not null, "topic" varchar(255) not null, "recipient" varchar(255) not null, "answers" jsonb null, "answer_text" text null);`);
    this.addSql(`create index "form_answer_form_definition_id_index" on "form_answer" ("form_definition_id", "id");`);
    this.addSql(`create index "form_answer_author_id_index" on "form_answer" ("author_id", "id") where "author_id" is not null;`);
    this.addSql(`create index "form_answer_topic_search" on "form_answer" using gin ("topic" gin_trgm_ops);`);
    this.addSql(`create index "form_answer_recipient_search" on "form_answer" using gin ("recipient" gin_trgm_ops);`);
    this.addSql(`create index "form_answer_answer_text_search" on "form_answer" using gin ("answer_text" gin_trgm_ops);`);

    this.addSql(`alter table "form_answer" add constraint "form_answer_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete restrict;`);
    this.addSql(`alter table "form_answer" add constraint "form_answer_form_definition_id_foreign" foreign key ("form_definition_id") references "form_definition" ("id") on delete restrict;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "form_answer" cascade;`);
  }

}
