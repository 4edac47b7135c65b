import { afterEach, expect, it } from 'vitest';
import { objectMeta } from '#domain/kernel/meta.ts';
import { registry } from '#domain/objects.ts';
import { watchSettling } from '../../parts/settledInputs.ts';
import { writtenFields } from './meaning.ts';
import { changedPartWithText } from './takeRows.ts';

const fields = writtenFields(objectMeta(registry.byName('roleGroup'), 'pl', true));
const rowOf = (name: string, id: number) => [{ id, [name]: { id, presentation: `Nr ${id}` } }];
const before = { roles: rowOf('userRole', 1), users: rowOf('user', 1), departments: [] };
const after = { ...before, roles: rowOf('userRole', 2), users: rowOf('user', 2) };

let stopTyping: () => void = () => undefined;
/** Begins a text in the input of this name. */
const typeInto = (name: string): void => {
  stopTyping = watchSettling({
    element: () => ({ getAttribute: () => name }) as unknown as HTMLElement,
    holdsText: () => true,
    settle: () => Promise.resolve(true),
  });
};
afterEach(() => stopTyping());

it.each([
  ['a merge waits for a text in the first part that a colleague changed', 'roles.0.userRole', 'roles'],
  ['a merge waits for a text in a later part that a colleague changed too', 'users.0.user', 'users'],
  [
    'a merge does not wait for a text in a part that nobody else changed',
    'departments.0.department',
    undefined,
  ],
])('%s', (_case, input, expected) => {
  typeInto(input);
  expect(changedPartWithText(fields, before, after)?.path).toBe(expected);
});
