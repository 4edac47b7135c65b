import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movable } from '#database/processes/movable.ts';
import { newestVersion } from '#database/processes/storeDefinitionVersion.ts';
import { wayOf } from '#database/processes/processStanding.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { moveTo } from '#domain/processes/migration.rules.ts';
import type { MoveItem } from '#domain/processes/processAnswers.ts';
import { processDriver, type ProcessDriver } from '../testing/processDriver.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';

let terminal: TestTerminal;
let driver: ProcessDriver;
let person: (login: string) => number;
let stage: (name: string) => number;
let definition = 0;
let running: readonly number[] = [];
/** Where the vehicles stand, by what they are called: `ODD` fit no condition, and have stopped. */
const kinds = ['NEW', 'DEAR', 'CHEAP', 'LATE CHEAP', 'ODD'];
const many = 100;

beforeAll(async () => {
  terminal = await createTestTerminal();
  driver = processDriver(terminal);
  person = await driver.people(['ola', 'jan', 'ewa', 'szef'], ['szef']);
  stage = await driver.stages(['check', 'fork', 'dear', 'cheap', 'close', 'approve']);
  definition = await driver.make('bpDefinition', {
    name: 'Pojazdy',
    isActive: true,
    ownerObjectName: 'vehicle',
    stageSettingsList: [
      row('check', { nextStage: stage('fork') }),
      fork({ DEAR: 'dear', CHEAP: 'cheap' }),
      row('dear', { nextStage: stage('close'), executor: person('ewa') }),
      row('cheap', { nextStage: stage('close') }),
      row('close'),
    ],
  });
  const places = Array.from({ length: many }, (_, place) => place);
  const begun = await inTurns(places, onItsWay);
  running = begun.toSorted((one, other) => one - other);
});
afterAll(() => terminal.close());

const row = (name: string, cells: RecordInput = {}) => ({
  stage: stage(name),
  executor: person('jan'),
  ...cells,
});
const fork = (ways: Readonly<Record<string, string>>) => ({
  stage: stage('fork'),
  isCondition: true,
  conditions: Object.entries(ways).map(([word, to]) => ({
    conditionCode: `record.name.contains("${word}")`,
    stageId: stage(to),
  })),
});

/** Ten at a time, as the call that moves them does. */
const inTurns = async <I, T>(items: readonly I[], work: (item: I) => Promise<T>): Promise<T[]> => {
  const done: T[] = [];
  for (let from = 0; from < items.length; from += 10)
    done.push(...(await Promise.all(items.slice(from, from + 10).map(work))));
  return done;
};

/** The process of one vehicle, brought to where its kind stands. */
const onItsWay = async (place: number): Promise<number> => {
  const kind = kinds[place % kinds.length] ?? '';
  const id = await driver.make('vehicle', { name: `${kind} ${place}` });
  const exemplarId = await driver.begin(person('ola'), definition, { object: 'vehicle', id });
  if (kind !== 'NEW') await driver.execute(exemplarId, person('jan'));
  if (kind.startsWith('LATE')) await driver.execute(exemplarId, person('jan'));
  return exemplarId;
};

/** All that is kept of a process: its record, its tasks and its history. */
const keptOf = async (exemplarId: number) => ({
  exemplar: await terminal.database.records.get(systemActor, 'bpExemplar', exemplarId),
  tasks: await terminal.rows(sql`select * from task where bp_exemplar_id = ${exemplarId} order by id`),
  way: await wayOf(terminal.database.sql, 'pl', exemplarId),
});
const keptOfAll = () => Promise.all(running.map(keptOf));

const newest = async (): Promise<number> =>
  (await terminal.database.transaction((tx) => newestVersion(tx, definition)))?.id ?? 0;
const preview = async (landings: Readonly<Record<string, number>>): Promise<readonly MoveItem[]> =>
  movable(terminal.database.sql, { definitionId: definition, toVersionId: await newest(), landings });

