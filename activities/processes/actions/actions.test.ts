import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { wayOf } from '#database/processes/processStanding.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { noChoice } from '#domain/processes/standing.rules.ts';
import { processDriver, type ProcessDriver } from '../../testing/processDriver.ts';
import { createTestTerminal, type TestTerminal } from '../../testing/terminal.ts';

let terminal: TestTerminal;
let driver: ProcessDriver;
let person: (login: string) => number;
let stage: (name: string) => number;
let emailTemplateId = 0;
let taskTemplateId = 0;
let otherDefinitionId = 0;

beforeAll(async () => {
  terminal = await createTestTerminal();
  driver = processDriver(terminal);
  person = await driver.people(['ola', 'jan', 'szef'], ['szef']);
  stage = await driver.stages(['decide', 'fork', 'close']);
  emailTemplateId = await driver.make('emailTemplate', {
    name: 'Decyzja',
    contentVariantsList: [{ subject: 'Reklamacja {reference}', body: '<p>Uznana: <b>{city}</b></p>' }],
  });
  taskTemplateId = await driver.make('taskTemplate', { name: 'Odbiór towaru', code: 'ODBIOR' });
  const parameter = { name: 'Regał', predefinedName: 'regal', type: 'text', model: 'reclamation' };
  await driver.make('additionalParameter', parameter);
  const day = { name: 'Termin oględzin', predefinedName: 'termin', type: 'date', model: 'reclamation' };
  await driver.make('additionalParameter', day);
  otherDefinitionId = await define('Zwrot', '');
});
afterAll(() => terminal.close());

const records = () => terminal.database.records;
const change = (object: string, id: number, input: RecordInput) =>
  records().update(systemActor, object, id, input);

/** At the end of its first stage the actions are carried out. Then a fork asks for a city, and somebody closes. */
const define = (name: string, onExecutionCode: string): Promise<number> =>
  driver.make('bpDefinition', {
    name,
    isActive: true,
    ownerObjectName: 'reclamation',
    stageSettingsList: [
      { stage: stage('decide'), executor: person('jan'), nextStage: stage('fork'), onExecutionCode },
      {
        stage: stage('fork'),
        isCondition: true,
        conditions: [{ conditionCode: 'record.city != ""', stageId: stage('close') }],
      },
      { stage: stage('close'), executor: person('jan') },
    ],
  });

let reclamation = 0;
let made = 0;
beforeEach(async () => {
  const reference = `RK ${(made += 1)}`;
  reclamation = await driver.make('reclamation', { reference, city: 'Gdańsk', manager: person('szef') });
});

const begun = async (definition: number): Promise<number> =>
  driver.begin(person('ola'), definition, { object: 'reclamation', id: reclamation });
const executed = async (onExecutionCode: string) => {
  const id = await begun(await define(`Reklamacja ${(made += 1)}`, onExecutionCode));
  return { id, place: await driver.execute(id, person('jan')) };
};
const tryAgain = (id: number) =>
  driver.processes.tryAgain({ ...driver.step(id), by: person('szef'), choice: noChoice, comment: null });
const count = async (from: ReturnType<typeof sql>): Promise<number> =>
  (await terminal.rows(sql`select 1 from ${from}`)).length;
const comments = () =>
  count(sql`reclamation_history where reclamation_id = ${reclamation} and action_type = 'CommentAdded'`);

