import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordService } from '#database/recordService.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import { everything } from '#domain/kernel/filter.ts';
import { declarations } from '#domain/objects.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { writtenCalls } from '../openapi/describe.ts';
import { everyKind, kindNames, kinds, opens, type Kind, type Person } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';
import { openLists } from './listExtras.ts';

let api: TestApi;
let people: ReadonlyMap<Kind, Person>;
beforeAll(async () => {
  api = await startTestApi();
  people = await everyKind(api);
});
afterAll(() => api?.close());

const as = (kind: Kind): Person => people.get(kind) as Person;
const isSignedIn = (kind: Kind): boolean => kinds[kind] !== undefined;
const signedIn = kindNames.filter(isSignedIn);

type Verdict = 'let in' | 'refused' | 'not signed in' | `broken: ${string}`;
type Right = 'read' | 'modify' | 'remove';

const wanted = (kind: Kind, right: Right, declaration: Declaration): Verdict => {
  if (!isSignedIn(kind)) return 'not signed in';
  if (right === 'remove' && kinds[kind] !== 'all') return 'refused';
  return opens(kind, right === 'read' ? 'read' : 'modify', declaration) ? 'let in' : 'refused';
};

/** The error where nobody but the server writes records, whatever the caller's roles are. */
const ownedByServer = 'owned_by_workflow';

/** No record has this id: who is let in finds nothing, and nothing is changed. */
const nowhere = 999_999_999;
const page = { filter: everything, sort: [], limit: 1, offset: 0 };
type Call = (records: RecordService, actor: Actor, object: string) => Promise<unknown>;
const calls: Record<string, readonly [Right, Call]> = {
  list: ['read', (records, actor, object) => records.list(actor, object, page)],
  count: ['read', (records, actor, object) => records.count(actor, object, everything)],
  get: ['read', (records, actor, object) => records.get(actor, object, nowhere)],
  predefined: ['read', (records, actor, object) => records.predefined(actor, object, 'none')],
  mustSee: ['read', (records, actor, object) => records.mustSee(actor, object, nowhere)],
  create: ['modify', (records, actor, object) => records.create(actor, object, { noSuchField: 1 })],
  update: ['modify', (records, actor, object) => records.update(actor, object, nowhere, {})],
  mark: ['modify', (records, actor, object) => records.changeDeletionMark(actor, object, nowhere, true)],
  confirm: ['modify', (records, actor, object) => records.confirm(actor, object, nowhere)],
  undoConfirm: ['modify', (records, actor, object) => records.undoConfirm(actor, object, nowhere)],
  remove: ['remove', (records, actor, object) => records.remove(actor, object, nowhere)],
};

const verdictOn = (work: Promise<unknown>, right: Right): Promise<Verdict> =>
  work.then(
    () => 'let in' as const,
    (error: unknown) => {
      if (!(error instanceof KejaError)) return `broken: ${String(error)}` as const;
      if (error.code === ownedByServer && right === 'remove') return 'refused';
      // Any other refusal comes after that of the rights: the caller was let in.
      return error.code === 'no_access' ? 'refused' : 'let in';
    },
  );

describe.each(signedIn)('%s', (kind) => {
  it('is let in and refused by the record service at every object as the declarations say', async () => {
    const wrong: string[] = [];
    await api.database.transaction(async ({ records }) => {
      for (const declaration of declarations) {
        for (const [name, [right, call]] of Object.entries(calls)) {
          const seen = await verdictOn(call(records, as(kind).actor, declaration.name), right);
          const due = wanted(kind, right, declaration);
          // Records that the server alone writes are removed by nobody, whatever their rights.
          if (seen === due || (right === 'remove' && declaration.writtenBy)) continue;
          wrong.push(`${declaration.name} ${name}: ${seen} instead of ${due}`);
        }
      }
    });
    expect(wrong).toEqual([]);
  });
});

const answered = ({ status, body }: Answer): Verdict => {
  const { code } = (body ?? {}) as { code?: string };
  if (status === 401) return 'not signed in';
  if (status === 403) return 'refused';
  return status < 500 ? 'let in' : `broken: ${status} ${code ?? ''}`;
};

