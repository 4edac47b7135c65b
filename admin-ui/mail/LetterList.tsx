import { Box, Checkbox, List, ListItemButton, Typography } from '@mui/material';
import AttachIcon from '@mui/icons-material/AttachFile';
import FlagIcon from '@mui/icons-material/Flag';
import LinkIcon from '@mui/icons-material/Link';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { dateText, integerText, inZone } from '#domain/kernel/written.ts';
import { filled } from '#domain/words/filled.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** A line of the list: of a received letter, or of one that was written here. */
export interface ListedLetter {
  readonly id: number;
  /** The thread of the letter. The line may stand for all letters of it. */
  readonly thread?: string | undefined;
  /** The number of letters in the thread. */
  readonly count?: number;
  /** The sender of a received letter, the recipients of one that was written here. */
  readonly who: string;
  readonly subject: string;
  readonly date: string | null | undefined;
  readonly unread?: boolean;
  readonly flagged?: boolean;
  readonly hasFiles?: boolean;
  /** Whether the letter is linked with records, such as an order. */
  readonly hasLinks?: boolean;
  readonly labels?: ReactNode;
  /** The state of a letter that was sent, or the sign of one that could not be read. */
  readonly mark?: ReactNode;
}

interface LetterListProps {
  /** The element of the list, through which the page finds its lines. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly letters: readonly ListedLetter[];
  /** Whether the letter of a line, or another one of its thread, is the one that is shown beside the list. */
  readonly isOpen: (letter: ListedLetter) => boolean;
  readonly onOpen: (id: number) => void;
  /** Undefined where letters are not picked. */
  readonly picking: LetterPicking | undefined;
}

/** The picked letters, on which one action can be done together. */
export interface LetterPicking {
  readonly picked: ReadonlySet<number>;
  readonly toggle: (id: number) => void;
}

/** The time of today's letters, the day of others. */
const whenText = (date: string | null | undefined): string => {
  const at = inZone(date);
  if (!at) return '';
  const now = inZone(new Date().toISOString());
  return now && at.hasSame(now, 'day') ? at.toFormat('HH:mm') : dateText(date);
};

/** The letters of a folder; arrow keys move, Enter opens. */
export function LetterList({ list, letters, isOpen, onOpen, picking }: LetterListProps) {
  const words = useMailboxWords();
  return (
    <List
      ref={list}
      component="div"
      disablePadding
      role="group"
      aria-label={words.letters}
      sx={{ overflowY: 'auto', flex: 1, minHeight: 0 }}
    >
      {letters.map((letter) => (
        <Box
          key={letter.id}
          sx={{ display: 'flex', alignItems: 'stretch', borderBottom: 1, borderColor: 'divider' }}
        >
          {picking && <PickBox id={letter.id} picking={picking} />}
          <ListItemButton
            data-letter={letter.id}
            selected={isOpen(letter)}
            aria-current={isOpen(letter) || undefined}
            onClick={() => onOpen(letter.id)}
            onKeyDown={walkLines}
            sx={{ display: 'block', flex: 1, minWidth: 0, pl: picking ? 0.5 : 1, pr: 1, py: 0.75 }}
          >
            <Line letter={letter} />
          </ListItemButton>
        </Box>
      ))}
    </List>
  );
}

/** The line after (1) or before (-1) this one; null if there is none. Each line stands in a row beside its checkbox. */
export function lineBeside(line: Element, by: 1 | -1): HTMLElement | null {
  const row = line.parentElement;
  const next = by === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  return next?.querySelector<HTMLElement>('[data-letter]') ?? null;
}

const walkLines = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const next = lineBeside(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/**
 * A box to pick a letter by mouse. It is not in the Tab order, so that Tab goes from line to line: the key X picks by keyboard.
 */
const PickBox = ({ id, picking }: { readonly id: number; readonly picking: LetterPicking }) => {
  const words = useMailboxWords();
  return (
    <Checkbox
      size="small"
      tabIndex={-1}
      checked={picking.picked.has(id)}
      onChange={() => picking.toggle(id)}
      slotProps={{ input: { 'aria-label': words.pick } }}
      sx={{ p: 0.25, ml: 0.75, alignSelf: 'center' }}
    />
  );
};

const Line = ({ letter }: { readonly letter: ListedLetter }) => {
  const words = useMailboxWords();
  const { who, subject, date, unread = false, flagged, hasFiles, hasLinks, mark, labels, count = 1 } = letter;
  const weight = unread ? 700 : 400;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Box
          role={unread ? 'img' : undefined}
          aria-label={unread ? words.unread : undefined}
          sx={{
            width: 8,
            height: 8,
            borderRadius: '50%',
            flex: 'none',
            bgcolor: unread ? 'primary.main' : 'transparent',
          }}
        />
        <Typography noWrap title={who} sx={{ fontWeight: weight }}>
          {who}
        </Typography>
        <Box sx={{ flex: 1 }}>{count > 1 && <ThreadCount count={count} />}</Box>
        {flagged && <FlagIcon titleAccess={words.flagged} color="error" sx={{ fontSize: 16 }} />}
        {hasLinks && <LinkIcon titleAccess={words.linked} color="action" sx={{ fontSize: 16 }} />}
        {hasFiles && <AttachIcon titleAccess={words.hasFiles} color="action" sx={{ fontSize: 16 }} />}
        {mark}
        <Typography
          variant="caption"
          color="text.secondary"
          sx={{ whiteSpace: 'nowrap', fontWeight: weight }}
        >
          {whenText(date)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, pl: 1.75 }}>
        <Typography variant="body2" noWrap title={subject} sx={{ flex: 1, minWidth: 0, fontWeight: weight }}>
          {subject}
        </Typography>
        {labels}
      </Box>
    </>
  );
};

/** How many letters a line stands for. */
const ThreadCount = ({ count }: { readonly count: number }) => {
  const words = useMailboxWords();
  const language = useLanguage();
  const countText = integerText(language, count);
  return (
    <Typography
      component="span"
      variant="caption"
      role="img"
      aria-label={filled(words.conversation, { count: countText })}
      title={filled(words.conversation, { count: countText })}
      sx={{ px: 0.625, borderRadius: '8px', bgcolor: 'action.selected', color: 'text.secondary' }}
    >
      {countText}
    </Typography>
  );
};
