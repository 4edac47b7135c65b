import type { Socket } from 'socket.io-client';
import { z } from 'zod';
import { agentEvents, scaleConfiguration, type ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import type { TraceFiles } from './traceFiles.ts';
import { tryScale } from './tryScale.ts';

/** As much of a trace as goes over a socket at once. */
const longestTrace = 500_000;
const traced = z.object({ scaleId: z.int().positive() });

interface Known {
  readonly health: () => ScaleHealth[];
  readonly traces: TraceFiles;
}

/** What the API may ask the agent on behalf of a person. A question that cannot be understood gets `null`. */
export const answerQuestions = (socket: Socket, { health, traces }: Known): void => {
  const onQuestion = (event: string, answer: (question: unknown) => unknown): void => {
    socket.on(event, (question: unknown, reply: unknown) => {
      if (typeof reply !== 'function') return;
      Promise.resolve()
        .then(() => answer(question))
        .then(
          (said) => reply(said),
          () => reply(null),
        );
    });
  };
  onQuestion(agentEvents.state, health);
  onQuestion(agentEvents.trace, (question) => traces.read(traced.parse(question).scaleId, longestTrace));
  onQuestion(agentEvents.test, (question) => tryScale(scaleConfiguration.parse(question)));
};
