import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RecordInput } from '#domain/kernel/record.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { processDriver, type ProcessDriver } from '../../testing/processDriver.ts';
import { createTestTerminal, type TestTerminal } from '../../testing/terminal.ts';

let terminal: TestTerminal;
let driver: ProcessDriver;
let person: (login: string) => number;
let stages: (name: string) => number;
let customer = 0;
let reclamation = 0;
let made = 0;

const variants = [
  { language: 'pl', subject: 'Sprawa {reference}', body: '<p>Od: {surname}</p><p>Kwota {amount}</p>' },
  { language: 'de', subject: 'Sache {reference}', body: '<p>Von: {surname}</p><p>Betrag {amount}</p>' },
];
const template = (name: string, some: RecordInput = {}) =>
  driver.make('emailTemplate', { name, contentVariantsList: variants, ...some });

beforeAll(async () => {
  terminal = await createTestTerminal();
  driver = processDriver(terminal);
  person = await driver.people(['ola', 'jan']);
  stages = await driver.stages(['decide']);
  await terminal.database.records.update(systemActor, 'user', person('jan'), { language: 'de' });
  const speaking = { language: 'de', email: 'firma@klient.example' };
  const counterparty = await driver.make('counterparty', { name: 'Firma', ...speaking });
  const reach = { email: 'ona@klient.example', phone: '600 700 800' };
  await driver.make('contactPerson', { name: 'Ona', counterparty, ...reach });
  await driver.make('driver', { name: 'Kierowca', phoneNumber: '+48 600 700 900', language: 'de' });
  customer = await driver.make('counterparty', { name: 'Niemiec', language: 'de' });
  await template('Sprawa');
  await template('Zwykły', { contentVariantsList: [{ subject: 'S', body: 'Od: {surname}\n\nKoniec' }] });
  await template('Duże', { baseDocument: 'reclamation', executionCondition: 'record.amount > 1000' });
});
afterAll(() => terminal.close());

const surname = '<script>alert(1)</script> & Syn';
beforeEach(async () => {
  reclamation = await driver.make('reclamation', {
    customer,
    reference: `RK & ${(made += 1)}`,
    surname,
    amount: '1234.50',
    email: 'nikt@nigdzie.example',
    telephone: '501 502 503',
  });
});

/** A process of one stage that jan executes. */
const executed = async (onExecutionCode: string) => {
  const stageSettingsList = [{ stage: stages('decide'), executor: person('jan'), onExecutionCode }];
  const definition = await driver.make('bpDefinition', {
    name: `Listy ${(made += 1)}`,
    isActive: true,
    ownerObjectName: 'reclamation',
    stageSettingsList,
  });
  const id = await driver.begin(person('ola'), definition, { object: 'reclamation', id: reclamation });
  return driver.execute(id, person('jan'));
};

const lastLetter = async () => {
  const [letter] = await terminal.rows(sql<{ id: number; subject: string; body: string; type: string }>`
    select id, subject, body, body_type as type from outgoing_email order by id desc limit 1`);
  return letter;
};
const lastSms = async () => {
  const [sms] = await terminal.rows(sql<{ body: string }>`
    select body from outgoing_sms order by id desc limit 1`);
  return sms?.body;
};

describe('a letter that a process sends', () => {
  it('says what a record holds as text, whatever that is, and has it escaped once', async () => {
    await executed('sendEmail("Sprawa", "ktos@nigdzie.example")');
    expect(await lastLetter()).toMatchObject({
      subject: expect.stringContaining('Sprawa RK & ') as string,
      body: '<p>Od: &lt;script&gt;alert(1)&lt;/script&gt; &amp; Syn</p><p>Kwota 1234,50</p>',
      type: 'html',
    });
  });

  it('is plain text where its template is', async () => {
    await executed('sendEmail("Zwykły", "ktos@nigdzie.example")');
    expect(await lastLetter()).toMatchObject({ body: `Od: ${surname}\n\nKoniec`, type: 'text' });
  });

  it.each([
    ['a user', '"JAN@terminal.example"', 'Betrag 1.234,50'],
    ['a firm', '"firma@klient.example"', 'Betrag 1.234,50'],
    ['a contact person whose firm speaks it', '"ona@klient.example"', 'Betrag 1.234,50'],
    ['the customer of the record that bears the address', 'record.email', 'Betrag 1.234,50'],
    ['the first of several', '"ona@klient.example; ktos@nigdzie.example"', 'Betrag 1.234,50'],
    ['nobody who is known: then in Polish', '"ktos@nigdzie.example"', 'Kwota 1234,50'],
  ])('is in the language of %s', async (_who, to, words) => {
    await executed(`sendEmail("Sprawa", ${to})`);
    expect((await lastLetter())?.body).toContain(words);
  });
});

