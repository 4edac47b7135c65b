import { Migration } from '@mikro-orm/migrations';

/** Trigrams make looking for a piece of text quick; every search index needs them. */
export class Migration20261121000000_extensions extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
  }

  override down(): void {
    this.addSql('drop extension if exists pg_trgm');
  }
}
