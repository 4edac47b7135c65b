import { Checkbox, IconButton, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';

interface ColumnsMenuProps {
  readonly meta: ObjectMeta;
  readonly shown: readonly string[];
  readonly onChange: (columns: readonly string[] | undefined) => void;
}

/** Which columns a person sees of this object; remembered in this browser. */
export const ColumnsMenu = ({ meta, shown, onChange }: ColumnsMenuProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const fields = meta.fields.filter(({ secret }) => !secret);
  const toggle = (name: string) => {
    const wanted = shown.includes(name) ? shown.filter((each) => each !== name) : [...shown, name];
    if (wanted.length > 0) onChange(wanted);
  };
  return (
    <>
      <Tooltip title={text('list.columns')}>
        <IconButton onClick={(event) => setAnchor(event.currentTarget)} aria-label={text('list.columns')}>
          <ColumnsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { sx: { maxHeight: '70vh' } } }}
      >
        <MenuItem dense onClick={() => onChange(undefined)}>
          <ListItemText primary={text('list.columnsReset')} />
        </MenuItem>
        {fields.map((field) => (
          <MenuItem key={field.name} dense onClick={() => toggle(field.name)}>
            <Checkbox checked={shown.includes(field.name)} sx={{ p: 0, mr: 1 }} tabIndex={-1} />
            <ListItemText primary={field.label} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
