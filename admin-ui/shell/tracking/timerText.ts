import type { Text } from '../../i18n/useText.ts';

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** A duration: `45 s.`, from a minute on `12:07 min.`, from an hour on `1:12:07 god.`. */
export function timerText(text: Text, elapsedSeconds: number): string {
  const totalSeconds = Math.max(0, Math.floor(elapsedSeconds));
  const seconds = totalSeconds % 60;
  const minutes = Math.floor(totalSeconds / 60) % 60;
  const hours = Math.floor(totalSeconds / 3600);
  if (hours > 0)
    return text('tracking.hours', { time: `${hours}:${twoDigits(minutes)}:${twoDigits(seconds)}` });
  if (minutes > 0) return text('tracking.minutes', { time: `${minutes}:${twoDigits(seconds)}` });
  return text('tracking.seconds', { time: seconds });
}
