import { Migration } from '@mikro-orm/migrations';

export class Migration20261127075500 extends Migration {

  override name = 'Migration20261127075500';

  override up(): void | Promise<void> {
    // Letters and their files were copied where they were printed. Administrators could read them there.
    this.addSql(`update "print_history" set "document_number" = null, "document_data" = null
      where "document_type" in ('incomingEmail', 'incomingEmailAttachment', 'outgoingEmail', 'outgoingEmailAttachment', 'incomingEmailLinkedDoc', 'outgoingEmailLinkedDoc', 'mailbox', 'mailing', 'mailingRecipient')
        or ("document_type" = 'file' and "document_data" ->> 'objectName' in ('incomingEmail', 'outgoingEmail'));`);
    this.addSql(`delete from "object_version"
      where "object_type" = 'file' and "object_data" ->> 'objectName' in ('incomingEmail', 'outgoingEmail');`);
  }

  override down(): void | Promise<void> {
    // What was removed is not known any more.
  }

}
