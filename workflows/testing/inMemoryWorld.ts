import type { Client } from '@temporalio/client';
import { isSameTaskState } from '#domain/processes/task.rules.ts';
import type { JourneyActivities } from '../terminal/journey.activities.ts';
import type { TaskActivities, TaskReading, TaskReminder, TaskStep } from '../processes/task.activities.ts';
import type { MailDelivery, MailRecords } from '../mail/sendMail.activities.ts';
import type { SmsDelivery, SmsRecords } from '../terminal/sendSms.activities.ts';
import type { StationQueueActivities } from '../terminal/stationQueue.activities.ts';
import { inMemoryMailboxes, type InMemoryMailboxes } from './inMemoryMailboxes.ts';
import { inMemoryOrders, type InMemoryOrders } from './inMemoryOrders.ts';
import { inMemoryReclamations, type InMemoryReclamations } from './inMemoryReclamations.ts';
import { inMemoryReminders, type InMemoryReminders } from './inMemoryReminders.ts';
import { inMemoryScales, type InMemoryScales } from './inMemoryScales.ts';
import { mailOf, smsOf, type Once, type SendingState } from './inMemorySending.ts';
import { journeysOf, mustExist, queuesOf, refuse, type TerminalState } from './inMemoryJourneys.ts';
import { inMemoryShips, type InMemoryShips } from './inMemoryShips.ts';
import { inMemoryTerms, type InMemoryTerms } from './inMemoryTerms.ts';
import { inMemoryOffice, type InMemoryOffice } from './inMemoryOffice.ts';
import { inMemoryProcesses, type InMemoryProcesses } from './inMemoryProcesses.ts';
import { inMemoryTill, type InMemoryTill } from './inMemoryTill.ts';

/**
 * Everything that the workflows need from the world, kept in memory for tests. Its activities take the same keys and have the
 * same refusals and effects as the real ones, without Postgres.
 */
export interface InMemoryWorld extends SendingState, TerminalState {
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
  /** Process instances. */
  readonly processes: InMemoryProcesses;
  /** Ships that are unloaded. */
  readonly ships: InMemoryShips;
  readonly reclamations: InMemoryReclamations;
  readonly orders: InMemoryOrders;
  readonly reminders: InMemoryReminders;
  readonly terms: InMemoryTerms;
  /** By task id. */
  readonly tasks: Map<number, TaskReading>;
  /** Tasks that no user may move. */
  readonly lockedTasks: Set<number>;
  /** What workflows have written of tasks, and whom they have reminded. */
  readonly taskSteps: TaskStep[];
  readonly taskReminders: TaskReminder[];
}

export function createInMemoryWorld(client: Client, taskQueue: string): InMemoryWorld {
  const keys = new Map<string, unknown>();
  /** Does the work of a key once, and answers a repeated call with the first result, as the database does. */
  const once = <T>(key: string, work: () => T): T => {
    if (!keys.has(key)) keys.set(key, work());
    return keys.get(key) as T;
  };
  const parts = {
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
  const world: WorldState = { ...parts, ...emptyState() };
  const activities: InMemoryWorld['activities'] = {
    ...parts.office.activities,
    ...parts.till.activities,
    ...parts.ships.activities,
    ...parts.processes.activities,
    ...parts.reclamations.activities,
    ...parts.orders.activities,
    ...parts.reminders.activities,
    ...parts.terms.activities,
    ...parts.scales.activities,
    ...parts.mailboxes.activities,
    ...tasksOf(world, once),
    ...journeysOf(world, once, { client, taskQueue }),
    ...queuesOf(world, once),
    ...smsOf(world, once),
    ...mailOf(world, once),
  };
  // The activities and the test use the same object, so that the activities see what the test sets.
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
  lockedTasks: new Set<number>(),
  taskSteps: [],
  taskReminders: [],
  smsRecipients: 1,
  provider: () => undefined,
  mailServer: () => undefined,
  mailCopies: null,
});

const tasksOf = (world: WorldState, once: Once): TaskActivities => ({
  readTask: async ({ taskId }) => mustExist(world.tasks.get(taskId)),
  moveTask: async (step) => {
    if (step.by !== null && world.lockedTasks.has(step.taskId)) throw refuse('no_access');
    once(step.key, () => {
      const task = mustExist(world.tasks.get(step.taskId));
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