describe('an SMS that a process sends', () => {
  it.each([
    ['a driver', '"600700900"', 'Von: '],
    ['a contact person', '"+48600700800"', 'Von: '],
    ['the customer of the record that bears the number', 'record.telephone', 'Von: '],
    ['nobody who is known: then in Polish', '"600100200"', 'Od: '],
  ])('is plain text in the language of %s', async (_who, to, words) => {
    await executed(`sendSms("Sprawa", ${to})`);
    expect(await lastSms()).toContain(`${words}${surname} `);
  });
});

/** Whoever executes the stage reads German. */
const inGerman = (rule: string): string => ruleInWords('de', registry, 'reclamation', rule);

describe('a template that is for some records only', () => {
  const notices = () =>
    terminal.rows(sql<{ title: string; description: string }>`
      select title, description from notification
      where user_id = ${person('jan')} and object_name = 'reclamation' and object_id = ${reclamation}`);

  it.each(['sendEmail("Duże", record.email)', 'sendSms("Duże", record.telephone)'])(
    '%s sends where its condition holds; where not, the process goes on and its executor is told',
    async (code) => {
      const sent = async () => [(await lastLetter())?.id, await lastSms()];
      await executed(code);
      const first = await sent();
      expect(await notices()).toEqual([]);
      const small = { amount: '1000.00' };
      await terminal.database.records.update(systemActor, 'reclamation', reclamation, small);
      expect(await executed(code)).toMatchObject({ status: 'Finished' });
      expect(await sent()).toEqual(first);
      expect(await notices()).toEqual([
        {
          title: expect.stringContaining('Duże') as string,
          description: expect.stringContaining(inGerman('record.amount > 1000')) as string,
        },
      ]);
    },
  );

  it('stops the process where its condition cannot be told of the record', async () => {
    await terminal.database.records.update(systemActor, 'reclamation', reclamation, { amount: null });
    expect(await executed('sendEmail("Duże", record.email)')).toMatchObject({ result: 'error' });
  });
});

describe('a template that is for some recipients, and says other words of some records', () => {
  const forSome = {
    baseDocument: 'reclamation',
    recepientsCondition: 'recipient.endsWith("@klient.example") || recipient == record.email',
    contentVariantsList: [
      { subject: 'Duża', body: 'duża', condition: 'record.amount > 1000' },
      { subject: 'Mała', body: 'mała' },
    ],
  };
  const recipients = async () =>
    (await terminal.rows(sql<{ to: string }>`select "to" from outgoing_email order by id desc limit 1`))[0]
      ?.to;

  it('goes to those only, in the words that are first said of the record', async () => {
    await template('Wybrane', forSome);
    await executed('sendEmail("Wybrane", "ktos@inna.example; ona@klient.example, nikt@nigdzie.example")');
    expect(await lastLetter()).toMatchObject({ subject: 'Duża', body: 'duża' });
    expect(await recipients()).toBe('ona@klient.example, nikt@nigdzie.example');
    await terminal.database.records.update(systemActor, 'reclamation', reclamation, { amount: '10.00' });
    await executed('sendEmail("Wybrane", "ona@klient.example")');
    expect(await lastLetter()).toMatchObject({ subject: 'Mała' });
  });

  it.each([
    [
      'to addresses that its condition leaves out',
      'sendEmail("Nikomu", "ktos@inna.example")',
      forSome.recepientsCondition,
    ],
    ['without a text for the record', 'sendEmail("Bez słów", record.email)', 'record.amount > 9999'],
  ])(
    'a letter %s is not sent: the process goes on and its executor is told why',
    async (_why, code, condition) => {
      await template('Nikomu', forSome);
      const unsaid = [{ subject: 'S', body: 'B', condition: 'record.amount > 9999' }];
      await template('Bez słów', { baseDocument: 'reclamation', contentVariantsList: unsaid });
      const before = await lastLetter();
      expect(await executed(code)).toMatchObject({ status: 'Finished' });
      expect(await lastLetter()).toEqual(before);
      const [told] = await terminal.rows(sql<{ description: string }>`
      select description from notification where user_id = ${person('jan')} and object_name = 'reclamation'
        and object_id = ${reclamation}`);
      expect(told?.description).toContain(inGerman(condition));
    },
  );
});

