import { Box, Button, Chip } from '@mui/material';
import AttachIcon from '@mui/icons-material/AttachFile';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { acceptedEndings } from '#domain/platform/fileTypes.ts';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { pickedFiles } from '../parts/chosenFiles.ts';
import { useOneAtATime } from '../parts/oneAtATime.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { writtenFilesQuery } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface LetterFilesProps {
  /** The id of the draft; undefined until the server has stored it. */
  readonly id: number | undefined;
  readonly attach: (files: readonly File[]) => Promise<void>;
  readonly disabled: boolean;
}

/** The files of a draft. */
export function LetterFiles({ id, attach, disabled }: LetterFilesProps) {
  const words = useMailboxWords();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const picker = useRef<HTMLInputElement>(null);
  const { data } = useQuery(writtenFilesQuery(id));
  // A second click on a file whose removal is under way does nothing; `String` makes the key of a removal from the file's id.
  const remove = useOneAtATime(async (fileId: number) => {
    await recordCalls.remove(objects.outgoingEmailAttachment, fileId).catch(notifyError);
    await client.invalidateQueries({ queryKey: ['mail', 'draft files', id] });
  }, String);
  return (
    <Box
      role="group"
      aria-label={words.files}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}
    >
      <Button
        size="small"
        startIcon={<AttachIcon />}
        disabled={disabled}
        onClick={() => picker.current?.click()}
      >
        {words.attach}
      </Button>
      {data?.rows.map(({ id: fileId, filename }) => (
        <Chip key={fileId} size="small" label={filename} onDelete={() => void remove(fileId)} />
      ))}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={words.attach}
        accept={acceptedEndings.join(',')}
        onChange={({ target }) => void attach(pickedFiles(target))}
      />
    </Box>
  );
}
