import { Button, IconButton, Tooltip } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import { useListContext } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { ListFilter } from '../../data/listQuery.ts';
import { useText } from '../../i18n/useText.ts';
import { SheetMenu } from '../sheets/SheetMenu.tsx';
import type { Column } from '../table/columns.ts';
import type { ListColumnCommands } from './useColumnCommands.ts';

const ColumnsDialog = lazy(() => import('./ColumnsDialog.tsx'));

interface ListActionsProps {
  readonly meta: ObjectMeta;
  readonly columns: readonly Column[];
  /** The records that an exported file contains. */
  readonly filter: ListFilter;
  readonly commands: ListColumnCommands;
  /** The initial values of a new record. */
  readonly fill: Readonly<Record<string, unknown>>;
  /** Undoes what the person has changed of the list: columns, quick filters, sorting and page size; saved filters are kept. */
  readonly onReset: () => void;
  /** Shows the shortcuts of the list. */
  readonly onHelp: () => void;
}

/** The actions on a whole list. */
export function ListActions(props: ListActionsProps) {
  const { meta, columns, filter, commands, fill, onReset, onHelp } = props;
  const text = useText();
  const { sort } = useListContext();
  const [choosingColumns, setChoosingColumns] = useState(false);
  const fillSearch =
    Object.keys(fill).length > 0 ? `?${new URLSearchParams({ fill: JSON.stringify(fill) })}` : '';
  const paths = columns.map(({ path }) => path);
  return (
    <>
      <Tooltip title={text('gridKeys.show')}>
        <IconButton onClick={onHelp} aria-label={text('gridKeys.show')}>
          <HelpIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <SheetMenu meta={meta} columns={paths} filter={filter} sort={sort} />
      <Tooltip title={text('list.columns')}>
        <IconButton onClick={() => setChoosingColumns(true)} aria-label={text('list.columns')}>
          <ColumnsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {meta.canCreate && (
        <Button
          component={Link}
          to={`/${meta.path}/create${fillSearch}`}
          variant="contained"
          startIcon={<AddIcon />}
        >
          {text('list.create')}
        </Button>
      )}
      {choosingColumns && (
        <Suspense>
          <ColumnsDialog
            meta={meta}
            columns={columns}
            commands={commands}
            onReset={onReset}
            onClose={() => setChoosingColumns(false)}
          />
        </Suspense>
      )}
    </>
  );
}
