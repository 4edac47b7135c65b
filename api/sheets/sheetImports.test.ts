import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SheetImport } from '#domain/platform/sheets/import.contracts.ts';
import { newRequestId } from '#domain/kernel/requestId.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { writtenCalls } from '../openapi/describe.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';
import { importAnswer } from '#domain/platform/sheets/import.contracts.ts';

/** Two API processes of one installation, and one person who is signed in at both. */
let one: TestApi;
let other: TestApi;
let admin: Visitor;
let cookie: string;

beforeAll(async () => {
  const on = await freshDatabase({ demo: true });
  [one, other] = await Promise.all([startTestApi({ on }), startTestApi({ on })]);
  admin = await one.signedIn('admin');
  cookie = admin.cookie();
});
afterAll(async () => {
  await Promise.all([one?.close(), other?.close()]);
});
// More imports than a person makes in a minute.
beforeEach(() => one.database.sql.deleteFrom('throttle').execute());

const units = '/units_of_measure/import';
/** An import waits at this row, while a test holds the record that the row changes. */
const heldAt = 30;
const line = (number: number) => `NEW${number},Nowa ${number}`;
/** Thirty new units, the unit HELD with a new name, and ten more new units. */
const sheet = (newName: string): string =>
  [
    'code,name',
    ...Array.from({ length: heldAt }, (_, number) => line(number)),
    `HELD,${newName}`,
    ...Array.from({ length: 10 }, (_, number) => line(100 + number)),
  ].join('\n');

const send = async (
  at: TestApi,
  path: string,
  content: string,
  requestId = newRequestId(),
): Promise<{ status: number; code: string | undefined }> => {
  const form = new FormData();
  form.set('file', new Blob([content]), 'jednostki.csv');
  const response = await fetch(`${at.url}${path}`, {
    method: 'POST',
    headers: { cookie, 'idempotency-key': requestId },
    body: form,
  });
  const body = (await response.json()) as { code?: string };
  return { status: response.status, code: body.code };
};

const atOther = async (method: 'GET' | 'POST', path: string) => {
  const { status, body } = await other.visitor().send(method, path, undefined, { cookie });
  return { status, body: body as SheetImport };
};
/** The state of an import, as the other API tells it. */
const told = async (id: string): Promise<SheetImport> => (await atOther('GET', `/sheet_imports/${id}`)).body;
/** Cancels an import at the other API, and returns its state then. */
const cancelled = async (id: string): Promise<SheetImport> =>
  (await atOther('POST', `/sheet_imports/${id}/cancel`)).body;

