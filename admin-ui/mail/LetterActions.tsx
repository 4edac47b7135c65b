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
import type { MailActions } from './useMailActions.ts';
import { useMailboxWords } from './useMailboxWords.ts';

export interface LetterActionsProps {
  readonly mailFolders: MailFolders;
  readonly actions: MailActions;
  readonly onAnswer: (id: number, way: Way) => void;
  readonly onTrash: (letter: Letter) => void;
}

interface ShownLetterProps extends LetterActionsProps {
  readonly letter: Letter;
  /** Whether the reader may change the mail of the letter's account. They may answer in any case. */
  readonly mayChange: boolean;
}

/** The actions on the letter that is read. The hint of a button names its key, if it has one; `useLetterKeys` handles the keys. */
export function LetterActions({ mayChange, ...actionProps }: ShownLetterProps) {
  const words = useMailboxWords();
  const { letter, onAnswer } = actionProps;
  const answer = (way: Way) => () => onAnswer(letter.id, way);
  return (
    <>
      <Box sx={row}>
        <ActionButton label={words.reply} keys="R" Icon={ReplyIcon} onClick={answer('reply')} />
        <ActionButton label={words.replyAll} keys="A" Icon={ReplyAllIcon} onClick={answer('replyAll')} />
        <ActionButton label={words.forward} keys="F" Icon={ForwardIcon} onClick={answer('forward')} />
        <Box sx={{ flex: 1 }} />
        {mayChange && <ChangeButtons {...actionProps} />}
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

/** The actions that make a record from a letter, mark it, or move it. */
const ChangeButtons = ({ letter, mailFolders, actions, onTrash }: Omit<ShownLetterProps, 'mayChange'>) => {
  const words = useMailboxWords();
  const { id, flagged, processed } = letter;
  return (
    <>
      <MakeRecordMenu
        ids={[id]}
        renderButton={(open) => <ActionButton label={words.makeRecord} Icon={MakeIcon} onClick={open} />}
      />
      <ActionButton
        label={processed ? words.markUnprocessed : words.markProcessed}
        keys="E"
        Icon={DoneIcon}
        on={processed}
        onClick={() => void actions.process(id, !processed)}
      />
      <ActionButton
        label={flagged ? words.unflag : words.flag}
        keys="S"
        Icon={flagged ? FlagIcon : UnflagIcon}
        on={flagged}
        onClick={() => void actions.flag(id, !flagged)}
      />
      <ActionButton
        label={words.markUnread}
        keys="U"
        Icon={UnreadIcon}
        onClick={() => void actions.see(id, false)}
      />
      <LabelMenu
        letter={letter}
        actions={actions}
        renderButton={(open) => <ActionButton label={words.labels} Icon={LabelIcon} onClick={open} />}
      />
      <MoveMenu
        letter={letter}
        folders={mailFolders.folders}
        onMove={(folder) => void actions.move(letter, folder)}
        renderButton={(open) => <ActionButton label={words.move} Icon={MoveIcon} onClick={open} />}
      />
      <ActionButton label={words.toTrash} keys="#" Icon={TrashIcon} onClick={() => onTrash(letter)} />
    </>
  );
};

interface ActionButtonProps {
  readonly label: string;
  /** The key that does the same. */
  readonly keys?: string;
  readonly Icon: SvgIconComponent;
  /** Whether the letter has the mark that the button sets. */
  readonly on?: boolean;
  readonly onClick: (button: HTMLElement) => void;
}

const ActionButton = ({ label, keys, Icon, on = false, onClick }: ActionButtonProps) => (
  <Tooltip title={keys ? `${label} (${keys})` : label}>
    <IconButton
      aria-label={label}
      color={on ? 'primary' : 'default'}
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      <Icon sx={{ fontSize: 20 }} />
    </IconButton>
  </Tooltip>
);
