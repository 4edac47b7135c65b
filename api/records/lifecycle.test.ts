import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '#database/transaction.ts';
import type { Constraint } from '#domain/kernel/constraint.ts';
import { documentFields, fieldOf, referenceOf, type Declaration } from '#domain/kernel/declaration.ts';
import { decimalScale } from '#domain/kernel/decimals.ts';
import { failFields, KejaError } from '#domain/kernel/fail.ts';
import type { Field } from '#domain/kernel/field.ts';
import { genericCalls, type GenericCall, type LifecycleState } from '#domain/kernel/lifecycle.ts';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { idKey, type AnyRecord, type RecordInput } from '#domain/kernel/record.ts';
import { declarations } from '#domain/objects.ts';
import { systemActor, type Actor } from '#domain/platform/actor.ts';
import { importSheet, mustImport } from '../sheets/importSheet.ts';
import { StatedRecords } from '../testing/lifecycleStates.ts';
import { everyKind, opens, type Kind } from '../testing/kindsOfPeople.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Version } from './recordVersions.ts';
import { restoreVersion } from './restoreVersion.ts';

/** Everybody who may write something, one of whom is the author of each record. */
const writers = ['full rights', 'operator', 'sales', 'staff with two roles'] as const satisfies Kind[];
const author = 'staff with two roles';
type Writer = (typeof writers)[number];

let api: TestApi;
let people: ReadonlyMap<Writer, Actor>;
let tried = 0;
beforeAll(async () => {
  api = await startTestApi();
  const all = await everyKind(api);
  people = new Map(writers.map((kind) => [kind, all.get(kind)?.actor as Actor]));
});
afterAll(async () => {
  console.info(`${tried} generic writes were tried on ${declarations.length} objects`);
  await api?.close();
});

const as = (kind: Writer): Actor => people.get(kind) as Actor;

/** What came of an attempt; whatever it wrote is taken back. */
const outcome = async (tx: Transaction, attempt: () => Promise<unknown>): Promise<readonly string[]> => {
  tried += 1;
  await sql`savepoint attempt`.execute(tx.sql);
  try {
    await attempt();
    return ['done'];
  } catch (error) {
    if (!(error instanceof KejaError)) return [`broken: ${String(error)}`];
    return [error.code, ...error.errors.map(({ code }) => code)];
  } finally {
    await sql`rollback to savepoint attempt`.execute(tx.sql);
  }
};

/**
 * Everything is tried in a transaction that is taken back, so that one object leaves nothing to the next. `made` makes records of
 * any object in it, and brings them into any state of their lifecycle.
 */
const within = async (work: (tx: Transaction, made: StatedRecords) => Promise<void>): Promise<void> => {
  const takenBack = new Error('taken back');
  await api.database
    .transaction(async (tx) => {
      await work(tx, new StatedRecords(tx, api.database.registry, as(author).userId as number));
      throw takenBack;
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error;
    });
};

type Call = (tx: Transaction, actor: Actor, declaration: Declaration, record: AnyRecord) => Promise<unknown>;
const calls: Readonly<Record<Exclude<GenericCall, 'create' | 'addFile' | 'removeFile'>, Call>> = {
  update: ({ records }, actor, { name }, { id }) => records.update(actor, name, id, {}),
  mark: ({ records }, actor, { name }, { id }) => records.changeDeletionMark(actor, name, id, true),
  restore: ({ records }, actor, { name }, { id }) => records.changeDeletionMark(actor, name, id, false),
  confirm: ({ records }, actor, { name }, { id }) => records.confirm(actor, name, id),
  undoConfirm: ({ records }, actor, { name }, { id }) => records.undoConfirm(actor, name, id),
  delete: ({ records }, actor, { name }, { id }) => records.remove(actor, name, id),
};
const callNames = Object.keys(calls) as (keyof typeof calls)[];

const isOpen = ({ open }: LifecycleState, call: GenericCall, kind: Writer): boolean =>
  open[call] === 'all' || (open[call] === 'author' && (kind === author || call === 'create'));

