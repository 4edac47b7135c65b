import { DateTime } from 'luxon';
import { reclamationWorkflowId } from '#workflows/service/reclamation.messages.ts';
import { decisions, reclamationsOf, states } from '#workflows/testing/commandReclamation.ts';
import { untilEnded, type Case } from './case.ts';

/** Every case has one reclamation in a world of its own, so that all may use the same id. */
const id = 1;
const workflowId = reclamationWorkflowId(id);

/** The ways of a reclamation whose histories are stored, so that later releases are tested by a replay. */
export const reclamationCases: readonly Case[] = [
  {
    workflow: 'service/reclamation',
    name: 'decided-ordered-and-closed',
    play: async (stage) => {
      const { register, move } = reclamationsOf(stage.environment, stage.worker);
      register(id, { term: '2030-01-15' });
      await move(id, 'changeState', { stateId: states.examined.id, comment: 'oględziny' });
      await move(id, 'orderProduction', { orderNumber: 'ZP/1' });
      await move(id, 'decide', { decisionId: decisions.granted });
      await move(id, 'changeState', { stateId: states.closed.id });
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'service/reclamation',
    name: 'reminded-three-times-and-rejected',
    skipsTime: true,
    play: async (stage) => {
      const { environment, worker } = stage;
      const { register, begin, move } = reclamationsOf(environment, worker);
      const term = DateTime.fromMillis(await environment.currentTimeMs()).plus({ days: 14 });
      register(id, { term: term.toFormat('yyyy-MM-dd') });
      await begin(id);
      await environment.sleep('40 days');
      await move(id, 'decide', { decisionId: decisions.refused });
      return untilEnded(stage, workflowId);
    },
  },
  {
    workflow: 'service/reclamation',
    name: 'continued-as-new',
    play: async (stage) => {
      const { register, begin, move } = reclamationsOf(stage.environment, stage.worker, { tiredAfter: 12 });
      register(id, { term: '2030-01-15' });
      const { firstExecutionRunId } = await begin(id);
      await move(id, 'changeState', { stateId: states.examined.id });
      await move(id, 'orderProduction', { orderNumber: 'ZP/1' });
      await move(id, 'decide', { decisionId: decisions.refused });
      // The history of the first run ends with continue-as-new.
      return { workflowId, runId: firstExecutionRunId };
    },
  },
];
