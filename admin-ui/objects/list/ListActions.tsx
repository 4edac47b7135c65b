import { Button, IconButton, Tooltip } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { ListFilter } from '../../data/listQuery.ts';
import { useText } from '../../i18n/useText.ts';
import { SheetMenu } from '../sheets/SheetMenu.tsx';
import type { Column } from '../table/columns.ts';
import type { TableSort } from '../table/tableProps.ts';
import type { ListColumnCommands } from './useColumnCommands.ts';

const ColumnsDialog = lazy(() => import('./ColumnsDialog.tsx'));

interface ListActionsProps {
  readonly meta: ObjectMeta;
  readonly columns: readonly Column[];
  /** Which records a file of the list holds, and in which order. */
  readonly filter: ListFilter;
  readonly sort: TableSort;
  readonly commands: ListColumnCommands;
  readonly onReset: () => void;
  readonly onHelp: () => void;
}

/** What can be done with a list as a whole. */
export const ListActions = ({ meta, columns, filter, sort, commands, onReset, onHelp }: ListActionsProps) => {
  const text = useText();
  const [choosing, setChoosing] = useState(false);
  const paths = columns.map(({ path }) => path);
  return (
    <>
      <Tooltip title={text('gridKeys.show')}>
        <IconButton onClick={onHelp} aria-label={text('gridKeys.show')}>
          <HelpIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <SheetMenu
        meta={meta}
        columns={paths}
        filter={filter}
        sort={{ field: sort.path, order: sort.desc ? 'DESC' : 'ASC' }}
      />
      <Tooltip title={text('list.columns')}>
        <IconButton onClick={() => setChoosing(true)} aria-label={text('list.columns')}>
          <ColumnsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {meta.canCreate && (
        <Button component={Link} to={`/${meta.path}/create`} variant="contained" startIcon={<AddIcon />}>
          {text('list.create')}
        </Button>
      )}
      {choosing && (
        <Suspense>
          <ColumnsDialog
            meta={meta}
            columns={columns}
            commands={commands}
            onReset={onReset}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
};
