import { Button, Divider, IconButton, Tooltip } from '@mui/material';
import ArrangeIcon from '@mui/icons-material/AccountTreeOutlined';
import BoardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import KeysIcon from '@mui/icons-material/KeyboardOutlined';
import RecordIcon from '@mui/icons-material/OpenInNew';
import RedoIcon from '@mui/icons-material/Redo';
import SaveIcon from '@mui/icons-material/Save';
import UndoIcon from '@mui/icons-material/Undo';
import { useNotify } from 'ra-core';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { useText } from '../../i18n/useText.ts';
import type { DraftHistory } from '../../parts/useDraft.ts';
import { ToolButton } from '../../parts/ToolButton.tsx';
import { useCtrlKey, useSaveKey } from '../../parts/useKeys.ts';
import type { DesignDraft } from './designDraft.ts';

interface DesignerBarProps {
  readonly definitionId: number;
  readonly history: DraftHistory<DesignDraft>;
  /** Whether the person may change the definition; others only look at it. */
  readonly mayDraw: boolean;
  /** The number of errors: a definition with errors can be saved, but not activated. */
  readonly faults: number;
  readonly onArrange: () => void;
  readonly onHelp: () => void;
  readonly onSave: (draft: DesignDraft) => void;
}

/** The actions on a whole definition. The keys `?` and `L`, which two of the labels name, are handled by `useDesignerKeys`. */
export function DesignerBar({
  definitionId,
  history,
  mayDraw,
  faults,
  onArrange,
  onHelp,
  onSave,
}: DesignerBarProps) {
  const text = useText();
  const notify = useNotify();
  const { draft } = history;
  const save = () => {
    if (mayDraw && history.isDirty) onSave(draft);
  };
  useSaveKey(save);
  useCtrlKey('z', history.undo);
  useCtrlKey('y', history.redo);
  /** Activates the definition or deactivates it, and saves it at once. */
  const toggleActive = () => {
    if (!draft.isActive && faults > 0) {
      notify(text('designer.mendFirst', { smart_count: faults }), { type: 'warning' });
      return;
    }
    const next = { ...draft, isActive: !draft.isActive };
    history.change(next);
    onSave(next);
  };
  return (
    <>
      <DefinitionLinks definitionId={definitionId} />
      <ToolButton label={`${text('gridKeys.show')} (?)`} onClick={onHelp}>
        <KeysIcon fontSize="small" />
      </ToolButton>
      {mayDraw && (
        <>
          <DrawingTools history={history} onArrange={onArrange} />
          <Divider orientation="vertical" flexItem />
          <Button onClick={toggleActive} color="inherit" variant="outlined">
            {text(draft.isActive ? 'designer.switchOff' : 'designer.switchOn')}
          </Button>
          <Button
            variant="contained"
            startIcon={<SaveIcon />}
            onClick={save}
            disabled={!history.isDirty}
            title="Ctrl+S"
          >
            {text('common.save')}
          </Button>
        </>
      )}
    </>
  );
}

const DrawingTools = ({ history, onArrange }: Pick<DesignerBarProps, 'history' | 'onArrange'>) => {
  const text = useText();
  return (
    <>
      <Divider orientation="vertical" flexItem />
      <ToolButton label={`${text('views.undo')} (Ctrl+Z)`} disabled={!history.canUndo} onClick={history.undo}>
        <UndoIcon fontSize="small" />
      </ToolButton>
      <ToolButton label={`${text('views.redo')} (Ctrl+Y)`} disabled={!history.canRedo} onClick={history.redo}>
        <RedoIcon fontSize="small" />
      </ToolButton>
      <ToolButton label={`${text('designer.arrange')} (L)`} onClick={onArrange}>
        <ArrangeIcon fontSize="small" />
      </ToolButton>
    </>
  );
};

/** The links to the record of the definition and to the board of its running processes. */
const DefinitionLinks = ({ definitionId }: { readonly definitionId: number }) => {
  const text = useText();
  return (
    <>
      <Tooltip title={text('designer.openRecord')}>
        <IconButton
          component={Link}
          to={`/${objects.bpDefinition.path}/${definitionId}`}
          aria-label={text('designer.openRecord')}
        >
          <RecordIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Button
        component={Link}
        to={`/process-board/${definitionId}`}
        startIcon={<BoardIcon />}
        color="inherit"
      >
        {text('designer.board')}
      </Button>
    </>
  );
};
