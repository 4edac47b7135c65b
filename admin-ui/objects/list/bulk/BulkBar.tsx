import { Box, Button, IconButton, Menu, MenuItem, Tooltip, Typography } from '@mui/material';
import ClearIcon from '@mui/icons-material/Close';
import MoreIcon from '@mui/icons-material/ExpandMore';
import { usePermissions } from 'ra-core';
import { Suspense, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { integerText } from '#domain/kernel/written.ts';
import { useLanguage } from '../../../data/useLanguage.ts';
import { useText } from '../../../i18n/useText.ts';
import { panelsOf } from '../../panels.ts';
import { bulkActionsOf } from './bulkActions.ts';
import { BulkProgress } from './BulkProgress.tsx';
import type { Bulk } from './useBulk.ts';
import type { Selection } from './useSelection.ts';

interface BulkBarProps {
  readonly meta: ObjectMeta;
  readonly selection: Selection;
  readonly bulk: Bulk;
  readonly count: number;
  readonly capped: boolean;
}

/** How many records are picked and what can be done with them; then how far it is, and what came of it. */
export const BulkBar = ({ meta, selection, bulk, count, capped }: BulkBarProps) => {
  const text = useText();
  const language = useLanguage();
  const { permissions } = usePermissions<{ fullRights: boolean }>();
  const [anchor, setAnchor] = useState<HTMLElement>();
  if (bulk.phase) return <BulkProgress phase={bulk.phase} bulk={bulk} />;

  const { picked, everything } = selection;
  if (picked.length === 0 && !everything) return null;
  const total = integerText(language, count);
  const whole = capped ? text('common.moreThan', { count: total }) : total;
  const { bulk: Own } = panelsOf(meta.name);
  const actions = bulkActionsOf(meta, permissions?.fullRights === true);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }} role="status">
        {text('bulk.picked', { count: everything ? whole : integerText(language, picked.length) })}
      </Typography>
      <Tooltip title={text('bulk.clear')}>
        <IconButton onClick={selection.clear} aria-label={text('bulk.clear')}>
          <ClearIcon sx={{ fontSize: 16 }} />
        </IconButton>
      </Tooltip>
      {!everything && picked.length < count && (
        <Button onClick={selection.pickEverything} sx={{ whiteSpace: 'nowrap' }}>
          {text(capped ? 'bulk.pickAllCapped' : 'bulk.pickAll', { count: total })}
        </Button>
      )}
      {actions.length > 0 && (
        <Button
          variant="contained"
          endIcon={<MoreIcon />}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {text('bulk.actions')}
        </Button>
      )}
      <Suspense>{Own && !everything && meta.canModify && <Own picked={picked} />}</Suspense>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {actions.map((action) => (
          <MenuItem
            key={action}
            dense
            onClick={() => {
              setAnchor(undefined);
              void bulk.run(action, everything ? undefined : picked);
            }}
          >
            {text(`bulk.${action}`)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
};
