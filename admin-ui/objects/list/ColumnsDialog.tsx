import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Typography,
} from '@mui/material';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import RemoveIcon from '@mui/icons-material/Close';
import { useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldTree } from '../filters/FieldTree.tsx';
import type { Column } from '../table/columns.ts';
import type { ListColumnCommands } from './useColumnCommands.ts';

interface ColumnsDialogProps {
  readonly meta: ObjectMeta;
  readonly columns: readonly Column[];
  readonly commands: ListColumnCommands;
  readonly onReset: () => void;
  readonly onClose: () => void;
}

/** The available fields on the left, also those behind references; the shown columns in their order on the right. */
const ColumnsDialog = ({ meta, columns, commands, onReset, onClose }: ColumnsDialogProps) => {
  const text = useText();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{text('grid.columnsTitle', { object: meta.title })}</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gridTemplateColumns: '280px 1px minmax(0, 1fr)',
          gridTemplateRows: 'minmax(0, 1fr)',
          gap: 2,
          height: '66vh',
          overflow: 'hidden',
        }}
      >
        <Box sx={{ overflow: 'auto' }}>
          <Typography variant="subtitle2" component="h3" color="text.secondary">
            {text('grid.fields')}
          </Typography>
          <FieldTree meta={meta} onPick={({ fieldPath }) => commands.show(fieldPath)} />
        </Box>
        <Divider orientation="vertical" />
        <ShownColumns columns={columns} commands={commands} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onReset} color="inherit" sx={{ mr: 'auto' }}>
          {text('grid.reset')}
        </Button>
        <Button onClick={onClose} variant="contained">
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

type ShownColumnsProps = Pick<ColumnsDialogProps, 'columns' | 'commands'>;

/** The shown columns in their order. People change the order by dragging a column, or with its buttons. */
const ShownColumns = ({ columns, commands }: ShownColumnsProps) => {
  const text = useText();
  const [dragged, setDragged] = useState<string>();
  const drop = (target: string) => {
    if (dragged !== undefined && dragged !== target) commands.moveTo(dragged, target);
    setDragged(undefined);
  };
  return (
    <Box sx={{ overflow: 'auto' }}>
      <Typography variant="subtitle2" component="h3" color="text.secondary">
        {text('grid.shown')}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {text('grid.columnsHint')}
      </Typography>
      <List dense disablePadding sx={{ mt: 0.5 }}>
        {columns.map((column, index) => (
          <ListItem
            key={column.path}
            draggable
            onDragStart={() => setDragged(column.path)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => drop(column.path)}
            onDragEnd={() => setDragged(undefined)}
            sx={{
              cursor: 'grab',
              borderRadius: 1,
              pr: 13,
              opacity: dragged === column.path ? 0.4 : 1,
              '&:hover': { bgcolor: 'action.hover' },
            }}
            secondaryAction={
              <ColumnButtons
                column={column}
                isFirst={index === 0}
                isLast={index === columns.length - 1}
                commands={commands}
              />
            }
          >
            <ListItemText primary={column.title} slotProps={{ primary: { noWrap: true } }} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
};

interface ColumnButtonsProps {
  readonly column: Column;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly commands: ListColumnCommands;
}

/** The buttons of a shown column. The only column of a list cannot be removed. */
const ColumnButtons = ({ column, isFirst, isLast, commands }: ColumnButtonsProps) => {
  const text = useText();
  return (
    <>
      <IconButton
        disabled={isFirst}
        onClick={() => commands.moveBy(column.path, -1)}
        aria-label={`${text('grid.up')}: ${column.title}`}
      >
        <UpIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <IconButton
        disabled={isLast}
        onClick={() => commands.moveBy(column.path, 1)}
        aria-label={`${text('grid.down')}: ${column.title}`}
      >
        <DownIcon sx={{ fontSize: 16 }} />
      </IconButton>
      <IconButton
        disabled={isFirst && isLast}
        onClick={() => commands.hide(column.path)}
        aria-label={text('grid.remove', { column: column.title })}
      >
        <RemoveIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </>
  );
};

export default ColumnsDialog;
