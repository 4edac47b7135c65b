import { waitingTime } from '#domain/terminal/kiosk.rules.ts';
import type { KioskJourney } from '#domain/terminal/kioskMessages.ts';
import { formatTime } from '../formats.ts';
import { useLanguage, useTexts } from '../language.ts';
import { LinePicture } from '../pictures/LinePicture.tsx';

interface QueuePlaceProps {
  readonly journey: KioskJourney;
  readonly now: number;
}

/**
 * The place of a truck in the queue, and how long it will probably wait. A place (`carsAhead`) or a time (`eta`) that is null is not
 * known: a text says so of the time, and the place is left out.
 * @param now milliseconds since 1970, by the clock of the server
 */
export function QueuePlace({ journey, now }: QueuePlaceProps) {
  const { queue } = useTexts();
  const language = useLanguage();
  const { carsAhead, eta } = journey;
  const waitMinutes = eta && waitingTime(eta, now);
  // A time that has passed already is shown as the present time.
  const clock = (iso: string) => formatTime(new Date(Math.max(Date.parse(iso), now)).toISOString(), language);
  const [from, to] = eta ? [clock(eta.from), clock(eta.to)] : [];
  return (
    <div className="queue">
      {carsAhead !== null && (
        <div className="queue-place">
          <p className="big-label">{queue.place}</p>
          <p className="big" data-testid="place">
            {carsAhead + 1}
          </p>
          <p className="big-note">{carsAhead === 0 ? queue.none : queue.ahead(carsAhead)}</p>
        </div>
      )}
      <div className="queue-time">
        <p className="big-label">{queue.wait}</p>
        {waitMinutes ? (
          <>
            <p className="big eta" data-testid="eta">
              {waitMinutes.from === 0
                ? queue.upTo(waitMinutes.to)
                : queue.range(waitMinutes.from, waitMinutes.to)}
            </p>
            <p className="big-note">
              {from !== undefined && to !== undefined && from !== to && queue.between(from, to)}
              {!eta.measured && <span className="rough"> ({queue.rough})</span>}
            </p>
          </>
        ) : (
          <p className="big-note">{queue.unknown}</p>
        )}
      </div>
      {carsAhead !== null && <LinePicture carsAhead={carsAhead} label={queue.picture(carsAhead)} />}
    </div>
  );
}
