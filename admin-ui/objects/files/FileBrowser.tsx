import { Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import ListIcon from '@mui/icons-material/ViewList';
import TilesIcon from '@mui/icons-material/GridView';
import { useStore } from 'ra-core';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { FileCommands } from './FileActions.tsx';
import type { FileRecord } from './fileData.ts';
import { fileOrders, ordered, type FileOrder } from './fileOrder.ts';
import { FileTable } from './FileTable.tsx';
import { FileTiles } from './FileTiles.tsx';

interface FileBrowserProps {
  readonly files: readonly FileRecord[];
  readonly commands: FileCommands;
  /** The file whose details are shown beside. */
  readonly chosen?: FileRecord | undefined;
  /** Whether to leave out the columns that the details beside show anyway. */
  readonly brief?: boolean;
  /** The text for an empty list, instead of the usual one. */
  readonly none?: string;
  /** The server's search; if absent, only the given files are searched. */
  readonly search?: { readonly value: string; readonly onChange: (value: string) => void };
}

type Look = 'list' | 'tiles';

/** Files as a list or as tiles, with search and sorting; the browser remembers the layout and the order. */
export function FileBrowser({ files, commands, chosen, brief = false, none, search }: FileBrowserProps) {
  const text = useText();
  const [look, setLook] = useStore<Look>('files.look', 'list');
  const [order, setOrder] = useStore<FileOrder>('files.order', { by: 'added', desc: true });
  const [localSearch, setLocalSearch] = useState('');
  const searchText = search?.value ?? localSearch;
  // Files that the server has found are not searched again.
  const shown = ordered(files, order, search ? '' : localSearch);
  const isEmpty = files.length === 0 && searchText === '';
  return (
    <>
      {!isEmpty && (
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 1 }}>
          <TextField
            type="search"
            label={text('files.search')}
            value={searchText}
            onChange={({ target }) => (search ? search.onChange(target.value) : setLocalSearch(target.value))}
            sx={{ width: 260 }}
          />
          <Box sx={{ flex: 1 }} />
          {look === 'tiles' && <OrderChoice order={order} onOrder={setOrder} />}
          <ToggleButtonGroup
            size="small"
            exclusive
            value={look}
            onChange={(_event, chosenLook: Look | null) => chosenLook && setLook(chosenLook)}
          >
            <ToggleButton value="list" aria-label={text('files.asList')} title={text('files.asList')}>
              <ListIcon fontSize="small" />
            </ToggleButton>
            <ToggleButton value="tiles" aria-label={text('files.asTiles')} title={text('files.asTiles')}>
              <TilesIcon fontSize="small" />
            </ToggleButton>
          </ToggleButtonGroup>
        </Box>
      )}
      {shown.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 1 }}>
          {isEmpty ? (none ?? text('files.none')) : text('files.noneFound', { search: searchText })}
        </Typography>
      )}
      {shown.length > 0 && look === 'list' && (
        <FileTable
          files={shown}
          commands={commands}
          chosen={chosen}
          brief={brief}
          order={order}
          onOrder={setOrder}
        />
      )}
      {shown.length > 0 && look === 'tiles' && (
        <FileTiles files={shown} commands={commands} chosen={chosen} />
      )}
    </>
  );
}

const OrderChoice = ({ order, onOrder }: { order: FileOrder; onOrder: (order: FileOrder) => void }) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('files.sortBy')}
      value={order.by}
      onChange={({ target }) =>
        // The newest first; names and sizes from the smallest.
        onOrder({ by: target.value as FileOrder['by'], desc: target.value === 'added' })
      }
      slotProps={{ select: { native: true } }}
      sx={{ minWidth: 150 }}
    >
      {fileOrders.map((by) => (
        <option key={by} value={by}>
          {text(`files.${by}`)}
        </option>
      ))}
    </TextField>
  );
};
