import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
let operator: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  [admin, operator] = await Promise.all([api.signedIn('admin'), api.signedIn('operator')]);
});
afterAll(() => api?.close());

const report = {
  name: 'Zgłoszenie szkody',
  topic: 'Szkoda na placu',
  recipient: 'biuro@keja.example',
  fields: [
    { name: 'place', title: 'Miejsce', type: 'text', required: true },
    // Without a title the name is the question, and the key of the answer is made from it: `liczbaOsi`.
    { name: 'Liczba osi', type: 'number' },
    { name: 'contact', title: 'E-mail', type: 'text', format: 'email' },
    { name: 'code', title: 'Kod', type: 'text', pattern: '[A-Z]{2}' },
    { name: 'hurt', title: 'Ktoś ranny', type: 'switch' },
  ],
};
const formOf = async (changes: object = {}): Promise<number> => {
  const { body } = await admin.post('/form_builder', { ...report, ...changes });
  return (body as { id: number }).id;
};
const all = (object: 'formAnswer' | 'outgoingEmail', filter: object) => {
  const { records, registry } = api.database;
  const declaration = registry.byName(object);
  return records
    .list(systemActor, object, {
      filter: parseFilter(registry, declaration, filter),
      sort: [{ path: parsePath(registry, declaration, 'id'), desc: false }],
      limit: 10,
      offset: 0,
    })
    .then(({ rows }) => rows);
};

describe('a form that is filled in', () => {
  it('is kept with its questions as they were, and its recipient gets it in a letter', async () => {
    const id = await formOf();
    const answers = {
      place: 'Nabrzeże 3',
      liczbaOsi: '5.5',
      contact: 'jan@nowak.example',
      code: 'AB',
      hurt: true,
    };
    const sent = await operator.post(`/form_builder/${id}/answers`, { answers });
    expect(sent.status).toBe(201);
    const [kept, ...others] = await all('formAnswer', { formDefinition: id });
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ topic: report.topic, recipient: report.recipient });
    expect(kept?.author).toMatchObject({ presentation: 'Olek Operator' });
    expect(kept?.answers).toContainEqual({ key: 'liczbaOsi', title: 'Liczba osi', value: '5.5' });
    const [letter] = await all('outgoingEmail', { event: `formAnswer:${kept?.id}` });
    expect(letter).toMatchObject({ to: report.recipient, subject: report.topic, status: 'queued' });
    expect(letter?.body).toBe(
      'Miejsce: Nabrzeże 3\nLiczba osi: 5,5\nE-mail: jan@nowak.example\nKod: AB\nKtoś ranny: TAK',
    );
  });

  it('a form that is sent again because no answer came is stored once', async () => {
    const id = await formOf();
    const send = () =>
      operator.send(
        'POST',
        `/form_builder/${id}/answers`,
        { answers: { place: 'Plac' } },
        { 'idempotency-key': 'form-1' },
      );
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await all('formAnswer', { formDefinition: id })).toHaveLength(1);
  });

  it.each<[string, object, string, string]>([
    ['without what is required', { contact: 'jan@nowak.example' }, 'answers.place', 'required'],
    ['with spaces for it', { place: '  ' }, 'answers.place', 'required'],
    ['with another format', { place: 'x', contact: 'jan' }, 'answers.contact', 'email_invalid'],
    ['against its pattern', { place: 'x', code: 'A1' }, 'answers.code', 'pattern_mismatch'],
    ['with another type', { place: 'x', liczbaOsi: 'pięć' }, 'answers.liczbaOsi', 'invalid_value'],
    ['with what it does not ask', { place: 'x', wheels: 4 }, 'answers.wheels', 'unknown_field'],
  ])('an answer %s is refused at its field, and nothing is kept', async (_what, answers, field, code) => {
    const id = await formOf();
    const { status, body } = await operator.post(`/form_builder/${id}/answers`, { answers });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ field, code }] });
    expect(await all('formAnswer', { formDefinition: id })).toEqual([]);
  });
});

it('a form that is closed takes no answers', async () => {
  const id = await formOf({ isActive: false });
  const { status, body } = await operator.post(`/form_builder/${id}/answers`, { answers: { place: 'x' } });
  expect([status, (body as { code: string }).code]).toEqual([409, 'form_closed']);
});

it('what was answered is for administrators', async () => {
  expect((await operator.get('/form_answers')).status).toBe(403);
  expect((await admin.get('/form_answers')).status).toBe(200);
});

it.each([
  ['a pattern that cannot be read', { pattern: '(' }, 'fields[0].pattern', 'pattern_invalid'],
  ['a format that is not known', { format: 'shoe size' }, 'fields[0].format', 'invalid_value'],
])('a form with %s is refused', async (_what, fault, field, code) => {
  const fields = [{ name: 'place', ...fault }];
  const { status, body } = await admin.post('/form_builder', { ...report, fields });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ field, code }] });
});
