import { Box } from '@mui/material';
import { useObjectMeta } from '../data/metadata.ts';
import { AlikeFirms } from './AlikeFirms.tsx';
import { RegisterButtons } from './RegisterButtons.tsx';

/** Beside what is typed of a firm: what registers say of it, and whether it is there already. */
const FirmPanel = () => {
  const { data: meta } = useObjectMeta('counterparty');
  if (!meta?.canModify) return null;
  return (
    <Box className="no-print" sx={{ display: 'grid', gap: 1, mb: 1.25 }}>
      <RegisterButtons />
      <AlikeFirms />
    </Box>
  );
};

export default FirmPanel;