describe('a template that says to whom at a customer it goes', () => {
  const sent = async () =>
    (
      await terminal.rows(
        sql<{ to: string; cc: string | null }>`select "to", cc from outgoing_email order by id desc limit 1`,
      )
    )[0];
  beforeAll(async () => {
    const [buyer, accounts, drivers] = [
      await driver.make('standing', { name: 'Zakupy' }),
      await driver.make('standing', { name: 'Księgowość' }),
      await driver.make('standing', { name: 'Kierowca' }),
    ];
    const contact = (name: string, standing: number) =>
      driver.make('contactPerson', {
        name,
        counterparty: customer,
        standing,
        email: `${name}@niemiec.example`,
      });
    await contact('kupiec', buyer);
    await contact('ksiegowa', accounts);
    await contact('szofer', drivers);
    const notificationsList = [
      { standing: buyer, notificationType: 'recipient' },
      { standing: accounts, notificationType: 'copy' },
      { standing: drivers, notificationType: 'notSend' },
    ];
    await template('Do ludzi', { notificationsList, cc: 'szef@terminal.example' });
  });

  it.each([
    [
      'its recipients after those whom the process names, and copies',
      '"ktos@nigdzie.example"',
      { to: 'ktos@nigdzie.example, kupiec@niemiec.example' },
    ],
    ['its recipients where the process names nobody', '""', { to: 'kupiec@niemiec.example' }],
    [
      'nobody twice, and nobody to whom it is not sent',
      '"KUPIEC@niemiec.example; szofer@niemiec.example; KSIEGOWA@niemiec.example"',
      { to: 'KUPIEC@niemiec.example, KSIEGOWA@niemiec.example', cc: 'szef@terminal.example' },
    ],
  ])('goes to %s', async (_whom, to, expected) => {
    expect(await executed(`sendEmail("Do ludzi", ${to})`)).toMatchObject({ status: 'Finished' });
    expect(await sent()).toEqual({ cc: 'szef@terminal.example, ksiegowa@niemiec.example', ...expected });
  });

  it('is not sent where it may go to none of those who are named: its executor is notified', async () => {
    const standing = await driver.make('standing', { name: 'Portier' });
    await driver.make('contactPerson', {
      name: 'P',
      counterparty: customer,
      standing,
      email: 'p@niemiec.example',
    });
    await template('Nie dla portiera', { notificationsList: [{ standing, notificationType: 'notSend' }] });
    const before = await lastLetter();
    const code = 'sendEmail("Nie dla portiera", "p@niemiec.example")';
    expect(await executed(code)).toMatchObject({ status: 'Finished' });
    expect(await lastLetter()).toEqual(before);
    const told = await terminal.rows(sql<{ description: string }>`
      select description from notification where user_id = ${person('jan')} and object_name = 'reclamation'
        and object_id = ${reclamation}`);
    expect(told).toEqual([
      { description: expect.stringContaining(enumLabel('de', 'notificationType', 'notSend')) as string },
    ]);
  });

  it('stops the process where neither it nor the process names anybody', async () => {
    const standing = await driver.make('standing', { name: 'Nikt' });
    await template('Nikt', { notificationsList: [{ standing, notificationType: 'recipient' }] });
    expect(await executed('sendEmail("Nikt", "")')).toMatchObject({ result: 'error' });
  });
});

describe('the condition of a template', () => {
  // The rule, a template that breaks it, and the field that is refused.
  it.each<[string, RecordInput, string]>([
    ['says of which object', { executionCondition: 'record.id > 1' }, 'baseDocument'],
    ['of one that is there', { executionCondition: 'record.id > 1', baseDocument: 'nic' }, 'baseDocument'],
    [
      'is an expression about it',
      { executionCondition: 'record.nic > 1', baseDocument: 'reclamation' },
      'executionCondition',
    ],
    [
      'about who is written to may name them',
      { recepientsCondition: 'recipient > 5', baseDocument: 'reclamation' },
      'recepientsCondition',
    ],
    [
      'about its words stands with them, and names nobody who is written to',
      {
        contentVariantsList: [{ subject: 'S' }, { subject: 'T', condition: 'recipient == "a"' }],
        baseDocument: 'reclamation',
      },
      'contentVariantsList[1].condition',
    ],
  ])('%s', async (_rule, some, field) => {
    await expect(template('Zły', some)).rejects.toMatchObject({ errors: [{ field }] });
  });
});
