import { expect } from 'vitest';
import { addUser, enter } from './kindsOfPeople.ts';
import type { TestApi } from './testApi.ts';
import type { Answer, Visitor } from './visitor.ts';

export type Row = Record<string, unknown> & { id: number };

export function rowsOf(answer: Answer): Row[] {
  return (answer.body as { rows: Row[] }).rows;
}

/** The answer to somebody without the right. */
export const refused = { status: 403, body: { code: 'no_access' } };

/** Short functions for what an administrator does about rights in tests. `more` has further fields of the new record. */
export function administering(api: TestApi, admin: Visitor) {
  /** Makes the keys and logins of a test distinct. */
  let number = 0;
  /** Creates a record by `POST path`. @returns its id */
  const made = async (path: string, body: object): Promise<number> => {
    const answer = await admin.post(path, body);
    expect(answer).toMatchObject({ status: 201 });
    return (answer.body as { id: number }).id;
  };
  return {
    made,
    newRole: (objects: object[], more: object = {}) =>
      made('/user_roles', { name: 'R', key: `role${++number}`, objects, ...more }),
    /** The id of the role with this key; 0 if there is none. */
    roleNamed: async (key: string): Promise<number> =>
      rowsOf(await admin.get('/user_roles', { filter: { key } }))[0]?.id ?? 0,
    /** Somebody with these roles, signed in; their name is their login. */
    userWith: async (roles: readonly number[], more: object = {}): Promise<Visitor & { login: string }> => {
      const login = `person${++number}`;
      await addUser(api, login, [], { roles: roles.map((userRole) => ({ userRole })), ...more });
      return { ...(await enter(api, login)).visitor, login };
    },
  };
}
