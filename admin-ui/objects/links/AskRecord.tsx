import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import { useAppObjects } from '../../data/metadata.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { ReferencePicker } from '../fields/ReferencePicker.tsx';
import { useLinkWords } from './useLinkWords.ts';

interface AskRecordProps {
  /** The title of the dialog, and the text of its button. */
  readonly title: string;
  /** The kind of record that is chosen at first. */
  readonly first: string;
  /** Called with the choice. If it succeeds, the dialog is closed; a refusal is shown, and the dialog stays. */
  readonly onChosen: (objectName: string, record: Reference) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for one record of any kind that the reader may see. Until the kinds have been read, the select is empty. */
export function AskRecord({ title, first, onChosen, onClose }: AskRecordProps) {
  const words = useLinkWords();
  const notifyError = useNotifyError();
  const { data: appObjects = [] } = useAppObjects();
  const [objectName, setObjectName] = useState(first);
  const [record, setRecord] = useState<Reference | null>(null);
  const [sending, setSending] = useState(false);
  const save = async () => {
    if (!record) return;
    setSending(true);
    try {
      await onChosen(objectName, record);
      onClose();
    } catch (error) {
      notifyError(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <FormDialog
      title={title}
      submit={title}
      disabled={!record || sending}
      width="middle"
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextField
        select
        label={words.kind}
        value={appObjects.some(({ name }) => name === objectName) ? objectName : ''}
        onChange={({ target }) => {
          setObjectName(target.value);
          setRecord(null);
        }}
      >
        {appObjects
          .toSorted((one, other) => one.singularTitle.localeCompare(other.singularTitle))
          .map(({ name, singularTitle }) => (
            <MenuItem key={name} value={name}>
              {singularTitle}
            </MenuItem>
          ))}
      </TextField>
      <ReferencePicker
        key={objectName}
        label={words.record}
        objectName={objectName}
        value={record}
        onChange={setRecord}
        mayCreate={false}
        required
      />
    </FormDialog>
  );
}
