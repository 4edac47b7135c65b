import type { KioskJourney } from '#domain/terminal/kioskMessages.ts';
import { formatMoney } from '../formats.ts';
import { useLanguage, useTexts } from '../language.ts';

interface UnpaidProps {
  readonly journey: KioskJourney;
  /** Whether the sum and what to do are shown above already. Then only the items are listed. */
  readonly isSumShown: boolean;
}

/** The unpaid penalties and services of a truck. They can be paid here if the kiosk has a card terminal (`cards`). */
export function Unpaid({ journey, isSumShown }: UnpaidProps) {
  const { unpaid } = useTexts();
  const language = useLanguage();
  return (
    <div className="unpaid">
      {!isSumShown && <h2>{unpaid.title(formatMoney(journey.unpaid, language))}</h2>}
      <ul>
        {journey.punishments.map(({ id, name, amount }) => (
          <li key={id}>
            <span>{name}</span> <strong>{formatMoney(amount, language)}</strong>
          </li>
        ))}
      </ul>
      {!isSumShown && <p>{journey.cards ? unpaid.here : unpaid.text}</p>}
    </div>
  );
}
