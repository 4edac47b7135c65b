import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Field } from '#domain/kernel/field.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { bodyOf, makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let make: Make;
const people: Record<string, number> = {};

beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
  make = makingAs(admin);
  const { rows } = bodyOf(await admin.get('/users')) as unknown as { rows: { id: number; login: string }[] };
  for (const { id, login } of rows) people[login] = id;
  const closed = { login: 'closed', name: 'Closed', email: 'closed@keja.example', isActive: false };
  people.closed = (await api.database.records.create(systemActor, 'user', closed)).id;
});
afterAll(() => api?.close());

const errorsOf = (body: unknown) =>
  ((body as { errors?: { field: string; code: string }[] }).errors ?? []).map(
    ({ field, code }) => `${field}: ${code}`,
  );

/** A field for a person: of the object itself, or (with `part`) of its rows in that field. */
type Place = readonly [object: string, field: string, part: string | null];

const isPerson = (field: Field): boolean =>
  field.type === 'reference' && field.to === 'user' && !field.readOnly;

const placesIn = (object: string, name: string, field: Field): Place[] => {
  if (isPerson(field)) return [[object, name, null]];
  if (field.type !== 'rows' || field.readOnly) return [];
  return Object.entries(field.fields).flatMap(([cell, each]): Place[] =>
    isPerson(each) ? [[object, cell, name]] : [],
  );
};

/** Every field of processes and of service in which a person is put to work. */
const places = registry.all
  .filter(({ module }) => module === 'processes' || module === 'service')
  .flatMap(({ name, fields }) =>
    Object.entries(fields).flatMap(([field, each]) => placesIn(name, field, each)),
  );

/** What some objects cannot do without. */
const needed: Readonly<Record<string, () => Promise<object>>> = {
  interaction: async () => ({ reference: 'Interakcja' }),
  customerRequest: async () => ({
    reference: 'Zapytanie',
    customer: (await make('/vendor_and_customer', { name: 'Firma' })).id,
  }),
};

describe('work is not given to who cannot do it', () => {
  it('the fields of work are found', () => expect(places.length).toBeGreaterThan(10));

  it.each(places)('%s.%s takes nobody who cannot do that work', async (object, field, part) => {
    const { path, fields } = registry.byName(object);
    const written = async (person: number | undefined) => {
      const row =
        object === 'bpDefinition' ? { stage: (await make('/stages', { name: `S${Math.random()}` })).id } : {};
      const value = part ? { [part]: [{ ...row, [field]: person }] } : { [field]: person };
      const named = { ...(fields.name?.required ? { name: 'Praca' } : {}), ...(await needed[object]?.()) };
      const { status, body } = await admin.post(`/${path}`, { ...named, ...value });
      return { status, errors: errorsOf(body) };
    };
    const at = part ? `${part}[0].${field}` : field;
    // The forwarder is from outside (their tick `externalUser` is set), and the other one is no longer active.
    expect(await written(people.forwarder)).toEqual({ status: 422, errors: [`${at}: reference_bears_tick`] });
    expect(await written(people.closed)).toEqual({ status: 422, errors: [`${at}: reference_does_not_fit`] });
    expect((await written(people.sales)).errors).not.toContain(`${at}: reference_does_not_fit`);
  });

  it('work is not given to a role without people, by a task or a definition', async () => {
    const executorRole = (await make('/executor_roles', { name: 'Pusta' })).id;
    const task = await admin.post('/task', { name: 'Zważyć', executorRole });
    expect(errorsOf(task.body)).toEqual(['executorRole: role_empty']);
    const stage = (await make('/stages', { name: 'Pusty etap' })).id;
    const definition = { name: 'Pusta', isActive: true, stageSettingsList: [{ stage, executorRole }] };
    const refused = await admin.post('/bp_definition', definition);
    expect(errorsOf(refused.body)).toEqual(['stageSettingsList[0].executor: definition_nobody_there']);
    await admin.put(`/executor_roles/${executorRole}`, { executors: [{ executor: people.sales }] });
    expect(await admin.post('/bp_definition', definition)).toMatchObject({ status: 201 });
  });
});

