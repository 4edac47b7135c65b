import type { Client } from '@temporalio/client';
import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { isSameTaskState } from '#domain/processes/task.rules.ts';
import { refusalFailure } from '../kernel/failures.ts';
import type {
  DeadlineWarning,
  DispositionReading,
  JourneyActivities,
  Overrun,
  TransitionStep,
  WeighingRemoval,
  WeighingStep,
} from '../terminal/journey.activities.ts';
import type { TaskActivities, TaskReading, TaskReminder, TaskStep } from '../processes/task.activities.ts';
import type { MailDelivery, MailRecords } from '../mail/sendMail.activities.ts';
import type { SmsDelivery, SmsRecords } from '../terminal/sendSms.activities.ts';
import type {
  Arrangement,
  StationOpening,
  StationQueueActivities,
} from '../terminal/stationQueue.activities.ts';
import { inMemoryMailboxes, type InMemoryMailboxes } from './inMemoryMailboxes.ts';
import { inMemoryOrders, type InMemoryOrders } from './inMemoryOrders.ts';
import { inMemoryReclamations, type InMemoryReclamations } from './inMemoryReclamations.ts';
import { inMemoryReminders, type InMemoryReminders } from './inMemoryReminders.ts';
import { inMemoryScales, type InMemoryScales } from './inMemoryScales.ts';
import { mailOf, smsOf, type Once, type SendingState } from './inMemorySending.ts';
import { inMemoryShips, type InMemoryShips } from './inMemoryShips.ts';
import { inMemoryTerms, type InMemoryTerms } from './inMemoryTerms.ts';
import { queueSignals, stationQueueStart } from '../terminal/stationQueue.messages.ts';
import { inMemoryOffice, type InMemoryOffice } from './inMemoryOffice.ts';
import { inMemoryProcesses, type InMemoryProcesses } from './inMemoryProcesses.ts';
import { inMemoryTill, type InMemoryTill } from './inMemoryTill.ts';

export type Written =
  | ({ readonly what: 'moved' } & TransitionStep)
  | ({ readonly what: 'weighed' } & WeighingStep)
  | ({ readonly what: 'unweighed' } & WeighingRemoval)
  | ({ readonly what: 'warned' } & DeadlineWarning)
  | ({ readonly what: 'overrun' } & Overrun);

/** Everything the workflows need from the world, kept in memory: the same keys, refusals and effects, no Postgres. */
export interface InMemoryWorld extends SendingState {
  readonly activities: JourneyActivities &
    StationQueueActivities &
    SmsDelivery &
    SmsRecords &
    MailDelivery &
    MailRecords &
    TaskActivities &
    InMemoryOffice['activities'] &
    InMemoryTill['activities'] &
    InMemoryProcesses['activities'] &
    InMemoryShips['activities'] &
    InMemoryReclamations['activities'] &
    InMemoryOrders['activities'] &
    InMemoryReminders['activities'] &
    InMemoryTerms['activities'] &
    InMemoryScales['activities'] &
    InMemoryMailboxes['activities'];
  /** Cameras and receivers of weighings. */
  readonly scales: InMemoryScales;
  /** Mail servers and the accounts on them. */
  readonly mailboxes: InMemoryMailboxes;
  /** Invoices, KSeF and the register of firms. */
  readonly office: InMemoryOffice;
  /** The card terminal and the slip printer. */
  readonly till: InMemoryTill;
  /** Runs of business processes. */
  readonly processes: InMemoryProcesses;
  /** Ships that are unloaded. */
  readonly ships: InMemoryShips;
  readonly reclamations: InMemoryReclamations;
  readonly orders: InMemoryOrders;
  readonly reminders: InMemoryReminders;
  readonly terms: InMemoryTerms;
  readonly dispositions: Map<number, DispositionReading>;
  readonly stations: Map<number, StationOpening>;
  /** Dispositions whose record refuses every move. */
  readonly stuck: Set<number>;
  /** Dispositions whose next step is written, but answered only then. */
  readonly answersLate: Map<number, Promise<void>>;
  /** Dispositions whose shared yard has no room for them. */
  readonly fullYards: Set<number>;
  /** Tonnes by capture id. */
  readonly weights: Map<string, string>;
  /** Steps written, each key once. */
  readonly written: Written[];
  /** What operators did to places in queues. */
  readonly arranged: Arrangement[];
  readonly tasks: Map<number, TaskReading>;
  /** Tasks that nobody who asks may move. */
  readonly strangers: Set<number>;
  readonly taskSteps: TaskStep[];
  readonly taskReminders: TaskReminder[];
}

const refuse = (code: ErrorCode) => refusalFailure({ code, params: {} });