/** Why somebody is refused before any state is looked at. */
const refusedAnyway = [
  'no_access',
  'record_not_found',
  'not_a_document',
  'record_confirmed',
  'record_not_confirmed',
];

/** A day, or a moment, a day later than what stands; if nothing stands, one of today. */
const laterThan = (type: 'date' | 'datetime', standing: unknown): string => {
  const from =
    standing === null || standing === undefined ? DateTime.now() : DateTime.fromISO(String(standing));
  const later = from.plus({ days: 1 });
  return (type === 'date' ? later.toISODate() : later.toUTC().toISO()) ?? '';
};

/** A value of the field that is not the one that is there; rows are one more than there were. */
const otherThan = async (made: StatedRecords, field: Field, standing: unknown): Promise<unknown> => {
  if (field.type === 'rows') return [...(standing as object[]), {}];
  if (field.type === 'boolean') return standing !== true;
  if (field.type === 'enumeration') return field.enumeration.values.find((each) => each !== standing);
  if (field.type === 'date' || field.type === 'datetime') return laterThan(field.type, standing);
  // A sample of a reference is the record that was made first: where it stands already, another is made.
  const value = await made.sampleOf(field);
  if (field.type === 'reference' && value === standing)
    return (await made.make(api.database.registry.byName(field.to))).id;
  return decimalScale(field) === undefined ? value : String(Number(standing ?? 0) + 7);
};

/** Writes a value that the server alone writes; a computed one must still be as it was. */
const writeAndKeep = async (
  tx: Transaction,
  actor: Actor,
  declaration: Declaration,
  id: number,
  name: string,
  value: unknown,
): Promise<void> => {
  const before = await tx.records.get(systemActor, declaration.name, id);
  const after = await tx.records.update(actor, declaration.name, id, { [name]: value });
  if (fieldOf(declaration, name)?.computed) expect(after[name]).toEqual(before[name]);
};

/** Tries, as everybody who may write, to change the fields that the server alone writes. What could be changed goes to `wrong`. */
const changesTo = async (
  tx: Transaction,
  made: StatedRecords,
  declaration: Declaration,
  record: AnyRecord,
  wrong: string[],
  where: string,
): Promise<void> => {
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (!(field.readOnly || (field.type !== 'rows' && field.fixed)) || field.type === 'rows') continue;
    const standing = record[idKey(name)] ?? record[name] ?? null;
    const value = await otherThan(made, field, standing);
    if (value === undefined || JSON.stringify(value) === JSON.stringify(standing)) continue;
    for (const kind of writers) {
      const said = await outcome(tx, () => writeAndKeep(tx, as(kind), declaration, record.id, name, value));
      // A computed value is passed over: what stands stays.
      if (field.computed && said[0] === 'done') continue;
      if (said.includes('done') || said[0]?.startsWith('broken'))
        wrong.push(`${where}: ${kind} changes ${name}, which the server alone writes: ${said.join(' ')}`);
    }
  }
};

/** A field that people type in and that this state does not keep, with a value that is not the one that is there. */
const typedChange = async (
  made: StatedRecords,
  declaration: Declaration,
  state: LifecycleState,
  record: AnyRecord,
): Promise<readonly [string, unknown] | undefined> => {
  for (const [name, field] of Object.entries(declaration.fields)) {
    if (!['text', 'decimal', 'money', 'tonnes', 'integer'].includes(field.type)) continue;
    if (field.readOnly || (field.type !== 'rows' && field.fixed) || state.keeps?.includes(name)) continue;
    if (state.opensOnly && !state.opensOnly.includes(name)) continue;
    // What a document is numbered by is fixed once it is numbered.
    if (Object.hasOwn(documentFields, name)) continue;
    const value = await otherThan(made, field, record[name]);
    if (value !== undefined && String(value) !== String(record[name])) return [name, value];
  }
  return undefined;
};

