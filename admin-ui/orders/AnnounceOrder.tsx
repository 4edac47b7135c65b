import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { errorMessage } from '#domain/labels/index.ts';
import type { OrderStanding } from '#domain/sales/order.contracts.ts';
import { isWeighed } from '#domain/sales/orderItems.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { isAnythingLeft } from './announcement.ts';

interface AnnounceOrderProps {
  readonly order: AnyRecord;
  readonly standing: OrderStanding;
  /** The names of the products by the ids of the lines. */
  readonly names: ReadonlyMap<number, string>;
}

/**
 * The button that announces an order to the terminal. When everything is announced, a sentence in its place says how
 * more can be announced.
 */
export function AnnounceOrder({ order, standing, names }: AnnounceOrderProps) {
  const text = useText();
  const language = useLanguage();
  const [asking, setAsking] = useState(false);
  const tolerance = String(order.tolerance ?? '0');
  const lines = standing.items.filter(isWeighed);
  if (lines.length === 0) return null;
  return (
    <>
      {isAnythingLeft(lines, tolerance) ? (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {text('orders.announce')}
        </Button>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {errorMessage(language, 'order_all_announced')}
        </Typography>
      )}
      {asking && (
        <AnnounceDialog
          orderId={order.id}
          names={names}
          standing={standing}
          tolerance={tolerance}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
