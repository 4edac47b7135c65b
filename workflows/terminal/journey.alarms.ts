import { condition, patched } from '@temporalio/workflow';
import { hasEnded, minutesBeforeDeadline, type JourneyState } from '#domain/terminal/journey.rules.ts';
import { freshNoShow } from './journey.noShow.ts';
import type { JourneyCarried } from './journey.state.ts';

/** What happens at a certain time: the time to leave is nearly over, it is over, or a called truck is given up. */
type Alarm = 'leaveSoon' | 'overrun' | 'noShow';

/**
 * When a called truck is given up, after a move to `next`; ISO in UTC. Null if it is not given up. A move that keeps the queue
 * status keeps this time too.
 */
export function noShowAfter(journey: JourneyCarried, next: JourneyState, now: string): string | null {
  return next.queue === journey.at.queue ? journey.noShowAt : freshNoShow(journey.facts, next, now);
}

/** When a called driver is warned, in milliseconds since 1970; Infinity if that has been done or is too late. */
const warningAt = ({ revision, deadline, warnedFor }: JourneyCarried): number => {
  if (deadline?.status !== 'EntryAllowed' || warnedFor === deadline.at) return Infinity;
  const end = Date.parse(deadline.at);
  if (end <= Date.now()) return Infinity;
  // Journeys that an earlier release began have no `revision`. They may have passed this time without a warning, and must be
  // replayed so.
  if (!revision && !patched('2026-11-warnedBeforeDeadline')) return Infinity;
  return end - minutesBeforeDeadline * 60_000;
};

/** The earliest alarm, `at` in milliseconds since 1970; undefined while the truck may stay. */
const nextAlarm = (journey: JourneyCarried): { kind: Alarm; at: number } | undefined => {
  const { deadline, noShowAt } = journey;
  const alarms: readonly { kind: Alarm; at: number }[] = [
    { kind: 'leaveSoon', at: warningAt(journey) },
    { kind: 'overrun', at: deadline ? Date.parse(deadline.at) : Infinity },
    { kind: 'noShow', at: noShowAt ? Date.parse(noShowAt) : Infinity },
  ];
  const earliest = alarms.reduce((first, alarm) => (alarm.at < first.at ? alarm : first));
  return earliest.at === Infinity ? undefined : earliest;
};

/** Waits for a message or an alarm. Returns the alarm; undefined if a message came first or the journey has ended. */
export async function messageOrDeadline(
  self: JourneyCarried,
  hasMessage: () => boolean,
): Promise<Alarm | undefined> {
  if (hasEnded(self.at)) return undefined;
  const alarm = nextAlarm(self);
  if (!alarm) {
    await condition(hasMessage);
    return undefined;
  }
  const msLeft = alarm.at - Date.now();
  // Temporal is not asked to wait until a time that has passed.
  const isMessageFirst = msLeft <= 0 ? hasMessage() : await condition(hasMessage, msLeft);
  return isMessageFirst ? undefined : alarm.kind;
}