const newUnits = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from unit_of_measure where code like 'NEW%'`.execute(one.database.sql);
  return rows[0]?.count ?? 0;
};

beforeEach(async () => {
  await sql`delete from unit_of_measure where code like 'NEW%' or code = 'HELD'`.execute(one.database.sql);
  await send(one, units, 'code,name\nHELD,Trzymana');
});

/** Begins an import at one API and does something while it waits for the held record. @returns what it answered */
const whileHeld = async (id: string, act: () => Promise<void>) => {
  const { answer } = await one.database.sql.transaction().execute(async (holding) => {
    await sql`select 1 from unit_of_measure where code = 'HELD' for update`.execute(holding);
    const begun = send(one, units, sheet(id), id);
    await eventually(async () => expect(await waitingForLocks(one.database.sql)).toBe(1));
    await act();
    // Not the answer itself, which comes only after this transaction.
    return { answer: begun };
  });
  return answer;
};

describe('an import', () => {
  it('tells at another API how far it is, and then what it has written', async () => {
    const id = newRequestId();
    const answer = await whileHeld(id, () =>
      eventually(async () =>
        expect(await told(id)).toMatchObject({
          object: 'unitOfMeasure',
          fileName: 'jednostki.csv',
          preview: false,
          state: 'running',
          done: heldAt,
          all: heldAt + 11,
        }),
      ),
    );
    expect(answer.status).toBe(200);
    expect(await told(id)).toMatchObject({
      state: 'written',
      counts: { added: heldAt + 10, changed: 1, unchanged: 0, refused: 0 },
    });
    expect((await cancelled(id)).state).toBe('written');
    expect(await newUnits()).toBe(heldAt + 10);
  });

  it('an import that is cancelled at another API writes nothing, and its person may begin another one at once', async () => {
    const id = newRequestId();
    const answer = await whileHeld(id, async () => {
      expect((await cancelled(id)).state).toBe('cancelled');
      expect(await send(other, `${units}/preview`, 'code,name\nX,Inna')).toMatchObject({ status: 200 });
    });
    expect(answer).toEqual({ status: 409, code: 'import_cancelled' });
    expect(await newUnits()).toBe(0);
    expect((await told(id)).state).toBe('cancelled');
    // Its request may still be repeated by a program that never heard the answer.
    expect(await send(other, units, sheet(id), id)).toEqual({ status: 409, code: 'import_cancelled' });
    expect(await newUnits()).toBe(0);
  });

  it('an import whose process is silent is shown as interrupted, and that process cannot commit it later', async () => {
    const id = newRequestId();
    const answer = await whileHeld(id, () =>
      eventually(async () => {
        // Again in each attempt, because the process of the import writes `seen_at` every few seconds.
        await sql`update sheet_import set seen_at = now() - interval '1 minute'`.execute(one.database.sql);
        expect((await told(id)).state).toBe('interrupted');
      }),
    );
    expect(answer).toEqual({ status: 409, code: 'import_cancelled' });
    expect(await newUnits()).toBe(0);
    expect((await told(id)).state).toBe('interrupted');
    // Nobody has said that it is not wanted.
    expect(await send(other, units, sheet(id), id)).toMatchObject({ status: 200 });
    expect(await newUnits()).toBe(heldAt + 10);
  });

  it('is one at a time for each person, whichever API it is sent to', async () => {
    const id = newRequestId();
    const answer = await whileHeld(id, async () => {
      const second = await send(other, `${units}/preview`, 'code,name\nX,Inna');
      expect(second).toEqual({ status: 409, code: 'import_running' });
    });
    expect(answer.status).toBe(200);
  });

  it('an import that is cancelled at any moment is written whole or not at all, and says which', async () => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 14; turn += 1) {
      await sql`delete from unit_of_measure where code like 'NEW%'`.execute(one.database.sql);
      await one.database.sql.deleteFrom('throttle').execute();
      const id = newRequestId();
      const answer = send(one, units, sheet(id), id);
      // Each turn cancels later: the first ones before the file has arrived, the last ones after all is written.
      await new Promise((resolve) => setTimeout(resolve, turn * 25));
      const said = await cancelled(id);
      const { status } = await answer;
      const { state } = await told(id);
      seen.add(state);
      expect(state).toBe(status === 200 ? 'written' : 'cancelled');
      // What was said to whoever cancelled stays true; before the file has arrived there is nothing to cancel.
      if (said.state !== undefined) expect(said.state).toBe(state);
      expect(await newUnits()).toBe(status === 200 ? heldAt + 10 : 0);
    }
    expect([...seen]).toContain('written');
  });

  it('is neither told to others nor cancelled by them', async () => {
    const id = newRequestId();
    await send(one, units, 'code,name\nNEW1,Nowa', id);
    const sales = await other.signedIn('sales');
    expect((await sales.get(`/sheet_imports/${id}`)).status).toBe(404);
    expect((await sales.post(`/sheet_imports/${id}/cancel`)).status).toBe(404);
    expect((await sales.get('/sheet_imports')).body).toEqual([]);
  });
});

/** The calls that read a sheet. `trainId` is needed by the import of wagons. */
const receiving = [
  // One router mounts these calls for every object, so one object is enough.
  units,
  `${units}/preview`,
  ...writtenCalls().flatMap(({ answer, path }) => (answer === importAnswer ? [`${path}?trainId=1`] : [])),
  '/database_translation',
  '/database_translation/preview',
];

it('every call that reads a sheet can be asked how far it is', async () => {
  for (const path of receiving) {
    await one.database.sql.deleteFrom('throttle').execute();
    const id = newRequestId();
    await send(one, path, 'nothing\n1', id);
    const { state } = await told(id);
    expect([path, state]).toEqual([path, expect.stringMatching(/^(written|notWritten)$/)]);
  }
});
