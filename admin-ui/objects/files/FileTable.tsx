import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import { dateTimeText } from '#domain/kernel/written.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { FileActions, type FileCommands } from './FileActions.tsx';
import type { FileRecord } from './fileData.ts';
import { sizeText, TypeIcon } from './fileLooks.tsx';
import { fileOrders, type FileOrder } from './fileOrder.ts';

export interface FilesShownProps {
  readonly files: readonly FileRecord[];
  readonly commands: FileCommands;
  /** The file whose details are shown beside. */
  readonly chosen?: FileRecord | undefined;
  /** Whether to leave out the columns that the details beside show anyway. */
  readonly brief?: boolean;
}

interface FileTableProps extends FilesShownProps {
  readonly order: FileOrder;
  readonly onOrder: (order: FileOrder) => void;
}

/** Files as rows. The first columns are those of `fileOrders`: name, size and time. A click on their headings sorts by them. */
export function FileTable({ files, commands, chosen, brief = false, order, onOrder }: FileTableProps) {
  const text = useText();
  return (
    <TableContainer
      sx={{ maxHeight: brief ? 'calc(100vh - 260px)' : 400 }}
      tabIndex={0}
      aria-label={text('files.title')}
      role="region"
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {fileOrders.map((by) => (
              <TableCell
                key={by}
                align={by === 'size' ? 'right' : 'left'}
                sortDirection={order.by === by && (order.desc ? 'desc' : 'asc')}
              >
                <TableSortLabel
                  active={order.by === by}
                  direction={order.by === by && order.desc ? 'desc' : 'asc'}
                  // A first click sorts from the newest file, from the name nearest to A, or from the smallest size.
                  onClick={() => onOrder({ by, desc: order.by === by ? !order.desc : by === 'added' })}
                >
                  {text(`files.${by}`)}
                </TableSortLabel>
              </TableCell>
            ))}
            {!brief && <TableCell>{text('files.description')}</TableCell>}
            {!brief && <TableCell>{text('files.by')}</TableCell>}
            <TableCell align="right">{text('files.actions')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {files.map((file) => (
            <FileRow key={file.id} file={file} commands={commands} chosen={chosen} brief={brief} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface FileRowProps extends Pick<FilesShownProps, 'commands' | 'chosen'> {
  readonly file: FileRecord;
  readonly brief: boolean;
}

const FileRow = ({ file, commands, chosen, brief }: FileRowProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <TableRow hover selected={chosen?.id === file.id}>
      <TableCell>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <TypeIcon type={file.type} />
          <Link
            component="button"
            type="button"
            onClick={() => commands.show(file)}
            sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
          >
            {file.name}
          </Link>
          {file.verificationProtocol && <StatusChip label={text('files.verificationProtocol')} />}
        </Box>
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {sizeText(language, file.size)}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateTimeText(file.createdAt)}</TableCell>
      {!brief && <TableCell sx={{ maxWidth: 360, overflowWrap: 'anywhere' }}>{file.description}</TableCell>}
      {!brief && <TableCell>{file.author?.presentation}</TableCell>}
      <TableCell align="right" sx={{ whiteSpace: 'nowrap', py: 0 }}>
        <FileActions file={file} commands={commands} />
      </TableCell>
    </TableRow>
  );
};
