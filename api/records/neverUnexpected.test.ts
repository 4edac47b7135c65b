import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '#domain/kernel/declaration.ts';
import { filterOperators } from '#domain/kernel/filterOperators.ts';
import { declarations, objects } from '#domain/objects.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

let api: TestApi;
let admin: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn('admin');
});
afterAll(() => api?.close());

const runs = { numRuns: Number(process.env.RUBBISH_RUNS ?? 250) };
const object = fc.constantFrom(...declarations);
const fieldOfIt = object.chain((declaration) =>
  fc.record({
    declaration: fc.constant(declaration),
    field: fc.constantFrom(...Object.keys(fieldsOf(declaration))),
  }),
);
/** What breaks parsers, stores and comparisons, beside anything that JSON can hold. */
const rubbish = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<unknown>(
      '', ' ', '%', '_', '\\', '%\\', '\u0000', '\ud800', '0', '-0', '1e400', 'NaN', 'Infinity', '99999999999999999999',
      '0.0000000000000001', '2026-11-21', '0000-00-00', '9999-12-31T23:59:59.999-14:00', '2026-11-21T24:00:00Z', '25:61:61',
      'true', 'null', '#ffffff', 'a@b.c', '+48600700800', -1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 31) - 1, true, null, [], {},
      [[]], [null], { id: 1 }, { id: null }, { id: 2 ** 40 }, { pl: 5 }, 'constructor', '__proto__', "'; drop table vehicle; --",
      'x'.repeat(300),
    ),
  },
); // prettier-ignore

/** A refusal that is no problem document is a fault in making it. */
const isExpected = ({ status, body }: Partial<Answer>): boolean =>
  Number(status) < 400 || (Number(status) < 500 && 'code' in Object(body));

describe('whatever is sent, the answer is never that something unexpected happened', () => {
  it('no filter, whatever is sent, is answered by an unexpected error', async () => {
    const operator = fc.constantFrom(...filterOperators, 'near', 'constructor');
    await fc.assert(
      fc.asyncProperty(fieldOfIt, operator, rubbish, async ({ declaration, field }, wish, value) => {
        const answer = await admin.get(`/${declaration.path}`, {
          filter: { [field]: { [wish]: value } },
          limit: 1,
        });
        expect(answer).toSatisfy(isExpected);
      }),
      runs,
    );
  });

  it('no sort and no cursor, whatever is sent, is answered by an unexpected error', async () => {
    const cursor = fc
      .array(rubbish, { maxLength: 3 })
      .map((values) => Buffer.from(JSON.stringify(values)).toString('base64url'));
    await fc.assert(
      fc.asyncProperty(fieldOfIt, fc.boolean(), cursor, async ({ declaration, field }, desc, after) => {
        const answer = await admin.get(`/${declaration.path}`, {
          sort: field,
          desc: String(desc),
          after,
          limit: 1,
        });
        expect(answer).toSatisfy(isExpected);
      }),
      runs,
    );
  });

  it('no new and no changed record, whatever is sent, is answered by an unexpected error', async () => {
    const { id } = (await admin.post('/disposition', {})).body as { id: number };
    const disposition = fc.constantFrom(...Object.keys(fieldsOf(objects.disposition)));
    await fc.assert(
      fc.asyncProperty(fieldOfIt, rubbish, disposition, async ({ declaration, field }, value, other) => {
        const written = await admin.post(`/${declaration.path}`, { [field]: value });
        const changed = await admin.put(`/disposition/${id}`, { [other]: value });
        expect({ [field]: value, ...written }).toSatisfy(isExpected);
        expect({ [other]: value, ...changed }).toSatisfy(isExpected);
      }),
      runs,
    );
  });
});
