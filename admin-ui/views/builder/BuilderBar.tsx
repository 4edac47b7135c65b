import { Button, Chip, Divider, IconButton, MenuItem, TextField, Tooltip } from '@mui/material';
import OpenIcon from '@mui/icons-material/OpenInNew';
import PreviewIcon from '@mui/icons-material/Visibility';
import RedoIcon from '@mui/icons-material/Redo';
import RestoreIcon from '@mui/icons-material/SettingsBackupRestore';
import SaveIcon from '@mui/icons-material/Save';
import UndoIcon from '@mui/icons-material/Undo';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import { ToolButton } from '../../parts/ToolButton.tsx';
import { useCtrlKey, useSaveKey } from '../../parts/useKeys.ts';
import type { NamedView } from '../useView.ts';
import type { DraftHistory } from '../../parts/useDraft.ts';
import type { ViewDraft } from './draft.ts';

interface BuilderBarProps {
  readonly history: DraftHistory<ViewDraft>;
  readonly views: readonly NamedView[];
  /** The view that is built; undefined while the object has no view but that of its declaration. */
  readonly view: NamedView | undefined;
  readonly previewing: boolean;
  /** The address of the screen that shows the view as it is saved. */
  readonly seenAt: string;
  /** Opens or closes the preview; undefined for a view that has none. */
  readonly onPreview: (() => void) | undefined;
  readonly onChoose: (id: number) => void;
  readonly onSave: () => void;
  readonly onSaveAs: () => void;
  readonly onMakeDefault: () => void;
  /** Replaces the draft by the standard view of the declaration; this too can be undone. */
  readonly onRestore: () => void;
}

/** The actions on a whole view, and the choice of the view that is built. */
export function BuilderBar(props: BuilderBarProps) {
  const text = useText();
  const { history, views, view } = props;
  useSaveKey(props.onSave);
  useCtrlKey('z', history.undo);
  useCtrlKey('y', history.redo);
  return (
    <>
      <ViewSelect views={views} view={view} onChoose={props.onChoose} />
      <ToolButton label={`${text('views.undo')} (Ctrl+Z)`} disabled={!history.canUndo} onClick={history.undo}>
        <UndoIcon fontSize="small" />
      </ToolButton>
      <ToolButton label={`${text('views.redo')} (Ctrl+Y)`} disabled={!history.canRedo} onClick={history.redo}>
        <RedoIcon fontSize="small" />
      </ToolButton>
      <ToolButton label={text('views.restore')} onClick={props.onRestore}>
        <RestoreIcon fontSize="small" />
      </ToolButton>
      <Tooltip title={text('views.userLook')}>
        <IconButton component={Link} to={props.seenAt} aria-label={text('views.userLook')}>
          <OpenIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Divider orientation="vertical" flexItem />
      {props.onPreview && (
        <Button
          startIcon={<PreviewIcon />}
          variant={props.previewing ? 'contained' : 'text'}
          color="inherit"
          aria-pressed={props.previewing}
          onClick={props.onPreview}
        >
          {text('views.preview')}
        </Button>
      )}
      {view && !view.isDefault && <Button onClick={props.onMakeDefault}>{text('views.makeDefault')}</Button>}
      <Button onClick={props.onSaveAs}>{text('views.saveAs')}</Button>
      <Button
        variant="contained"
        startIcon={<SaveIcon />}
        onClick={props.onSave}
        disabled={!history.isDirty}
        title="Ctrl+S"
      >
        {text('common.save')}
      </Button>
    </>
  );
}

/** Chooses the view that is built; says so if the object has only that of its declaration. */
const ViewSelect = ({ views, view, onChoose }: Pick<BuilderBarProps, 'views' | 'view' | 'onChoose'>) => {
  const text = useText();
  if (views.length === 0) return <Chip size="small" label={text('views.declared')} />;
  return (
    <TextField
      select
      size="small"
      label={text('views.view')}
      value={view?.id ?? ''}
      onChange={(event) => onChoose(Number(event.target.value))}
      sx={{ minWidth: 180, maxWidth: 260 }}
    >
      {views.map(({ id, name, isDefault }) => (
        <MenuItem key={id} value={id}>
          {isDefault ? `${name} (${text('views.default')})` : name}
        </MenuItem>
      ))}
    </TextField>
  );
};
