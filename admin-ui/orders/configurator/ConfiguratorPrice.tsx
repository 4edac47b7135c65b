import { Alert, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { decimalText } from '#domain/kernel/written.ts';
import { pricedChoices, type ChosenInput } from '#domain/sales/configurator/chosen.ts';
import { callApi } from '../../data/client.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { useDebounced } from '../../parts/useDebounced.ts';

/** What the price depends on besides the answers. */
export interface PriceGround {
  readonly productId: number;
  readonly quantity: string;
  readonly unitOfMeasureId?: number | null;
  readonly length?: string | null;
  readonly height?: string | null;
  readonly numberOfPieces?: number | null;
  readonly customerId: number | null;
  readonly currencyId: number | null;
}

/** The price of a product with some answers, calculated by the server. @throws HttpError as `callApi` */
export function askPrice(ground: PriceGround, chosen: readonly ChosenInput[], signal?: AbortSignal) {
  return callApi('POST /pricelist/calculate_prices', {
    body: { ...ground, choosenParameters: pricedChoices(chosen) },
    signal,
  });
}

const settlesMs = 150;

/** The price after each answer. */
export function ConfiguratorPrice({
  ground,
  chosen,
}: {
  readonly ground: PriceGround;
  readonly chosen: readonly ChosenInput[];
}) {
  const text = useText();
  const language = useLanguage();
  const asked = useDebounced(JSON.stringify([ground, chosen]), settlesMs);
  const { data } = useQuery({
    queryKey: ['configured price', asked],
    queryFn: ({ signal }) => askPrice(...(JSON.parse(asked) as [PriceGround, ChosenInput[]]), signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data) return null;
  if (data.fault) return <Alert severity="info">{data.fault.text}</Alert>;
  return (
    <Typography role="status" aria-label={text('configurator.price')} sx={{ textAlign: 'right' }}>
      {text('configurator.price')}{' '}
      <strong>
        {decimalText(language, data.price ?? '0', 2)} {data.currency}
      </strong>
    </Typography>
  );
}
