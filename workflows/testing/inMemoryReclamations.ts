import {
  isSameStanding,
  type DecisionFacts,
  type ReclamationStateFacts,
} from '#domain/service/reclamation.rules.ts';
import { refusalFailure } from '../kernel/failures.ts';
import type {
  DecisionReminder,
  ProductionOrderStep,
  ReclamationActivities,
  ReclamationReading,
  ReclamationStep,
} from '../service/reclamation.activities.ts';

/**
 * Reclamations in memory, with activities that work on them. As the real activities, these write once for each key and refuse
 * the same steps. A test fills `records`, `states` and `decisions`, and reads in `steps`, `orders` and `reminders` what was
 * written.
 */
export interface InMemoryReclamations {
  readonly activities: ReclamationActivities;
  readonly records: Map<number, ReclamationReading>;
  readonly states: Map<number, ReclamationStateFacts>;
  readonly decisions: Map<number, DecisionFacts>;
  /** Reclamations with an open task. */
  readonly workedAt: Set<number>;
  /** Writes of a worker that was given up. One of them is made just before each next step. */
  readonly late: (() => void)[];
  readonly steps: ReclamationStep[];
  readonly orders: ProductionOrderStep[];
  readonly reminders: DecisionReminder[];
}

export function inMemoryReclamations(): InMemoryReclamations {
  const keys = new Set<string>();
  const once = (key: string, work: () => void): void => {
    if (keys.has(key)) return;
    work();
    keys.add(key);
  };
  const world: InMemoryReclamations = {
    records: new Map(),
    states: new Map(),
    decisions: new Map(),
    workedAt: new Set(),
    late: [],
    steps: [],
    orders: [],
    reminders: [],
    activities: {
      readReclamation: async ({ reclamationId }) => mustExist(world.records.get(reclamationId)),
      readReclamationState: async ({ stateId }) => mustExist(world.states.get(stateId)),
      readReclamationDecision: async ({ decisionId }) => mustExist(world.decisions.get(decisionId)),
      moveReclamation: async (step) => {
        world.late.shift()?.();
        once(step.key, () => writeStep(world, step));
      },
      orderProduction: async (step) => once(step.key, () => world.orders.push(step)),
      remindOfDecision: async (reminder) => once(reminder.key, () => world.reminders.push(reminder)),
    },
  };
  return world;
}

const writeStep = ({ records, steps, workedAt }: InMemoryReclamations, step: ReclamationStep): void => {
  const { reclamationId, from, to } = step;
  const record = mustExist(records.get(reclamationId));
  if (!isSameStanding(record.standing, from))
    throw refusalFailure({ code: 'reclamation_moved_on', params: {} });
  if (to.state?.isClosed && workedAt.has(reclamationId))
    throw refusalFailure({ code: 'reclamation_tasks_open', params: { count: 1 } });
  records.set(reclamationId, { ...record, standing: to });
  steps.push(step);
};

const mustExist = <T>(record: T | undefined): T => {
  if (record === undefined) throw refusalFailure({ code: 'record_not_found', params: {} });
  return record;
};
