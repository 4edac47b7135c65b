import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useSending } from '../parts/useSending.ts';
import { ChangedPrices } from './ChangedPrices.tsx';
import { EndsThis, Period } from './CopiedPeriod.tsx';
import { PriceNumbers } from './PriceNumbers.tsx';
import { useCopiedPeriod } from './useCopiedPeriod.ts';
import { usePriceChange, type PriceChange } from './usePriceChange.ts';

export type PriceDeed = 'change' | 'copy';

interface ChangePricesDialogProps {
  readonly list: AnyRecord;
  readonly deed: PriceDeed;
  readonly onClose: () => void;
}

/**
 * Changes all prices of a list, or copies it for the next period; the list may then end before its copy begins (`EndsThis`).
 * The new prices are shown below. A change can be sent only if all texts in it are numbers, and only while the prices that it
 * makes are shown.
 */
export function ChangePricesDialog({ list, deed, onClose }: ChangePricesDialogProps) {
  const text = useText();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { sending, send } = useSending({
    updatedAt: list.updatedAt,
    onClose,
    refresh: () => client.invalidateQueries({ queryKey: [objects.pricelist.path] }),
  });
  const change = usePriceChange(list);
  const { typedChange, hasChange, data, error } = change;
  const copied = useCopiedPeriod(list);
  const changesNothing = deed === 'change' && (!hasChange || data?.count === 0);
  const isUnreadable = change.unread.length > 0;
  const isRefused = hasChange && Boolean(error);

  const submit = async (): Promise<void> => {
    const { isComplete, period } = copied;
    if (deed === 'copy' && !isComplete()) return;
    await send(async (version) => {
      if (deed === 'change') {
        const body = { ...typedChange, ...version };
        const { count } = await callApi('POST /pricelist/:id/change_prices', {
          params: { id: list.id },
          body,
        });
        notify(text('priceLists.changed', { count }), { type: 'success' });
      } else {
        const body = { ...typedChange, ...period, endDate: period.endDate || null, ...version };
        const copy = await callApi('POST /pricelist/:id/copy_for_period', { params: { id: list.id }, body });
        notify(text('priceLists.copied', { number: copy.numberStr }), { type: 'success' });
        await navigate(`/${objects.pricelist.path}/${copy.id}`);
      }
    });
  };

  return (
    <FormDialog
      title={text(deed === 'change' ? 'priceLists.change' : 'priceLists.copy')}
      submit={text(deed === 'change' ? 'priceLists.doChange' : 'priceLists.doCopy')}
      width="wide"
      disabled={sending || isUnreadable || changesNothing || !change.isShown || isRefused}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {deed === 'copy' && <Period copied={copied} />}
      <PriceNumbers change={change} autoFocus={deed === 'change'} />
      {deed === 'copy' && <EndsThis list={list} copied={copied} />}
      {hasChange && <Outcome list={list} data={data} error={error} />}
    </FormDialog>
  );
}

interface OutcomeProps extends Pick<PriceChange, 'data' | 'error'> {
  readonly list: AnyRecord;
}

/** The new prices, or why this change is not possible. */
const Outcome = ({ list, data, error }: OutcomeProps) => {
  const text = useText();
  if (error || !data) return <ErrorNote error={error} severity="error" />;
  if (data.count === 0) return <Alert severity="info">{text('priceLists.nothingChanges')}</Alert>;
  return <ChangedPrices rows={data.rows} list={list} />;
};