type Change = (
  tx: Transaction,
  actor: Actor,
  declaration: Declaration,
  record: AnyRecord,
  field: string,
  value: unknown,
) => Promise<unknown>;
/** Ways to change a record beside its own call; many records at once are changed by that call, one after another. */
const waysAround: Readonly<Record<string, Change>> = {
  'a sheet': async (tx, actor, declaration, { id }, field, value) => {
    mustImport(actor, declaration);
    const { rows } = await importSheet(
      api.database,
      declaration,
      actor,
      { headings: ['id', field], rows: [{ number: 2, cells: [String(id), String(value)] }] },
      {
        mode: 'update',
        key: ['id'],
        columns: { 0: 'id', 1: field },
        partly: true,
        preview: false,
        run: { refused: async () => {}, rows: () => {}, written: async () => {}, counted: () => {} },
      },
      (write) => write(tx),
    );
    const [error] = rows[0]?.errors ?? [];
    if (error) throw failFields([error]);
    expect(rows[0]?.action).toBe('changed');
  },
  'an earlier version': async (tx, actor, declaration, record, field, value) => {
    const { registry } = api.database;
    const version = { declaration, objectId: record.id, data: { ...record, [field]: value } };
    await restoreVersion(tx, registry, actor, version as unknown as Version, undefined);
  },
};

const ownServerFields = ({ kind, fields }: Declaration): string[] =>
  Object.entries(fields)
    .filter(
      ([name, field]) => field.readOnly && !(kind === 'document' && Object.hasOwn(documentFields, name)),
    )
    .map(([name]) => name);

it('every object whose server writes fields of it says what people may do in each of its states', () => {
  const silent = declarations
    .filter((each) => !each.writtenBy && !each.lifecycle && ownServerFields(each).length > 0)
    .map((each) => `${each.name}: ${ownServerFields(each).join(', ')}`);
  expect(silent).toEqual([]);
});

it.each(declarations.filter(({ writtenBy }) => writtenBy).map((each) => [each.name, each] as const))(
  '%s, which the server alone writes, is closed to every call of everybody',
  async (name, declaration) => {
    const wrong: string[] = [];
    await within(async (tx) => {
      for (const kind of writers) {
        const attempts: [string, () => Promise<unknown>][] = [
          ['create', () => tx.records.create(as(kind), name, {})],
          ...callNames.map((call): [string, () => Promise<unknown>] => [
            call,
            () => calls[call](tx, as(kind), declaration, { id: 1 } as AnyRecord),
          ]),
        ];
        for (const [call, attempt] of attempts) {
          const said = await outcome(tx, attempt);
          if (!['no_access', 'owned_by_workflow'].includes(String(said[0])))
            wrong.push(`${kind} ${call}: ${said.join(' ')}`);
        }
      }
    });
    expect(wrong).toEqual([]);
  },
);

const stateless = declarations.filter((each) => !each.writtenBy && !each.lifecycle);
it.each(stateless.map((each) => [each.name, each] as const))(
  '%s, which no process owns, is open to every call by access alone',
  async (name, declaration) => {
    const wrong: string[] = [];
    await within(async (tx, made) => {
      const record = await made.make(declaration);
      for (const kind of writers) {
        for (const call of callNames) {
          const said = await outcome(tx, () => calls[call](tx, as(kind), declaration, record));
          const due = opens(kind, 'modify', declaration);
          const refused = said[0] !== 'done' && !refusedAnyway.includes(String(said[0]));
          const isWronglyDone = said[0] === 'done' && !due;
          if (said[0]?.startsWith('broken') || isWronglyDone || (refused && said[0] === 'owned_by_workflow'))
            wrong.push(`${kind} ${call}: ${said.join(' ')}`);
        }
      }
      await changesTo(tx, made, declaration, record, wrong, name);
    });
    expect(wrong).toEqual([]);
  },
);

const stated = declarations.flatMap((declaration) =>
  declaration.writtenBy || !declaration.lifecycle
    ? []
    : declaration.lifecycle.states.map(
        (state) => [declaration.name, state.name, declaration, state] as const,
      ),
);
it('a state that closes some fields says so in a sentence of its own: it is above the form of the others', () => {
  const general = stated.filter(
    ([, , , { keeps, opensOnly, refusal }]) => (keeps || opensOnly) && refusal === 'owned_by_workflow',
  );
  expect(general.map(([name, state]) => `${name} ${state}`)).toEqual([]);
});

