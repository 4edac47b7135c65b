import { MenuItem, TextField } from '@mui/material';
import type { DesignDraft } from './designDraft.ts';

interface StageSelectProps {
  readonly label: string;
  readonly draft: DesignDraft;
  readonly value: number | null;
  /** A stage that is not offered: the one that the way begins at. */
  readonly without: number;
  /** What is said for no stage; where it is missing, one has to be chosen. */
  readonly none?: string;
  readonly onChange: (stageId: number | null) => void;
}

/** One of the stages in the drawing. */
export const StageSelect = ({ label, draft, value, without, none, onChange }: StageSelectProps) => (
  <TextField
    select
    fullWidth
    label={label}
    value={value ?? ''}
    onChange={(event) => onChange(Number(event.target.value) || null)}
    slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
  >
    {none !== undefined && <MenuItem value="">{none}</MenuItem>}
    {draft.stageSettingsList
      .filter(({ stageId }) => stageId !== without)
      .map(({ stageId, stage }) => (
        <MenuItem key={stageId} value={stageId}>
          {stage.presentation}
        </MenuItem>
      ))}
  </TextField>
);
