import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idBy, makingAs, type Body } from '../testing/making.ts';
import { sampleFiles } from '../testing/sampleFiles.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import { upload } from '../testing/upload.ts';
import type { Visitor } from '../testing/visitor.ts';

/** The calls of the specification about customer requests and interactions, with what each of them answers. */
let api: TestApi;
let sales: Visitor;
const records = { request: { id: 0 } as Body, interaction: { id: 0 } as Body };
beforeAll(async () => {
  api = await startTestApi();
  sales = await api.signedIn('sales');
  const make = makingAs(sales);
  const customer = await make('/vendor_and_customer', { name: 'Klient wywołań', isCustomer: true });
  const said = { reference: 'WYWOŁANIA', customer: customer.id, amount: '100.00' };
  records.request = await make('/customer_request', {
    ...said,
    currency: await idBy(api, 'currency', 'code', 'PLN'),
  });
  records.interaction = await make('/interaction', { reference: 'WYWOŁANIA', customer: customer.id });
});
afterAll(() => api?.close());

interface Head {
  readonly kind: keyof typeof records;
  readonly path: string;
  /** Where files and comments are sent, listed, read and removed. */
  readonly file: string;
  readonly files: string;
  readonly oneFile: string;
  readonly comment: string;
  readonly commentKey: string;
  readonly oneComment: string;
  readonly oneCommentFile: string;
}
const heads: readonly Head[] = [
  {
    kind: 'request',
    path: '/customer_request',
    file: '/customer_request/file',
    files: '/customer_request/cr_file',
    oneFile: '/customer_request/cr_file',
    comment: '/customer_request/add_comment',
    commentKey: 'customerRequestId',
    oneComment: '/customer_request/comment',
    oneCommentFile: '/customer_request/cr_comment_file',
  },
  {
    kind: 'interaction',
    path: '/interaction',
    file: '/interaction/file',
    files: '/interaction/files',
    oneFile: '/interaction/file',
    comment: '/interaction/comment',
    commentKey: 'interactionId',
    oneComment: '/interaction/comment',
    oneCommentFile: '/interaction/comment/file',
  },
];

