import { condition } from '@temporalio/workflow';
import { hasEnded, type JourneyState } from '#domain/terminal/journey.rules.ts';
import { freshNoShow } from './journey.noShow.ts';
import type { JourneyCarried } from './journey.state.ts';

/** What happens by itself: the time to leave runs out, or a called truck is given up. */
type Alarm = 'overrun' | 'noShow';

export const noShowAfter = (journey: JourneyCarried, next: JourneyState, now: string): string | null =>
  next.queue === journey.at.queue ? journey.noShowAt : freshNoShow(journey.facts, next, now);

/** The earlier of both; nothing while the truck may stay. */
const nextAlarm = ({ deadline, noShowAt }: JourneyCarried): { kind: Alarm; at: number } | null => {
  const overrun = deadline ? Date.parse(deadline.at) : Infinity;
  const noShow = noShowAt ? Date.parse(noShowAt) : Infinity;
  if (overrun === Infinity && noShow === Infinity) return null;
  return overrun <= noShow ? { kind: 'overrun', at: overrun } : { kind: 'noShow', at: noShow };
};

/** Waits for mail; answers with what was due before any came. */
export const mailOrAlarm = async (
  self: JourneyCarried,
  hasMail: () => boolean,
): Promise<Alarm | undefined> => {
  if (hasEnded(self.at)) return undefined;
  const alarm = nextAlarm(self);
  if (alarm === null) {
    await condition(hasMail);
    return undefined;
  }
  const left = alarm.at - Date.now();
  const mailFirst = left <= 0 ? hasMail() : await condition(hasMail, left);
  return mailFirst ? undefined : alarm.kind;
};
