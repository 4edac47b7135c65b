import type { Server } from 'socket.io';
import { agentNamespace } from '#domain/weighing/scaleMessages.ts';

/** The room in which all sockets of an agent are, over all API processes. */
export function agentRoomOf(agentId: number): string {
  return `agent:${agentId}`;
}

/** Asks an agent, whichever API process it is connected to. Undefined if it is offline or does not answer in time. */
export type AskAgent = (
  agentId: number,
  event: string,
  question: unknown,
  withinMs: number,
) => Promise<unknown>;

export interface AgentQuestions {
  readonly ask: AskAgent;
  /** Sets the sockets through which questions are sent. */
  goThrough(io: Server): void;
}

/** The endpoints that ask are made before the sockets exist. Until `goThrough` sets the sockets, every answer is undefined. */
export function createAgentQuestions(): AgentQuestions {
  let sockets: Server | undefined;
  return {
    goThrough: (io) => void (sockets = io),
    ask: async (agentId, event, question, withinMs) => {
      const agents = sockets?.of(agentNamespace).in(agentRoomOf(agentId)).timeout(withinMs);
      const answers = (await agents?.emitWithAck(event, question).catch(answersInTime)) as
        unknown[] | undefined;
      // An agent answers `null` to a question that it cannot read.
      return answers?.find((answer) => answer !== null);
    },
  };
}

/** When the time is over, socket.io throws an error that holds the answers that came in time. */
const answersInTime = (error: unknown): unknown[] => {
  const { responses } = Object(error) as { responses?: unknown };
  return Array.isArray(responses) ? (responses as unknown[]) : [];
};
