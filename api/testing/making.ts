import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestApi } from './testApi.ts';
import type { Answer, Visitor } from './visitor.ts';

export type Body = Record<string, unknown> & { id: number };
export type Make = (path: string, input: object) => Promise<Body>;

export function bodyOf({ body }: Answer): Body {
  return body as Body;
}

/** Makes records as this person does, through the API. */
export function makingAs(visitor: Visitor): Make {
  return async (path, input) => {
    const answer = await visitor.post(path, input);
    expect(answer).toMatchObject({ status: 201 });
    return bodyOf(answer);
  };
}

/** The id of the row whose column says this; 0 where none does. */
export async function idBy(api: TestApi, table: string, column: string, value: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where ${sql.ref(column)} = ${value}`.execute(api.database.sql);
  return rows[0]?.id ?? 0;
}
