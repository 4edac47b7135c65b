import { Button } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBack';
import ConfirmIcon from '@mui/icons-material/CheckCircleOutline';
import CopyIcon from '@mui/icons-material/ContentCopy';
import MarkIcon from '@mui/icons-material/DeleteOutline';
import PrintIcon from '@mui/icons-material/Print';
import RemoveIcon from '@mui/icons-material/DeleteForever';
import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import UndoIcon from '@mui/icons-material/Undo';
import { usePermissions } from 'ra-core';
import { Link, useNavigate } from 'react-router-dom';
import type { GenericCall } from '#domain/kernel/lifecycle.ts';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { ArrangeButton } from '../../views/ArrangeButton.tsx';
import { useLifecycle } from '../useLifecycle.ts';
import { useRecordCommands } from '../useRecordCommands.ts';

/** The actions on a whole record. */
export function RecordBar({ meta, record }: { meta: ObjectMeta; record: AnyRecord }) {
  const text = useText();
  const navigate = useNavigate();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const commands = useRecordCommands(meta, record);
  const { isClosed } = useLifecycle(meta, record);
  const isDocument = meta.type === 'document';
  const isConfirmed = record.confirmed === true;
  const { markedToDelete } = record;
  // A call needs the right to change the object, and a state of the record in which its lifecycle leaves the call open.
  const mayChange = (call: GenericCall) => meta.canModify && !isClosed(call);
  const mayConfirm = isDocument && !isConfirmed && !markedToDelete && mayChange('confirm');
  const mayRemove = markedToDelete && permissions?.fullRights === true && mayChange('delete');
  const removeForGood = async () => {
    if (await commands.remove()) void navigate(`/${meta.path}`);
  };
  return (
    <>
      <Button component={Link} to={`/${meta.path}`} startIcon={<BackIcon />} color="inherit">
        {text('common.back')}
      </Button>
      {mayConfirm && (
        <Button startIcon={<ConfirmIcon />} onClick={() => void commands.confirm()}>
          {text('detail.confirm')}
        </Button>
      )}
      {isDocument && isConfirmed && mayChange('undoConfirm') && (
        <Button startIcon={<UndoIcon />} onClick={() => void commands.undoConfirm()}>
          {text('detail.undoConfirm')}
        </Button>
      )}
      {meta.canCreate && (
        <Button component={Link} to={`/${meta.path}/create?copy=${record.id}`} startIcon={<CopyIcon />}>
          {text('detail.copy')}
        </Button>
      )}
      <Button component={Link} to={`/print/${meta.path}/${record.id}`} startIcon={<PrintIcon />}>
        {text('printing.print')}
      </Button>
      {!markedToDelete && mayChange('mark') && (
        <Button startIcon={<MarkIcon />} color="error" onClick={() => void commands.mark()}>
          {text('detail.mark')}
        </Button>
      )}
      {markedToDelete && mayChange('restore') && (
        <Button startIcon={<RestoreIcon />} onClick={() => void commands.restore()}>
          {text('detail.restore')}
        </Button>
      )}
      {mayRemove && (
        <Button startIcon={<RemoveIcon />} color="error" onClick={() => void removeForGood()}>
          {text('detail.remove')}
        </Button>
      )}
      <ArrangeButton objectName={meta.name} viewType="detail" />
    </>
  );
}
