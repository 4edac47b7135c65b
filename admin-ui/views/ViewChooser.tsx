import { MenuItem, TextField } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import type { NamedView } from './useView.ts';

interface ViewChooserProps {
  readonly views: readonly NamedView[];
  /** The id of the shown view; null is the view of the declaration. */
  readonly shown: number | null;
  /** The path of the list. */
  readonly path: string;
}

/** Chooses one of the administrator's views, if there are several. */
export function ViewChooser({ views, shown, path }: ViewChooserProps) {
  const text = useText();
  const navigate = useNavigate();
  // A single view is a choice only beside that of the declaration.
  if (views.length < 2 && !(views.length === 1 && shown === null)) return null;
  const choose = (id: string) => {
    const view = views.find((each) => String(each.id) === id);
    void navigate(!view || view.isDefault ? `/${path}` : `/${path}/view/${view.id}`);
  };
  return (
    <TextField
      select
      size="small"
      label={text('views.view')}
      value={shown === null ? '' : String(shown)}
      onChange={(event) => choose(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 150, maxWidth: 220 }}
    >
      {shown === null && <MenuItem value="">{text('views.declared')}</MenuItem>}
      {views.map(({ id, name, title }) => (
        <MenuItem key={id} value={String(id)}>
          {title || name}
        </MenuItem>
      ))}
    </TextField>
  );
}
