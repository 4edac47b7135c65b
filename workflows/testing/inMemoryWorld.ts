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
import type { MailOutcome } from '../mail/sendMail.messages.ts';
import type { SmsDelivery, SmsRecords } from '../terminal/sendSms.activities.ts';
import type { SmsOutcome } from '../terminal/sendSms.messages.ts';
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
export interface InMemoryWorld {
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
  readonly smsOutcomes: Map<number, SmsOutcome>;
  readonly mailOutcomes: Map<number, MailOutcome>;
  /** Messages that were taken back before they were sent. */
  readonly mailReopened: number[];
  readonly mailPostponed: { readonly outgoingEmailId: number; readonly sendAt: string }[];
  readonly tasks: Map<number, TaskReading>;
  /** Tasks that nobody who asks may move. */
  readonly strangers: Set<number>;
  readonly taskSteps: TaskStep[];
  readonly taskReminders: TaskReminder[];
  /** Set to make the provider fail. */
  provider: () => void;
  /** Set to make the mail server fail. */
  mailServer: () => void;
  /** Set to have copies of sent letters kept; called for each. */
  mailCopies: ((outgoingEmailId: number) => void) | null;
}

const refuse = (code: ErrorCode) => refusalFailure({ code, params: {} });

export function createRememberedWorld(client: Client, taskQueue: string): InMemoryWorld {
  const keys = new Map<string, unknown>();
  const once = <T>(key: string, work: () => T): T => {
    if (!keys.has(key)) keys.set(key, work());
    return keys.get(key) as T;
  };
  const used = new Map<string, string>();
  const ships = inMemoryShips();
  const reclamations = inMemoryReclamations();
  const orders = inMemoryOrders();
  const reminders = inMemoryReminders();
  const terms = inMemoryTerms();
  const scales = inMemoryScales();
  const office = inMemoryOffice();
  const till = inMemoryTill();
  const mailboxes = inMemoryMailboxes();
  const processes = inMemoryProcesses(once);
  const world: InMemoryWorld = {
    office,
    mailboxes,
    till,
    ships,
    processes,
    reclamations,
    orders,
    reminders,
    terms,
    scales,
    dispositions: new Map(),
    stations: new Map(),
    stuck: new Set(),
    answersLate: new Map(),
    fullYards: new Set(),
    weights: new Map(),
    written: [],
    arranged: [],
    smsOutcomes: new Map(),
    mailOutcomes: new Map(),
    mailReopened: [],
    mailPostponed: [],
    tasks: new Map(),
    strangers: new Set(),
    taskSteps: [],
    taskReminders: [],
    provider: () => undefined,
    mailServer: () => undefined,
    mailCopies: null,
    activities: {
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
      ...office.activities,
      ...till.activities,
      ...ships.activities,
      ...processes.activities,
      ...reclamations.activities,
      ...orders.activities,
      ...reminders.activities,
      ...terms.activities,
      ...scales.activities,
      ...mailboxes.activities,
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
      openStationQueue: async ({ weighingStationId }) => found(world.stations.get(weighingStationId)),
      noteArrangement: async (arrangement) =>
        once(arrangement.key, () => void world.arranged.push(arrangement)),
      readStation: async ({ weighingStationId }) => found(world.stations.get(weighingStationId)),
      deliverSms: async ({ outgoingSmsId }) => {
        world.provider();
        return {
          messages: [{ recipientId: 1, providerId: `provider-${outgoingSmsId}` }],
        };
      },
      markSmsSent: async () => undefined,
      closeSms: async ({ key, outgoingSmsId, outcome }) =>
        once(key, () => void world.smsOutcomes.set(outgoingSmsId, outcome)),
      deliverMail: async ({ outgoingEmailId }) => {
        world.mailServer();
        const isCopied = world.mailCopies !== null;
        return {
          messageId: `<outgoing-${outgoingEmailId}@keja.example>`,
          rejected: [],
          ...(isCopied ? { isCopied } : {}),
        };
      },
      keepSentCopy: async ({ outgoingEmailId }) => world.mailCopies?.(outgoingEmailId),
      closeMail: async ({ key, outgoingEmailId, outcome }) =>
        once(key, () => void world.mailOutcomes.set(outgoingEmailId, outcome)),
      reopenMail: async ({ key, outgoingEmailId }) =>
        once(key, () => void world.mailReopened.push(outgoingEmailId)),
      postponeMail: async ({ key, outgoingEmailId, sendAt }) =>
        once(key, () => void world.mailPostponed.push({ outgoingEmailId, sendAt })),
    },
  };
  const found = <T>(record: T | undefined): T => {
    if (record === undefined) throw refuse('record_not_found');
    return record;
  };
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
  return world;
}
