import { Box, Checkbox, IconButton, Typography } from '@mui/material';
import ClosedIcon from '@mui/icons-material/ChevronRight';
import OpenIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { DraftEntry, MenuDraft } from './menuDraft.ts';
import { MoveButtons } from './MoveButtons.tsx';

interface MenuLevelProps {
  readonly level: MenuDraft;
  /** How many levels are above this one. */
  readonly depth: number;
  /** Called to move an entry down by a number of places, or up if it is negative. */
  readonly onMove: (key: string, places: number) => void;
  /** Called to hide an entry, or to show a hidden one again. */
  readonly onHide: (key: string) => void;
}

/** The entries of one level with their children. */
export function MenuLevel({ level, ...rest }: MenuLevelProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {level.map((entry, index) => (
        <Row key={entry.key} entry={entry} first={index === 0} last={index === level.length - 1} {...rest} />
      ))}
    </Box>
  );
}

interface RowProps extends Omit<MenuLevelProps, 'level'> {
  readonly entry: DraftEntry;
  readonly first: boolean;
  readonly last: boolean;
}

const Row = ({ entry, first, last, depth, onMove, onHide }: RowProps) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { key, title, hidden, children } = entry;
  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center', pl: depth * 3 }}>
        <Checkbox
          checked={!hidden}
          onChange={() => onHide(key)}
          slotProps={{ input: { 'aria-label': text('menu.shown', { title }) } }}
        />
        <Typography
          sx={{
            flex: 1,
            minWidth: 0,
            overflowWrap: 'anywhere',
            fontWeight: depth === 0 ? 650 : 400,
            color: hidden ? 'text.secondary' : 'text.primary',
          }}
        >
          {title}
        </Typography>
        {children.length > 0 && (
          <IconButton
            aria-label={text('menu.expand', { title })}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <OpenIcon sx={{ fontSize: 17 }} /> : <ClosedIcon sx={{ fontSize: 17 }} />}
          </IconButton>
        )}
        <MoveButtons title={title} first={first} last={last} onMove={(places) => onMove(key, places)} />
      </Box>
      {open && <MenuLevel level={children} depth={depth + 1} onMove={onMove} onHide={onHide} />}
    </li>
  );
};
