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
import { useState, type FormEvent } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { byEscape } from '../../../parts/byEscape.ts';

interface SaveFilterDialogProps {
  readonly title: string;
  /** The present name of a filter that is renamed. */
  readonly name?: string;
  /** Names in use; the dialog says that a filter with the same name will be replaced. */
  readonly usedNames: readonly string[];
  /** Absent if only the name is asked for. */
  readonly asksDefault?: boolean;
  readonly onSave: (name: string, isDefault: boolean) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a filter that is saved or renamed. */
const SaveFilterDialog = (props: SaveFilterDialogProps) => {
  const { title, name = '', usedNames, asksDefault = false, onSave, onClose } = props;
  const text = useText();
  const [typed, setTyped] = useState(name);
  const [isDefault, setDefault] = useState(false);
  const newName = typed.trim();
  const replaces = newName !== name && usedNames.includes(newName);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (newName === '') return;
    onSave(newName, isDefault);
    onClose();
  };
  return (
    <Dialog open onClose={byEscape(onClose)} maxWidth="xs" fullWidth>
      <form onSubmit={save}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={text('savedFilters.name')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            helperText={replaces ? text('savedFilters.replaces') : ' '}
            slotProps={{ htmlInput: { maxLength: 100 } }}
            sx={{ mt: 1 }}
          />
          {asksDefault && (
            <FormControlLabel
              control={
                <Checkbox checked={isDefault} onChange={(event) => setDefault(event.target.checked)} />
              }
              label={text('savedFilters.isDefault')}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {text('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={newName === ''}>
            {text('common.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

export default SaveFilterDialog;