export function createRememberedWorld(client: Client, taskQueue: string): InMemoryWorld {
  const keys = new Map<string, unknown>();
  const once = <T>(key: string, work: () => T): T => {
    if (!keys.has(key)) keys.set(key, work());
    return keys.get(key) as T;
  };
  const rooms = {
    office: inMemoryOffice(),
    till: inMemoryTill(),
    ships: inMemoryShips(),
    processes: inMemoryProcesses(once),
    reclamations: inMemoryReclamations(),
    orders: inMemoryOrders(),
    reminders: inMemoryReminders(),
    terms: inMemoryTerms(),
    scales: inMemoryScales(),
    mailboxes: inMemoryMailboxes(once),
  };
  const world: WorldState = { ...rooms, ...emptyState() };
  const activities: InMemoryWorld['activities'] = {
    ...rooms.office.activities,
    ...rooms.till.activities,
    ...rooms.ships.activities,
    ...rooms.processes.activities,
    ...rooms.reclamations.activities,
    ...rooms.orders.activities,
    ...rooms.reminders.activities,
    ...rooms.terms.activities,
    ...rooms.scales.activities,
    ...rooms.mailboxes.activities,
    ...tasksOf(world, once),
    ...journeysOf(world, once, { client, taskQueue }),
    ...queuesOf(world, once),
    ...smsOf(world, once),
    ...mailOf(world, once),
  };
  // What a test sets on the world, its activities must see: it is one object.
  return Object.assign(world, { activities });
}

type WorldState = Omit<InMemoryWorld, 'activities'>;

const emptyState = () => ({
  dispositions: new Map(),
  stations: new Map(),
  stuck: new Set<number>(),
  answersLate: new Map(),
  fullYards: new Set<number>(),
  weights: new Map(),
  written: [],
  arranged: [],
  smsOutcomes: new Map(),
  mailOutcomes: new Map(),
  mailReopened: [],
  mailPostponed: [],
  tasks: new Map(),
  strangers: new Set<number>(),
  taskSteps: [],
  taskReminders: [],
  provider: () => undefined,
  mailServer: () => undefined,
  mailCopies: null,
});

const found = <T>(record: T | undefined): T => {
  if (record === undefined) throw refuse('record_not_found');
  return record;
};

const tasksOf = (world: WorldState, once: Once): TaskActivities => ({
  readTask: async ({ taskId }) => found(world.tasks.get(taskId)),
  moveTask: async (step) => {
    if (step.by !== null && world.strangers.has(step.taskId)) throw refuse('no_access');
    once(step.key, () => {
      const task = found(world.tasks.get(step.taskId));
      if (!isSameTaskState(task.state, step.from)) throw refuse('task_move_illegal');
      world.taskSteps.push(step);
      world.tasks.set(step.taskId, { ...task, state: step.to });
    });
    return step.to;
  },
  remindOfTask: async (reminder) => {
    once(reminder.key, () => world.taskReminders.push(reminder));
  },
});

interface Server {
  readonly client: Client;
  readonly taskQueue: string;
}

const journeysOf = (world: WorldState, once: Once, { client, taskQueue }: Server): JourneyActivities => {
  const used = new Map<string, string>();
  const write = (step: Written) =>
    once(step.key, () => {
      if ('move' in step) stand(step);
      world.written.push(step);
    });
  /** The record goes where the step leads, if it stands where the step comes from. */
  const stand = ({ dispositionId, from, carsQueueStatus, statuses, weighingStationId }: TransitionStep) => {
    const record = found(world.dispositions.get(dispositionId));
    if (from && (record.queue !== from.queue || record.disposition !== from.disposition))
      throw refuse('truck_moved_on');
    world.dispositions.set(dispositionId, {
      ...record,
      queue: carsQueueStatus,
      disposition: statuses.at(-1) ?? record.disposition,
      ...(weighingStationId ? { weighingStationId } : {}),
    });
  };
  return {
    openJourney: async ({ key, dispositionId }) =>
      once(key, () => found(world.dispositions.get(dispositionId))),
    readDisposition: async ({ dispositionId }) => found(world.dispositions.get(dispositionId)),
    moveDisposition: async (step) => {
      if (world.stuck.has(step.dispositionId)) throw refuse('record_not_found');
      if (step.fromQueue && step.move === 'allowEntry' && world.fullYards.has(step.dispositionId))
        throw refuse('yard_full');
      write({ what: 'moved', ...step });
      await world.answersLate.get(step.dispositionId);
    },
    readCapturedWeight: async ({ key, captureId }) => {
      const tonnes = world.weights.get(captureId);
      if (!tonnes) throw refuse('weight_not_found');
      if (used.has(captureId) && used.get(captureId) !== key) throw refuse('weight_already_used');
      return { tonnes };
    },
    recordWeighing: async (step) => {
      used.set(step.captureId, step.key);
      write({ what: 'weighed', ...step });
    },
    removeWeighing: async (step) => write({ what: 'unweighed', ...step }),
    warnBeforeDeadline: async (warning) => write({ what: 'warned', ...warning }),
    raiseOverrun: async (overrun) => write({ what: 'overrun', ...overrun }),
    tellStationQueue: async ({ weighingStationId, news }) => {
      if (!world.stations.get(weighingStationId)?.queueOn) return;
      await client.workflow.signalWithStart('stationQueue', {
        ...stationQueueStart({
          weighingStationId,
          name: 'Waga 1',
          taskQueue,
          link: 'http://localhost/',
        }),
        signal: queueSignals[news.kind].name,
        signalArgs: [news],
      });
    },
  };
};

const queuesOf = (world: WorldState, once: Once): StationQueueActivities => ({
  openStationQueue: async ({ weighingStationId }) => found(world.stations.get(weighingStationId)),
  noteArrangement: async (arrangement) => once(arrangement.key, () => void world.arranged.push(arrangement)),
  readStation: async ({ weighingStationId }) => found(world.stations.get(weighingStationId)),
});
