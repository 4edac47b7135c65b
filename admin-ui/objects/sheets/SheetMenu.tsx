import { CircularProgress, Divider, IconButton, ListItemIcon, Menu, MenuItem, Tooltip } from '@mui/material';
import ExportIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportIcon from '@mui/icons-material/FileUploadOutlined';
import SheetIcon from '@mui/icons-material/GridOnOutlined';
import TemplateIcon from '@mui/icons-material/NoteAddOutlined';
import { lazy, Suspense, useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import type { ListFilter } from '../../data/listQuery.ts';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { exportQuery } from './exportQuery.ts';

const ImportDialog = lazy(() => import('./ImportDialog.tsx'));

const formats = ['xlsx', 'csv'] as const;

interface SheetMenuProps {
  readonly meta: ObjectMeta;
  /** The shown columns in their order. */
  readonly columns: readonly string[];
  readonly filter: ListFilter;
  readonly sort?: { readonly field: string; readonly order: string };
}

/** Export and import of the list as a spreadsheet. Records that a process writes (`writtenBy`) are not imported. */
export function SheetMenu({ meta, columns, filter, sort }: SheetMenuProps) {
  const text = useText();
  const notifyError = useNotifyError();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [importing, setImporting] = useState(false);
  const [busy, setBusy] = useState(false);

  const download = async (query: Record<string, string | boolean>) => {
    setAnchor(undefined);
    setBusy(true);
    await recordCalls.exportSheet(meta, query).catch(notifyError);
    setBusy(false);
  };
  const exported = exportQuery({ columns, filter, ...(sort ? { sort } : {}) });
  return (
    <>
      <MenuButton isBusy={busy} onOpen={setAnchor} />
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {formats.map((format) => (
          <MenuItem key={format} dense disabled={busy} onClick={() => void download({ ...exported, format })}>
            <ListItemIcon>
              <ExportIcon fontSize="small" />
            </ListItemIcon>
            {text('sheets.exportAs', { format: format.toUpperCase() })}
          </MenuItem>
        ))}
        {/* An array, because a menu accepts no fragment. */}
        {meta.canCreate &&
          !meta.writtenBy && [
            <Divider key="line" />,
            <MenuItem
              key="import"
              dense
              onClick={() => {
                setAnchor(undefined);
                setImporting(true);
              }}
            >
              <ListItemIcon>
                <ImportIcon fontSize="small" />
              </ListItemIcon>
              {text('sheets.import')}
            </MenuItem>,
            <MenuItem key="template" dense disabled={busy} onClick={() => void download({ empty: true })}>
              <ListItemIcon>
                <TemplateIcon fontSize="small" />
              </ListItemIcon>
              {text('sheets.template')}
            </MenuItem>,
          ]}
      </Menu>
      {importing && (
        <Suspense>
          <ImportDialog meta={meta} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
}

interface MenuButtonProps {
  /** Whether an export is under way. */
  readonly isBusy: boolean;
  readonly onOpen: (anchor: HTMLElement) => void;
}

const MenuButton = ({ isBusy, onOpen }: MenuButtonProps) => {
  const text = useText();
  return (
    <Tooltip title={text(isBusy ? 'sheets.exporting' : 'sheets.menu')}>
      <IconButton
        onClick={(event) => onOpen(event.currentTarget)}
        aria-label={text('sheets.menu')}
        aria-haspopup="menu"
        aria-busy={isBusy}
      >
        {isBusy ? <CircularProgress size={20} /> : <SheetIcon fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
};