describe('an action is carried out once, by right of the definition, for somebody who has no right of their own', () => {
  // The action, and the row that is there once it was carried out.
  it.each<[string, (exemplarId: number) => ReturnType<typeof sql>]>([
    [
      '[setField("city", "Gdynia"), setField("additional.regal", "B7")]',
      () => sql`reclamation where id = ${reclamation} and city = 'Gdynia' and author_id is null
        and additional ->> 'regal' = 'B7'`,
    ],
    [
      // Midnight in Warsaw is an hour of the day before in UTC.
      '[setField("deliveryTerm", addDays(startOfDay(now), 3)), setField("additional.termin", startOfDay(now))]',
      () => sql`reclamation where id = ${reclamation} and delivery_term = '2026-11-23'
        and additional ->> 'termin' = '2026-11-20'`,
    ],
    [
      'addComment("Uznana")',
      () =>
        sql`reclamation_history where reclamation_id = ${reclamation} and description = 'Uznana' and author_id = ${person('jan')}`,
    ],
    [
      'sendEmail("Decyzja", "ada@klient.example, adam@klient.example")',
      () =>
        sql`outgoing_email where email_template_id = ${emailTemplateId} and status = 'queued' and body = '<p>Uznana: <b>Gdańsk</b></p>'
          and subject = (select 'Reklamacja ' || reference from reclamation where id = ${reclamation})`,
    ],
    [
      // The reclamation has no address of its own.
      'sendEmail("Decyzja", record.email + "; eda@klient.example")',
      () => sql`outgoing_email where email_template_id = ${emailTemplateId} and "to" = 'eda@klient.example'
        and subject = (select 'Reklamacja ' || reference from reclamation where id = ${reclamation})`,
    ],
    [
      'sendSms("Decyzja", "600 100 200")',
      () => sql`outgoing_sms o join outgoing_sms_recipients r on r.parent_id = o.id
        join reclamation c on c.id = ${reclamation}
        where o.event like 'process-%' and o.body = 'Uznana: Gdansk' and r.phone_number = '+48600100200'`,
    ],
    [
      'createTask("ODBIOR")',
      (id) => sql`task where bp_exemplar_id = ${id} and stage_id is null and name = 'Odbiór towaru'
        and task_template_id = ${taskTemplateId} and owner_id = ${reclamation} and author_id = ${person('ola')}`,
    ],
    [
      'notify("ola", "Gotowe: " + record.reference)',
      () => sql`notification where user_id = ${person('ola')} and object_name = 'reclamation'
        and object_id = ${reclamation} and title like 'Gotowe: RK%'`,
    ],
    [
      'startProcess("Zwrot")',
      () => sql`bp_exemplar where definition_id = ${otherDefinitionId} and owner_object_id = ${reclamation}
        and author_id = ${person('jan')}`,
    ],
    ['callFunction("confirm", {})', () => sql`reclamation where id = ${reclamation} and confirmed`],
  ])('%s', async (code, done) => {
    const { id, place } = await executed(code);
    expect(place).toMatchObject({ stageName: 'close', result: 'success' });
    expect(await count(done(id))).toBe(1);
    // The same end of the same task is sent again, as the outbox may do.
    const stageEnd = { ...driver.step(id), taskId: (await driver.tasksOf(id))[0]?.id ?? 0 };
    await driver.processes.completeStage(stageEnd);
    await driver.processes.completeStage(stageEnd);
    expect(await count(done(id))).toBe(1);
  });

  it('an action is carried out once, by right of the definition, for somebody who has no right of their own, and not again when only the next stage was missing', async () => {
    await change('reclamation', reclamation, { city: '' });
    const { id, place } = await executed('addComment("Uznana")');
    expect(place).toMatchObject({ result: 'not_found_next_stage', stageName: 'decide' });
    expect(await comments()).toBe(1);
    await change('reclamation', reclamation, { city: 'Sopot' });
    expect(await tryAgain(id)).toMatchObject({ stageName: 'close', result: 'success' });
    expect(await comments()).toBe(1);
  });
});

