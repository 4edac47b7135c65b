import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { warsawDay } from '#domain/finance/ksefTime.rules.ts';
import { kejaErrorFrom } from '../kernel/failures.ts';
import { nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { acceptedAnswer, wordWith, type InMemoryOffice } from '../testing/inMemoryOffice.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { registerCheckStart } from '../partners/registerCheck.messages.ts';
import { firmLookupStart } from './firmLookup.messages.ts';
import { ksefInvoiceId, ksefInvoiceStart, ksefInvoiceState, resendInvoice } from './ksefInvoice.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
let office: InMemoryOffice;

beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
  office = worker.world.office;
});
afterAll(async () => {
  await worker.stop();
  await environment.teardown();
});
const nothing = () => undefined;
beforeEach(() => {
  office.doubled.length = 0;
  Object.assign(office, {
    obstacle: undefined,
    beforeTaking: nothing,
    afterTaking: nothing,
    looking: nothing,
    register: nothing,
    judge: () => acceptedAnswer,
  });
});

const now = async (): Promise<string> => new Date(await environment.currentTimeMs()).toISOString();
const begin = async (askedAt?: string) => {
  const deliveryPaymentId = nextId();
  const start = ksefInvoiceStart({
    deliveryPaymentId,
    askedAt: askedAt ?? (await now()),
    numberStr: `PP-${deliveryPaymentId}`,
    taskQueue: worker.taskQueue,
    link: '',
  });
  await environment.client.workflow.start('ksefInvoice', start);
  const handle = environment.client.workflow.getHandle(ksefInvoiceId(deliveryPaymentId));
  return {
    id: deliveryPaymentId,
    start,
    result: () => handle.result(),
    state: () => handle.query(ksefInvoiceState),
    resend: () => handle.executeUpdate(resendInvoice),
    reaches: (stage: string) =>
      eventually(async () => expect((await handle.query(ksefInvoiceState)).stage).toBe(stage)),
    taken: () => office.taken.filter(({ invoiceId }) => invoiceId === deliveryPaymentId),
    notes: () => office.notes.filter(({ invoiceId }) => invoiceId === deliveryPaymentId),
  };
};
/** Fails so many times with these words, then no more. */
const failing = (times: number, words = 'socket hang up') => {
  let left = times;
  return () => {
    if (left > 0) {
      left -= 1;
      throw new Error(words);
    }
  };
};
const accepted = { ksefNumber: acceptedAnswer.ksefNumber, numberStr: expect.stringMatching(/^FV-/) };

describe('an invoice', () => {
  it('is numbered, handed over, judged, and its receipt kept', async () => {
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect(invoice.taken()).toHaveLength(1);
    expect(invoice.notes().map(({ ksefStatus }) => ksefStatus)).toEqual(['Sent', 'Accepted']);
    expect(office.receipts).toContain(invoice.id);
  });

  it('is one, however often it is started', async () => {
    const invoice = await begin();
    await invoice.result();
    await expect(environment.client.workflow.start('ksefInvoice', invoice.start)).rejects.toThrow(/already/i);
    expect(invoice.taken()).toHaveLength(1);
  });

  it('of a payment in which nothing bears VAT is none', async () => {
    const id = nextId();
    office.withoutVat.add(id);
    const start = ksefInvoiceStart({
      deliveryPaymentId: id,
      askedAt: await now(),
      numberStr: '',
      taskQueue: worker.taskQueue,
      link: '',
    });
    expect(await environment.client.workflow.execute('ksefInvoice', start)).toEqual({ nothing: true });
  });

  it('is issued under the name that was typed while the register of firms is away', async () => {
    office.register = failing(10);
    expect(await (await begin()).result()).toEqual(accepted);
  });

  it('waits for KSeF to make up its mind', async () => {
    let looks = 0;
    office.judge = () => ((looks += 1) < 4 ? wordWith('working') : acceptedAnswer);
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect(invoice.taken()).toHaveLength(1);
  });
});

describe('an invoice whose answer was lost', () => {
  it('is looked up and not sent a second time', async () => {
    office.afterTaking = failing(1);
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect(invoice.taken()).toHaveLength(1);
    expect(office.doubled).toEqual([]);
  });

  it('is not sent again while nobody can say whether it is there', async () => {
    office.afterTaking = failing(1);
    office.looking = failing(4, 'KSeF answered 503');
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect(invoice.taken()).toHaveLength(1);
    expect(office.doubled).toEqual([]);
  });
});

