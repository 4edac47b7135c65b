import { Divider, ListSubheader, Menu, MenuItem, type MenuProps } from '@mui/material';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { useText } from '../../i18n/useText.ts';
import { documentationPath, isModule, sectionPath } from './entryPlaces.ts';

const leavesOf = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap((entry) => (entry.children.length > 0 ? leavesOf(entry.children) : [entry]));

interface EntriesMenuProps extends Pick<MenuProps, 'anchorOrigin' | 'transformOrigin'> {
  readonly section: MenuEntry;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** The entries of a section as a pop-up menu. */
export function EntriesMenu({ section, anchor, onClose, ...origins }: EntriesMenuProps) {
  const text = useText();
  const item = (path: string, title: string) => (
    <MenuItem key={path} dense component={Link} to={path} onClick={onClose}>
      {title}
    </MenuItem>
  );
  return (
    <Menu open anchorEl={anchor} onClose={onClose} {...origins}>
      <ListSubheader sx={{ lineHeight: 2 }}>{section.title}</ListSubheader>
      {leavesOf(section.children).map(({ path, title }) => item(path, title))}
      {isModule(section) && <Divider />}
      {isModule(section) && item(sectionPath(section), text('menu.section'))}
      {isModule(section) && item(documentationPath(section), text('menu.documentation'))}
    </Menu>
  );
}
