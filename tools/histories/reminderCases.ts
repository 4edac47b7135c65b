import { reminderWorkflowId } from '#workflows/platform/reminder.messages.ts';
import { remindersOf } from '#workflows/testing/commandReminder.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

const id = 1;
const workflowId = reminderWorkflowId(id);
/** The time so many hours from now by the clock of the test server, ISO in UTC. */
const inHours = async ({ environment }: Stage, hours: number): Promise<string> =>
  new Date((await environment.currentTimeMs()) + hours * 3_600_000).toISOString();

/** Ways in which the workflow of a reminder may end. Their histories are stored, and later releases must be able to replay them. */
export const reminderCases: readonly Case[] = [
  {
    workflow: 'platform/reminder',
    name: 'put-off-and-given',
    skipsTime: true,
    play: async (stage) => {
      const { write } = remindersOf(stage.environment, stage.worker);
      await write(id, { date: await inHours(stage, 5), lead: 'Hour', repeat: 'Once' });
      await write(id, { date: await inHours(stage, 50), lead: 'Hour', repeat: 'Once' });
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'platform/reminder',
    name: 'repeated-and-removed',
    skipsTime: true,
    play: async (stage) => {
      const { write, remove } = remindersOf(stage.environment, stage.worker);
      await write(id, { date: await inHours(stage, 5), lead: 'AtTime', repeat: 'Daily' });
      await stage.environment.sleep('3 days');
      await remove(id);
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'platform/reminder',
    name: 'continued-as-new',
    skipsTime: true,
    play: async (stage) => {
      // After 12 events of its history the workflow continues as new, so that the test need not wait for a thousand.
      const { write } = remindersOf(stage.environment, stage.worker, { tiredAfter: 12 });
      const { signaledRunId } = await write(id, {
        date: await inHours(stage, 5),
        lead: 'AtTime',
        repeat: 'Daily',
      });
      await stage.environment.sleep('5 days');
      // The history of the first run is stored, which ends where the workflow continues as new.
      return { workflowId, runId: signaledRunId };
    },
  },
];
