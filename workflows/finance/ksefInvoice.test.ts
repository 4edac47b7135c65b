import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { warsawDay } from '#domain/kernel/warsawDay.ts';
import { kejaErrorFrom, refusalFailure } from '../kernel/failures.ts';
import { nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { acceptedAnswer, answerWith, type InMemoryOffice } from '../testing/inMemoryOffice.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { registerCheckStart } from '../partners/registerCheck.messages.ts';
import { firmLookupStart } from './firmLookup.messages.ts';
import {
  invoiceCorrected,
  ksefInvoiceId,
  ksefInvoiceStart,
  ksefInvoiceState,
  resendInvoice,
} from './ksefInvoice.messages.ts';

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
  office.keys.length = 0;
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
const begin = async (askedAt?: string, deliveryPaymentId = nextId(), lacksInvoice = false) => {
  const start = ksefInvoiceStart({
    deliveryPaymentId,
    askedAt: askedAt ?? (await now()),
    numberStr: `PP-${deliveryPaymentId}`,
    taskQueue: worker.taskQueue,
    link: '',
    lacksInvoice,
  });
  const signal = () =>
    environment.client.workflow.signalWithStart('ksefInvoice', { ...start, signal: invoiceCorrected });
  const { signaledRunId: runId } = await signal();
  const handle = environment.client.workflow.getHandle(ksefInvoiceId(deliveryPaymentId));
  return {
    id: deliveryPaymentId,
    /** What begins the keys of its steps. */
    keys: `${ksefInvoiceId(deliveryPaymentId)}:${runId}:`,
    start,
    result: () => handle.result(),
    state: () => handle.query(ksefInvoiceState),
    resend: () => handle.executeUpdate(resendInvoice),
    /** As the outbox does when the buyer was corrected. */
    correct: signal,
    rebuilt: () => office.rebuilt.get(deliveryPaymentId) ?? 0,
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
/** Refuses so many times, as KSeF does without a valid token. */
const refusing = (times: number) => {
  let left = times;
  return () => {
    if (left > 0) {
      left -= 1;
      throw refusalFailure({ code: 'ksef_refused', params: { reason: '401 token' } });
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
    await expect(invoice.correct()).rejects.toThrow(/already/i);
    expect(invoice.taken()).toHaveLength(1);
  });

  it('a payment in which nothing bears VAT gets no invoice', async () => {
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

  it('a payment in which nothing bears VAT gets its invoice once it bears VAT and the invoice is asked for again', async () => {
    office.obstacle = 'ksef_not_set_up';
    const first = await begin();
    await first.reaches('blocked');
    office.withoutVat.add(first.id);
    await first.resend();
    expect(await first.result()).toEqual({ nothing: true });
    await expect(first.correct()).rejects.toThrow(/already/i);
    office.withoutVat.delete(first.id);
    const second = await begin(undefined, first.id, true);
    await second.reaches('blocked');
    expect(office.troubles.get(first.id)).toBe('ksef_not_set_up');
    office.obstacle = undefined;
    await second.resend();
    expect(await second.result()).toEqual(accepted);
    expect(second.taken()).toHaveLength(1);
  });

  it('is issued under the name that was typed while the register of firms is away', async () => {
    office.register = failing(10);
    expect(await (await begin()).result()).toEqual(accepted);
  });

  it('waits for KSeF to make up its mind', async () => {
    let looks = 0;
    office.judge = () => ((looks += 1) < 4 ? answerWith('working') : acceptedAnswer);
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

  it('while KSeF is away, an invoice that is handed over after midnight goes as one issued offline, with the day of its sale', async () => {
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
        ? answerWith('again', '550 anulowano')
        : acceptedAnswer;
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect(office.doubled).toEqual([]);
  });

  it('refused waits for a person, is written anew and keeps its number', async () => {
    let corrected = false;
    office.judge = () => (corrected ? acceptedAnswer : answerWith('refused', '450 semantyka'));
    const invoice = await begin();
    await invoice.reaches('refused');
    const { numberStr, reason } = await invoice.state();
    expect(reason).toBe('450 semantyka');
    corrected = true;
    await invoice.resend();
    expect(await invoice.result()).toEqual({ ...accepted, numberStr });
    expect(invoice.notes().map(({ ksefStatus }) => ksefStatus)).toEqual([
      'Sent',
      'Refused',
      'Sent',
      'Accepted',
    ]);
  });

  it('refused is made again by itself once its buyer was corrected', async () => {
    let corrected = false;
    office.judge = () => (corrected ? acceptedAnswer : answerWith('refused', '450 semantyka'));
    const invoice = await begin();
    await invoice.reaches('refused');
    corrected = true;
    await invoice.correct();
    expect(await invoice.result()).toEqual(accepted);
    expect([invoice.rebuilt(), invoice.taken().length]).toEqual([1, 2]);
  });

  it('has accepted without a number yet is asked for again', async () => {
    let looks = 0;
    office.judge = () => ((looks += 1) < 12 ? answerWith('accepted') : acceptedAnswer);
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect([invoice.rebuilt(), invoice.taken().length]).toEqual([0, 1]);
  });

  it('takes long to decide about is not called one of a KSeF that is away', async () => {
    let looks = 0;
    office.judge = () => ((looks += 1) < 20 ? answerWith('working') : acceptedAnswer);
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect(new Set(invoice.notes().map(({ ksefStatus }) => ksefStatus))).toEqual(
      new Set(['Sent', 'Accepted']),
    );
  });

  it('has accepted is not sent again, whoever asks', async () => {
    const invoice = await begin();
    await invoice.result();
    await expect(invoice.resend()).rejects.toThrow();
    expect(invoice.taken()).toHaveLength(1);
  });
});

describe('an invoice of which KSeF refuses to say what became of it', () => {
  it('is not taken for refused, needs a person, and keeps the XML that KSeF has', async () => {
    office.looking = refusing(2);
    const invoice = await begin();
    expect(await invoice.result()).toEqual(accepted);
    expect([invoice.rebuilt(), invoice.taken().length]).toEqual([0, 1]);
    expect(invoice.notes().map(({ ksefStatus, reason }) => [ksefStatus, reason])).toEqual([
      ['Sent', null],
      ['Sent', '401 token'],
      ['Sent', '401 token'],
      ['Accepted', null],
    ]);
  });

  it('is asked for at once when somebody says so', async () => {
    let refused = true;
    office.looking = () => {
      if (refused) refusing(1)();
    };
    const invoice = await begin();
    await invoice.reaches('waiting');
    refused = false;
    await invoice.resend();
    expect(await invoice.result()).toEqual(accepted);
    expect([invoice.rebuilt(), invoice.taken().length]).toEqual([0, 1]);
  });
});

describe('an invoice that KSeF refused to take', () => {
  it('is made again if KSeF does not have it', async () => {
    office.beforeTaking = refusing(1);
    const invoice = await begin();
    await invoice.reaches('refused');
    await invoice.resend();
    expect(await invoice.result()).toEqual(accepted);
    expect([invoice.rebuilt(), invoice.taken().length]).toEqual([1, 1]);
  });

  it('is looked for first, and keeps its XML if KSeF has it all the same', async () => {
    office.afterTaking = refusing(1);
    const invoice = await begin();
    await invoice.reaches('refused');
    await invoice.resend();
    expect(await invoice.result()).toEqual(accepted);
    expect([invoice.rebuilt(), invoice.taken().length]).toEqual([0, 1]);
  });

  it('is not asked for twice at once: another try is refused while one is under way', async () => {
    office.afterTaking = refusing(1);
    const invoice = await begin();
    await invoice.reaches('refused');
    let meanwhile: unknown;
    office.looking = async () => {
      office.looking = nothing;
      meanwhile = await invoice.resend().catch(kejaErrorFrom);
    };
    await invoice.resend();
    expect(await invoice.result()).toEqual(accepted);
    expect(meanwhile).toMatchObject({ code: 'invoice_not_resendable' });
  });

  it('is made again with what was corrected since a dying worker had made it again', async () => {
    office.judge = (id) => (office.rebuilt.has(id) ? acceptedAnswer : answerWith('refused', '450'));
    const refusedOnce = async () => {
      office.afterTaking = refusing(1);
      const invoice = await begin();
      await invoice.reaches('refused');
      return invoice;
    };
    const other = await refusedOnce();
    await other.resend();
    await other.result();
    const [keyOfOther = ''] = office.keys;
    const invoice = await refusedOnce();
    office.looking = async () => {
      office.looking = nothing;
      // What the dying worker has done: its key is that of the other invoice with another beginning.
      const key = keyOfOther.replace(other.keys, invoice.keys);
      await office.activities.rebuildInvoice({ key, invoiceId: invoice.id });
      await invoice.correct();
    };
    await invoice.resend();
    expect(await invoice.result()).toEqual(accepted);
    expect(invoice.rebuilt()).toBe(2);
  });
});

describe('an invoice that cannot be issued', () => {
  it('is issued by itself once its buyer was corrected', async () => {
    office.obstacle = 'invoice_invalid';
    const invoice = await begin();
    await invoice.reaches('blocked');
    office.obstacle = undefined;
    await invoice.correct();
    expect(await invoice.result()).toEqual(accepted);
    expect(office.troubles.get(invoice.id)).toBeNull();
  });

  it('is issued by itself if its buyer was corrected while it was being made', async () => {
    office.obstacle = 'invoice_invalid';
    const begun = begin();
    let times = 0;
    office.register = async () => {
      times += 1;
      if (times === 1) await (await begun).correct();
      else office.obstacle = undefined;
    };
    expect(await (await begun).result()).toEqual(accepted);
    expect(times).toBe(2);
  });

  it('is noted as sent, although a worker that could not issue it has died', async () => {
    office.obstacle = 'invoice_invalid';
    const other = await begin();
    await other.reaches('blocked');
    office.obstacle = undefined;
    const [keyOfOther = ''] = office.keys;
    const begun = begin();
    office.register = async () => {
      const { id, keys } = await begun;
      // What the dying worker has done, by the key of the same step of the other invoice.
      const key = keyOfOther.replace(other.keys, keys);
      const trouble = { code: 'invoice_invalid', params: {} };
      await office.activities.noteInvoiceTrouble({ key, deliveryPaymentId: id, trouble });
    };
    const invoice = await begun;
    expect(await invoice.result()).toEqual(accepted);
    expect(invoice.notes().map(({ ksefStatus }) => ksefStatus)).toEqual(['Sent', 'Accepted']);
  });

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
