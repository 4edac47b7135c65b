import type { UpdateDefinition } from '@temporalio/common';
import { currentUpdateInfo, setHandler } from '@temporalio/workflow';
import { isRefusal, type Refusal } from '#domain/kernel/refusal.ts';
import { nextJourneyState } from '#domain/terminal/journey.rules.ts';
import { journeyMoves } from '#domain/terminal/journeyMoves.ts';
import { refusalFailure } from '../kernel/failures.ts';
import type { Inbox } from '../kernel/inbox.ts';
import { calledByQueue, journeyState, journeyUpdates } from './journey.messages.ts';
import type { JourneyView, MoveCommand, MoveRequest } from './journey.messages.ts';
import { viewOf, type JourneyCarried } from './journey.state.ts';

/** Handlers leave requests for the main loop, which judges each when its turn comes; validators refuse the hopeless at once. */
export const listen = (self: JourneyCarried, inbox: Inbox<MoveRequest>): void => {
  for (const move of journeyMoves) {
    const request = (command: MoveCommand) => ({ ...command, move }) as MoveRequest;
    const submit = async (command: MoveCommand) => {
      await inbox.submit(currentUpdateInfo()?.id ?? '', request(command));
      return viewOf(self);
    };
    const validator = (command: MoveCommand) => refuseHopeless(self, inbox, request(command));
    setHandler(journeyUpdates[move] as UpdateDefinition<JourneyView, [MoveCommand]>, submit, { validator });
  }
  setHandler(calledByQueue, ({ messageId, move }) =>
    inbox.drop(messageId, { move, by: null, fromQueue: true }),
  );
  setHandler(journeyState, () => viewOf(self));
};

const refuseHopeless = (self: JourneyCarried, inbox: Inbox<MoveRequest>, request: MoveRequest): void => {
  if (request.by !== null && !Number.isInteger(request.by))
    throw refusalFailure({ code: 'body_invalid', params: { field: 'by' } });
  if (request.move === 'recordWeighing' && !request.captureId) {
    throw refusalFailure({
      code: 'body_invalid',
      params: { field: 'captureId' },
    });
  }
  const undecided = !self.facts || !inbox.isAtRest() || self.handled.includes(currentUpdateInfo()?.id ?? '');
  if (!undecided) legal(nextJourneyState(self.at, request.move));
};

/** The answer, where it is none of our refusals. */
export const legal = <T>(answer: T | Refusal): T => {
  if (isRefusal(answer)) throw refusalFailure(answer);
  return answer;
};
