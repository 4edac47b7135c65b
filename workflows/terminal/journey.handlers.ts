import type { UpdateDefinition } from '@temporalio/common';
import { currentUpdateInfo, setHandler } from '@temporalio/workflow';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import { nextJourneyState } from '#domain/terminal/journey.rules.ts';
import { journeyMoves } from '#domain/terminal/journeyMoves.ts';
import { refusalFailure } from '../kernel/failures.ts';
import type { Inbox } from '../kernel/inbox.ts';
import { calledByQueue, journeyState, journeyUpdates, lookAtRecord } from './journey.messages.ts';
import type { JourneyMessage, JourneyView, MoveCommand, MoveRequest } from './journey.messages.ts';
import { viewOf, type JourneyCarried } from './journey.state.ts';

/**
 * Registers the handlers. They add requests to the inbox for the main loop, which judges one after the other. Requests that
 * cannot succeed are refused at once by the validators.
 */
export function listen(self: JourneyCarried, inbox: Inbox<JourneyMessage>): void {
  for (const move of journeyMoves) {
    const request = (command: MoveCommand) => ({ ...command, move }) as MoveRequest;
    const submit = async (command: MoveCommand) => {
      await inbox.submit(currentUpdateInfo()?.id ?? '', request(command));
      return viewOf(self);
    };
    const validator = (command: MoveCommand) => refuseImpossible(self, inbox, request(command));
    setHandler(journeyUpdates[move] as UpdateDefinition<JourneyView, [MoveCommand]>, submit, { validator });
  }
  setHandler(calledByQueue, ({ messageId, move }) =>
    inbox.enqueue(messageId, { move, by: null, fromQueue: true }),
  );
  setHandler(lookAtRecord, ({ messageId }) => inbox.enqueue(messageId, { look: true }));
  setHandler(journeyState, () => viewOf(self));
}

/** Validates a request. @throws a failure of Temporal if the request is wrong, or cannot succeed in the present state */
const refuseImpossible = (self: JourneyCarried, inbox: Inbox<JourneyMessage>, request: MoveRequest): void => {
  if (request.by !== null && !Number.isInteger(request.by))
    throw refusalFailure({ code: 'body_invalid', params: { field: 'by' } });
  if (request.move === 'recordWeighing' && !request.captureId) {
    throw refusalFailure({
      code: 'body_invalid',
      params: { field: 'captureId' },
    });
  }
  // While other messages wait, the state may change before this request is judged. A repeated request must get its first answer.
  const isJudgedLater =
    !self.facts || !inbox.isIdle() || self.handled.includes(currentUpdateInfo()?.id ?? '');
  if (!isJudgedLater) throwIfRefused(nextJourneyState(self.at, request.move));
};

/** Returns the answer. @throws a failure of Temporal if the answer is a refusal */
export function throwIfRefused<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw refusalFailure(answer);
  return answer;
}
