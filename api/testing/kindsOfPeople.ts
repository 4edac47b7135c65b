import { demoPassword } from '#database/demo/people.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { nobody, systemActor, type Actor } from '#domain/platform/actor.ts';
import type { BuiltInRole } from '#domain/platform/roles.ts';
import { sessionTokenOf } from '../auth/cookie.ts';
import { createSessions } from '../auth/sessions.ts';
import type { TestApi } from './testApi.ts';
import type { Visitor } from './visitor.ts';

/** The kinds of people that tests try, each with its roles; `undefined` has not signed in. */
export const kinds = {
  'full rights': 'all',
  operator: ['operator'],
  sales: ['sales'],
  'a forwarder from outside': ['forwarder'],
  'staff with two roles': ['operator', 'sales'],
  'somebody without a role': [],
  'who has not signed in': undefined,
} as const satisfies Record<string, 'all' | readonly BuiltInRole[] | undefined>;
export type Kind = keyof typeof kinds;
export const kindNames = Object.keys(kinds) as Kind[];

const logins: Partial<Record<Kind, string>> = {
  'full rights': 'admin',
  operator: 'operator',
  sales: 'sales',
  'a forwarder from outside': 'forwarder',
  'staff with two roles': 'twoRoles',
  'somebody without a role': 'roleless',
};

export interface Person {
  readonly visitor: Visitor;
  readonly actor: Actor;
}

/** Creates a user who can sign in with the demo password. @returns the id */
export async function addUser(
  { database: { records } }: TestApi,
  login: string,
  roles: readonly string[],
  more: object = {},
): Promise<number> {
  const held = await Promise.all(roles.map((key) => records.predefined(systemActor, 'userRole', key)));
  const { id } = await records.create(systemActor, 'user', {
    login,
    name: login,
    email: `${login}@keja.example`,
    password: demoPassword,
    roles: held.map((role) => ({ userRole: role.id })),
    ...more,
  });
  return id;
}

export async function enter(api: TestApi, login: string): Promise<Person> {
  const visitor = api.visitor();
  await visitor.post('/auth/login', { email: login, password: demoPassword });
  const actor = await createSessions(api.database).actorOf(sessionTokenOf(visitor.cookie(), api.url) ?? '');
  if (!actor) throw new Error(`${login} could not sign in`);
  return { visitor, actor };
}

/** One of each kind, signed in. */
export async function everyKind(api: TestApi): Promise<ReadonlyMap<Kind, Person>> {
  // Only these two are made here: the other logins are in the demo data.
  await addUser(api, 'twoRoles', ['operator', 'sales']);
  await addUser(api, 'roleless', []);
  const people = new Map<Kind, Person>([
    ['who has not signed in', { visitor: api.visitor(), actor: nobody }],
  ]);
  for (const [kind, login] of Object.entries(logins)) people.set(kind as Kind, await enter(api, login));
  return people;
}

/**
 * Whether this kind of person may read or modify records of an object at all. The rule is written here a second time,
 * independently of the product, so that a test can compare the two.
 */
export function opens(kind: Kind, type: 'read' | 'modify', declaration: Declaration): boolean {
  const roles = kinds[kind];
  if (roles === undefined) return false;
  if (roles === 'all') return true;
  if (declaration.belongsToRecord) return true;
  if (type === 'read' && isOfLetters(declaration) && kind !== 'a forwarder from outside') return true;
  const named = roles.some((role: BuiltInRole) => declaration.access[type].includes(role));
  // People from outside modify only records of objects that say to whom a record belongs.
  const saysWhose = declaration.belongsTo.length > 0 || declaration.personal !== undefined;
  return named && (kind !== 'a forwarder from outside' || type === 'read' || saysWhose);
}

/**
 * Whether the object is a letter, which has `openedBy`, or a part of one, whose path to the account leads through its letter.
 * Staff may read letters that are linked with a record they may read.
 */
const isOfLetters = ({ openedBy, ofAccount }: Declaration): boolean =>
  openedBy !== undefined || ofAccount?.includes('.') === true;
