import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useOneAtATime } from '../../parts/oneAtATime.ts';
import { byEscape } from '../../parts/byEscape.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { describeFile, type FileRecord } from './fileData.ts';

/** Edits the name and the description of a file, and for a file of a reclamation whether it is a verification protocol. */
export function DescribeDialog({ file, onClose }: { file: FileRecord; onClose: () => void }) {
  const text = useText();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const [name, setName] = useState(file.name);
  const [description, setDescription] = useState(file.description ?? '');
  const [protocol, setProtocol] = useState(file.verificationProtocol);

  const save = useOneAtATime(async () => {
    try {
      await describeFile(file, {
        name,
        description: description.trim() || null,
        verificationProtocol: protocol,
      });
      await client.invalidateQueries({ queryKey: ['files'] });
      onClose();
    } catch (error) {
      notifyError(error);
    }
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Submitting this dialog must not save a form behind it.
    event.stopPropagation();
    void save();
  };

  return (
    <Dialog open onClose={byEscape(onClose)} maxWidth="sm" fullWidth aria-labelledby="describe-file">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="describe-file">{text('files.edit')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <TextField
            label={text('files.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 200 } }}
            sx={{ mt: 1 }}
            autoFocus
            required
          />
          <TextField
            label={text('files.description')}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 255 } }}
          />
          {file.objectName === 'reclamation' && (
            <FormControlLabel
              control={
                <Checkbox checked={protocol} onChange={(event) => setProtocol(event.target.checked)} />
              }
              label={text('files.verificationProtocol')}
            />
          )}
        </DialogContent>
        <DescribeActions disabled={name.trim() === ''} onClose={onClose} />
      </form>
    </Dialog>
  );
}

const DescribeActions = ({
  disabled,
  onClose,
}: {
  readonly disabled: boolean;
  readonly onClose: () => void;
}) => {
  const text = useText();
  return (
    <DialogActions sx={{ px: 3, pb: 2 }}>
      <Button onClick={onClose} color="inherit">
        {text('common.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={disabled}>
        {text('common.save')}
      </Button>
    </DialogActions>
  );
};
