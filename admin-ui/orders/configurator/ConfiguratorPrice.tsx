import { Alert, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { decimalText } from '#domain/kernel/written.ts';
import type { ChosenInput } from '#domain/sales/configurator/chosen.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { useDebounced } from '../../parts/useDebounced.ts';
import { askPrice, type PriceInputs } from '../../prices/askPrice.ts';
import { Steps } from '../../prices/PriceExplained.tsx';

/** How long the answers must stay the same until their price is asked for. */
const settlesMs = 150;

/** The price of the configured product by the answers so far, with its explanation; or the note why there is none. */
export function ConfiguratorPrice({
  inputs,
  chosen,
}: {
  readonly inputs: PriceInputs;
  readonly chosen: readonly ChosenInput[];
}) {
  const text = useText();
  const language = useLanguage();
  // As a text, because the inputs are a new object on each rendering.
  const questionText = useDebounced(JSON.stringify([inputs, chosen]), settlesMs);
  const { data } = useQuery({
    queryKey: ['configured price', questionText],
    queryFn: ({ signal }) => askPrice(...(JSON.parse(questionText) as [PriceInputs, ChosenInput[]]), signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data) return null;
  if (data.fault) return <Alert severity="info">{data.fault.text}</Alert>;
  return (
    <>
      <Typography role="status" aria-label={text('configurator.price')} sx={{ textAlign: 'right' }}>
        {text('configurator.price')}{' '}
        <strong>
          {decimalText(language, data.price ?? '0', 2)} {data.currency}
        </strong>
      </Typography>
      <details>
        <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
          {text('priceOf.why')}
        </Typography>
        <Steps priced={data} />
      </details>
    </>
  );
}
