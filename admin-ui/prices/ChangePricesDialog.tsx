import { Alert, Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { parseDecimal } from '../objects/typedNumbers.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { DayField } from '../parts/DayField.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { useFaults } from '../parts/useFaults.ts';
import { useSending } from '../parts/useSending.ts';
import { ChangedPrices } from './ChangedPrices.tsx';

export type PriceDeed = 'change' | 'copy';

interface ChangePricesDialogProps {
  readonly list: AnyRecord;
  readonly deed: PriceDeed;
  readonly onClose: () => void;
}

/** The inputs: a percentage, an amount, and the step to which prices are rounded. */
const numbers = ['percent', 'amount', 'roundTo'] as const;
const settlesMs = 250;
const nothing = { percent: '', amount: '', roundTo: '' };

/** The day after the last one of a list, where a list for the next period begins. */
const dayAfter = (day: unknown): string => {
  if (typeof day !== 'string') return '';
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
};

/** Changes all prices of a list, or copies the list for the next period. The new prices are shown below. */
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
      disabled={
        sending ||
        change.unread.length > 0 ||
        changesNothing ||
        !change.isShown ||
        (hasChange && Boolean(error))
      }
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

/** The typed change of prices and the new prices, which are requested after a pause in typing. */
const usePriceChange = (list: AnyRecord) => {
  const language = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<(typeof numbers)[number], string>>>(nothing);
  const parsed = numbers.map((name) => [name, parseDecimal(language, typed[name])] as const);
  const filledIn = parsed.filter(([name]) => typed[name].trim() !== '');
  const unread = filledIn.filter(([, value]) => value === undefined).map(([name]) => name);
  const typedChange = Object.fromEntries(filledIn.filter(([, value]) => value !== undefined));
  const settledChange = useDebounced(JSON.stringify(typedChange), settlesMs);
  const hasChange = settledChange !== '{}';
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: [objects.pricelist.path, list.id, 'changed prices', list.updatedAt, settledChange],
    queryFn: ({ signal }) =>
      callApi('POST /pricelist/:id/change_prices', {
        params: { id: list.id },
        body: { ...(JSON.parse(settledChange) as object), preview: true },
        signal,
      }),
    enabled: hasChange,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    typed,
    type: (name: (typeof numbers)[number], value: string) =>
      setTyped((before) => ({ ...before, [name]: value })),
    /** The names of the inputs that cannot be read as a number. */
    unread,
    typedChange,
    hasChange,
    /** Whether the shown prices are those of what is typed now. */
    isShown: settledChange === JSON.stringify(typedChange) && !(hasChange && isPlaceholderData),
    data,
    error,
  };
};

interface PriceNumbersProps {
  readonly change: ReturnType<typeof usePriceChange>;
  readonly autoFocus: boolean;
}

const PriceNumbers = ({ change: { typed, type, unread }, autoFocus }: PriceNumbersProps) => {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {numbers.map((name, at) => (
        <TextField
          key={name}
          label={text(`priceLists.${name}`)}
          value={typed[name]}
          onChange={({ target }) => type(name, target.value)}
          error={unread.includes(name)}
          helperText={text(unread.includes(name) ? 'detail.badNumber' : `priceLists.${name}Hint`)}
          autoFocus={at === 0 && autoFocus}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      ))}
    </Box>
  );
};

/** The new prices, or why this change is not possible. */
const Outcome = ({
  list,
  data,
  error,
}: Pick<ReturnType<typeof usePriceChange>, 'data' | 'error'> & { readonly list: AnyRecord }) => {
  const text = useText();
  if (error || !data) return <ErrorNote error={error} severity="error" />;
  if (data.count === 0) return <Alert severity="info">{text('priceLists.nothingChanges')}</Alert>;
  return <ChangedPrices rows={data.rows} list={list} />;
};

/** The period of a copy, and whether the list that is copied ends on the day before its copy begins. */
const useCopiedPeriod = (list: AnyRecord) => {
  const text = useText();
  const [period, setPeriod] = useState(() => ({
    beginDate: dayAfter(list.endDate),
    endDate: '',
    endsThis: true,
  }));
  const { faults, setFaults, forget, fields } = useFaults();
  const change = (changed: Partial<typeof period>): void => {
    if (changed.beginDate !== undefined) forget('beginDate');
    setPeriod((before) => ({ ...before, ...changed }));
  };
  /** Says at its field that the first day is missing. */
  const isComplete = (): boolean => {
    if (period.beginDate === '') setFaults({ beginDate: text('common.required') });
    return period.beginDate !== '';
  };
  return { period, change, faults, fields, isComplete };
};

interface CopiedProps {
  readonly copied: ReturnType<typeof useCopiedPeriod>;
}

const Period = ({ copied: { period, change, faults, fields } }: CopiedProps) => {
  const text = useText();
  return (
    <Box ref={fields} sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
      <DayField
        label={text('priceLists.from')}
        value={period.beginDate}
        onChange={(beginDate) => change({ beginDate })}
        fault={faults.beginDate}
        fullWidth
      />
      <DayField
        label={text('priceLists.to')}
        value={period.endDate}
        onChange={(endDate) => change({ endDate })}
        fullWidth
      />
    </Box>
  );
};

const EndsThis = ({
  list,
  copied: { period, change },
}: CopiedProps & Pick<ChangePricesDialogProps, 'list'>) => {
  const text = useText();
  return (
    <FormControlLabel
      control={<Checkbox checked={period.endsThis} onChange={(_event, endsThis) => change({ endsThis })} />}
      label={text('priceLists.endsThis', {
        list: String(list.presentation ?? ''),
        end: list.endDate ? dateText(list.endDate) : '…',
      })}
    />
  );
};