describe.each(stated)('%s in the state %s', (name, stateName, declaration, state) => {
  it('is open to the calls that its lifecycle opens, and closed to all others', async () => {
    const wrong: string[] = [];
    await within(async (tx, made) => {
      const { id } = await made.make(declaration);
      const record = await made.bring(declaration, id, state);
      for (const kind of writers) {
        for (const call of callNames) {
          const said = await outcome(tx, () => calls[call](tx, as(kind), declaration, record));
          const closed = !isOpen(state, call, kind);
          if (closed && said[0] !== state.refusal && !refusedAnyway.includes(String(said[0])))
            wrong.push(`${kind} ${call} is closed, and came to ${said.join(' ')}`);
          if (said[0]?.startsWith('broken')) wrong.push(`${kind} ${call}: ${said.join(' ')}`);
          if (!closed && said.includes(state.refusal)) wrong.push(`${kind} ${call} is open, and was refused`);
          if (!closed && !opens(kind, 'modify', declaration) && said[0] === 'done')
            wrong.push(`${kind} ${call}: done without a right to it`);
        }
        const told = await tx.records.lifecycle(systemActor, name, id);
        expect(told.state).toBe(stateName);
      }
      await changesTo(tx, made, declaration, record, wrong, `${name} ${stateName}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is told to whoever looks at the record, call by call', async () => {
    await within(async (tx, made) => {
      const { id } = await made.make(declaration);
      await made.bring(declaration, id, state);
      for (const kind of writers) {
        if (!opens(kind, 'read', declaration)) continue;
        const { closed } = await tx.records
          .lifecycle(as(kind), name, id)
          .catch(() => ({ closed: undefined }));
        if (!closed) continue;
        const due = genericCalls.filter(
          (call) => !(state.open[call] === 'all' || (state.open[call] === 'author' && kind === author)),
        );
        expect(closed).toEqual(due);
      }
    });
  });

  it('keeps the values that its lifecycle names, also rows', async () => {
    const wrong: string[] = [];
    await within(async (tx, made) => {
      const { id } = await made.make(declaration);
      const record = await made.bring(declaration, id, state);
      for (const kept of state.keeps ?? []) {
        const field = fieldOf(declaration, kept);
        const standing = record[idKey(kept)] ?? record[kept] ?? null;
        if (!field || standing === null || field.readOnly) continue;
        const value = await otherThan(made, field, standing);
        for (const kind of writers) {
          const said = await outcome(tx, () => tx.records.update(as(kind), name, id, { [kept]: value }));
          if (said[0] === 'done' && JSON.stringify(value) !== JSON.stringify(standing))
            wrong.push(`${kind} changes ${kept}`);
        }
      }
    });
    expect(wrong).toEqual([]);
  });

  it('closes every field that it does not open, and the form is told of each', async () => {
    if (!state.opensOnly) return;
    const wrong: string[] = [];
    await within(async (tx, made) => {
      const { id } = await made.make(declaration);
      const record = await made.bring(declaration, id, state);
      const { shut } = await tx.records.lifecycle(systemActor, name, id);
      for (const [closed, field] of Object.entries(declaration.fields)) {
        if (field.readOnly || (field.type !== 'rows' && field.fixed) || state.opensOnly?.includes(closed))
          continue;
        if (!shut.includes(closed)) wrong.push(`the form is not told of ${closed}`);
        const standing = record[idKey(closed)] ?? record[closed] ?? null;
        const value = await otherThan(made, field, standing);
        if (JSON.stringify(value) === JSON.stringify(standing)) continue;
        for (const kind of writers.filter((each) => opens(each, 'modify', declaration))) {
          const said = await outcome(tx, () => tx.records.update(as(kind), name, id, { [closed]: value }));
          if (said[0] === 'done' || said[0]?.startsWith('broken'))
            wrong.push(`${kind} changes ${closed}: ${said.join(' ')}`);
        }
      }
      for (const open of state.opensOnly ?? [])
        if (!fieldOf(declaration, open) || shut.includes(open)) wrong.push(`${open} is not open`);
    });
    expect(wrong).toEqual([]);
  });

  it('is changed by a sheet and by an earlier version only where it may be changed', async () => {
    const wrong: string[] = [];
    await within(async (tx, made) => {
      const { id } = await made.make(declaration);
      const record = await made.bring(declaration, id, state);
      const [field, value] = (await typedChange(made, declaration, state, record)) ?? [];
      if (!field) return;
      for (const kind of writers) {
        const closed = !isOpen(state, 'update', kind);
        for (const [way, change] of Object.entries(waysAround)) {
          const said = (
            await outcome(tx, () => change(tx, as(kind), declaration, record, field, value))
          ).filter((code) => code !== 'validation_failed');
          const where = `${kind} changes ${field} by ${way}`;
          if (closed && said[0] !== state.refusal && !refusedAnyway.includes(String(said[0])))
            wrong.push(`${where}, and it came to ${said.join(' ')}`);
          if (said[0]?.startsWith('broken')) wrong.push(`${where}: ${said.join(' ')}`);
          if (!closed && said.includes(state.refusal)) wrong.push(`${where}: it is open, and was refused`);
        }
      }
    });
    expect(wrong).toEqual([]);
  });

  it('is made by a person only where its lifecycle lets it be made', async () => {
    const wrong: string[] = [];
    await within(async (tx, made) => {
      const input = await made.required(declaration);
      const { id } = await made.make(declaration);
      const like = await made.bring(declaration, id, state);
      for (const { path } of state.when) {
        const [first = ''] = path.split('.');
        input[first] = like[idKey(first)] ?? like[first];
      }
      if (state.open.create && !declaration.createdBy) return;
      for (const kind of writers) {
        const said = await outcome(tx, () => tx.records.create(as(kind), name, input));
        if (said[0] === 'done' || said[0]?.startsWith('broken')) wrong.push(`${kind}: ${said.join(' ')}`);
      }
    });
    expect(wrong).toEqual([]);
  });

  it('takes no part from, and gives none to, a record that stands still', async () => {
    const partOf = declaration.lifecycle?.partOf;
    const last = declaration.lifecycle?.states.at(-1);
    if (!partOf || !last || state === last) return;
    await within(async (tx, made) => {
      const open = await made.make(declaration);
      const other = await made.make(declaration);
      // The part that is open hangs on a whole of its own.
      const { to } = referenceOf(declaration, partOf);
      const whole = await made.make(api.database.registry.byName(to));
      await tx.records.update(systemActor, name, open.id, { [partOf]: whole.id });
      const still = await made.bring(declaration, other.id, state);
      for (const kind of writers) {
        if (!opens(kind, 'modify', declaration)) continue;
        const given = { [partOf]: still[idKey(partOf)] };
        expect(await outcome(tx, () => tx.records.update(as(kind), name, open.id, given))).toContain(
          state.refusal,
        );
        const taken = { [partOf]: whole.id };
        expect(await outcome(tx, () => tx.records.update(as(kind), name, still.id, taken))).toContain(
          state.refusal,
        );
      }
    });
  });
});

const day = (days: number): string => warsawNow().plus({ days }).toISODate() ?? '';
const moment = (days: number): string => DateTime.now().plus({ days }).toUTC().toISO() ?? '';
/** What is refused with a code, and what is taken. */
interface Attempt {
  readonly bad: RecordInput;
  readonly good: RecordInput;
  readonly code: string;
  readonly onlyNew?: true;
}
const constrained = declarations.flatMap((declaration) =>
  (declaration.constraints ?? []).map(
    (each) => [declaration.name, each.field, each.rule, declaration, each] as const,
  ),
);
describe.each(constrained)('%s.%s %s', (name, field, _rule, declaration, constraint) => {
  const isDay = fieldOf(declaration, field)?.type === 'date';
  const at = isDay ? day : moment;
  const attempts: Record<Constraint['rule'], (made: StatedRecords) => Attempt | Promise<Attempt>> = {
    notAfterField: () => {
      const { other } = constraint as Extract<Constraint, { rule: 'notAfterField' }>;
      const fine = { [field]: at(-9), [other]: at(-8) };
      return { bad: { [field]: at(-8), [other]: at(-9) }, good: fine, code: 'later_than_field' };
    },
    notAfterNow: () => {
      const { days } = constraint as Extract<Constraint, { rule: 'notAfterNow' }>;
      return { bad: { [field]: at(days + 2) }, good: { [field]: at(days) }, code: 'too_far_ahead' };
    },
    notBeforeToday: () => ({
      bad: { [field]: at(-2) },
      good: { [field]: at(1) },
      code: 'in_the_past',
      onlyNew: true,
    }),
    offered: async (made) => {
      const { refusal } = constraint as Extract<Constraint, { rule: 'offered' }>;
      const declared = referenceOf(declaration, field);
      const [closed = ['', []]] = Object.entries(declared.notOffered ?? {});
      const target = api.database.registry.byName(declared.to);
      const [open, shut] = [await made.make(target), await made.make(target, { [closed[0]]: closed[1][0] })];
      return { bad: { [field]: shut.id }, good: { [field]: open.id }, code: refusal };
    },
    asIn: async (made) => {
      const { reference, refusal } = constraint as Extract<Constraint, { rule: 'asIn' }>;
      const kind = api.database.registry.byName(referenceOf(declaration, field).to);
      const [own, other] = [await made.make(kind), await made.make(kind)];
      const target = api.database.registry.byName(referenceOf(declaration, reference).to);
      const named = { [reference]: (await made.make(target, { [field]: own.id })).id };
      return { bad: { ...named, [field]: other.id }, good: { ...named, [field]: own.id }, code: refusal };
    },
    notLowered: () => ({ bad: { [field]: '1.99' }, good: { [field]: '3.00' }, code: 'amount_lowered' }),
    vatNumberOf: () => ({
      bad: { [field]: '123' },
      good: { [field]: '526-025-02-74' },
      code: 'nip_invalid',
    }),
    writtenAgainWith: () => {
      const { fields } = constraint as Extract<Constraint, { rule: 'writtenAgainWith' }>;
      const moved = { [fields[0] ?? '']: 'https://elsewhere.keja.example' };
      return { bad: moved, good: { ...moved, [field]: 'Nowe-Haslo-9' }, code: 'secret_needed_again' };
    },
    sumOf: () => ({ bad: { [field]: '7.00' }, good: { [field]: '5.00' }, code: 'sum_of_parts' }),
  };

  it('refuses by name what is against it, and takes what is not', async () => {
    const admin = as('full rights');
    await within(async (tx, made) => {
      const { bad, good, code, onlyNew } = await attempts[constraint.rule](made);
      const { records } = tx;
      const record = await made.make(declaration);
      // What must stand before: a part of 5.00, a password, or an amount of 2.00.
      if (constraint.rule === 'sumOf')
        await records.create(systemActor, constraint.of, {
          ...(await made.required(api.database.registry.byName(constraint.of))),
          [constraint.by]: record.id,
          [field]: '5.00',
        });
      if (constraint.rule === 'sumOf')
        expect(await records.lifecycle(admin, name, record.id)).toMatchObject({ sums: [field] });
      if (constraint.rule === 'writtenAgainWith')
        await records.update(systemActor, name, record.id, { [field]: 'Stare-Haslo-9' });
      if (constraint.rule === 'notLowered')
        await records.update(systemActor, name, record.id, { [field]: '2.00' });
      const isNewToo =
        onlyNew ||
        'other' in constraint ||
        ['notAfterNow', 'vatNumberOf', 'offered', 'asIn'].includes(constraint.rule);
      if (isNewToo) {
        const input = await made.required(declaration);
        expect(await outcome(tx, () => records.create(admin, name, { ...input, ...bad }))).toContain(code);
        expect(await outcome(tx, () => records.create(admin, name, { ...input, ...good }))).toEqual(['done']);
      }
      if (onlyNew) return;
      expect(await outcome(tx, () => records.update(admin, name, record.id, bad))).toContain(code);
      expect(await outcome(tx, () => records.update(admin, name, record.id, good))).toEqual(['done']);
    });
  });
});
