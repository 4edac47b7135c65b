import { Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import { totalKinds } from '#domain/kernel/totals.ts';
import { useText } from '../../i18n/useText.ts';
import { isQuantity } from '../table/cellWriting.ts';
import type { Column } from '../table/columns.ts';
import type { ListColumnCommands } from './useColumnCommands.ts';

interface ColumnMenuProps {
  readonly column: Column;
  readonly anchor: HTMLElement;
  readonly commands: ListColumnCommands;
  readonly onSort: (path: string, desc: boolean) => void;
  /** Fits the width of a column to its values. */
  readonly onFit: (path: string) => void;
  readonly onClose: () => void;
}

/** A menu with all commands of a column. */
export function ColumnMenu({ column, anchor, commands, onSort, onFit, onClose }: ColumnMenuProps) {
  const text = useText();
  const { path, sortBy, pinned, total } = column;
  const item = (label: string, command: () => void, selected = false) => (
    <MenuItem
      key={label}
      dense
      selected={selected}
      onClick={() => {
        onClose();
        command();
      }}
    >
      {label}
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {sortBy !== undefined && [
        item(text('grid.sortUp'), () => onSort(sortBy, false)),
        item(text('grid.sortDown'), () => onSort(sortBy, true)),
        <Divider key="sorted" />,
      ]}
      {item(text('grid.moveLeft'), () => commands.moveBy(path, -1))}
      {item(text('grid.moveRight'), () => commands.moveBy(path, 1))}
      {pinned !== 'left' && item(text('grid.pinLeft'), () => commands.pin(path, 'left'))}
      {pinned !== 'right' && item(text('grid.pinRight'), () => commands.pin(path, 'right'))}
      {pinned && item(text('grid.unpin'), () => commands.pin(path, undefined))}
      {item(text('grid.fit'), () => onFit(path))}
      {item(text('grid.hide'), () => commands.hide(path))}
      {isQuantity(column.field) && [
        <Divider key="totalled" />,
        <ListSubheader key="total" sx={{ lineHeight: '28px' }}>
          {text('grid.total')}
        </ListSubheader>,
        ...totalKinds.map((kind) =>
          item(text(`grid.totals.${kind}`), () => commands.total(path, kind), total === kind),
        ),
        ...(total ? [item(text('grid.totals.none'), () => commands.total(path, undefined))] : []),
      ]}
    </Menu>
  );
}