const pdf = { name: 'plan.pdf', content: sampleFiles.pdf };
const contentAt = async (path: string): Promise<Buffer> => {
  const answer = await fetch(`${api.url}${path}`, { headers: { cookie: sales.cookie() } });
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const rowsOf = (body: unknown): readonly Body[] => (body as { rows: readonly Body[] }).rows;

describe.each(heads)('the calls of the specification about a record of $kind', (head) => {
  const { kind, path } = head;
  const id = () => records[kind].id;

  it('GET answers the list, the count and the record', async () => {
    const list = { rows: expect.any(Array), count: expect.any(Number) };
    expect(await sales.get(path)).toMatchObject({ status: 200, body: list });
    expect(await sales.get(`${path}/count`)).toMatchObject({
      status: 200,
      body: { count: expect.any(Number) },
    });
    expect(await sales.get(`${path}/${id()}`)).toMatchObject({
      status: 200,
      body: {
        id: id(),
        reference: 'WYWOŁANIA',
        numberStr: expect.any(String),
        comments: [],
        files: [],
        tags: [],
      },
    });
  });

  it('PUT changes the record', async () => {
    const changed = { executionTerm: '2031-05-06' };
    expect(await sales.put(`${path}/${id()}`, changed)).toMatchObject({ status: 200, body: changed });
  });

  it('a file that was sent is listed with its record, read and removed', async () => {
    const sent = await upload(api.url, sales, head.file, [pdf], { objectId: id() });
    expect(sent).toMatchObject({ status: 201, body: { rows: [{ name: 'plan.pdf' }] } });
    const file = rowsOf(sent.body)[0]?.id ?? 0;
    expect(await sales.post(head.files, { objectId: id() })).toMatchObject({
      status: 200,
      body: { rows: [{ id: file, name: 'plan.pdf' }] },
    });
    expect((await contentAt(`${head.oneFile}/${file}`)).equals(Buffer.from(sampleFiles.pdf))).toBe(true);
    expect(await sales.delete(`${head.oneFile}/${file}`)).toMatchObject({ status: 200 });
    expect(await sales.post(head.files, { objectId: id() })).toMatchObject({ body: { rows: [] } });
  });

  it('a comment with its file is sent in one form, read, and each of them removed', async () => {
    const said = await upload(api.url, sales, head.comment, [pdf], {
      [head.commentKey]: id(),
      text: 'Oto plan',
    });
    expect(said).toMatchObject({ status: 201, body: { text: 'Oto plan', files: [{ name: 'plan.pdf' }] } });
    const comment = said.body as Body & { readonly files: readonly Body[] };
    const file = comment.files[0]?.id ?? 0;
    const read = await sales.get(`${path}/${id()}`);
    expect(read.body).toMatchObject({ comments: [{ id: comment.id, text: 'Oto plan' }] });
    expect((await contentAt(`${head.oneCommentFile}/${file}`)).equals(Buffer.from(sampleFiles.pdf))).toBe(
      true,
    );
    expect(await sales.delete(`${head.oneCommentFile}/${file}`)).toMatchObject({ status: 200 });
    expect(await sales.delete(`${head.oneComment}/${comment.id}`)).toMatchObject({
      status: 200,
      body: { id: comment.id },
    });
    expect((await sales.get(`${path}/${id()}`)).body).toMatchObject({ comments: [] });
  });

  it('POST change_deletion_mark takes an id', async () => {
    const mark = (more: object) => sales.post(`${path}/change_deletion_mark`, { id: id(), ...more });
    expect(await mark({})).toMatchObject({ status: 200, body: { id: id(), markedToDelete: true } });
    expect(await mark({ markedToDelete: false })).toMatchObject({ body: { markedToDelete: false } });
  });
});

describe('the calls of the specification about customer requests alone', () => {
  it.each([
    ['how many have each status', '/count_by_status', { rows: expect.any(Array), count: expect.any(Number) }],
    ['what they are worth', '/amount', { rows: expect.any(Array), count: expect.any(Number) }],
  ])('GET answers %s', async (_what, call, expected) => {
    expect(await sales.get(`/customer_request${call}`)).toMatchObject({ status: 200, body: expected });
  });

  it.each(['status', 'executor', 'customer', 'product', 'month'])(
    'GET answers the analysis by %s',
    async (type) => {
      const answer = await sales.get(`/customer_request_analytics/${type}`, {
        from: '2026-01-01',
        to: '2026-12-31',
      });
      expect(answer).toMatchObject({
        status: 200,
        body: { rows: expect.any(Array), totals: expect.any(Object) },
      });
    },
  );

  it('lists are newest number first', async () => {
    const numbers = rowsOf((await sales.get('/customer_request')).body).map(({ numberStr }) =>
      String(numberStr),
    );
    expect(numbers).toEqual(numbers.toSorted().toReversed());
  });

  it('a file is sent to a comment that stands already, listed, and the comment marked for deletion', async () => {
    const said = await sales.post('/customer_request/add_comment', {
      customerRequestId: records.request.id,
      text: 'Plik przyjdzie potem',
    });
    const comment = said.body as Body;
    const sent = await upload(api.url, sales, '/customer_request/comment_file', [pdf], {
      objectId: comment.id,
    });
    expect(sent).toMatchObject({ status: 201, body: { rows: [{ name: 'plan.pdf' }] } });
    expect(await sales.post('/customer_request/cr_comment_file', { objectId: comment.id })).toMatchObject({
      status: 200,
      body: { rows: [{ name: 'plan.pdf' }] },
    });
    expect(rowsOf((await sales.get('/customer_request_comment')).body).map(({ id }) => id)).toContain(
      comment.id,
    );
    expect(
      await sales.post('/customer_request_comment/change_deletion_mark', { id: comment.id }),
    ).toMatchObject({ status: 200, body: { markedToDelete: true } });
  });

  it('a status is found by its name for programs', async () => {
    const found = await sales.get('/cr_status/predefined/closed');
    expect(found).toMatchObject({ status: 200, body: { predefinedName: 'closed' } });
  });
});

describe('the calls of the specification about interactions alone', () => {
  it('PUT describes a file, and the files of its comments are listed', async () => {
    const sent = await upload(api.url, sales, '/interaction/file', [pdf], {
      objectId: records.interaction.id,
    });
    const file = rowsOf(sent.body)[0]?.id ?? 0;
    expect(await sales.put(`/interaction/file/${file}`, { description: 'Plan nabrzeża' })).toMatchObject({
      status: 200,
      body: { description: 'Plan nabrzeża' },
    });
    const said = await upload(api.url, sales, '/interaction/comment', [pdf], {
      interactionId: records.interaction.id,
      text: 'Plan w komentarzu',
    });
    const listed = await sales.get('/interaction/comment/files', { objectId: (said.body as Body).id });
    expect(listed).toMatchObject({ status: 200, body: { rows: [{ name: 'plan.pdf' }] } });
  });

  it('POST /interaction/tasks lists its tasks', async () => {
    expect(await sales.post('/interaction/tasks', { objectId: records.interaction.id })).toMatchObject({
      status: 200,
      body: { rows: [], count: 0 },
    });
  });
});
