import { MenuItem, TextField } from '@mui/material';
import { useText } from '../../../i18n/useText.ts';

interface MarksChoiceProps {
  readonly value: boolean | undefined;
  readonly onChange: (marked: boolean | undefined) => void;
}

const meant = { all: undefined, active: false, marked: true } as const;

/** Whether records marked for deletion are shown, hidden, or all there is to see. */
export const MarksChoice = ({ value, onChange }: MarksChoiceProps) => {
  const text = useText();
  const shown = value === true ? 'marked' : value === false ? 'active' : 'all';
  return (
    <TextField
      select
      label={text('list.marks.label')}
      value={shown}
      onChange={(event) => onChange(meant[event.target.value as keyof typeof meant])}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ minWidth: 110, maxWidth: 150 }}
    >
      <MenuItem value="all">{text('list.marks.all')}</MenuItem>
      <MenuItem value="active">{text('list.marks.active')}</MenuItem>
      <MenuItem value="marked">{text('list.marks.marked')}</MenuItem>
    </TextField>
  );
};