describe('nobody accepts their own work', () => {
  // Each case: the task that an administrator writes, and the status of the answer.
  it.each([
    ['an author who keeps the task', { checkExecution: true }, 422],
    ['a checker who is the executor', { checkExecution: true, executor: 'sales', checker: 'sales' }, 422],
    ['an author who gives it to somebody else', { checkExecution: true, executor: 'sales' }, 201],
    ['a checker who is somebody else', { checkExecution: true, checker: 'sales' }, 201],
    ['a task that nobody checks', { checker: 'admin' }, 201],
  ])(
    'the work of %s is checked by another person or is refused',
    async (_case, { executor, checker, ...some }: Record<string, unknown>, status) => {
      const answer = await admin.post('/task', {
        name: 'Zważyć',
        ...some,
        ...(executor ? { executor: people[String(executor)] } : {}),
        ...(checker ? { checker: people[String(checker)] } : {}),
      });
      expect(answer.status).toBe(status);
      expect(errorsOf(answer.body)).toEqual(status === 422 ? ['checker: checker_is_executor'] : []);
    },
  );

  it('a task is not given to its checker later', async () => {
    const { id } = await make('/task', { name: 'Zważyć', checkExecution: true, executor: people.sales });
    const { body } = await admin.put(`/task/${id}`, { executor: people.admin });
    expect(errorsOf(body)).toEqual(['checker: checker_is_executor']);
  });
});

describe('a task of a template', () => {
  it('takes its name from there where nobody says another, and says whose it is in words', async () => {
    const taskTemplate = (
      await make('/task_templates', { name: 'Ważenie kontrolne', executor: people.sales })
    ).id;
    expect(await make('/task', { taskTemplate })).toMatchObject({
      name: 'Ważenie kontrolne',
      executorName: bodyOf(await admin.get(`/users/${people.sales}`)).name,
    });
    expect(await make('/task', { taskTemplate, name: 'Inaczej' })).toMatchObject({ name: 'Inaczej' });
    expect(errorsOf((await admin.post('/task', {})).body)).toEqual(['name: required']);
  });
});

describe('the specification’s numbers', () => {
  it.each([
    [0, 'NotSelected'],
    [2, 'CommentAdded'],
  ])('action type %i is %s', async (actionType, named) => {
    const reclamation = (await make('/reclamation', {})).id;
    const line = { reclamation, actionType, description: 'x' };
    expect(await make('/reclamation_history', line)).toMatchObject({ actionType: named });
    expect(await admin.post('/reclamation_history', { ...line, actionType: 99 })).toMatchObject({
      status: 422,
    });
  });

  it('status 17, the default of the specification, is found by its predefined name', async () => {
    const state = bodyOf(await admin.get('/reclamation_states/predefined/17'));
    expect(await make('/reclamation', { status: 17 })).toMatchObject({ statusId: state.id });
    expect(await make('/reclamation', { statusId: state.id })).toMatchObject({ statusId: state.id });
    expect(errorsOf((await admin.post('/reclamation', { status: 987_654 })).body)).toEqual([
      'status: reference_not_found',
    ]);
  });
});

describe('the envelope of processes', () => {
  it.each(['bpDefinition', 'bpExemplar', 'bpHistory'])(
    'is about %s in every answer, with the record beside',
    async (object) => {
      const { path } = registry.byName(object);
      const list = bodyOf(await admin.get(`/${path}`)) as unknown as {
        rows: unknown[];
        responseData: object;
      };
      expect(list).toMatchObject({ httpStatus: 200, responseData: { rows: list.rows } });
    },
  );

  it('is sent back with a definition and does no harm', async () => {
    const { id } = await make('/bp_definition', { name: 'Koperta' });
    const read = bodyOf(await admin.get(`/bp_definition/${id}`));
    expect(read).toMatchObject({ id, httpStatus: 200, responseData: { id, name: 'Koperta' } });
    const { name, httpStatus, responseData } = read;
    expect(await admin.put(`/bp_definition/${id}`, { name, httpStatus, responseData })).toMatchObject({
      status: 200,
      body: { httpStatus: 200, responseData: { id, name: 'Koperta' } },
    });
    const removed = bodyOf(await admin.delete(`/bp_definition/${id}`));
    expect(removed).toEqual({ id, httpStatus: 200, responseData: { id } });
  });
});

describe('a reclamation', () => {
  it('a reclamation always has a term for its decision, whatever is left out or taken away', async () => {
    const { id, executionTerm } = await make('/reclamation', { inputDate: '2026-11-02' });
    // Fourteen working days; the eleventh of November is a holiday.
    expect(executionTerm).toBe('2026-11-23');
    const own = await admin.put(`/reclamation/${id}`, { executionTerm: '2026-12-31' });
    expect(own).toMatchObject({ body: { executionTerm: '2026-12-31' } });
    const cleared = await admin.put(`/reclamation/${id}`, { executionTerm: null });
    expect(cleared).toMatchObject({ status: 200, body: { executionTerm } });
  });

  it('the decision about a consumer’s reclamation is due within calendar days', async () => {
    const type = (await make('/reclamation_types', { name: 'Konsumencka', days: 14, calendarDays: true })).id;
    expect(await make('/reclamation', { inputDate: '2026-11-20', reclamationType: type })).toMatchObject({
      executionTerm: '2026-12-04',
    });
  });
});
