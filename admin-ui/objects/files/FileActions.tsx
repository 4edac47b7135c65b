import { IconButton, Tooltip } from '@mui/material';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useText } from '../../i18n/useText.ts';
import { contentAddress, type FileRecord } from './fileData.ts';

/** What can be done with a file of a list. */
export interface FileCommands {
  /** What a click on the file does: usually it opens the file. */
  readonly show: (file: FileRecord) => void;
  /** Absent, as `remove` is, if the reader may not change files. */
  readonly describe?: ((file: FileRecord) => void) | undefined;
  readonly remove?: ((file: FileRecord) => void) | undefined;
}

/** The actions on a file except the preview. */
export function FileActions({ file, commands }: { file: FileRecord; commands: FileCommands }) {
  const text = useText();
  const { describe, remove } = commands;
  return (
    <>
      <Tooltip title={text('files.download')}>
        <IconButton
          component="a"
          href={contentAddress(file)}
          download={file.name}
          aria-label={`${text('files.download')}: ${file.name}`}
        >
          <DownloadIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {describe && (
        <Tooltip title={text('files.edit')}>
          <IconButton onClick={() => describe(file)} aria-label={`${text('files.edit')}: ${file.name}`}>
            <EditIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
      {remove && (
        <Tooltip title={text('files.remove')}>
          <IconButton onClick={() => remove(file)} aria-label={`${text('files.remove')}: ${file.name}`}>
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )}
    </>
  );
}
