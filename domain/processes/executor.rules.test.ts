import { expect, it } from 'vitest';
import { presentExecutor, wantedExecutor, type Assignment, type Presence } from './executor.rules.ts';

const person = (executorId: number | null, executorRoleId: number | null = null): Assignment => ({
  executorId,
  executorRoleId,
});
const away = (some: Partial<Presence> = {}): Presence => ({
  available: false,
  deputyId: null,
  leaderIds: [],
  ...some,
});

it.each<[string, (Assignment | null)[], Assignment]>([
  ['who was chosen', [person(1), person(2), person(3)], person(1)],
  ['who the stage names, where nobody was chosen', [null, person(2), person(3)], person(2)],
  ['who the template names, where the stage names nobody', [null, person(null), person(3)], person(3)],
  ['a role that was chosen, before a person of the stage', [person(null, 7), person(2)], person(null, 7)],
  ['nobody, where none is named', [null, person(null), null], person(null)],
])('a stage’s task is for %s', (_rule, said, expected) => {
  expect(wantedExecutor(...said)).toEqual(expected);
});

it.each<[string, Assignment, Presence | null, Assignment]>([
  ['its executor, who is there', person(1, 7), away({ available: true, deputyId: 2 }), person(1)],
  ['the deputy of one who is away', person(1, 7), away({ deputyId: 2, leaderIds: [3] }), person(2)],
  [
    'the role beside one who is away without a deputy',
    person(1, 7),
    away({ leaderIds: [3] }),
    person(null, 7),
  ],
  ['the leader of one who is away without a deputy', person(1), away({ leaderIds: [3, 4] }), person(3)],
  ['the executor, where nobody stands in', person(1), away(), person(1)],
  ['a role', person(null, 7), null, person(null, 7)],
])('the present executor is %s', (_rule, wanted, presence, expected) => {
  expect(presentExecutor(wanted, presence)).toEqual(expected);
});
