import {
  Client,
  Connection,
  WithStartWorkflowOperation,
  type Workflow,
  type WorkflowClient,
} from '@temporalio/client';
import type { UpdateDefinition } from '@temporalio/common';
import type { Logger } from 'pino';
import type { ObjectName } from '#domain/objects.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { absent, reaching } from './reach.ts';

export interface TemporalSettings {
  readonly address: string;
  readonly namespace: string;
  readonly taskQueue: string;
  readonly publicUrl: string;
  readonly log: Logger;
}

/** A command waits this long for its workflow before the caller is told to try again. */
const commandDeadlineMs = 15_000;
/** A page does not wait for what only decorates it. */
const lookDeadlineMs = 1_500;

type StartOptions = ConstructorParameters<typeof WithStartWorkflowOperation<Workflow>>[1];

/** How rooms reach their workflows. A workflow's refusal is thrown as an error of the catalogue. */
export interface Temporal {
  /** @throws temporal_unavailable where nobody has answered in time */
  command<T>(work: (workflow: WorkflowClient) => Promise<T>): Promise<T>;
  /** Gives a command to a workflow, which begins where it has not. The same update id is the same command. */
  commandBegun<View, Command>(
    workflowType: string,
    start: StartOptions,
    update: UpdateDefinition<View, [Command]>,
    command: Command,
    updateId: string,
  ): Promise<View>;
  /** Asks and waits but a moment; nothing of a workflow that has not begun or is over. */
  look<T>(work: (workflow: WorkflowClient) => Promise<T>): Promise<T | undefined>;
  /** What every start says beside its own words: who is to run it, and where its record is looked at. */
  startOf(object: ObjectName, id: number): { readonly taskQueue: string; readonly link: string };
  readonly taskQueue: string;
  readonly log: Logger;
  close(): Promise<void>;
}

export const connectTemporal = (settings: TemporalSettings): Temporal => {
  const { taskQueue, log } = settings;
  const connection = Connection.lazy({ address: settings.address });
  const { workflow } = new Client({ connection, namespace: settings.namespace });
  const within = reaching(connection);
  const command = <T>(work: (client: WorkflowClient) => Promise<T>): Promise<T> =>
    within(commandDeadlineMs, () => work(workflow));
  return {
    command,
    commandBegun: (workflowType, start, update, argument, updateId) => {
      const startWorkflowOperation = new WithStartWorkflowOperation(workflowType, start);
      return command(() =>
        workflow.executeUpdateWithStart(update, { startWorkflowOperation, args: [argument], updateId }),
      );
    },
    look: (work) => within(lookDeadlineMs, () => work(workflow)).catch(absent),
    startOf: (object, id) => ({ taskQueue, link: recordLink(settings.publicUrl, object, id) }),
    taskQueue,
    log,
    close: () => connection.close(),
  };
};
