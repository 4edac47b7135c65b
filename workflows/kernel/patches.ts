/**
 * A change to the commands of running workflows that is guarded by `patched(id)`. It is listed until its guard can be removed.
 * A test fails if an id is only in this list or only in the code.
 */
export interface Patch {
  /** `YYYY-MM-what`, as it is written in `patched('…')`. */
  readonly id: string;
  /** What the workflow does with the patch. */
  readonly change: string;
  /** When nothing uses the branch without the patch any more. Then that branch is removed, and later the patch itself. */
  readonly removable: string;
}

export const patches: readonly Patch[] = [
  {
    id: '2026-11-queueCallsAhead',
    change:
      'A queue may call a truck before its journey has heard that it arrived. The journey reads its record before it refuses the call.',
    removable: 'When no journey that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-judgedAfterEarly',
    change:
      'A truck may be called before its journey has read its arrival; the call then waits. A move that is refused only because that call waits is judged again after the call.',
    removable: 'When no journey that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-warnedBeforeDeadline',
    change: 'A called driver is warned by SMS five minutes before the time to leave the parking is over.',
    removable: 'When no journey that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-calledAfterExtraParking',
    change:
      'A called truck that is back from the extra parking is still called, and its time to leave the parking begins again.',
    removable: 'When no journey that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-looksAtItsRecord',
    change:
      'A journey that is asked to read its record continues from the record, or ends if the record has ended.',
    removable: 'When no journey that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-shortRuns',
    change:
      'A workflow continues as new after a thousand events, long before the server suggests it, so that it is replayed quickly.',
    removable: 'When no run of any workflow that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-wishJudgedInTurn',
    change:
      'What an operator wants done with a truck, such as holding it, is judged when the wish arrives, and again when the queue carries it out.',
    removable: 'When no station queue that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-calledWaitsNoMore',
    change:
      'A truck that was called and has not answered yet no longer waits, so that nobody can hold or move it.',
    removable: 'When no station queue that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-processGoesOnFromRecord',
    change:
      'A process that is refused a move reads whether its record has changed without it, and makes the move from there.',
    removable: 'When no process that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-taskGoesOnFromRecord',
    change:
      'A task that is refused a move reads whether its record has changed without it, and makes the move from there.',
    removable: 'When no task that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-taskLooksBeforeReminding',
    change:
      'A task reads its record before it reminds anybody, because the record may have ended without a message to the task.',
    removable: 'When no task that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-askedInVain',
    change:
      'If KSeF refuses to say what became of an invoice, the invoice is not refused, because KSeF may have it. It waits for a person.',
    removable: 'When no invoice that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-acceptedWithoutNumber',
    change:
      'If KSeF has accepted an invoice and does not say its number yet, the workflow asks about it again.',
    removable: 'When no invoice that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-askedBeforeRebuilding',
    change: 'An invoice without an answer of KSeF is looked for in KSeF before its XML is made again.',
    removable: 'When no invoice that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-entryEndsHold',
    change: 'A truck that is let in is no longer held in its queue.',
    removable: 'When no station queue that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-lateReceipt',
    change:
      'A receipt of an SMS that comes after its final receipt, and only says that the SMS is on its way, no longer replaces the final one.',
    removable: 'When no SMS that was sent before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-taskRemindsInTime',
    change: 'A task whose due date was moved when a reminder was due waits for the reminder of the new date.',
    removable: 'When no task that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-reversingAgain',
    change:
      'When the card terminal has told at last that it did not give the money back, it is asked again without a person. If a person has settled the payment meanwhile, it is not asked again.',
    removable: 'When no card payment that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-onlyRecordedAnswers',
    change:
      'An answer of a customer that would not change the status of the offer is refused, unless the record shows that it is the same answer coming twice.',
    removable: 'When no order that began before December 2026 is under way or in retention.',
  },
  {
    id: '2026-11-noWayBackFromVehicles',
    change:
      'An agreed order does not return to the status New or Offer while vehicles are on their way for it.',
    removable: 'When no order that began before December 2026 is under way or in retention.',
  },
];
