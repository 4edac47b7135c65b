import { useLanguage, useTexts } from '../language.ts';
import { formatCountdown, formatTime } from '../formats.ts';

interface CountdownProps {
  /** The deadline, ISO. */
  readonly until: string;
  /** Milliseconds since 1970, by the clock of the server. */
  readonly now: number;
}

/** The remaining seconds from which the countdown looks urgent. */
const hurrySeconds = 5 * 60;

/** The time that is left until a deadline, or a note that it is over. */
export function Countdown({ until, now }: CountdownProps) {
  const { deadline } = useTexts();
  const language = useLanguage();
  const secondsLeft = Math.ceil((Date.parse(until) - now) / 1000);
  if (secondsLeft <= 0) {
    return (
      <p className="countdown-over" role="alert">
        {deadline.over}
      </p>
    );
  }
  return (
    <div className="countdown" data-hurry={secondsLeft < hurrySeconds}>
      <p className="big-label">{deadline.label}</p>
      <p className="big" role="timer" aria-label={deadline.label}>
        {formatCountdown(secondsLeft)}
      </p>
      <p className="big-note">{deadline.until(formatTime(until, language))}</p>
    </div>
  );
}
