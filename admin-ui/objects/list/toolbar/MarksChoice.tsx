import { Chip, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';

interface MarksChoiceProps {
  /** True: only marked records; false: only the others; undefined: all. */
  readonly value: boolean | undefined;
  readonly onChange: (marked: boolean | undefined) => void;
}

/** The name of each choice in the texts, and its value. `active` are the records that are not marked. */
const choices = [
  ['all', undefined],
  ['active', false],
  ['marked', true],
] as const;

/** Chooses whether records marked for deletion are shown, hidden, or the only ones shown. */
export function MarksChoice({ value, onChange }: MarksChoiceProps) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [chosen] = choices.find(([, marked]) => marked === value) ?? choices[0];
  return (
    <>
      <Chip
        label={value === undefined ? `${text('list.marks.label')} ▾` : text(`list.marks.${chosen}`)}
        variant={value === undefined ? 'outlined' : 'filled'}
        color={value === undefined ? 'default' : 'primary'}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        {...(value === undefined ? {} : { onDelete: () => onChange(undefined) })}
        sx={{ borderRadius: 1.5, height: 28 }}
      />
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {choices.map(([name, marked]) => (
          <MenuItem
            key={name}
            dense
            selected={marked === value}
            onClick={() => {
              setAnchor(undefined);
              onChange(marked);
            }}
          >
            {text(`list.marks.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
