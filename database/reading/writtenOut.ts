import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from 'kysely';

/** Compiles statements without a database. */
const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * Compiles a part of a statement to text with its values in between. A part that many statements share, such as the hundred
 * columns of a record, is then compiled once and not for each statement.
 */
export function writtenOut<T>(part: RawBuilder<T>): RawBuilder<T> {
  const { sql: text, parameters } = part.compile(compiler);
  let rest = text;
  const pieces = parameters.map((_, index) => {
    // Cuts the text at the first place of this value. Further places of the same value are put back.
    const [before = '', ...behind] = rest.split(placeOf(index + 1));
    rest = behind.join(`$${index + 1}`);
    return before;
  });
  // `sql` is called as for a template: with the texts between the values, then the values.
  const strings = [...pieces, rest];
  return sql<T>(Object.assign(strings, { raw: strings }), ...parameters);
}

/** The place of a value. Names of columns may contain `$1` after a letter too: those are not places. */
const placeOf = (number: number): RegExp => new RegExp(`(?<![\\w$])\\$${number}(?!\\d)`);
