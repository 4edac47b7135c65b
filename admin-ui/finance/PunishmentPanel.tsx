import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRefresh } from 'ra-core';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useOperates } from '../data/useOperates.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { Panel } from '../parts/Panel.tsx';
import { cashCalls } from './cashCalls.ts';
import { ChangeGiven } from './ChangeGiven.tsx';
import { DebtOfDisposition } from './DebtOfDisposition.tsx';
import { DebtItems } from './DebtItems.tsx';
import { TakeMoney } from './TakeMoney.tsx';
import { useReceipt } from './useReceipt.ts';

/** The payment of a penalty on its page: with the debts of its truck, or alone if it has no truck. */
const PunishmentPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const operates = useOperates();
  // The money that the cashier gives back after a payment; undefined if there is none.
  const [changeDue, setChangeDue] = useState<string>();
  if (record.isCanceled === true)
    return (
      <Alert severity="info" sx={{ mb: 1.25 }}>
        {text('cash.canceled', { reason: String(record.cancellationReason ?? '') })}
      </Alert>
    );
  if (typeof record.dispositionId === 'number')
    return <DebtOfDisposition dispositionId={record.dispositionId} />;
  return (
    <>
      <ChangeGiven change={changeDue} />
      {operates && record.isPaid !== true && <OwnPayment record={record} onChangeDue={setChangeDue} />}
    </>
  );
};

interface OwnPaymentProps {
  readonly record: AnyRecord;
  /** Called when a payment was taken, with the money that the cashier gives back; undefined if there is none. */
  readonly onChangeDue: (changeDue: string | undefined) => void;
}

/** The payment of a penalty that belongs to no truck. */
const OwnPayment = ({ record, onChangeDue }: OwnPaymentProps) => {
  const text = useText();
  const receipt = useReceipt();
  const refresh = useRefresh();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  /** Runs a command, then reads everything again. @returns whether the command succeeded */
  const act = async (command: () => Promise<unknown>): Promise<boolean> => {
    try {
      await command();
      return true;
    } catch (refused) {
      notifyError(refused);
      return false;
    } finally {
      void client.invalidateQueries();
      refresh();
    }
  };
  const type = record.punishmentType as { readonly presentation: string } | null;
  const item = {
    punishmentId: record.id,
    numberStr: String(record.numberStr ?? ''),
    name: type?.presentation ?? '',
    amount: String(record.amount),
    date: String(record.date),
    comment: typeof record.comment === 'string' ? record.comment : null,
  };
  return (
    <Panel title={text('cash.debt')}>
      <DebtItems items={[item]} act={act} />
      <TakeMoney
        amount={item.amount}
        prepare={() => cashCalls.prepareItem(record.id)}
        act={act}
        onPaid={(id) => void receipt.print(id)}
        onChangeDue={onChangeDue}
      />
    </Panel>
  );
};

export default PunishmentPanel;
