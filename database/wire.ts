import type { Connection, QueryResult } from 'pg';

/** A statement as it is given to a connection of `pg`. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}
export type Answer = Promise<Pick<QueryResult, 'command' | 'rowCount' | 'rows'>>;
export type Query = (statement: unknown, ...rest: unknown[]) => Answer;

/** The parts of a connection that `pg` does not declare. */
export interface Wire extends Connection {
  readonly parsedStatements: Readonly<Record<string, string>>;
  bind(what: { readonly statement: string }): void;
  execute(what: object): void;
}
