import { Alert, Box, Paper } from '@mui/material';
import { useAuthenticated } from 'ra-core';
import { useState } from 'react';
import { useText } from '../i18n/useText.ts';
import { FileBrowser } from '../objects/files/FileBrowser.tsx';
import { mostFilesShown, useFiles, type FileRecord } from '../objects/files/fileData.ts';
import { useFileCommands } from '../objects/files/useFileCommands.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { FileDetails } from './FileDetails.tsx';
import { FolderTree, type OpenFolder } from './FolderTree.tsx';

/** How long nothing must be typed before the files are searched. */
const searchAfterMs = 300;

/** All files that the person may see: folders on the left, their content in the middle, the details of one file on the right. */
const FileManagerPage = () => {
  useAuthenticated();
  const text = useText();
  const [folder, setFolder] = useState<OpenFolder>({});
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<FileRecord>();
  const { files, more, isPending } = useFiles(folder, useDebounced(search, searchAfterMs));
  // False: files are only looked at here. They are described and removed on the page of the record that they belong to.
  const { commands, dialogs } = useFileCommands(files, false);
  // The chosen file as it was last read; undefined if it is no longer in the list.
  const current = files.find(({ id }) => id === chosen?.id);
  const open = (next: OpenFolder) => {
    setFolder(next);
    setChosen(undefined);
  };
  return (
    <>
      <PageHeader title={text('files.manager')} />
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: '1fr',
            md: '220px minmax(0, 1fr) 270px',
            xl: '280px minmax(0, 1fr) 340px',
          },
          alignItems: 'start',
        }}
      >
        <FolderTree folder={folder} onOpen={open} />
        <Paper variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
          {more && (
            <Alert severity="info" sx={{ py: 0, mb: 1 }}>
              {text('files.firstOnly', { count: mostFilesShown })}
            </Alert>
          )}
          {/* A click on a file only chooses it. `FileDetails` has the button that shows it. */}
          <FileBrowser
            files={files}
            commands={{ ...commands, show: setChosen }}
            chosen={current}
            brief
            none={text(isPending ? 'shell.loading' : 'filesEmpty.none')}
            search={{ value: search, onChange: setSearch }}
          />
        </Paper>
        <FileDetails file={current} onShow={commands.show} />
      </Box>
      {dialogs}
    </>
  );
};

export default FileManagerPage;
