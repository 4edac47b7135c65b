import type { KioskJourney } from '#domain/terminal/kioskMessages.ts';
import { formatMoney } from '../formats.ts';
import { useLanguage, useTexts } from '../language.ts';

export const Unpaid = ({ journey }: { readonly journey: KioskJourney }) => {
  const { unpaid } = useTexts();
  const language = useLanguage();
  return (
    <div className="unpaid">
      <h2>{unpaid.title(formatMoney(journey.unpaid, language))}</h2>
      <ul>
        {journey.punishments.map(({ id, name, amount }) => (
          <li key={id}>
            <span>{name}</span> <strong>{formatMoney(amount, language)}</strong>
          </li>
        ))}
      </ul>
      <p>{unpaid.text}</p>
    </div>
  );
};
