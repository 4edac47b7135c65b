import { TSMigrationGenerator } from '@mikro-orm/migrations';

interface SchemaDiff {
  /** Statements; an empty one stands for a blank line. */
  readonly up: string[];
  readonly down: string[];
}

const makesRoutine = /^create\s+(or\s+replace\s+)?(constraint\s+)?(trigger|function|procedure)\b/i;

/**
 * Writes a migration without the triggers and functions that are written by hand. The comparison never drops them on the
 * way up, but on the way down it takes them for missing and would create them again.
 */
export class MigrationGenerator extends TSMigrationGenerator {
  override generateMigrationFile(className: string, { up, down }: SchemaDiff): string {
    const kept = down.filter((statement) => !makesRoutine.test(statement));
    while (kept.at(-1) === '') kept.pop();
    return super.generateMigrationFile(className, { up, down: kept });
  }
}
