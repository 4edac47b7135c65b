import { Alert } from '@mui/material';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useLifecycle } from '../useLifecycle.ts';
import { useText } from '../../i18n/useText.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';

interface StateRemarksProps {
  readonly meta: ObjectMeta;
  readonly current: AnyRecord;
  readonly lifecycle: ReturnType<typeof useLifecycle>;
  /** Whether its state, and not a confirmation, closes the record. */
  readonly closedByState: boolean;
}

/** Says why the record cannot be changed, or what people should know who change it in its state. */
export function StateRemarks({ meta, current, lifecycle, closedByState }: StateRemarksProps) {
  const text = useText();
  const writable = meta.canModify;
  const confirmed = current.confirmed === true;
  const isOpen = writable && !confirmed && !closedByState && !current.markedToDelete;
  return (
    <>
      {meta.writtenBy && <Remark text={text('detail.readOnlyWorkflow')} />}
      {closedByState && <Remark text={lifecycle.reason} />}
      {isOpen && lifecycle.remarks.map((remark) => <Remark key={remark} text={remark} />)}
      {confirmed && writable && <Remark text={text('detail.readOnlyConfirmed')} />}
      {current.markedToDelete && writable && !confirmed && <Remark text={text('detail.readOnlyMarked')} />}
    </>
  );
}

const Remark = ({ text }: { text: string }) => (
  <Alert severity="info" sx={{ mb: 1.25, py: 0 }}>
    {text}
  </Alert>
);

/** Whether the record is confirmed, marked for deletion or read only, as marks beside its title. */
export function StateMarks({ meta, current }: { readonly meta: ObjectMeta; readonly current: AnyRecord }) {
  const text = useText();
  return (
    <>
      {current.confirmed === true && <StatusChip label={text('detail.confirmed')} tone="go" />}
      {current.markedToDelete && <StatusChip label={text('detail.marked')} tone="stop" />}
      {!meta.canModify && <StatusChip label={text('detail.readOnly')} />}
    </>
  );
}
