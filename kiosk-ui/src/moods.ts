import type { KioskStep } from '#domain/terminal/kiosk.rules.ts';

/** The colour of a step, which a driver sees before reading: wait, be ready, drive, or see the staff. */
export type Mood = 'wait' | 'ready' | 'go' | 'stop';

const moods: Record<KioskStep, Mood> = {
  checkIn: 'ready',
  wait: 'wait',
  ready: 'ready',
  leaveParking: 'go',
  extraParking: 'wait',
  driveToTerminal: 'go',
  firstWeighing: 'go',
  secondWeighing: 'wait',
  weighAgain: 'ready',
  exit: 'go',
  paused: 'stop',
  left: 'go',
  cancelled: 'stop',
};

export function moodOf(step: KioskStep): Mood {
  return moods[step];
}
