import { Button, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useState } from 'react';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { cashCalls } from './cashCalls.ts';
import { AddItem } from './AddItem.tsx';
import { CardTryNote, holdsMoney } from './CardTryNote.tsx';
import { ChangeGiven } from './ChangeGiven.tsx';
import { DebtItems } from './DebtItems.tsx';
import { PaidList } from './PaidList.tsx';
import { TakeMoney } from './TakeMoney.tsx';
import { useDebt } from './useDebt.ts';
import { useReceipt } from './useReceipt.ts';

interface DebtPanelProps {
  readonly dispositionId: number;
  /** Called after each payment by hand, with or without change. */
  readonly onTaken?: () => void;
}

/**
 * What a truck owes and has paid, with the form that takes its payment. While a card payment may have taken the money
 * (`holdsMoney`), a note stands in place of the form.
 */
export function DebtPanel({ dispositionId, onTaken }: DebtPanelProps) {
  const text = useText();
  const language = useLanguage();
  const { debt, error, act } = useDebt(dispositionId);
  const receipt = useReceipt();
  const [adding, setAdding] = useState(false);
  // The change of the last payment, in złotys; undefined if there is none.
  const [change, setChange] = useState<string>();
  if (!debt) return <ErrorNote error={error} />;
  const { amount, items, cardTry, paid } = debt;
  return (
    <Panel
      title={text('cash.debt')}
      action={
        <Button startIcon={<AddIcon />} onClick={() => setAdding(true)}>
          {text('cash.add')}
        </Button>
      }
    >
      {/* The debt that was read last stays, with what the cashier has typed. */}
      <ErrorNote error={error} severity="warning" />
      {cardTry && holdsMoney(cardTry) && <CardTryNote cardTry={cardTry} act={act} />}
      <ChangeGiven change={change} />
      {items.length === 0 ? (
        <Typography color="text.secondary">{text('cash.nothing')}</Typography>
      ) : (
        <>
          <DebtItems items={items} act={act} />
          <Typography
            sx={{
              mt: 1,
              textAlign: 'right',
              fontSize: 22,
              fontWeight: 750,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {text('cash.total', { amount: moneyText(language, amount) })}
          </Typography>
          {!holdsMoney(cardTry) && (
            <TakeMoney
              amount={amount}
              prepare={() => cashCalls.prepare(dispositionId)}
              act={act}
              onPaid={(id) => void receipt.print(id)}
              onChangeDue={(due) => {
                setChange(due);
                onTaken?.();
              }}
            />
          )}
        </>
      )}
      <PaidList paid={paid} receipt={receipt} />
      {adding && <AddItem truck={debt.truck} act={act} onClose={() => setAdding(false)} />}
    </Panel>
  );
}
