import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import type { OrderProgress } from '#domain/terminal/orderProgress.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { Panel } from '../parts/Panel.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const figures = ['announced', 'weighing', 'done'] as const;

/** How much of an order has gone over the scale, as a bar that grows while one looks. */
const OrderProgressPanel = ({
  object,
  record,
}: {
  readonly object: 'deliveryOrder' | 'salesOrder';
  readonly record: AnyRecord;
}) => {
  const text = useText();
  const language = useLanguage();
  const queryKey = ['order progress', object, record.id];
  useRefetchOnChange([object, 'deliveryNote', 'disposition'], queryKey);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      call<OrderProgress>(`/${objects[object].path}/${record.id}/progress`, { signal }),
  });
  if (!data) return null;
  const isOver = data.left?.startsWith('-') === true;
  return (
    <Panel title={text('orderProgress.title')} below>
      <ProgressBar progress={data} />
      {isOver && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text('orderProgress.over', { tonnes: weightText(language, data.left?.slice(1), 3) })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
        {figures.map((name) => (
          <Typography key={name} color="text.secondary">
            {text(`orderProgress.${name}`)}:{' '}
            <Box component="strong" sx={{ color: 'text.primary' }}>
              {data[name]}
            </Box>
          </Typography>
        ))}
      </Box>
    </Panel>
  );
};

export const DeliveryOrderProgress = ({ record }: { readonly record: AnyRecord }) => (
  <OrderProgressPanel object="deliveryOrder" record={record} />
);

export const SalesOrderProgress = ({ record }: { readonly record: AnyRecord }) => (
  <OrderProgressPanel object="salesOrder" record={record} />
);
