import { Box, Button, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { isReference, type AnyRecord, type Reference } from '#domain/kernel/record.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import type { ChosenInput } from '#domain/sales/configurator/chosen.ts';
import { useObjectAt } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { parseDecimal } from '../objects/typedNumbers.ts';
import { useProductSettings } from '../orders/configurator/useProductSettings.ts';
import { DayField } from '../parts/DayField.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { askPrice, type PriceInputs } from './askPrice.ts';
import { PriceExplained } from './PriceExplained.tsx';

const ConfiguratorDialog = lazy(() => import('../orders/configurator/ConfiguratorDialog.tsx'));
/** How long nobody must have typed before the price is asked for. */
const typingPauseMs = 300;
/** The inputs that take a number. It is kept as text, as it was typed. */
const numberInputs = ['quantity', 'length', 'height'] as const;

/** What the product costs a customer on a day, and why: for people who may see price lists. */
export function ProductPrice({ record }: { readonly record: AnyRecord }) {
  const text = useText();
  const language = useLanguage();
  // Undefined for people who may not see price lists.
  const { object } = useObjectAt(objects.pricelist.path);
  const question = useQuestion(record);
  const { typed, customer, currency, date, chosen, inputs, change } = question;
  if (!object) return null;
  return (
    <Box sx={{ mt: 1.25 }} className="no-print">
      <Panel
        title={text('priceOf.title')}
        action={
          record.configProduct === true && (
            <Configure
              record={record}
              inputs={inputs}
              chosen={chosen}
              onDone={(answers) => change({ chosen: answers })}
            />
          )
        }
      >
        <Box sx={fields}>
          <ReferencePicker
            objectName="counterparty"
            label={fieldLabel(language, 'salesOrder', 'customer')}
            value={customer}
            onChange={(value) => change({ customer: value })}
            mayCreate={false}
          />
          <ReferencePicker
            objectName="currency"
            label={fieldLabel(language, 'salesOrder', 'currency')}
            value={currency}
            onChange={(value) => change({ currency: value })}
            mayCreate={false}
          />
          <DayField label={text('priceOf.day')} value={date} onChange={(value) => change({ date: value })} />
          {numberInputs.map((name) => (
            <TextField
              key={name}
              label={fieldLabel(language, 'salesOrder', `products.${name}`)}
              value={typed[name]}
              onChange={({ target }) => change({ typed: { ...typed, [name]: target.value } })}
              error={typed[name].trim() !== '' && parseDecimal(language, typed[name]) === undefined}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
          ))}
        </Box>
        <Outcome inputs={inputs} chosen={chosen} />
      </Panel>
    </Box>
  );
}

interface Question {
  /** The quantity and the sizes as they are typed. */
  readonly typed: Readonly<Record<(typeof numberInputs)[number], string>>;
  readonly customer: Reference | null;
  readonly currency: Reference | null;
  /** `2026-11-26`, or empty for today. */
  readonly date: string;
  /** The parameters of the product as chosen in the configurator. */
  readonly chosen: readonly ChosenInput[];
}

const emptyQuestion: Question = {
  typed: { quantity: '1', length: '', height: '' },
  customer: null,
  currency: null,
  date: '',
  chosen: [],
};

/** The question about the price: as it is typed, and as the server takes it. */
const useQuestion = (record: AnyRecord) => {
  const language = useLanguage();
  const [question, setQuestion] = useState(emptyQuestion);
  const { typed, customer, currency, date } = question;
  const number = (name: (typeof numberInputs)[number]) => parseDecimal(language, typed[name]) || null;
  const inputs: PriceInputs = {
    productId: record.id,
    quantity: number('quantity') ?? '1',
    length: number('length'),
    height: number('height'),
    customerId: customer?.id ?? null,
    currencyId: currency?.id ?? null,
    date: date || null,
  };
  const change = (part: Partial<Question>) => setQuestion((before) => ({ ...before, ...part }));
  return { ...question, inputs, change };
};

const fields = {
  display: 'grid',
  gap: 1.5,
  mb: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
} as const;

const Outcome = ({ inputs, chosen }: Pick<ConfigureProps, 'inputs' | 'chosen'>) => {
  // As a text, because the inputs are a new object on each rendering.
  const questionText = useDebounced(JSON.stringify([inputs, chosen]), typingPauseMs);
  const { data, error } = useQuery({
    queryKey: ['explained price', questionText],
    queryFn: ({ signal }) => {
      const [askedInputs, askedAnswers] = JSON.parse(questionText) as [PriceInputs, ChosenInput[]];
      return askPrice(askedInputs, askedAnswers, signal);
    },
    placeholderData: keepPreviousData,
    retry: false,
    // Asked again each time, because price lists and rates may change meanwhile.
    staleTime: 0,
  });
  if (error) return <ErrorNote error={error} severity="warning" />;
  return data ? <PriceExplained priced={data} /> : null;
};

interface ConfigureProps {
  readonly record: AnyRecord;
  readonly inputs: PriceInputs;
  readonly chosen: readonly ChosenInput[];
  readonly onDone: (chosen: readonly ChosenInput[]) => void;
}

/** Chooses the parameters with which the product is priced. */
const Configure = ({ record, inputs, chosen, onDone }: ConfigureProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: settings } = useProductSettings(record.id);
  const unit = isReference(record.unitOfMeasure) ? record.unitOfMeasure.id : null;
  return (
    <>
      <Button variant="outlined" disabled={!settings?.length} onClick={() => setOpen(true)}>
        {text('priceOf.configure')}
      </Button>
      {isOpen && settings && (
        <Suspense>
          <ConfiguratorDialog
            title={String(record.presentation ?? '')}
            settings={settings}
            chosen={chosen}
            inputs={{ ...inputs, unitOfMeasureId: unit }}
            onDone={(answers) => {
              onDone(answers);
              setOpen(false);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
