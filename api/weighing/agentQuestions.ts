import type { Server } from 'socket.io';
import { agentNamespace } from '#domain/weighing/scaleMessages.ts';

export const agentRoomOf = (agentId: number): string => `agent:${agentId}`;

/** Asks an agent, at whichever API process it is connected. Nothing when it is not, or does not answer in time. */
export type AskAgent = (
  agentId: number,
  event: string,
  question: unknown,
  withinMs: number,
) => Promise<unknown>;

export interface AgentQuestions {
  readonly ask: AskAgent;
  goThrough(io: Server): void;
}

/** The calls are mounted before there are sockets; questions go through once there are. */
export const createAgentQuestions = (): AgentQuestions => {
  let sockets: Server | undefined;
  return {
    goThrough: (io) => void (sockets = io),
    ask: async (agentId, event, question, withinMs) => {
      const agents = sockets?.of(agentNamespace).in(agentRoomOf(agentId)).timeout(withinMs);
      const answers = (await agents?.emitWithAck(event, question).catch(partly)) as unknown[] | undefined;
      return answers?.find((answer) => answer !== null);
    },
  };
};

/** Not everybody answered; who did, did. */
const partly = (error: unknown): unknown[] => {
  const { responses } = Object(error) as { responses?: unknown };
  return Array.isArray(responses) ? (responses as unknown[]) : [];
};
