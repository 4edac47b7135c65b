import { Button, Typography } from '@mui/material';
import SaveIcon from '@mui/icons-material/Save';
import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { useSaveKey } from '../../parts/useKeys.ts';
import { useSaver } from '../../parts/saver.ts';
import type { FormSection } from '../../views/form/formLayout.ts';
import { firstToWrite } from './firstToWrite.ts';
import { useSaveSlot } from './saveSlot.ts';
import type { WriteRecord } from './useChangeRecord.ts';
import type { useColleagues } from './useColleagues.ts';
import type { useHeldForm } from './useHeldForm.ts';
import { useRecordSaving } from './useRecordSaving.ts';
import { useSaveOnce } from './useSaveOnce.ts';

type Values = Readonly<Record<string, unknown>>;

interface SaveBarProps {
  readonly meta: ObjectMeta;
  readonly sections: readonly FormSection[];
  readonly write: WriteRecord;
  readonly isNew: boolean;
  /** Keeps the typed values as a draft. */
  readonly heldForm: ReturnType<typeof useHeldForm>;
  /** Merges into the form what others change in the record. */
  readonly colleagues: ReturnType<typeof useColleagues>;
  /** Called with the form's values after a save. */
  readonly onSaved: (values: Values) => void;
}

/** Shows the buttons that save the form around them, and a note while the form holds unsaved values. Ctrl+S saves too. */
export function SaveBar({ meta, sections, write, isNew, heldForm, colleagues, onSaved }: SaveBarProps) {
  const text = useText();
  const navigate = useNavigate();
  const notify = useNotify();
  /** An element inside the form, by which the form is found. The buttons themselves are drawn outside the form. */
  const bar = useRef<HTMLDivElement>(null);
  const { save, saving } = useRecordSaving(meta, write, colleagues, onSaved);

  const { saveOnce, isWaiting } = useSaveOnce(save, isNew, () => bar.current?.closest('form'));

  /** Saves, and then shows the record or leaves it for the list. */
  const saveAndShow = async (next: 'record' | 'list') => {
    // An earlier press still waits, and will report the outcome.
    if (isWaiting()) return;
    const saved = await saveOnce();
    if (!saved) return;
    notify('keja.detail.saved', { type: 'success' });
    await navigate(next === 'list' ? `/${meta.path}` : `/${meta.path}/${saved.id}`, { replace: true });
  };
  // Used when somebody leaves the page with unsaved values.
  useSaver(async () => (await saveOnce()) !== undefined);
  // The key is taken during a save too, otherwise the browser would open its own dialog for saving the page.
  useSaveKey(() => {
    if (!saving) void saveAndShow('record');
  });
  useEffect(() => {
    if (isNew && heldForm.ready) firstToWrite(bar.current?.closest('form'), sections)?.focus();
    // Runs once, when the draft of a new record is in its form: the focus goes to the first field to write.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew, heldForm.ready]);

  const slot = useSaveSlot();
  const buttons = (
    <>
      <Button
        type="button"
        onClick={() => void saveAndShow('record')}
        variant="contained"
        startIcon={<SaveIcon />}
        disabled={saving}
        title="Ctrl+S"
      >
        {text('common.save')}
      </Button>
      <Button type="button" onClick={() => void saveAndShow('list')} disabled={saving}>
        {text('common.saveAndClose')}
      </Button>
      {heldForm.changed && (
        <Typography variant="body2" color="warning.main" role="status">
          {text('detail.unsaved')}
        </Typography>
      )}
    </>
  );
  return (
    <>
      <div ref={bar} hidden />
      {slot && createPortal(buttons, slot)}
    </>
  );
}
