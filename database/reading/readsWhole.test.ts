import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { registry } from '#domain/objects.ts';
import { nobody, systemActor, type Actor } from '#domain/platform/actor.ts';
import { roleKeys } from '#domain/platform/roles.ts';
import { connect, type Database } from '../connect.ts';
import { freshDatabase } from '../testing/database.ts';
import { selectFields } from './select.ts';
import { readsWhole, seeingAll, visibleTo } from './visibility.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey, poolSize: 1 });
});
afterAll(() => database?.close());

const person: Actor = { ...nobody, userId: 1, counterpartyId: 1, external: false };
const actors: Readonly<Record<string, Actor>> = {
  'the system': systemActor,
  'full rights': { ...person, fullRights: true },
  ...Object.fromEntries(roleKeys.map((role) => [role, { ...person, roles: [role] }])),
  'an operator bound to a firm': { ...person, roles: ['operator'], useCustomerAccess: true },
  'an operator from outside': { ...person, roles: ['operator', 'forwarder'], external: true },
  'an operator with closed vehicles': {
    ...person,
    roles: ['operator'],
    restrictions: [{ object: 'vehicle', grantedOnly: true, departmentOnly: false }],
  },
  'an operator of one department': {
    ...person,
    roles: ['operator'],
    restrictions: [{ object: 'vehicle', grantedOnly: false, departmentOnly: true }],
  },
};

/** What is read of a record and of its table parts, and of which records. */
const question = (actor: Actor, declaration: Declaration): unknown => {
  const fields = fieldsOf(declaration);
  const parts = Object.values(fields).flatMap((field) => (field.type === 'rows' ? [field.fields] : []));
  const asked: RawBuilder<unknown>[] = [
    ...[fields, ...parts].map((each) => selectFields(registry, actor, each, 't')),
    visibleTo(actor, registry, declaration, 't'),
  ];
  const { sql: text, parameters } = sql`select ${sql.join(asked)}`.compile(database.sql);
  return { text, parameters };
};

describe.each(Object.entries(actors))('%s', (_who, actor) => {
  it('reads what whoever sees all reads, of each object that is said to be read whole', () => {
    for (const declaration of registry.all.filter((each) => readsWhole(actor, registry, each)))
      expect(question(actor, declaration), declaration.name).toEqual(question(seeingAll(actor), declaration));
  });
});

it('is said of many objects to an operator, and not of what is closed to them', () => {
  const operator = actors.operator as Actor;
  expect(registry.all.filter((each) => readsWhole(operator, registry, each)).length).toBeGreaterThan(30);
  const vehicle = registry.byName('vehicle');
  expect(readsWhole(operator, registry, vehicle)).toBe(true);
  for (const who of ['an operator with closed vehicles', 'an operator of one department', 'forwarder'])
    expect(readsWhole(actors[who] as Actor, registry, vehicle), who).toBe(false);
});
