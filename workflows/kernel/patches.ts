/**
 * Every change of a running workflow's commands that is guarded by `patched(id)`, until it can be removed.
 * A test compares this list with the ids in the code, so that none is forgotten on either side.
 */
export interface Patch {
  /** `YYYY-MM-what`, as it is written in `patched('…')`. */
  readonly id: string;
  readonly why: string;
  /** When the old branch, and later the patch itself, may go: after which histories have left retention. */
  readonly removable: string;
}

export const patches: readonly Patch[] = [
  {
    id: '2026-11-queueCallsAhead',
    why: 'A queue may call a truck whose journey was cut off before it knew of its arrival: it looks at the record before it refuses.',
    removable: 'When no journey that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-judgedAfterEarly',
    why: 'A move that is illegal only because a call still waits for the record is judged again after that call.',
    removable: 'When no journey that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-warnedBeforeDeadline',
    why: 'A called driver is warned by SMS five minutes before the time to leave the parking is over.',
    removable: 'When no journey that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-calledAfterExtraParking',
    why: 'A called truck that is back from the extra parking is still called: its time to leave the parking begins again.',
    removable: 'When no journey that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-looksAtItsRecord',
    why: 'A journey that is asked to look at its record goes on from there, and ends where the record is at an end.',
    removable: 'When no journey that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-shortRuns',
    why: 'A run hands over to the next one after a thousand events, long before the server suggests it.',
    removable: 'When no run that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-wishJudgedInTurn',
    why: 'What an operator wishes for a truck is judged when its turn comes, not only when it is asked.',
    removable: 'When no station queue that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-calledWaitsNoMore',
    why: 'A truck that has been called and has not answered yet waits no more: nobody holds or moves it.',
    removable: 'When no station queue that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-processGoesOnFromRecord',
    why: 'A process that is refused a move looks whether its record has gone on without it, and makes the move from there.',
    removable: 'When no process that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-taskGoesOnFromRecord',
    why: 'A task that is refused a move looks whether its record stands elsewhere, and makes the move from there.',
    removable: 'When no task that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-taskLooksBeforeReminding',
    why: 'A task looks at its record before it reminds anybody: it may be over without its having heard of it.',
    removable: 'When no task that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-askedInVain',
    why: 'An invoice that KSeF may have is not taken for refused because asking about it was refused: it waits, and asks again.',
    removable: 'When no invoice that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-acceptedWithoutNumber',
    why: 'An invoice that KSeF has accepted, but whose number it does not say yet, is asked for again.',
    removable: 'When no invoice that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-askedBeforeRebuilding',
    why: 'An invoice without a verdict of KSeF is looked for in KSeF before its XML is made again.',
    removable: 'When no invoice that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-entryEndsHold',
    why: 'A truck that is let in is no longer held in its queue.',
    removable: 'When no station queue that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-lateReceipt',
    why: 'A receipt that says on the way and comes after the final one no longer replaces it.',
    removable: 'When no SMS that was sent before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-taskRemindsInTime',
    why: 'A task whose term was moved when a reminder was due waits for the reminder of the new term.',
    removable: 'When no task that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-onlyRecordedAnswers',
    why: 'A customer who answers an offer that somebody else has taken into the same status is refused, unless their answer is recorded.',
    removable: 'When no order that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-noWayBackFromVehicles',
    why: 'An agreed order does not go back to new or to an offer while vehicles are on their way for it.',
    removable: 'When no order that began before December 2026 is under way or in retention.',
  },
];