describe.each(kindNames)('over HTTP, %s', (kind) => {
  it('lists every object that is open to them, and no other', async () => {
    const wrong: string[] = [];
    await Promise.all(
      declarations.map(async (declaration) => {
        const seen = answered(await as(kind).visitor.get(`/${declaration.path}`, { limit: 1 }));
        const byRights = wanted(kind, 'read', declaration);
        // A list that everybody may ask for shows no rows to who may not read the object.
        const isOpenList = openLists.includes(declaration.name) && byRights === 'refused';
        const due = isOpenList ? 'let in' : byRights;
        if (seen !== due) wrong.push(`${declaration.name}: ${seen} instead of ${due}`);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['vehicle', 'deliveryOrder', 'appSetting'])(
    'every generic call of %s is let in or refused as the declaration says',
    async (name) => {
      const declaration = api.database.registry.byName(name);
      for (const [call, right, send] of generic(`/${declaration.path}`))
        expect(answered(await send(as(kind).visitor)), call).toBe(wanted(kind, right, declaration));
    },
  );
});

type Sent = readonly [call: string, right: Right, send: (visitor: Visitor) => Promise<Answer>];
const generic = (path: string): Sent[] => [
  ['simple-rest list', 'read', (visitor) => visitor.get(path, { range: [0, 0] })],
  ['count', 'read', (visitor) => visitor.get(`${path}/count`)],
  ['get', 'read', (visitor) => visitor.get(`${path}/${nowhere}`)],
  ['predefined', 'read', (visitor) => visitor.get(`${path}/predefined/none`)],
  ['create', 'modify', (visitor) => visitor.post(path, { noSuchField: 1 })],
  ['update', 'modify', (visitor) => visitor.put(`${path}/${nowhere}`, {})],
  ['mark', 'modify', (visitor) => visitor.post(`${path}/change_deletion_mark`, { id: nowhere })],
  ['confirm', 'modify', (visitor) => visitor.put(`${path}/confirm/${nowhere}`)],
  ['undo confirm', 'modify', (visitor) => visitor.put(`${path}/undo_confirm/${nowhere}`)],
  ['delete', 'remove', (visitor) => visitor.delete(`${path}/${nowhere}`)],
];

/** Those that anybody may call, or anybody who has signed in, decide inside what they show to whom. */
const isClosedTo = (kind: Kind, { access }: AnyEndpoint): boolean => {
  const roles = kinds[kind];
  if (access === 'anyone') return false;
  if (roles === undefined) return true;
  if (access === 'signedIn' || roles === 'all') return false;
  return !roles.some((role) => access.includes(role));
};

const written = writtenCalls();
const called = ({ method, path }: AnyEndpoint): string => `${method} ${path}`;
const call = (visitor: Visitor, { method, path }: AnyEndpoint): Promise<Answer> =>
  visitor.send(
    method.toUpperCase(),
    path.replaceAll(/:\w+/g, String(nowhere)),
    method === 'get' ? undefined : {},
  );

describe('every call that is written by hand', () => {
  it.each(kindNames)('is closed to %s where its roles do not name them', async (kind) => {
    const open: string[] = [];
    // A call with `when` may pass the request on to another one at its address.
    for (const each of written.filter((endpoint) => !endpoint.when && isClosedTo(kind, endpoint))) {
      const seen = answered(await call(as(kind).visitor, each));
      if (seen !== (isSignedIn(kind) ? 'refused' : 'not signed in')) open.push(`${called(each)}: ${seen}`);
    }
    expect(open).toEqual([]);
  });

  it.each(signedIn)('is open to %s where its roles name them', async (kind) => {
    const named = written.filter(({ access }) => typeof access === 'object' && access.length > 0);
    const closed: string[] = [];
    for (const each of named.filter((endpoint) => !isClosedTo(kind, endpoint))) {
      const seen = answered(await call(as(kind).visitor, each));
      if (seen === 'refused' || seen === 'not signed in') closed.push(`${called(each)}: ${seen}`);
    }
    expect(closed).toEqual([]);
  });
});
