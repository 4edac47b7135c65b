import { Box, Button, Divider, IconButton, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import ClearIcon from '@mui/icons-material/Close';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { usePermissions } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { integerText } from '#domain/kernel/written.ts';
import { useLanguage } from '../../../data/useLanguage.ts';
import { useText } from '../../../i18n/useText.ts';
import { usePanels } from '../../panels.ts';
import { bulkActionsOf } from './bulkActions.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { editableFields } from './editableFields.ts';
import type { Bulk } from './useBulk.ts';
import type { Selection } from './useSelection.ts';

const EditDialog = lazy(() => import('./EditDialog.tsx'));

interface BulkBarProps {
  readonly meta: ObjectMeta;
  readonly selection: Selection;
  readonly bulk: Bulk;
  /** How many records match the filter of the list; if `capped`, there are more. */
  readonly count: number;
  readonly capped: boolean;
  /** Exports the selected records as a spreadsheet. */
  readonly onExport: () => void;
}

/** The number of picked records and the actions on them; then the progress and the outcome of an action. */
export function BulkBar({ meta, selection, bulk, count, capped, onExport }: BulkBarProps) {
  const text = useText();
  const language = useLanguage();
  const { bulk: OwnActions } = usePanels(meta.name);
  const [editing, setEditing] = useState(false);
  const { picked, everything } = selection;
  const nothingPicked = picked.length === 0 && !everything;
  // The outcome of the last action is hidden once new records are picked.
  if (bulk.phase && (bulk.phase.is !== 'over' || nothingPicked))
    return <BulkProgress phase={bulk.phase} bulk={bulk} />;
  if (nothingPicked) return null;
  const countText = integerText(language, count);
  const totalText = capped ? text('common.moreThan', { count: countText }) : countText;
  // Undefined means all records that match the filter of the list.
  const chosen = everything ? undefined : picked;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }} role="status">
        {text('bulk.picked', { count: everything ? totalText : integerText(language, picked.length) })}
      </Typography>
      <Tooltip title={text('bulk.clear')}>
        <IconButton onClick={selection.clear} aria-label={text('bulk.clear')}>
          <ClearIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      {!everything && picked.length < count && (
        <Button onClick={selection.pickEverything} sx={{ whiteSpace: 'nowrap' }}>
          {text(capped ? 'bulk.pickAllCapped' : 'bulk.pickAll', { count: countText })}
        </Button>
      )}
      <ActionsMenu
        meta={meta}
        onEdit={() => setEditing(true)}
        onExport={onExport}
        onRun={(action) => void bulk.run(action, chosen)}
      />
      {/* The panel's own actions take ids, so they are not offered for all records that match the filter. */}
      <Suspense>{OwnActions && !everything && meta.canModify && <OwnActions picked={picked} />}</Suspense>
      {editing && (
        <Suspense>
          <EditDialog
            meta={meta}
            count={everything ? count : picked.length}
            onEdit={(change) => {
              setEditing(false);
              void bulk.edit(change, chosen);
            }}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Box>
  );
}

interface ActionsMenuProps {
  readonly meta: ObjectMeta;
  readonly onEdit: () => void;
  readonly onExport: () => void;
  readonly onRun: (action: ReturnType<typeof bulkActionsOf>[number]) => void;
}

/** What can be done with the picked records. */
const ActionsMenu = ({ meta, onEdit, onExport, onRun }: ActionsMenuProps) => {
  const text = useText();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const actions = bulkActionsOf(meta, permissions?.fullRights === true);
  const closeAnd = (command: () => void) => () => {
    setAnchor(undefined);
    command();
  };
  return (
    <>
      <Button
        variant="contained"
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('bulk.actions')}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {editableFields(meta).length > 0 && (
          <MenuItem dense onClick={closeAnd(onEdit)}>
            {text('bulk.edit')}
          </MenuItem>
        )}
        <MenuItem dense onClick={closeAnd(onExport)}>
          {text('bulk.export')}
        </MenuItem>
        {actions.length > 0 && <Divider />}
        {actions.map((action) => (
          <MenuItem key={action} dense onClick={closeAnd(() => onRun(action))}>
            {text(`bulk.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
