import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { ChangePricesDialog, type PriceDeed } from './ChangePricesDialog.tsx';

/** The actions on a whole price list. */
const PriceListPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const [deed, setDeed] = useState<PriceDeed>();
  const { data: meta } = useObjectMeta('pricelist');
  if (!meta?.canModify || record.markedToDelete) return null;
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.25 }}>
      {record.confirmed !== true && (
        <Button variant="outlined" onClick={() => setDeed('change')}>
          {text('priceLists.change')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => setDeed('copy')}>
        {text('priceLists.copy')}
      </Button>
      {deed && <ChangePricesDialog list={record} deed={deed} onClose={() => setDeed(undefined)} />}
    </Box>
  );
};

export default PriceListPanel;
