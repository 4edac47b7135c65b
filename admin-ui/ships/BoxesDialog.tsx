import { Box, Button, IconButton, TextField } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import { useState } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { boxesBody, emptyBox, canBeSent, plannedBoxes, type PlannedBox } from './plannedBoxes.ts';

interface BoxesDialogProps {
  readonly record: AnyRecord;
  readonly onSave: (body: ReturnType<typeof boxesBody>) => void;
  readonly onClose: () => void;
}

/** Sets which hold is emptied into which box. This may be changed while the ship is being unloaded. */
export function BoxesDialog({ record, onSave, onClose }: BoxesDialogProps) {
  const text = useText();
  const language = useLanguage();
  const [lines, setLines] = useState(() => plannedBoxes(record, language));
  const change = (key: number, part: Partial<PlannedBox>) =>
    setLines((all) => all.map((line) => (line.key === key ? { ...line, ...part } : line)));
  // The key of a new line is one that no other line has.
  const add = () => setLines((all) => [...all, emptyBox(Math.max(-1, ...all.map(({ key }) => key)) + 1)]);
  return (
    <FormDialog
      width="wide"
      title={text('unloading.boxesAsk')}
      submit={text('common.save')}
      disabled={!lines.every((line) => canBeSent(language, line))}
      onSubmit={() => onSave(boxesBody(language, lines))}
      onClose={onClose}
    >
      {lines.map((line) => (
        <BoxLine
          key={line.key}
          line={line}
          onChange={(part) => change(line.key, part)}
          onDelete={() => setLines((all) => all.filter(({ key }) => key !== line.key))}
        />
      ))}
      <Box>
        <Button startIcon={<AddIcon />} onClick={add}>
          {text('unloading.addBox')}
        </Button>
      </Box>
    </FormDialog>
  );
}

interface BoxLineProps {
  readonly line: PlannedBox;
  readonly onChange: (part: Partial<PlannedBox>) => void;
  readonly onDelete: () => void;
}

const BoxLine = ({ line, onChange, onDelete }: BoxLineProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '140px 1fr 170px auto', alignItems: 'center' }}>
      <TextField
        label={text('unloading.hold')}
        value={line.hold}
        onChange={({ target }) => onChange({ hold: target.value })}
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
      <ReferencePicker
        objectName="box"
        label={text('unloading.box')}
        value={line.box}
        onChange={(box) => onChange({ box })}
        required
      />
      <TextField
        label={text('unloading.planned')}
        value={line.quantity}
        // A box is put in here, so that only the quantity is checked.
        error={line.quantity !== '' && !canBeSent(language, { ...line, box: { id: 0, presentation: '' } })}
        onChange={({ target }) => onChange({ quantity: target.value })}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      <IconButton onClick={onDelete} aria-label={text('unloading.deleteBox')}>
        <DeleteIcon />
      </IconButton>
    </Box>
  );
};
