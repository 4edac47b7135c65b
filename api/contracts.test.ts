import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { contracts } from '#domain/contracts.ts';
import type { Contract } from '#domain/kernel/contract.ts';
import { recordContracts } from '#domain/kernel/recordContracts.ts';
import { objects } from '#domain/objects.ts';
import { describeApi, writtenCalls } from './openapi/describe.ts';
import { misfitOf } from './testing/answersFit.ts';

const routeOf = ({ method, path }: Pick<Contract, 'method' | 'path'>) => `${method.toUpperCase()} ${path}`;
const calls = writtenCalls();
const all: readonly Contract[] = Object.values(contracts).flatMap((each) => Object.values(each));

type Definition = Record<string, unknown> & { readonly type: string };

/** Checks of a shape have a definition too, and only there. */
const definitionOf = (shape: unknown): Partial<Definition> =>
  (Reflect.get(Object(shape), '_zod') as { readonly def: Definition } | undefined)?.def ?? {};

/** Whether some object within a shape takes any key. A record is not looked into: its declaration says what it has. */
const isLoose = (shape: unknown, seen = new Set<unknown>()): boolean => {
  if (typeof shape !== 'object' || shape === null || seen.has(shape)) return false;
  seen.add(shape);
  if (!('_zod' in shape)) return Object.values(shape).some((part) => isLoose(part, seen));
  if (z.globalRegistry.get(shape as z.ZodType)?.record !== undefined) return false;
  const { type, catchall, ...def } = definitionOf(shape);
  const takesAny = type === 'object' && definitionOf(catchall).type === 'unknown';
  return takesAny || Object.values(def).some((part) => isLoose(part, seen));
};

/** Calls that take or answer objects with any key, and why. */
const loose: readonly (readonly [calls: RegExp, why: string])[] = [
  [
    /^(POST|PUT) \/(bp_exemplar|bp_history|reclamationemail)(\/:id)? body$/,
    'the record service judges the fields',
  ],
  [/^PUT \/weighted_dispositions\/:id body$/, 'programs send the whole record, one field of it counts'],
  [/^POST \/object_versions\/:id\/restore answer$/, 'a record of whichever object the version is of'],
  [/^GET \/reports\/:report answer$/, 'records of whichever object the report is of'],
  [/^GET \/today answer$/, 'records of whichever object a widget lists'],
  [/^POST \/bp_definition\/dry_run answer$/, 'an action has the parameters of its kind'],
  [/^PUT \/interaction\/file\/:id body$/, 'the record service judges the fields'],
  [/^POST \/outgoing_email body$/, 'the record service judges the fields'],
  [/^POST \/main_desktop body$/, 'the items are judged one by one, those that are unknown are left out'],
];

describe('the contracts', () => {
  it('exist for every call', () => {
    expect(calls.filter(({ contract }) => !contract).map(routeOf)).toEqual([]);
  });

  it('are served by one endpoint each', () => {
    const served = calls.flatMap(({ contract }) => contract ?? []);
    expect(served.map(routeOf).toSorted()).toEqual(all.map(routeOf).toSorted());
    expect(new Set(served)).toEqual(new Set(all));
  });

  it('say what every call answers that sends neither a file nor nothing', () => {
    const silent = calls.filter(({ answer, raw, status }) => !answer && !raw && status !== 204);
    expect(silent.map(routeOf)).toEqual([]);
  });

  it('leave a shape open only where that has a reason', () => {
    const found = calls.flatMap((each) =>
      (['body', 'form', 'query', 'answer'] as const)
        .filter((part) => isLoose(each[part]))
        .map((part) => `${routeOf(each)} ${part}`),
    );
    expect(found.filter((each) => !loose.some(([known]) => known.test(each)))).toEqual([]);
    expect(loose.filter(([known]) => !found.some((each) => known.test(each)))).toEqual([]);
  });

  it('describe a record once in the OpenAPI document', () => {
    const { paths } = describeApi() as { paths: Record<string, Record<string, object>> };
    expect(JSON.stringify(paths['/disposition_by_ticket']?.get)).toContain(
      '#/components/schemas/disposition"',
    );
  });
});

describe('an answer', () => {
  const { list, read } = recordContracts(objects.vehicle);
  const vehicle = { id: 1, presentation: 'KA 1' };

  it.each<[string, z.ZodType, unknown]>([
    ['has a key that its contract does not know', read.answer, { ...vehicle, colour: 'red' }],
    ['has such a key in a row', list.answer, [{ ...vehicle, colour: 'red' }]],
    ['has a value of another type', read.answer, { ...vehicle, tare: 12 }],
    ['lacks what every record has', read.answer, { presentation: 'KA 1' }],
  ])('does not fit when it %s', (_what, shape, body) => {
    expect(misfitOf(shape, body)).toBeDefined();
  });

  it('fits when it has paths behind references, as it was asked for', () => {
    expect(misfitOf(list.answer, [{ ...vehicle, 'owner.name': 'Keja' }])).toBeUndefined();
  });
});
