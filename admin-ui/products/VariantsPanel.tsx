import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { VariantsDialog } from './VariantsDialog.tsx';

/** Makes the variants of a product from their definition. */
const VariantsPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: variant } = useObjectMeta('productVariant');
  if (!variant?.canModify || record.markedToDelete) return null;
  return (
    <Box className="no-print" sx={{ mb: 1.25 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('variants.open')}
      </Button>
      {isOpen && <VariantsDialog definition={record} onClose={() => setOpen(false)} />}
    </Box>
  );
};

export default VariantsPanel;
