import { Button, Snackbar } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isPreviewed, opensAsSheet } from '#domain/platform/fileTypes.ts';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { DescribeDialog } from './DescribeDialog.tsx';
import type { FileCommands } from './FileActions.tsx';
import { contentAddress, markFile, previewAddress, type FileRecord } from './fileData.ts';
import { PreviewDialog } from './PreviewDialog.tsx';

/** How long the message about a removed file offers to undo the removal. */
const undoMs = 8000;

/** The actions on the files on the screen, and their dialogs. */
export function useFileCommands(
  files: readonly FileRecord[],
  mayChange: boolean,
): { readonly commands: FileCommands; readonly dialogs: ReactNode } {
  const text = useText();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  // The file in the preview, the file whose description is being written, and the file whose removal can be undone.
  const [shown, setShown] = useState<FileRecord>();
  const [described, setDescribed] = useState<FileRecord>();
  const [removed, setRemoved] = useState<FileRecord>();

  /** Marks a file for deletion, or restores it. */
  const mark = async (file: FileRecord, isMarked: boolean) => {
    try {
      await markFile(file, isMarked);
      await client.invalidateQueries({ queryKey: ['files'] });
      setRemoved(isMarked ? file : undefined);
    } catch (error) {
      notifyError(error);
    }
  };
  const commands: FileCommands = {
    show: (file) => {
      if (isPreviewed(file.type)) setShown(file);
      else if (opensAsSheet(file)) window.open(previewAddress(file), '_blank', 'noopener');
      else download(file);
    },
    ...(mayChange ? { describe: setDescribed, remove: (file) => void mark(file, true) } : {}),
  };
  const dialogs = (
    <>
      {shown && (
        <PreviewDialog
          file={shown}
          among={files.filter(({ type }) => isPreviewed(type))}
          onShow={setShown}
          onClose={() => setShown(undefined)}
        />
      )}
      {described && (
        <DescribeDialog key={described.id} file={described} onClose={() => setDescribed(undefined)} />
      )}
      <Snackbar
        // Each removed file has a message of its own, so that each message stays for the whole time.
        key={removed?.id}
        open={removed !== undefined}
        autoHideDuration={undoMs}
        onClose={(_event, reason) => reason !== 'clickaway' && setRemoved(undefined)}
        message={text('files.removed', { name: removed?.name ?? '' })}
        action={
          removed && (
            <Button color="inherit" onClick={() => void mark(removed, false)}>
              {text('files.undo')}
            </Button>
          )
        }
      />
    </>
  );
  return { commands, dialogs };
}

/** Downloads a file that browsers cannot display. */
const download = (file: FileRecord): void => {
  const link = document.createElement('a');
  link.href = contentAddress(file);
  link.download = file.name;
  link.click();
};