describe('what cannot be done stops the process with a reason, and is done once that is mended', () => {
  const markTemplate = (isMarked: boolean) =>
    records().changeDeletionMark(systemActor, 'taskTemplate', taskTemplateId, isMarked);

  // What is wrong, the action, what spoils it, what mends it, and the reason that the history gives.
  it.each<[string, string, () => Promise<unknown>, () => Promise<unknown>, RegExp]>([
    [
      'a template that is no longer active',
      'sendEmail("Decyzja", "ada@klient.example")',
      () => change('emailTemplate', emailTemplateId, { isActive: false }),
      () => change('emailTemplate', emailTemplateId, { isActive: true }),
      /nie ma „Decyzja” albo nie jest aktywne/,
    ],
    [
      'a record without an address',
      'sendEmail("Decyzja", record.email)',
      () => change('reclamation', reclamation, { email: null }),
      () => change('reclamation', reclamation, { email: 'ada@klient.example' }),
      /brakuje adresu lub numeru/,
    ],
    [
      'what is no address',
      'sendEmail("Decyzja", record.surname)',
      () => change('reclamation', reclamation, { surname: 'Kowalska' }),
      () => change('reclamation', reclamation, { surname: 'kowalska@klient.example' }),
      /„Kowalska”: to nie jest adres/,
    ],
    [
      'a record without a telephone',
      'sendSms("Decyzja", record.telephone)',
      () => change('reclamation', reclamation, { telephone: null }),
      () => change('reclamation', reclamation, { telephone: '+48600100200' }),
      /brakuje adresu lub numeru/,
    ],
    [
      'a task template that was deleted',
      'createTask("ODBIOR")',
      () => markTemplate(true),
      () => markTemplate(false),
      /nie ma „ODBIOR”/,
    ],
    [
      'a process to begin that is not active',
      'startProcess("Zwrot")',
      () => change('bpDefinition', otherDefinitionId, { isActive: false }),
      () => change('bpDefinition', otherDefinitionId, { isActive: true }),
      /nie ma „Zwrot”/,
    ],
    [
      'a record that is closed to changes',
      'setField("city", "Hel")',
      () => records().confirm(systemActor, 'reclamation', reclamation),
      () => records().undoConfirm(systemActor, 'reclamation', reclamation),
      /zatwierdz/,
    ],
  ])('%s', async (_what, code, spoil, mend, reason) => {
    const definition = await define(`Reklamacja ${(made += 1)}`, `[addComment("Najpierw"), ${code}]`);
    const id = await begun(definition);
    await spoil();
    expect(await driver.execute(id, person('jan'))).toMatchObject({ result: 'error', stageName: 'decide' });
    expect(await comments(), 'what came before it is taken back').toBe(0);
    const said = async () => (await wayOf(terminal.database.sql, 'pl', id)).at(-1)?.comment;
    expect(await said()).toMatch(reason);
    expect(await tryAgain(id), 'nothing is mended yet').toMatchObject({ result: 'error' });
    await mend();
    expect(await tryAgain(id)).toMatchObject({ result: 'success', stageName: 'close' });
    expect(await comments()).toBe(1);
  });

  it('names the field of a value that a record does not take, in the language of whoever reads', async () => {
    const { id } = await executed('setField("email", "nie adres")');
    const reasonIn = async (language: 'pl' | 'de') =>
      (await wayOf(terminal.database.sql, language, id)).at(-1)?.comment;
    expect(await reasonIn('pl')).toContain('email: ');
    expect(await reasonIn('de')).toContain('email: ');
    expect(await reasonIn('de')).not.toBe(await reasonIn('pl'));
  });

  it('a reason from before reasons were kept is read as it was written', async () => {
    const { id } = await executed('setField("email", "nie adres")');
    await sql`update bp_history set reason = null, comment = 'Dawny powód'
      where exemplar_id = ${id} and step = 'Stopped'`.execute(terminal.database.sql);
    expect((await wayOf(terminal.database.sql, 'de', id)).at(-1)?.comment).toBe('Dawny powód');
  });
});

describe('a process that begins processes', () => {
  const running = (definition: number) =>
    count(sql`bp_exemplar where definition_id = ${definition} and owner_object_id = ${reclamation}`);

  it('does not begin itself beside itself', async () => {
    const definition = await define('Wieczny', '');
    await change('bpDefinition', definition, {
      stageSettingsList: [
        { stage: stage('decide'), executor: person('jan'), onExecutionCode: 'startProcess("Wieczny")' },
      ],
    });
    const id = await begun(definition);
    expect(await driver.execute(id, person('jan'))).toMatchObject({ status: 'Finished' });
    expect(await running(definition)).toBe(1);
  });

  it('a process that begins processes and is begun by what it began goes round only as often as somebody executes a stage', async () => {
    const there = await define('Tam', '');
    const back = await define('Z powrotem', 'startProcess("Tam")');
    await change('bpDefinition', there, {
      stageSettingsList: [
        { stage: stage('decide'), executor: person('jan'), onExecutionCode: 'startProcess("Z powrotem")' },
      ],
    });
    await driver.execute(await begun(there), person('jan'));
    expect([await running(there), await running(back)]).toEqual([1, 1]);
  });
});
