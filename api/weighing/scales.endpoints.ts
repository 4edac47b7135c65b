import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { ScaleState } from '#domain/weighing/scaleState.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { scaleContracts } from '#domain/weighing/scale.contracts.ts';
import { agentEvents, scaleTrial } from '#domain/weighing/scaleMessages.ts';
import { scaleForm } from '#domain/weighing/scale.contracts.ts';
import { signalOf } from '#domain/weighing/trafficLight.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import type { AskAgent } from './agentQuestions.ts';
import { settingsOf, type TypedScale } from './scaleAgents.ts';
import { scaleStates } from './scaleStates.ts';

const tag = 'weighing';
/** How long the API waits for an agent's answer about what a scale has said. */
const traceWithinMs = 5000;
/** How long the API waits for the answer of a trial: longer than an agent tries to reach a scale. */
const trialWithinMs = 9000;

interface ScaleDependencies {
  readonly database: Database;
  readonly askAgent: AskAgent;
}

const toolsOf = ({ database, askAgent }: ScaleDependencies) => {
  const stateOf = async (actor: Actor, scaleId: number): Promise<ScaleState> => {
    await database.records.mustSee(actor, 'scale', scaleId);
    const [state] = await scaleStates(database, askAgent, actor, scaleId);
    if (!state) throw fail('record_not_found', { object: 'scale', id: scaleId });
    return state;
  };

  return { database, askAgent, stateOf };
};

type Tools = ReturnType<typeof toolsOf>;

/** What agents report about scales: their states, what their lights show, and what they have said. */
const stateEndpoints = ({ database, askAgent, stateOf }: Tools): AnyEndpoint[] => [
  serve(scaleContracts.states, {
    tag,
    summary: 'Every scale with its agent, and how it is doing now',
    access: ['operator'],
    handle: async ({ actor }) => ({ rows: await scaleStates(database, askAgent, actor) }),
  }),
  serve(scaleContracts.light, {
    tag,
    summary: 'What the light at a scale shows, and whether it answers',
    access: ['operator'],
    handle: async ({ actor, query }) => {
      const { scaleId, useTrafficLight, health } = await stateOf(actor, query.scaleId);
      const offline = { phase: 'OFFLINE', reason: 'connection_lost', accepted: false } as const;
      const withoutAcceptance = health ? { ...health, accepted: false } : offline;
      return {
        scaleId,
        use: useTrafficLight,
        // A scale without a light reports no signal. What a light would show is then told as if nothing were accepted yet.
        signal: health?.light ?? signalOf(withoutAcceptance),
        answers: health?.lightAnswers ?? null,
      };
    },
  }),
  serve(scaleContracts.trace, {
    tag,
    summary: 'What a scale has said to its agent, as text; empty where nothing was traced',
    access: ['operator'],
    raw: true,
    sends: ['text/plain'],
    refuses: [409, 503],
    handle: async ({ actor, params: { scaleId }, response }) => {
      const { agentId, agentName, code, name } = await stateOf(actor, scaleId);
      if (agentId === null) throw fail('scale_without_agent', { scaleId });
      // An agent that is not connected, or does not answer in time, gives undefined.
      const trace = z
        .string()
        .safeParse(await askAgent(agentId, agentEvents.trace, { scaleId }, traceWithinMs));
      if (!trace.success) throw fail('agent_not_connected', { agent: agentName ?? '' });
      response
        .attachment(`${code ?? name}.log`)
        .type('text/plain; charset=utf-8')
        .send(trace.data);
    },
  }),
];

const testEndpoint = ({ database, askAgent }: Tools): AnyEndpoint[] => [
  serve(scaleContracts.test, {
    tag,
    summary: 'Has an agent read a scale by settings that need not be saved, and tells what came back',
    // Full rights alone.
    access: [],
    refuses: [409, 503],
    handle: async ({ actor, body }) => {
      if (body.scaleId) await database.records.mustSee(actor, 'scale', body.scaleId);
      if (!body.scaleAgentId) throw fail('scale_without_agent', { scaleId: body.scaleId ?? null });
      const agent = await database.records.get(actor, 'scaleAgent', body.scaleAgentId);
      const settings = await settingsOf(database, body.scaleId ?? null, rowOf(body));
      const trial = scaleTrial.safeParse(
        await askAgent(body.scaleAgentId, agentEvents.test, settings, trialWithinMs),
      );
      if (!trial.success) throw fail('agent_not_connected', { agent: String(agent.name) });
      return trial.data;
    },
  }),
];

export function scaleEndpoints(dependencies: ScaleDependencies): AnyEndpoint[] {
  const tools = toolsOf(dependencies);
  return [...stateEndpoints(tools), ...testEndpoint(tools)];
}

/** The settings of the form by the columns of a scale. A password or a factor that was not typed stays as it is stored. */
const rowOf = (body: z.infer<typeof scaleForm>): TypedScale => ({
  scale_protocol_id: body.scaleProtocolId ?? null,
  address: body.address || null,
  port: body.port ?? null,
  iot: body.iot ?? false,
  gateway_server: body.gatewayServer || null,
  gateway_port: body.gatewayPort ?? null,
  gateway_login: body.gatewayLogin || null,
  gateway_resource: body.gatewayResource || null,
  ...(body.factor && { factor: body.factor }),
  ...(body.gatewayPassword && { password: body.gatewayPassword }),
});