describe(`${many} running processes`, () => {
  it('are what they were when their definition is edited', async () => {
    const before = await keptOfAll();
    await terminal.database.records.update(systemActor, 'stage', stage('dear'), { name: 'Drogie' });
    await terminal.database.records.update(systemActor, 'bpDefinition', definition, {
      stageSettingsList: [
        row('check', { nextStage: stage('fork'), executor: person('ewa') }),
        fork({ DEAR: 'approve', NEW: 'dear' }),
        row('approve', { nextStage: stage('dear'), executionTerm: 3 }),
        row('dear', { nextStage: stage('close'), executor: person('ewa') }),
        row('close', { onExecutionCode: 'setField("code", "X")' }),
      ],
    });
    const renamed = ({ exemplar, ...rest }: Awaited<ReturnType<typeof keptOf>>) => ({
      ...rest,
      exemplar: { ...exemplar, stage: null },
    });
    expect((await keptOfAll()).map(renamed)).toEqual(before.map(renamed));
  });

  it('are moved to exactly where the preview said, and those without a place stay', async () => {
    const before = await keptOfAll();
    const undecided = await preview({});
    const chosen = { [stage('cheap')]: stage('approve') };
    // For the first half a stage is chosen, so that the other half holds some without a place.
    const half = undecided.slice(0, many / 2);
    const items = [...(await preview(chosen)).slice(0, half.length), ...undecided.slice(half.length)];
    expect(items.map(({ exemplarId }) => exemplarId)).toEqual(running);
    const toVersionId = await newest();
    await inTurns(items, async (item) => {
      const said = moveTo(item);
      const command = { ...driver.step(item.exemplarId), by: person('szef'), toVersionId };
      if (said) await driver.processes.moveProcess({ ...command, ...said });
    });

    const after = await keptOfAll();
    items.forEach(({ landing, stageId }, place) => {
      const [was, is] = [before[place], after[place]];
      if (!was || !is) throw new Error('A process is gone');
      if (!('stageId' in landing)) return expect(is).toEqual(was);
      expect(is.exemplar).toMatchObject({ versionId: toVersionId, stageId: landing.stageId });
      expect(is.way.slice(0, -1), 'its way so far').toEqual(was.way);
      expect(is.way.at(-1)).toMatchObject({ step: 'Moved', stageId, nextStageId: landing.stageId });
      const keeps = landing.kind === 'stays' && !landing.executorChanges;
      expect(is.exemplar.taskId === was.exemplar.taskId, 'it keeps its task').toBe(keeps);
      expect(is.tasks).toHaveLength(was.tasks.length + (keeps ? 0 : 1));
    });
    const kindsOf = (some: readonly MoveItem[]) => some.map(({ landing }) => landing.kind);
    expect(new Set(kindsOf(items))).toEqual(new Set(['stays', 'chosen', 'must_choose']));
    expect(kindsOf(await preview({})), 'only those without a place are left to move').toEqual(
      kindsOf(items).filter((kind) => kind === 'must_choose'),
    );
  });

  it('go on by the version that they were moved to', async () => {
    const fresh = (await keptOfAll()).find(({ exemplar }) => String(exemplar.name).includes('NEW'));
    const place = await driver.execute(fresh?.exemplar.id ?? 0, person('ewa'));
    expect(place).toMatchObject({ stageName: 'Drogie', executorId: person('ewa') });
  });

  it('moving processes that somebody named reports each: also one that is over, one that is there, one that has no stage', async () => {
    const [there = 0, over = 0, notBegun = 0] = running;
    const cancelled = { ...driver.step(over), by: person('szef'), comment: null };
    await driver.processes.cancelProcess(cancelled);
    await terminal.rows(
      sql`update bp_exemplar set stage_id = null, version_id = (select min(id) from bp_definition_version
        where definition_id = ${definition}) where id = ${notBegun}`,
    );
    const wish = { definitionId: definition, toVersionId: await newest(), landings: {} };
    const named = await movable(terminal.database.sql, { ...wish, exemplarIds: [there, over, notBegun] });
    expect(named.map(({ exemplarId, landing }) => [exemplarId, landing.kind])).toEqual([
      [there, 'there'],
      [over, 'over'],
      [notBegun, 'not_begun'],
    ]);
  });
});
