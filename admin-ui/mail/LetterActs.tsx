import { Alert, Box, IconButton, Tooltip } from '@mui/material';
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
import type { Way } from './answering.ts';
import { LabelMenu } from './LabelMenu.tsx';
import { MakeRecordMenu } from './MakeRecordMenu.tsx';
import type { Letter, MailFolders } from './mailQueries.ts';
import { MoveMenu } from './MoveMenu.tsx';
import type { MailActs } from './useMailActs.ts';
import { useMailboxWords } from './useMailboxWords.ts';

export interface LetterActsProps {
  readonly known: MailFolders;
  readonly acts: MailActs;
  readonly onAnswer: (id: number, way: Way) => void;
  readonly onTrash: (letter: Letter) => void;
}

interface OfLetterProps extends LetterActsProps {
  readonly letter: Letter;
  /** Whether the reader changes the mail of its account; they answer it in any case. */
  readonly mayChange: boolean;
}

/** What can be done with the letter that is read; the key of an action is in its hint. */
export function LetterActs({ mayChange, ...acting }: OfLetterProps) {
  const words = useMailboxWords();
  const { letter, onAnswer } = acting;
  const answer = (way: Way) => () => onAnswer(letter.id, way);
  return (
    <>
      <Box sx={row}>
        <Act label={words.reply} keys="R" Icon={ReplyIcon} act={answer('reply')} />
        <Act label={words.replyAll} keys="A" Icon={ReplyAllIcon} act={answer('replyAll')} />
        <Act label={words.forward} keys="F" Icon={ForwardIcon} act={answer('forward')} />
        <Box sx={{ flex: 1 }} />
        {mayChange && <Changes {...acting} />}
      </Box>
      {!mayChange && (
        <Alert severity="info" sx={{ py: 0, borderRadius: 0 }}>
          {words.onlyRead}
        </Alert>
      )}
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.25,
  px: 1,
  py: 0.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** What makes a record of a letter, marks it, or moves it. */
const Changes = ({ letter, known, acts, onTrash }: Omit<OfLetterProps, 'mayChange'>) => {
  const words = useMailboxWords();
  const { id, flagged, processed } = letter;
  return (
    <>
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
      <MoveMenu
        letter={letter}
        folders={known.folders}
        onMove={(folder) => void acts.move(letter, folder)}
        renderButton={(open) => <Act label={words.move} Icon={MoveIcon} act={open} />}
      />
      <Act label={words.toTrash} keys="#" Icon={TrashIcon} act={() => onTrash(letter)} />
    </>
  );
};

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
