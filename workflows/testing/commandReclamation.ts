import type { TestWorkflowEnvironment } from '@temporalio/testing';
import type { ReclamationMove, ReclamationStateFacts } from '#domain/service/reclamation.rules.ts';
import {
  reclamationStart,
  reclamationUpdates,
  reclamationWorkflow,
  type ReclamationCommands,
  type ReclamationInput,
  type ReclamationView,
} from '../service/reclamation.messages.ts';
import type { ReclamationReading } from '../service/reclamation.activities.ts';
import type { Continued } from '../kernel/continued.ts';
import type { ReclamationCarried } from '../service/reclamation.state.ts';
import { updateWithStart } from './updateWithStart.ts';
import type { TestWorker } from './worker.ts';

export const states = {
  reported: { id: 1, group: 'open', isClosed: false },
  examined: { id: 2, group: 'ongoing', isClosed: false },
  ready: { id: 5, group: 'toReceive', isClosed: false },
  rejected: { id: 6, group: 'rejected', isClosed: true },
  closed: { id: 7, group: 'toReceive', isClosed: true },
} as const satisfies Record<string, ReclamationStateFacts>;

export const decisions = { granted: 1, refused: 2 } as const;

/**
 * Reclamations of a world in memory, moved as the API moves them, by user 1.
 * @param input what the workflows get besides the id of their reclamation
 */
export function reclamationsOf(
  environment: TestWorkflowEnvironment,
  { world, taskQueue }: TestWorker,
  input: Partial<Continued<ReclamationInput, ReclamationCarried>> = {},
) {
  const { records, ...dictionaries } = world.reclamations;
  for (const state of Object.values(states)) dictionaries.states.set(state.id, state);
  dictionaries.decisions.set(decisions.granted, { id: decisions.granted, leadsTo: states.examined });
  dictionaries.decisions.set(decisions.refused, { id: decisions.refused, leadsTo: states.rejected });
  const startOf = (reclamationId: number) => ({
    ...reclamationStart({ reclamationId, numberStr: `RK-${reclamationId}`, taskQueue, link: '' }),
    args: [{ reclamationId, ...input }] as [typeof input & ReclamationInput],
  });
  return {
    startOf,
    /** Adds a reclamation to the records, or changes some of its facts. */
    register: (id: number, some: Partial<ReclamationReading> = {}): void =>
      void records.set(id, {
        numberStr: `RK-${id}`,
        standing: { state: states.reported, decisionId: null },
        term: null,
        managerId: 1,
        marked: false,
        ...records.get(id),
        ...some,
      }),
    begin: (id: number) => environment.client.workflow.start(reclamationWorkflow, startOf(id)),
    move: <M extends ReclamationMove>(
      id: number,
      move: M,
      command: Omit<ReclamationCommands[M], 'by'>,
      updateId?: string,
    ) =>
      updateWithStart<ReclamationView>(environment.client, {
        workflow: reclamationWorkflow,
        start: startOf(id),
        update: reclamationUpdates[move],
        command: { by: 1, ...command },
        updateId,
      }),
  };
}
