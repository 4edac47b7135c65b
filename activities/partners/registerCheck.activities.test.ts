import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { startTaxRegisters, type TaxRegisters } from '#tools/simulator/taxRegisters/server.ts';
import type { RegisterQuestion } from '#workflows/partners/registerCheck.messages.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { registerCheckActivities } from './registerCheck.activities.ts';
import { viesAt } from './vies.ts';
import { whiteListAt } from './whiteList.ts';

let terminal: TestTerminal;
let registers: TaxRegisters;
let activities: ReturnType<typeof registerCheckActivities>;
let keys = 0;

beforeAll(async () => {
  terminal = await createTestTerminal();
  registers = await startTaxRegisters({ port: 0 });
  const { database } = terminal;
  activities = registerCheckActivities({
    database,
    whiteList: whiteListAt(registers.whiteListUrl),
    vies: viesAt(registers.viesUrl),
  });
});
afterAll(async () => {
  await registers.close();
  await terminal.close();
});
beforeEach(() => registers.behave({}));

const plain = { account: null, counterpartyId: null, askedBy: null };
const inPoland = (number: string, account: string | null = null): RegisterQuestion => ({
  ...plain,
  office: 'whiteList',
  country: 'PL',
  number,
  account,
});
const inVies = (country: string, number: string): RegisterQuestion => ({
  ...plain,
  office: 'vies',
  country,
  number,
});
const ask = (question: RegisterQuestion, key = `ask-${++keys}`) => activities.askRegister({ key, question });
const said = async (question: RegisterQuestion) => {
  const { id } = await ask(question);
  return terminal.database.records.get(systemActor, 'registerCheck', id);
};
const keptRows = async (): Promise<number> => {
  const rows = await terminal.database.sql.selectFrom('register_check').select('id').execute();
  return rows.length;
};

const account = 'PL61109010140000071219812874';

describe('the white list', () => {
  it('says that a firm pays VAT, with the day and the identifier of the answer', async () => {
    expect(await said(inPoland('5261040567'))).toMatchObject({
      outcome: 'Confirmed',
      vatNumber: '5261040567',
      vatStatus: 'Czynny',
      firmName: 'PRZEWOŹNIK & SYNOWIE SP. Z O.O.',
      checkDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      proof: expect.stringMatching(/^\w+-\w+$/),
      accountOnList: null,
      accountProof: null,
    });
  });

  it('says whether a bank account is the firm’s, under an identifier of its own', async () => {
    expect(await said(inPoland('5261040567', account))).toMatchObject({
      outcome: 'Confirmed',
      account,
      accountOnList: true,
      accountProof: expect.stringMatching(/^\w+-\w+$/),
    });
    const other = 'PL27114020040000300201355387';
    expect(await said(inPoland('5261040567', other))).toMatchObject({
      outcome: 'NotConfirmed',
      accountOnList: false,
    });
    // A foreign account is on no Polish list: nobody is asked about it.
    expect(await said(inPoland('5261040567', 'DE89370400440532013000'))).toMatchObject({
      accountOnList: false,
      accountProof: null,
    });
  });

  it('does not know a number: that is an answer too, with its identifier', async () => {
    expect(await said(inPoland('5252344078'))).toMatchObject({
      outcome: 'NotConfirmed',
      vatStatus: null,
      proof: expect.stringMatching(/^\w+-\w+$/),
    });
  });
});

describe('VIES', () => {
  it('says whether a number is valid, under a consultation number', async () => {
    expect(await said(inVies('DE', '136695976'))).toMatchObject({
      outcome: 'Confirmed',
      vatNumber: 'DE136695976',
      firmName: null,
      proof: expect.stringMatching(/^WAPI/),
    });
    expect(await said(inVies('FR', '83404833040'))).toMatchObject({ outcome: 'NotConfirmed' });
  });

  it('is asked about a number of Northern Ireland', async () => {
    expect(await said(inVies('GB', '980780684'))).toMatchObject({
      outcome: 'Confirmed',
      vatNumber: 'GB980780684',
    });
  });

  it('gives no consultation number where nobody says who asks', async () => {
    const vies = viesAt(registers.viesUrl);
    expect(await vies.check('GR', '094259216', null)).toMatchObject({ valid: true, proof: null });
  });
});

const offices = [
  ['the white list', inPoland('5261040567', account)],
  ['VIES', inVies('DE', '136695976')],
] as const;
const troubles = [
  ['away', { away: true }],
  ['late', { lateMs: 6_500 }],
  ['answering with a page', { rubbish: 'page' }],
  ['answering in another shape', { rubbish: 'otherShape' }],
  ['answering without end', { rubbish: 'endless' }],
] as const;
describe.each(offices)('%s', (_office, question) => {
  it.each(troubles)(
    'a register that is %s leaves nothing that could be taken for an answer',
    async (_trouble, behaviour) => {
      const before = await keptRows();
      registers.behave(behaviour);
      await expect(ask(question)).rejects.toThrow();
      expect(await keptRows()).toBe(before);
    },
  );

  it('is asked again by a worker that died, and keeps one answer', async () => {
    const before = await keptRows();
    const answers = await Promise.all([
      ask(question, `twice-${question.office}`),
      ask(question, `twice-${question.office}`),
    ]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await ask(question, `twice-${question.office}`)).toEqual(answers[0]);
    expect(await keptRows()).toBe(before + 1);
  });
});
