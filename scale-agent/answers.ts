import type { Socket } from 'socket.io-client';
import { z } from 'zod';
import { agentEvents, scaleConfiguration, type ScaleHealth } from '#domain/weighing/scaleMessages.ts';
import type { TraceFiles } from './traceFiles.ts';
import { tryScale } from './tryScale.ts';

/** The largest part of a trace that is sent in one message. The socket accepts messages of a megabyte. */
const mostTraceBytes = 500_000;
const traceQuestion = z.object({ scaleId: z.int().positive() });

interface AgentState {
  readonly health: () => ScaleHealth[];
  readonly traces: TraceFiles;
}

/** Answers the questions that the API asks on behalf of a person. A question that cannot be parsed gets `null`. */
export function answerQuestions(socket: Socket, { health, traces }: AgentState): void {
  // `answer` may throw or return a promise; `Promise.resolve().then` turns both into one promise.
  const onQuestion = (event: string, answer: (question: unknown) => unknown): void => {
    socket.on(event, (question: unknown, reply: unknown) => {
      if (typeof reply !== 'function') return;
      Promise.resolve()
        .then(() => answer(question))
        .then(
          (result) => reply(result),
          () => reply(null),
        );
    });
  };
  onQuestion(agentEvents.state, health);
  onQuestion(agentEvents.trace, (question) =>
    traces.read(traceQuestion.parse(question).scaleId, mostTraceBytes),
  );
  onQuestion(agentEvents.test, (question) => tryScale(scaleConfiguration.parse(question)));
}
