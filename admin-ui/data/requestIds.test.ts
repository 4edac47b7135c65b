import { expect, it } from 'vitest';
import { requestIdPattern } from '#domain/kernel/requestId.ts';
import { createRequestIds } from './requestIds.ts';

const save = 'PUT /vehicles/1 {"code":"a"}';

it('a write whose answer was lost is sent again under its id', () => {
  const ids = createRequestIds();
  const id = ids.idOf(save);
  expect(id).toMatch(requestIdPattern);
  expect(ids.idOf(save)).toBe(id);
});

it('another write has another id', () => {
  const ids = createRequestIds();
  expect(ids.idOf('PUT /vehicles/1 {"code":"b"}')).not.toBe(ids.idOf(save));
});

it('the same write is a new one once the first was answered', () => {
  const ids = createRequestIds();
  const id = ids.idOf(save);
  ids.answered(save);
  expect(ids.idOf(save)).not.toBe(id);
});

it('the same write is a new one ten minutes after it was last sent', () => {
  let minute = 0;
  const ids = createRequestIds(() => minute * 60_000);
  const id = ids.idOf(save);
  minute = 9;
  expect(ids.idOf(save)).toBe(id);
  // Ten minutes after the second time, in minute 9.
  minute = 19;
  expect(ids.idOf(save)).not.toBe(id);
});
