import { Box, Button, IconButton, Link, TextField, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useState, type ReactNode } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { useOneAtATime } from '../../parts/oneAtATime.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { contentAddress, type FileRecord } from '../files/fileData.ts';
import { preciseDateTimeText } from '../formats.ts';
import { CommentText } from './CommentText.tsx';
import { isMailed, MailMark, writerOf } from './MailMark.tsx';

interface CommentProps {
  readonly row: AnyRecord;
  readonly files: readonly FileRecord[];
  /** The path of the object that the comment is a record of. */
  readonly path: string;
  /** Whether this person wrote it: only the author may change or remove it. */
  readonly isOwn: boolean;
  readonly onChanged: () => Promise<void>;
}

/** One comment with its author and time. */
export function Comment({ row, files, path, isOwn, onChanged }: CommentProps) {
  const text = useText();
  const ask = useAsk();
  const notifyError = useNotifyError();
  /** The text while the author changes it; undefined at any other time. */
  const [words, setWords] = useState<string>();
  const send = useOneAtATime(async (write: () => Promise<unknown>) => {
    try {
      await write();
      setWords(undefined);
      await onChanged();
    } catch (error) {
      notifyError(error);
    }
  });
  const change = () =>
    send(() => recordCalls.write({ path }, row.id, { text: words?.trim(), updatedAt: row.updatedAt }));
  const remove = async () => {
    if (!(await ask({ text: text('comments.removeAsk'), danger: true }))) return;
    await send(() => recordCalls.mark({ path }, row.id, true));
  };
  return (
    <Box component="li" sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
          {writerOf(row)} · {preciseDateTimeText(row.createdAt)}
        </Typography>
        {row.forCustomer === true && <StatusChip label={text('comments.forCustomer')} tone="ready" />}
        <MailMark row={row} />
        {/* A comment that belongs to a letter stays as it is. */}
        {isOwn && words === undefined && !isMailed(row) && (
          <>
            <SmallButton label={text('comments.edit')} onClick={() => setWords(String(row.text))}>
              <EditIcon sx={{ fontSize: 16 }} />
            </SmallButton>
            <SmallButton label={text('comments.remove')} onClick={() => void remove()}>
              <RemoveIcon sx={{ fontSize: 16 }} />
            </SmallButton>
          </>
        )}
      </Box>
      {words === undefined ? (
        <CommentText text={String(row.text)} />
      ) : (
        <CommentEditor words={words} onType={setWords} onSave={change} onCancel={() => setWords(undefined)} />
      )}
      {files.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {files.map((each) => (
            <Link key={each.id} href={contentAddress(each)} variant="body2">
              {each.name}
            </Link>
          ))}
        </Box>
      )}
    </Box>
  );
}

interface CommentEditorProps {
  readonly words: string;
  readonly onType: (words: string) => void;
  readonly onSave: () => Promise<void>;
  readonly onCancel: () => void;
}

/** Changes what a comment says: Ctrl+Enter saves, Escape gives up. */
const CommentEditor = ({ words, onType, onSave, onCancel }: CommentEditorProps) => {
  const text = useText();
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 0.5 }}>
      <TextField
        label={text('comments.edit')}
        value={words}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          // Shift and Alt may be held, too.
          const isEnterWithCtrl = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
          if (isEnterWithCtrl && words.trim()) void onSave();
        }}
        multiline
        maxRows={8}
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
      />
      <Button
        variant="contained"
        disabled={words.trim() === ''}
        onClick={() => void onSave()}
        title="Ctrl+Enter"
      >
        {text('common.save')}
      </Button>
      <Button color="inherit" onClick={onCancel}>
        {text('common.cancel')}
      </Button>
    </Box>
  );
};

interface SmallButtonProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const SmallButton = ({ label, onClick, children }: SmallButtonProps) => (
  <IconButton size="small" onClick={onClick} aria-label={label} title={label}>
    {children}
  </IconButton>
);
