import { Box, Button } from '@mui/material';
import MergeIcon from '@mui/icons-material/CallMerge';
import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { AlikeFirms } from './AlikeFirms.tsx';
import { RegisterButtons } from './RegisterButtons.tsx';

/** The panel in the form of a firm: what registers say about the firm, and whether it exists already. */
const FirmPanel = () => {
  const { data: meta } = useObjectMeta('counterparty');
  if (!meta?.canModify) return null;
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, mb: 1.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RegisterButtons />
        <MergeButton />
      </Box>
      <AlikeFirms />
    </Box>
  );
};

/** The link to the page that merges two records of the same firm. */
const MergeButton = () => {
  const text = useText();
  const record = useRecordContext<AnyRecord>();
  if (!record || record.markedToDelete) return null;
  return (
    <Button component={Link} to={`/firm-merge?into=${record.id}`} startIcon={<MergeIcon />}>
      {text('firms.merge.open')}
    </Button>
  );
};

export default FirmPanel;
