import { Box, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import DoneIcon from '@mui/icons-material/TaskAlt';
import FlagIcon from '@mui/icons-material/Flag';
import ForwardIcon from '@mui/icons-material/Forward';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import MakeIcon from '@mui/icons-material/NoteAddOutlined';
import MoveIcon from '@mui/icons-material/DriveFileMoveOutlined';
import ReplyAllIcon from '@mui/icons-material/ReplyAll';
import ReplyIcon from '@mui/icons-material/Reply';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import UnflagIcon from '@mui/icons-material/FlagOutlined';
import UnreadIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import { useState } from 'react';
import type { Way } from './answering.ts';
import { folderTitle } from './folderTitle.ts';
import { LabelMenu } from './LabelMenu.tsx';
import { MakeRecordMenu } from './MakeRecordMenu.tsx';
import type { Folder, Letter } from './mailQueries.ts';
import type { MailActs } from './useMailActs.ts';
import { useMailboxWords } from './useMailboxWords.ts';

export interface LetterActsProps {
  readonly folders: readonly Folder[];
  readonly acts: MailActs;
  readonly onAnswer: (id: number, way: Way) => void;
  readonly onTrash: (letter: Letter) => void;
}

/** What can be done with the letter that is read; the key of an action stands in its hint. */
export function LetterActs({
  letter,
  folders,
  acts,
  onAnswer,
  onTrash,
}: LetterActsProps & { readonly letter: Letter }) {
  const words = useMailboxWords();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { id, flagged, processed } = letter;
  const others = folders.filter(
    (folder) => folder.emailAccountId === letter.emailAccountId && folder.id !== letter.mailboxId,
  );
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.25,
        px: 1,
        py: 0.25,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Act label={words.reply} keys="R" Icon={ReplyIcon} act={() => onAnswer(id, 'reply')} />
      <Act label={words.replyAll} keys="A" Icon={ReplyAllIcon} act={() => onAnswer(id, 'replyAll')} />
      <Act label={words.forward} keys="F" Icon={ForwardIcon} act={() => onAnswer(id, 'forward')} />
      <Box sx={{ flex: 1 }} />
      <MakeRecordMenu
        ids={[id]}
        renderButton={(open) => <Act label={words.makeRecord} Icon={MakeIcon} act={open} />}
      />
      <Act
        label={processed ? words.markUnprocessed : words.markProcessed}
        keys="E"
        Icon={DoneIcon}
        on={processed}
        act={() => void acts.process(id, !processed)}
      />
      <Act
        label={flagged ? words.unflag : words.flag}
        keys="S"
        Icon={flagged ? FlagIcon : UnflagIcon}
        on={flagged}
        act={() => void acts.flag(id, !flagged)}
      />
      <Act label={words.markUnread} keys="U" Icon={UnreadIcon} act={() => void acts.see(id, false)} />
      <LabelMenu
        letter={letter}
        acts={acts}
        renderButton={(open) => <Act label={words.labels} Icon={LabelIcon} act={open} />}
      />
      <Act label={words.move} Icon={MoveIcon} act={setAnchor} />
      <Act label={words.toTrash} keys="#" Icon={TrashIcon} act={() => onTrash(letter)} />
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {others.map((folder) => (
          <MenuItem
            key={folder.id}
            dense
            onClick={() => {
              setAnchor(undefined);
              void acts.move(letter, folder);
            }}
          >
            {folderTitle(folder, words)}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

interface ActProps {
  readonly label: string;
  readonly keys?: string;
  readonly Icon: SvgIconComponent;
  readonly on?: boolean;
  readonly act: (button: HTMLElement) => void;
}

const Act = ({ label, keys, Icon, on = false, act }: ActProps) => (
  <Tooltip title={keys ? `${label} (${keys})` : label}>
    <IconButton
      aria-label={label}
      color={on ? 'primary' : 'default'}
      onClick={({ currentTarget }) => act(currentTarget)}
    >
      <Icon sx={{ fontSize: 20 }} />
    </IconButton>
  </Tooltip>
);
