import { Button, Typography } from '@mui/material';
import SaveIcon from '@mui/icons-material/Save';
import { useNotify } from 'ra-core';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { mayFormBeSaved } from '../../parts/savingGuards.ts';
import { settleInputs } from '../../parts/settledInputs.ts';
import { useCtrlKey } from '../../parts/useKeys.ts';
import { useSaver } from '../../parts/saver.ts';
import type { FormSection } from '../../views/form/formLayout.ts';
import { firstToWrite } from './firstToWrite.ts';
import { useSaveSlot } from './saveSlot.ts';
import type { WriteRecord } from './useChangeRecord.ts';
import type { useColleagues } from './useColleagues.ts';
import type { useHeldForm } from './useHeldForm.ts';
import { useRecordSaving } from './useRecordSaving.ts';

type Values = Readonly<Record<string, unknown>>;

interface SaveBarProps {
  readonly meta: ObjectMeta;
  readonly sections: readonly FormSection[];
  readonly write: WriteRecord;
  readonly isNew: boolean;
  readonly held: ReturnType<typeof useHeldForm>;
  readonly colleagues: ReturnType<typeof useColleagues>;
  /** Called with the form's values after a save. */
  readonly onSaved: (values: Values) => void;
}

/** The buttons that save the form around them, and whether it holds what is not saved. Ctrl+S saves too. */
export function SaveBar({ meta, sections, write, isNew, held, colleagues, onSaved }: SaveBarProps) {
  const text = useText();
  const navigate = useNavigate();
  const notify = useNotify();
  const bar = useRef<HTMLDivElement>(null);
  const { save, saving } = useRecordSaving(meta, write, colleagues, onSaved);

  // A text that is still being looked up is awaited and saved too; a text that has no value is refused by its field.
  const settleAndSave = async () => {
    const drawn = bar.current?.closest('form');
    await settleInputs(drawn);
    return (await mayFormBeSaved(drawn)) ? save() : undefined;
  };

  const saveAnd = async (close: boolean) => {
    const saved = await settleAndSave();
    if (!saved) return;
    notify('keja.detail.saved', { type: 'success' });
    await navigate(close ? `/${meta.path}` : `/${meta.path}/${saved.id}`, { replace: true });
  };
  useSaver(async () => (await settleAndSave()) !== undefined);
  // While a save is under way too: otherwise the browser would ask where to save the page.
  useCtrlKey('s', () => {
    if (!saving) void saveAnd(false);
  });
  useEffect(() => {
    if (isNew && held.ready) firstToWrite(bar.current?.closest('form'), sections)?.focus();
    // Runs once, when the draft has been restored into the form.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNew, held.ready]);

  const slot = useSaveSlot();
  const buttons = (
    <>
      <Button
        type="button"
        onClick={() => void saveAnd(false)}
        variant="contained"
        startIcon={<SaveIcon />}
        disabled={saving}
        title="Ctrl+S"
      >
        {text('common.save')}
      </Button>
      <Button type="button" onClick={() => void saveAnd(true)} disabled={saving}>
        {text('common.saveAndClose')}
      </Button>
      {held.changed && (
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