describe('while KSeF is away, an invoice', () => {
  it('is marked as offline and sent when KSeF is back', async () => {
    office.beforeTaking = failing(3, 'KSeF answered 503');
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect(invoice.notes()[0]).toMatchObject({ ksefStatus: 'Offline', reason: 'KSeF answered 503' });
    expect(invoice.taken()).toHaveLength(1);
  });

  it('that is handed over after midnight goes as one issued offline, with the day of its sale', async () => {
    const at = new Date((await environment.currentTimeMs()) - 36 * 3_600_000).toISOString();
    const invoice = await begin(at);
    await invoice.result();
    expect(invoice.taken()).toMatchObject([{ offline: true }]);
    expect(office.issued.get(invoice.id)?.issuedOn).toBe(warsawDay(at));
  });

  it('is tried again at once when somebody says so', async () => {
    let away = true;
    office.beforeTaking = () => {
      if (away) throw new Error('KSeF answered 503');
    };
    const invoice = await begin();
    await invoice.reaches('waiting');
    away = false;
    await invoice.resend();
    expect(await invoice.result()).toEqual(accepted);
  });
});

describe('an invoice that KSeF', () => {
  it('broke off is handed over again', async () => {
    office.judge = (id) =>
      office.taken.filter(({ invoiceId }) => invoiceId === id).length < 2
        ? wordWith('again', '550 anulowano')
        : acceptedAnswer;
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect(office.doubled).toEqual([]);
  });

  it('refused waits for a person, is written anew and keeps its number', async () => {
    let mended = false;
    office.judge = () => (mended ? acceptedAnswer : wordWith('refused', '450 semantyka'));
    const invoice = await begin();
    await invoice.reaches('refused');
    const { numberStr, reason } = await invoice.state();
    expect(reason).toBe('450 semantyka');
    mended = true;
    await invoice.resend();
    expect(await invoice.result()).toEqual({ ...accepted, numberStr });
    expect(invoice.notes().map(({ ksefStatus }) => ksefStatus)).toEqual([
      'Sent',
      'Refused',
      'Sent',
      'Accepted',
    ]);
  });

  it('has accepted is not sent again, whoever asks', async () => {
    const invoice = await begin();
    await invoice.result();
    await expect(invoice.resend()).rejects.toThrow();
    expect(invoice.taken()).toHaveLength(1);
  });
});

describe('an invoice that cannot be issued', () => {
  it('says why on its payment, takes no number, and goes on once that is mended', async () => {
    office.obstacle = 'ksef_not_set_up';
    const invoice = await begin();
    await invoice.reaches('blocked');
    expect(office.troubles.get(invoice.id)).toBe('ksef_not_set_up');
    expect(office.issued.has(invoice.id)).toBe(false);
    office.obstacle = undefined;
    await invoice.resend();
    expect(await invoice.result()).toEqual(accepted);
    expect(office.troubles.get(invoice.id)).toBeNull();
  });
});

describe('a firm looked up in the register', () => {
  const lookUp = () =>
    environment.client.workflow.execute(
      'firmLookup',
      firmLookupStart('5260250995', String(nextId()), worker.taskQueue),
    );

  it('is answered with its name', async () => {
    expect(await lookUp()).toMatchObject({ name: 'Orange Polska S.A.' });
  });

  it('is refused in words while the register is away', async () => {
    office.register = failing(10);
    const refusal = kejaErrorFrom(await lookUp().catch((error: unknown) => error));
    expect(refusal?.code).toBe('firm_register_unavailable');
  });
});

describe('a payer of VAT looked up in a register', () => {
  const question = {
    office: 'vies',
    country: 'DE',
    number: '136695976',
    account: null,
    counterpartyId: null,
    askedBy: null,
  } as const;
  const ask = () =>
    environment.client.workflow.execute(
      'registerCheck',
      registerCheckStart(question, String(nextId()), worker.taskQueue),
    );

  it('is answered by the record that keeps what the register said', async () => {
    expect(await ask()).toEqual({ id: 1 });
    office.register = failing(1);
    expect(await ask()).toEqual({ id: 1 });
  });

  it('is nobody’s answer while the register is silent, and no failure', async () => {
    office.register = failing(10);
    expect(await ask()).toBeNull();
  });
});

/** The worker that runs an activity dies: Temporal hears of a failure, whether or not the work was done. */
describe.each(['beforeTaking', 'afterTaking', 'looking', 'register'] as const)('killed %s', (where) => {
  it.each([1, 2])('%i times, it is one invoice in KSeF and none is lost', async (times) => {
    office[where] = failing(times, 'worker shutdown');
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect(invoice.taken()).toHaveLength(1);
    expect(office.doubled).toEqual([]);
  });
});
