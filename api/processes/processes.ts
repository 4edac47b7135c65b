import { Client, Connection, WithStartWorkflowOperation, WorkflowNotFoundError } from '@temporalio/client';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/connect.ts';
import { taskRow } from '#database/processes/taskRow.ts';
import type { RegisteredFirm } from '#domain/finance/registeredFirm.ts';
import { fail } from '#domain/kernel/fail.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import type { QueuePriority } from '#domain/terminal/queue.rules.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { TaskMove } from '#domain/processes/task.rules.ts';
import { firmLookupStart, firmLookupWorkflow } from '#workflows/finance/firmLookup.messages.ts';
import {
  ksefInvoiceId,
  ksefInvoiceState,
  resendInvoice,
  type KsefInvoiceState,
} from '#workflows/finance/ksefInvoice.messages.ts';
import type { UnloadingMove } from '#domain/ships/unloading.rules.ts';
import {
  shipUnloadingStart,
  shipUnloadingWorkflow,
  unloadingUpdates,
  type UnloadingCommands,
  type UnloadingView,
} from '#workflows/ships/shipUnloading.messages.ts';
import {
  taskStart,
  taskState,
  taskUpdates,
  taskWorkflow,
  taskWorkflowId,
  type TaskMoveCommand,
  type TaskView,
} from '#workflows/processes/task.messages.ts';
import {
  cancelCardPayment,
  cardPaymentId,
  settleCardPayment,
  type CardSettlement,
} from '#workflows/payment/cardPayment.messages.ts';
import { sendSmsId, smsReceipt, type SmsReceipt } from '#workflows/terminal/sendSms.messages.ts';
import {
  journeyId,
  journeyStart,
  journeyState,
  journeyUpdates,
  journeyWorkflow,
  type JourneyCommands,
  type JourneyView,
} from '#workflows/terminal/journey.messages.ts';
import {
  queueBoard,
  queueUpdates,
  stationQueueId,
  type ArrangeCommand,
  type QueueBoard,
} from '#workflows/terminal/stationQueue.messages.ts';
import { absent, isAwayOrOff, reaching } from './reach.ts';

export interface ProcessSettings {
  readonly address: string;
  readonly namespace: string;
  readonly taskQueue: string;
  readonly publicUrl: string;
  readonly log: Logger;
}

/** A command waits this long for its workflow before the caller is told to try again. */
const commandDeadlineMs = 15_000;
/** A list does not wait for what only decorates it. */
const boardDeadlineMs = 1_500;

/** What the API asks of workflows, in the words of their message contracts. Without Temporal: `temporal_unavailable`. */
export interface Processes {
  /** Does a move of the truck's journey, starting the journey where it has not begun. The same update id is the same move. */
  move<M extends JourneyMove>(
    dispositionId: number,
    move: M,
    command: JourneyCommands[M],
    updateId: string,
  ): Promise<JourneyView>;
  /** Where the journey stands; nothing when it has not begun. */
  view(dispositionId: number): Promise<JourneyView | undefined>;
  /** The station's queue; nothing when it is off or does not answer soon. */
  board(weighingStationId: number): Promise<QueueBoard | undefined>;
  arrangeQueue(weighingStationId: number, change: QueueChange, updateId: string): Promise<QueueBoard>;
  /** Gives a command to the unloading of a ship, beginning it where it has not begun. The same update id is the same command. */
  commandUnloading<M extends UnloadingMove>(
    unloadingId: number,
    move: M,
    command: UnloadingCommands[M],
    updateId: string,
  ): Promise<UnloadingView>;
  /** Makes a move of a task, starting its workflow where that has not begun. The same update id is the same move. */
  moveTask(taskId: number, move: TaskMove, command: TaskMoveCommand, updateId: string): Promise<TaskView>;
  /** Where the task stands; nothing when its workflow is over, or has not begun. */
  taskView(taskId: number): Promise<TaskView | undefined>;
  /** A firm by its NIP, from the register outside. @throws firm_not_found, firm_register_unavailable */
  lookUpFirm(nip: string, requestId: string): Promise<RegisteredFirm>;
  /** Where the invoice of a payment stands; nothing when none is under way. */
  invoiceState(deliveryPaymentId: number): Promise<KsefInvoiceState | undefined>;
  /** @throws invoice_not_resendable */
  resendInvoice(deliveryPaymentId: number, updateId: string): Promise<void>;
  receiveReceipt(outgoingSmsId: number, receipt: SmsReceipt): Promise<void>;
  /** A driver does not want to pay by card any more. */
  cancelCard(attemptId: number): Promise<void>;
  /** @throws payment_not_unknown while the process can find out itself, and after it has ended */
  settleCard(attemptId: number, settlement: CardSettlement, updateId: string): Promise<void>;
  close(): Promise<void>;
}

export type QueueChange =
  | ({ readonly kind: 'hold' | 'release' } & ArrangeCommand)
  | ({ readonly kind: 'reorder'; readonly position: number } & ArrangeCommand)
  | ({ readonly kind: 'prioritise'; readonly priority: QueuePriority } & ArrangeCommand);

