import { registerCheckStart } from '#workflows/partners/registerCheck.messages.ts';
import { firmLookupStart } from '#workflows/finance/firmLookup.messages.ts';
import {
  ksefInvoiceId,
  ksefInvoiceStart,
  ksefInvoiceState,
  resendInvoice,
} from '#workflows/finance/ksefInvoice.messages.ts';
import { eventually } from '#tools/testing/eventually.ts';
import { acceptedAnswer, answerWith } from '#workflows/testing/inMemoryOffice.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

/**
 * Cases whose histories are recorded: an invoice is sent to KSeF, and a firm is looked up in registers.
 */

/** Starts the workflow of an invoice. @param askedAt when the invoice became due, ISO; by default now */
const start = async ({ environment, worker }: Stage, askedAt?: string) =>
  environment.client.workflow.start(
    'ksefInvoice',
    ksefInvoiceStart({
      deliveryPaymentId: 1,
      askedAt: askedAt ?? new Date(await environment.currentTimeMs()).toISOString(),
      numberStr: 'PP-000001',
      taskQueue: worker.taskQueue,
      link: '',
    }),
  );

/** Waits until the workflow reports this stage of the invoice, removes its cause by `mend`, and has the invoice sent again. */
const resendAt = async ({ environment }: Stage, invoiceStage: string, mend: () => void): Promise<void> => {
  const handle = environment.client.workflow.getHandle(ksefInvoiceId(1));
  await eventually(async () => {
    const state = await handle.query(ksefInvoiceState);
    if (state.stage !== invoiceStage) throw new Error(`it is ${state.stage}`);
  });
  mend();
  await handle.executeUpdate(resendInvoice);
};

export const invoiceCases: readonly Case[] = [
  {
    workflow: 'finance/ksefInvoice',
    name: 'accepted',
    skipsTime: true,
    play: async (stage) => {
      await start(stage);
      return untilEnded(stage, ksefInvoiceId(1));
    },
  },
  {
    workflow: 'finance/ksefInvoice',
    name: 'away-then-lost-answer-after-midnight',
    skipsTime: true,
    play: async (stage) => {
      // The first attempt does not reach KSeF; the second one is taken, but its answer is lost. A day and a half has passed since the
      // invoice was asked for.
      let attempts = 0;
      stage.worker.world.office.beforeTaking = () => {
        attempts += 1;
        if (attempts === 1) throw new Error('KSeF answered 503');
      };
      stage.worker.world.office.afterTaking = () => {
        if (attempts === 2) throw new Error('socket hang up');
      };
      await start(stage, new Date((await stage.environment.currentTimeMs()) - 36 * 3_600_000).toISOString());
      return untilEnded(stage, ksefInvoiceId(1));
    },
  },
  {
    workflow: 'finance/ksefInvoice',
    name: 'blocked-refused-and-mended',
    skipsTime: true,
    play: async (stage) => {
      const { office } = stage.worker.world;
      office.obstacle = 'ksef_not_set_up';
      office.judge = () => answerWith('refused', '450');
      await start(stage);
      await resendAt(stage, 'blocked', () => (office.obstacle = undefined));
      await resendAt(stage, 'refused', () => (office.judge = () => acceptedAnswer));
      return untilEnded(stage, ksefInvoiceId(1));
    },
  },
  {
    workflow: 'finance/firmLookup',
    name: 'found',
    play: async (stage) => {
      const { environment, worker } = stage;
      const lookup = firmLookupStart('5260250995', '1', worker.taskQueue);
      await environment.client.workflow.start('firmLookup', lookup);
      return untilEnded(stage, lookup.workflowId);
    },
  },
  ...(['answered', 'silent'] as const).map((name): Case => ({
    workflow: 'partners/registerCheck',
    name,
    play: async (stage) => {
      const { environment, worker } = stage;
      if (name === 'silent')
        worker.world.office.register = () => {
          throw new Error('The register is silent');
        };
      const question = { office: 'whiteList', country: 'PL', number: '5260250995' } as const;
      const input = { ...question, account: null, counterpartyId: null, askedBy: null };
      const lookup = registerCheckStart(input, name, worker.taskQueue);
      await environment.client.workflow.start('registerCheck', lookup);
      return untilEnded(stage, lookup.workflowId);
    },
  })),
];
