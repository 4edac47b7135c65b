import { Migration } from '@mikro-orm/migrations';

export class Migration20261124001027 extends Migration {

  override name = 'Migration20261124001027';

  override up(): void | Promise<void> {
    this.addSql(`alter table "customer_request" add "first_answer_at" timestamptz(3) null, add "closed_at" timestamptz(3) null;`);
    this.addSql(`create index "customer_request_closed_at_index" on "customer_request" ("closed_at", "id");`);

    // When a closed request was closed is said by its first version after it was last open, and else by its last change.
    this.addSql(`update "customer_request" as r set "closed_at" = coalesce((
      select min(v.created_at) from object_version v
      where v.object_type = 'customerRequest' and v.object_id = r.id and v.action <> 'initial' and v.version > coalesce((
        select max(open.version) from object_version open
        where open.object_type = 'customerRequest' and open.object_id = r.id and not exists (
          select 1 from customer_request_status c
          where c.is_closed and c.id = (open.object_data ->> 'statusId')::int)), 0)), r.updated_at)
      from customer_request_status s where s.id = r.status_id and s.is_closed;`);
    this.addSql(`update "customer_request" as r set "first_answer_at" = answers.first from (
      select customer_request_id, min(at) as first from (
        select c.customer_request_id, c.created_at as at
        from customer_request_comment c join "user" u on u.id = c.author_id
        where c.for_customer and c.email_type is distinct from 'incoming'
          and not u.external_user and (u.full_rights or not u.use_customer_access)
        union all
        select l.object_id, m.sent_at from outgoing_email_linked_doc l join outgoing_email m on m.id = l.outgoing_email_id
        where l.object_name = 'customerRequest' and not l.marked_to_delete and m.author_id is not null and m.sent_at is not null
      ) as said group by customer_request_id
    ) as answers where answers.customer_request_id = r.id and answers.first >= r.date;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "customer_request_closed_at_index";`);
    this.addSql(`alter table "customer_request" drop column "first_answer_at", drop column "closed_at";`);
  }

}
