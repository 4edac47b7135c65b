import { Divider, ListItemText, ListSubheader, Menu, MenuItem, Typography } from '@mui/material';
import { useText } from '../../i18n/useText.ts';
import type { Tab, Tabs } from './tabs.ts';
import type { TabCommands } from './useTabCommands.ts';

interface TabMenuProps {
  readonly anchor: HTMLElement;
  /** The tab of the commands; undefined on the start page. */
  readonly tab: Tab | undefined;
  /** The tabs that do not fit in the bar. */
  readonly hidden: Tabs;
  /** Whether there is a tab that can be closed. */
  readonly hasClosable: boolean;
  readonly commands: TabCommands;
  /** Goes so many tabs to the right; to the left if the number is negative. */
  readonly onNext: (places: number) => void;
  readonly onClose: () => void;
}

/** The commands of a tab and of all tabs, and the tabs that do not fit in the bar. */
export function TabMenu({ anchor, tab, hidden, hasClosable, commands, onNext, onClose }: TabMenuProps) {
  const text = useText();
  /** An item of the menu, with the keys that do the same; disabled without `act`. */
  const item = (label: string, act: (() => unknown) | undefined, keys?: string) => (
    <MenuItem
      dense
      disabled={!act}
      aria-keyshortcuts={keys}
      onClick={() => {
        onClose();
        act?.();
      }}
    >
      <ListItemText primary={label} sx={{ mr: 3 }} />
      {keys && (
        <Typography variant="body2" color="text.secondary">
          {keys}
        </Typography>
      )}
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {item(text('tabs.refresh'), tab && (() => commands.refresh(tab)), 'Alt+R')}
      {item(text(tab?.pinned ? 'tabs.unpin' : 'tabs.pin'), tab && (() => commands.pin(tab)))}
      {item(text('tabs.close'), tab && !tab.pinned ? () => commands.close(tab) : undefined, 'Alt+W')}
      {item(text('tabs.closeOthers'), tab && hasClosable ? () => commands.closeOthers(tab) : undefined)}
      {item(text('tabs.closeAll'), hasClosable ? commands.closeAll : undefined)}
      <Divider />
      {item(text('tabs.next'), () => onNext(1), 'Alt+PageDown')}
      {item(text('tabs.previous'), () => onNext(-1), 'Alt+PageUp')}
      {hidden.length > 0 && <Divider />}
      {hidden.length > 0 && <ListSubheader>{text('tabs.more')}</ListSubheader>}
      {hidden.map((hiddenTab) => (
        <MenuItem
          key={hiddenTab.path}
          dense
          onClick={() => {
            onClose();
            commands.open(hiddenTab);
          }}
        >
          {hiddenTab.title}
        </MenuItem>
      ))}
    </Menu>
  );
}
