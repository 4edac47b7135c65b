import {
  cancelCardPayment,
  cardPaymentId,
  cardPaymentStart,
  cardProgress,
  settleCardPayment,
} from '#workflows/payment/cardPayment.messages.ts';
import { printSlipId, printSlipStart } from '#workflows/printing/printSlip.messages.ts';
import { bookedOutcome } from '#workflows/testing/inMemoryTill.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

const attemptId = 1;

const startCard = async ({ environment, worker }: Stage) => {
  const now = await environment.currentTimeMs();
  return environment.client.workflow.start(
    'cardPayment',
    cardPaymentStart({
      attemptId,
      startBy: new Date(now + 60_000).toISOString(),
      numberStr: 'PP-000001',
      taskQueue: worker.taskQueue,
      link: 'http://localhost/',
    }),
  );
};
const startPrint = ({ environment, worker }: Stage) =>
  environment.client.workflow.start(
    'printSlip',
    printSlipStart({
      printId: 1,
      number: 'D-000001',
      taskQueue: worker.taskQueue,
      link: 'http://localhost/',
    }),
  );

/** The workflows of card payments at the kiosk and of its printer, played so that later releases can replay their histories. */
export const paymentCases: readonly Case[] = [
  {
    workflow: 'payment/cardPayment',
    name: 'approved',
    play: async (stage) => {
      await startCard(stage);
      return untilEnded(stage, cardPaymentId(attemptId));
    },
  },
  {
    workflow: 'payment/cardPayment',
    name: 'lost-found-and-given-back',
    skipsTime: true,
    play: async (stage) => {
      // The line is cut during the payment. The terminal says only at the third question that the money was taken. Meanwhile somebody
      // has paid otherwise, so the money is given back.
      const { till } = stage.worker.world;
      let recalls = 0;
      till.authorize = () => ({ kind: 'unknown', code: 'cut' });
      till.recall = () => ((recalls += 1) < 3 ? { kind: 'unknown', code: 'later' } : bookedOutcome);
      till.paidMeanwhile.add(attemptId);
      await startCard(stage);
      return untilEnded(stage, cardPaymentId(attemptId));
    },
  },
  {
    workflow: 'payment/cardPayment',
    name: 'settled-by-a-person',
    skipsTime: true,
    play: async (stage) => {
      stage.worker.world.till.authorize = () => ({ kind: 'unknown', code: 'cut' });
      const handle = await startCard(stage);
      // The outcome stays unknown until the workflow waits for a person (`stuck`), who then says it.
      while ((await handle.query(cardProgress)).stage !== 'stuck')
        await stage.environment.sleep('10 seconds');
      await handle.executeUpdate(settleCardPayment, { args: [{ outcome: 'taken', by: 1, why: 'slip' }] });
      return untilEnded(stage, cardPaymentId(attemptId));
    },
  },
  {
    workflow: 'payment/cardPayment',
    name: 'called-off',
    play: async (stage) => {
      // Nothing was sent to the terminal yet. The payment may end before the signal comes, which is then refused.
      const { till } = stage.worker.world;
      till.unsent.add(attemptId);
      till.authorize = () => Promise.reject(new Error('called off'));
      const handle = await startCard(stage);
      await handle.signal(cancelCardPayment).catch(() => undefined);
      return untilEnded(stage, cardPaymentId(attemptId));
    },
  },
  {
    workflow: 'printing/printSlip',
    name: 'printed',
    play: async (stage) => {
      await startPrint(stage);
      return untilEnded(stage, printSlipId(1));
    },
  },
  {
    workflow: 'printing/printSlip',
    name: 'given-up',
    skipsTime: true,
    play: async (stage) => {
      stage.worker.world.till.print = () => {
        throw new Error('no paper');
      };
      await startPrint(stage);
      return untilEnded(stage, printSlipId(1));
    },
  },
];
