import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { VariantsDialog } from './VariantsDialog.tsx';

/** The button of a variant definition that opens the dialog in which its variants are made. */
const VariantsPanel = ({ record: definition }: { readonly record: AnyRecord }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { data: variant } = useObjectMeta('productVariant');
  if (!variant?.canModify || definition.markedToDelete) return null;
  return (
    <Box className="no-print" sx={{ mb: 1.25 }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {text('variants.open')}
      </Button>
      {isOpen && <VariantsDialog definition={definition} onClose={() => setOpen(false)} />}
    </Box>
  );
};

export default VariantsPanel;
