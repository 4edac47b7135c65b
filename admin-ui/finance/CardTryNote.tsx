import { Alert, Button } from '@mui/material';
import type { CardTry } from '#domain/finance/debt.ts';
import { enumLabel } from '#domain/labels/index.ts';
import type { CardPaymentState } from '#domain/terminal/kioskEnums.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { cashCalls } from './cashCalls.ts';
import type { Act } from './useDebt.ts';

const underWay: readonly CardPaymentState[] = ['Waiting', 'Sending', 'Reversing'];
/** True while a terminal may have taken the money. Then nobody else may take it. */
export function holdsMoney(cardTry: CardTry | null): boolean {
  return cardTry !== null && (cardTry.state === 'Unknown' || underWay.includes(cardTry.state));
}

/** Says that a card payment is under way at a kiosk, or that its outcome is unknown and a person must check it. */
export function CardTryNote({ cardTry, act }: { readonly cardTry: CardTry; readonly act: Act }) {
  const text = useText();
  const language = useLanguage();
  const ask = useAsk();
  const amount = moneyText(language, cardTry.amount);
  const settle = async (outcome: 'taken' | 'notTaken') => {
    const consent = await ask({
      text: text(outcome === 'taken' ? 'cash.takenAsk' : 'cash.notTakenAsk', { amount }),
      reason: text('cash.slipSays'),
      danger: true,
    });
    if (consent) await act(() => cashCalls.settleCard(cardTry.id, outcome, consent.reason));
  };
  if (cardTry.state !== 'Unknown')
    return (
      <Alert severity="info" sx={{ mb: 1 }}>
        {text('cash.cardUnderWay', {
          amount,
          state: enumLabel(language, 'cardPaymentState', cardTry.state),
        })}
      </Alert>
    );
  return (
    <Alert
      severity="warning"
      sx={{ mb: 1 }}
      action={(['taken', 'notTaken'] as const).map((outcome) => (
        <Button key={outcome} color="inherit" size="small" onClick={() => void settle(outcome)}>
          {text(`cash.${outcome}`)}
        </Button>
      ))}
    >
      {text('cash.cardUnknown', { amount })}
    </Alert>
  );
}
