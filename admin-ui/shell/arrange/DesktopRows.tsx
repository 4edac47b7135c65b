import { Box, IconButton, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import DragIcon from '@mui/icons-material/DragIndicator';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { DesktopItem } from '#domain/platform/desktopItems.ts';
import { todayWords } from '#domain/today/today.words.ts';
import { filled } from '#domain/words/filled.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { desktopKey } from './desktopKey.ts';
import { shifted } from './menuDraft.ts';

/** An item of the first screen, such as a widget, with the title under which it is shown. */
export interface NamedItem {
  readonly item: DesktopItem;
  readonly title: string;
}

interface DesktopRowsProps {
  readonly rows: readonly NamedItem[];
  readonly onChange: (rows: readonly NamedItem[]) => void;
  /** The id of the element that says how the keyboard moves a row. */
  readonly hintId: string;
}

/** By how many places an arrow key moves a row. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The items of a first screen in their order, each in a row. The mouse drags a row, and removes it by its button. While the
 * handle of a row has the focus, the arrow keys move the row and Delete removes it.
 */
export function DesktopRows({ rows, onChange, hintId }: DesktopRowsProps) {
  const text = useText();
  const words = todayWords(useLanguage());
  const [dragged, setDragged] = useState<string>();
  const { list, keepFocusOn } = useFocusAfterMove(rows);

  const move = (from: number, places: number) => {
    keepFocusOn(from + places);
    onChange(shifted(rows, from, places));
  };
  const remove = (at: number) => {
    // The last index will be one less than it is now.
    keepFocusOn(Math.min(at, rows.length - 2));
    onChange(rows.toSpliced(at, 1));
  };
  const onKey = (event: KeyboardEvent, at: number) => {
    const places = steps[event.key];
    if (places === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    if (places === undefined) remove(at);
    else if (rows[at + places]) move(at, places);
  };
  const drop = (to: number) => {
    const from = rows.findIndex(({ item }) => desktopKey(item) === dragged);
    setDragged(undefined);
    if (from >= 0 && from !== to) onChange(shifted(rows, from, to - from));
  };

  return (
    <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0, mt: 0.5 }}>
      {rows.map(({ item, title }, at) => {
        const key = desktopKey(item);
        return (
          <Box
            component="li"
            key={key}
            draggable
            onDragStart={() => setDragged(key)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => drop(at)}
            onDragEnd={() => setDragged(undefined)}
            sx={{ ...rowStyle, opacity: dragged === key ? 0.4 : 1 }}
          >
            <IconButton
              className="handle"
              aria-label={filled(words.handle, { title })}
              aria-describedby={hintId}
              onKeyDown={(event) => onKey(event, at)}
              sx={{ cursor: 'grab' }}
            >
              <DragIcon sx={{ fontSize: 17 }} />
            </IconButton>
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Typography>
            <IconButton aria-label={text('menu.remove', { title })} onClick={() => remove(at)}>
              <RemoveIcon sx={{ fontSize: 17 }} />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}

/**
 * The browser drops the focus when a row moves in the page or is removed. So the handle of the moved row gets the focus again;
 * after a removal, the handle of the row that follows, or of the new last row.
 */
const useFocusAfterMove = (rows: readonly NamedItem[]) => {
  const list = useRef<HTMLUListElement>(null);
  const indexToFocus = useRef<number>(undefined);
  useEffect(() => {
    if (indexToFocus.current === undefined) return;
    const handles = list.current?.querySelectorAll<HTMLElement>('.handle');
    handles?.[indexToFocus.current]?.focus();
    indexToFocus.current = undefined;
  }, [rows]);
  const keepFocusOn = (at: number): void => {
    indexToFocus.current = at;
  };
  return { list, keepFocusOn };
};

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  borderRadius: 1,
  cursor: 'grab',
  '&:hover': { bgcolor: 'action.hover' },
} as const;
