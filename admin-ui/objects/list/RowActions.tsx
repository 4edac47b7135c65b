import { IconButton, Tooltip } from '@mui/material';
import MarkIcon from '@mui/icons-material/DeleteOutline';
import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { useRecordCommands } from '../useRecordCommands.ts';

/** Marks the row's record for deletion, or restores it. */
export const RowActions = ({ meta, record }: { meta: ObjectMeta; record: AnyRecord }) => {
  const text = useText();
  const { mark, restore } = useRecordCommands(meta, record);
  const label = text(record.markedToDelete ? 'detail.restore' : 'detail.mark');
  return (
    <Tooltip title={label}>
      <IconButton
        onClick={() => void (record.markedToDelete ? restore() : mark())}
        aria-label={label}
        sx={{ opacity: 0.55, '&:hover, &:focus-visible': { opacity: 1 } }}
      >
        {record.markedToDelete ? <RestoreIcon sx={{ fontSize: 17 }} /> : <MarkIcon sx={{ fontSize: 17 }} />}
      </IconButton>
    </Tooltip>
  );
};