export const connectProcesses = (database: Database, settings: ProcessSettings): Processes => {
  const connection = Connection.lazy({ address: settings.address });
  const client = new Client({ connection, namespace: settings.namespace });

  const within = reaching(connection);

  const startOf = async (dispositionId: number) => {
    const { rows } = await sql<{ number_str: string; weighing_station_id: number | null }>`
      select number_str, weighing_station_id from disposition where id = ${dispositionId}`.execute(
      database.sql,
    );
    const [row] = rows;
    if (!row) throw fail('record_not_found', { object: 'disposition', id: dispositionId });
    return journeyStart({
      dispositionId,
      numberStr: row.number_str,
      weighingStationId: row.weighing_station_id,
      taskQueue: settings.taskQueue,
      link: recordLink(settings.publicUrl, 'disposition', dispositionId),
    });
  };

  return {
    move: async (dispositionId, move, command, updateId) => {
      const start = new WithStartWorkflowOperation(journeyWorkflow, await startOf(dispositionId));
      return within(commandDeadlineMs, () =>
        client.workflow.executeUpdateWithStart(journeyUpdates[move], {
          startWorkflowOperation: start,
          args: [command] as never,
          updateId,
        }),
      );
    },
    view: (dispositionId) =>
      within(boardDeadlineMs, () =>
        client.workflow.getHandle(journeyId(dispositionId)).query(journeyState),
      ).catch(absent),
    board: (weighingStationId) =>
      within(boardDeadlineMs, () =>
        client.workflow
          .getHandle(stationQueueId(weighingStationId))
          .query(queueBoard, { now: new Date().toISOString() }),
      ).catch((error: unknown) => {
        if (!isAwayOrOff(error))
          settings.log.warn({ err: error, weighingStationId }, 'a queue does not answer');
        return undefined;
      }),
    arrangeQueue: (weighingStationId, change, updateId) => {
      const handle = client.workflow.getHandle(stationQueueId(weighingStationId));
      const { kind, ...wish } = change;
      return within(commandDeadlineMs, () =>
        handle.executeUpdate(queueUpdates[kind], { args: [wish as never], updateId }),
      ).catch((error: unknown) => {
        if (error instanceof WorkflowNotFoundError) throw fail('queue_off', { weighingStationId });
        throw error;
      });
    },
    commandUnloading: async (unloadingId, move, command, updateId) => {
      const { rows } = await sql<{ number_str: string }>`
        select number_str from ship_unloading where id = ${unloadingId}`.execute(database.sql);
      const start = shipUnloadingStart({
        unloadingId,
        numberStr: rows[0]?.number_str ?? String(unloadingId),
        taskQueue: settings.taskQueue,
        link: recordLink(settings.publicUrl, 'shipUnloading', unloadingId),
      });
      return within(commandDeadlineMs, () =>
        client.workflow.executeUpdateWithStart(unloadingUpdates[move], {
          startWorkflowOperation: new WithStartWorkflowOperation(shipUnloadingWorkflow, start),
          args: [command] as never,
          updateId,
        }),
      );
    },
    moveTask: async (taskId, move, command, updateId) => {
      const { number_str: numberStr } = await taskRow(database.sql, taskId);
      const link = recordLink(settings.publicUrl, 'task', taskId);
      const start = taskStart({ taskId, numberStr, taskQueue: settings.taskQueue, link });
      return within(commandDeadlineMs, () =>
        client.workflow.executeUpdateWithStart(taskUpdates[move], {
          startWorkflowOperation: new WithStartWorkflowOperation(taskWorkflow, start),
          args: [command],
          updateId,
        }),
      );
    },
    taskView: (taskId) =>
      within(boardDeadlineMs, () => client.workflow.getHandle(taskWorkflowId(taskId)).query(taskState)).catch(
        absent,
      ),
    lookUpFirm: (nip, requestId) =>
      within(commandDeadlineMs, () =>
        client.workflow.execute(firmLookupWorkflow, firmLookupStart(nip, requestId, settings.taskQueue)),
      ) as Promise<RegisteredFirm>,
    invoiceState: (deliveryPaymentId) =>
      within(boardDeadlineMs, () =>
        client.workflow.getHandle(ksefInvoiceId(deliveryPaymentId)).query(ksefInvoiceState),
      ).catch(absent),
    resendInvoice: (deliveryPaymentId, updateId) =>
      within(commandDeadlineMs, () =>
        client.workflow
          .getHandle(ksefInvoiceId(deliveryPaymentId))
          .executeUpdate(resendInvoice, { updateId }),
      ).catch((error: unknown) => {
        if (error instanceof WorkflowNotFoundError) throw fail('invoice_not_resendable');
        throw error;
      }),
    receiveReceipt: (outgoingSmsId, receipt) =>
      within(commandDeadlineMs, () =>
        client.workflow.getHandle(sendSmsId(outgoingSmsId)).signal(smsReceipt, receipt),
      ).catch(absent),
    cancelCard: (attemptId) =>
      within(commandDeadlineMs, () =>
        client.workflow.getHandle(cardPaymentId(attemptId)).signal(cancelCardPayment),
      ).catch(absent),
    settleCard: async (attemptId, settlement, updateId) => {
      const handle = client.workflow.getHandle(cardPaymentId(attemptId));
      await within(commandDeadlineMs, () =>
        handle.executeUpdate(settleCardPayment, { args: [settlement], updateId }),
      ).catch((error: unknown) => {
        if (error instanceof WorkflowNotFoundError) throw fail('payment_not_unknown');
        throw error;
      });
    },
    close: () => connection.close(),
  };
};
