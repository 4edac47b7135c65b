import { Box, IconButton, Tooltip, Typography } from '@mui/material';
import ClearIcon from '@mui/icons-material/Close';
import FirmIcon from '@mui/icons-material/BadgeOutlined';
import MakeIcon from '@mui/icons-material/NoteAddOutlined';
import ReadIcon from '@mui/icons-material/DraftsOutlined';
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { integerText } from '#domain/kernel/written.ts';
import { filled } from '#domain/words/filled.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { MakeRecordMenu } from './MakeRecordMenu.tsx';
import type { MailActions } from './useMailActions.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface PickedBarProps {
  readonly picked: ReadonlySet<number>;
  readonly actions: MailActions;
  /** Whether the reader may change these letters. */
  readonly mayChange: boolean;
  readonly onClear: () => void;
}

/**
 * The actions on all picked letters at once: a record is made from them, they are marked as read (`seeAll` with true) or unread, or
 * their firm and contact person are filled in from the senders. Nothing is shown while no letter is picked.
 */
export function PickedBar({ picked, actions, mayChange, onClear }: PickedBarProps) {
  const words = useMailboxWords();
  const language = useLanguage();
  const ids = [...picked];
  if (ids.length === 0) return null;
  const pickedText = filled(words.picked, { count: integerText(language, ids.length) });
  const actionButton = (label: string, Icon: SvgIconComponent, run: (at: HTMLElement) => void) => (
    <Tooltip key={label} title={label}>
      <IconButton size="small" aria-label={label} onClick={({ currentTarget }) => run(currentTarget)}>
        <Icon sx={{ fontSize: 20 }} />
      </IconButton>
    </Tooltip>
  );
  return (
    <Box role="toolbar" aria-label={pickedText} sx={{ display: 'flex', alignItems: 'center', mt: 0.75 }}>
      <Typography variant="body2" sx={{ flex: 1 }} role="status">
        {mayChange ? pickedText : `${pickedText}. ${words.onlyRead}`}
      </Typography>
      {mayChange && (
        <>
          <MakeRecordMenu ids={ids} renderButton={(open) => actionButton(words.makeRecord, MakeIcon, open)} />
          {actionButton(words.markRead, ReadIcon, () => void actions.seeAll(ids, true))}
          {actionButton(words.markUnread, UnreadIcon, () => void actions.seeAll(ids, false))}
          {actionButton(words.fillSenders, FirmIcon, () => void actions.noteSenders(ids))}
        </>
      )}
      {actionButton(words.unpick, ClearIcon, onClear)}
    </Box>
  );
}
