import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { objectLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { newDispositionOf } from './newDisposition.ts';
import { useUnderWay } from './orderState.ts';

/**
 * The documents of an order that are under way, each with a link to its page. A delivery order also has a link to a new
 * disposition.
 */
export function OrderDeliveries({ orderId }: { readonly orderId: number }) {
  const text = useText();
  const language = useLanguage();
  const { data } = useUnderWay(orderId);
  if (!data || data.rows.length === 0) return null;
  return (
    <Box component="section" aria-label={text('orders.onItsWay')} sx={{ mt: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {text('orders.onItsWay')}
      </Typography>
      {data.rows.map(({ object, id, numberStr, about, tonnes }) => (
        <Box key={`${object} ${id}`} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
          <Link to={`/${objects[object].path}/${id}`}>
            {objectLabel(language, object).one} {numberStr}
          </Link>
          <Typography variant="body2" color="text.secondary">
            {[about, tonnes === null ? null : weightText(language, tonnes, 3)].filter(Boolean).join(' · ')}
          </Typography>
          {object === 'deliveryOrder' && (
            <Link to={newDispositionOf(id, numberStr)}>{text('orders.newDisposition')}</Link>
          )}
        </Box>
      ))}
    </Box>
  );
}
