import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import { isoInUtc } from '#domain/kernel/warsawDay.ts';
import type { TermFacts } from '#domain/service/requestTerm.rules.ts';
import { requestTermWorkflowId } from '#workflows/service/requestTerm.messages.ts';
import { termsOf } from '#workflows/testing/commandTerm.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

const id = 1;
const workflowId = requestTermWorkflowId('customerRequest', id);
/** A request that came in now and is due after so many days. */
const request = async ({ environment }: Stage, days: number, isAnswered: boolean): Promise<TermFacts> => {
  const now = DateTime.fromMillis(await environment.currentTimeMs(), { zone: businessZone });
  return {
    date: isoInUtc(now),
    executionTerm: now.plus({ days }).toFormat('yyyy-MM-dd'),
    isAnswered,
    isClosed: false,
    isPaused: false,
  };
};

/** The workflow that reminds of the term of a request, played so that later releases can replay its histories. */
export const requestTermCases: readonly Case[] = [
  {
    workflow: 'service/requestTerm',
    name: 'unanswered-and-overdue',
    skipsTime: true,
    play: async (stage) => {
      await termsOf(stage.environment, stage.worker).write(id, await request(stage, 10, false));
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'service/requestTerm',
    name: 'put-off-and-paused',
    skipsTime: true,
    play: async (stage) => {
      const { write } = termsOf(stage.environment, stage.worker);
      await write(id, await request(stage, 10, true));
      await write(id, await request(stage, 60, true));
      await stage.environment.sleep('20 days');
      await write(id, { ...(await request(stage, 60, true)), isPaused: true });
      return untilEnded(stage, workflowId);
    },
  },
];
