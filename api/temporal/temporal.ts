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
import type { TemporalAddress } from '#domain/platform/temporalAddress.ts';
import { absent, reaching } from './reach.ts';

export interface TemporalSettings extends TemporalAddress {
  readonly namespace: string;
  readonly taskQueue: string;
  /** The address of the back office, for links from workflows to records. */
  readonly publicUrl: string;
  readonly log: Logger;
}

/** A command waits this long for its workflow before the caller is asked to try again. */
const commandDeadlineMs = 15_000;
/** Short, because a page must not wait long for additional data. */
const lookDeadlineMs = 1_500;

/** What the client needs to start a workflow: its id, its arguments and its task queue. The client does not export this type. */
type StartOptions = ConstructorParameters<typeof WithStartWorkflowOperation<Workflow>>[1];

/** How modules reach their workflows. A workflow's refusal is thrown as an error of the catalogue. */
export interface Temporal {
  /** @param deadlineMs 15 seconds if not given @throws temporal_unavailable if there is no answer in time */
  command<T>(work: (workflow: WorkflowClient) => Promise<T>, deadlineMs?: number): Promise<T>;
  /** Sends a command to a workflow, and starts it if needed. A repeated update id does not repeat the command. */
  commandBegun<View, Command>(
    workflowType: string,
    start: StartOptions,
    update: UpdateDefinition<View, [Command]>,
    command: Command,
    updateId: string,
  ): Promise<View>;
  /** Runs a query with a short deadline; undefined if the workflow has not started or has ended. */
  look<T>(work: (workflow: WorkflowClient) => Promise<T>): Promise<T | undefined>;
  /** True if Temporal answers. @throws temporal_unavailable if it does not */
  answers(): Promise<boolean>;
  /** The options that all starts share: the task queue, and the link to the record. */
  startOf(object: ObjectName, id: number): { readonly taskQueue: string; readonly link: string };
  readonly taskQueue: string;
  readonly log: Logger;
  close(): Promise<void>;
}

/** The connection is made only with the first call, so the API also starts while Temporal does not answer. */
export function connectTemporal(settings: TemporalSettings): Temporal {
  const { taskQueue, log } = settings;
  const connection = Connection.lazy({
    address: settings.address,
    ...(settings.tls ? { tls: settings.tls } : {}),
  });
  const { workflow } = new Client({ connection, namespace: settings.namespace });
  const reach = reaching(connection);
  /** The calls that have no answer yet: `close` waits for them. */
  const openCalls = new Set<Promise<unknown>>();
  const trackedReach: typeof reach = async (deadlineMs, work) => {
    const call = reach(deadlineMs, work);
    openCalls.add(call);
    return call.finally(() => openCalls.delete(call));
  };
  const command = <T>(
    work: (client: WorkflowClient) => Promise<T>,
    deadlineMs = commandDeadlineMs,
  ): Promise<T> => trackedReach(deadlineMs, () => work(workflow));
  return {
    command,
    commandBegun: (workflowType, start, update, argument, updateId) =>
      command(() =>
        workflow.executeUpdateWithStart(update, {
          // `reach` may call this function several times, and the client accepts an operation for one call only. So each call
          // makes a new operation.
          startWorkflowOperation: new WithStartWorkflowOperation(workflowType, start),
          args: [argument],
          updateId,
        }),
      ),
    // `absent` turns the error of a workflow that does not run into undefined, and throws all others.
    look: (work) => trackedReach(lookDeadlineMs, () => work(workflow)).catch(absent),
    answers: () => trackedReach(lookDeadlineMs, () => Promise.resolve(true)),
    startOf: (object, id) => ({ taskQueue, link: recordLink(settings.publicUrl, object, id) }),
    taskQueue,
    log,
    close: async () => {
      // The client repeats a failed call after a pause. If the connection were closed in that pause, the error would be thrown
      // outside of any call, where nobody can catch it.
      await Promise.allSettled(openCalls);
      await connection.close();
    },
  };
}
