import { Box, Button } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import MergeIcon from '@mui/icons-material/CallMerge';
import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { newRecordAt } from '../data/newRecordAt.ts';
import { useText } from '../i18n/useText.ts';
import { AlikeFirms } from './AlikeFirms.tsx';
import { RegisterButtons } from './RegisterButtons.tsx';

/**
 * The panel in the form of a firm: links to a new request and a new order of the firm, what registers say about it, the merging of
 * two records of it, and other records that seem to be the same firm.
 */
const FirmPanel = () => {
  const { data: meta } = useObjectMeta('counterparty');
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, '&:has(button, a)': { mb: 1.25 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <NewOfFirm objectName="customerRequest" word="firms.page.newRequest" />
        <NewOfFirm objectName="salesOrder" word="firms.page.newOrder" />
        {meta?.canModify && <RegisterButtons />}
        {meta?.canModify && <MergeButton />}
      </Box>
      {meta?.canModify && <AlikeFirms />}
    </Box>
  );
};

interface NewOfFirmProps {
  readonly objectName: 'customerRequest' | 'salesOrder';
  readonly word: 'firms.page.newRequest' | 'firms.page.newOrder';
}

/** The link to a new record with this firm as its customer; nothing for people who may not create one. */
const NewOfFirm = ({ objectName, word }: NewOfFirmProps) => {
  const text = useText();
  const record = useRecordContext<AnyRecord>();
  const { data: meta } = useObjectMeta(objectName);
  if (!record || record.markedToDelete || !meta?.canCreate) return null;
  const customer = { id: record.id, presentation: record.presentation };
  return (
    <Button component={Link} to={newRecordAt(objects[objectName].path, { customer })} startIcon={<AddIcon />}>
      {text(word)}
    </Button>
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
