import { MenuItem, TextField } from '@mui/material';
import type { DesignDraft } from './designDraft.ts';

interface StageSelectProps {
  readonly label: string;
  readonly draft: DesignDraft;
  readonly value: number | null;
  /** A stage that is not offered: the one where the line begins. */
  readonly without: number;
  /** The text for no stage; if absent, a stage must be chosen. */
  readonly none?: string;
  /** Whether a required stage is missing. */
  readonly missing?: boolean;
  readonly onChange: (stageId: number | null) => void;
}

/** Chooses one of the stages in the picture. */
export function StageSelect({
  label,
  draft,
  value,
  without,
  none,
  missing = false,
  onChange,
}: StageSelectProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      error={missing}
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
}
