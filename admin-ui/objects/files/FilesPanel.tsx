import { Box, Button, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/UploadFile';
import { useRef } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { acceptedEndings } from '#domain/platform/fileTypes.ts';
import { useText } from '../../i18n/useText.ts';
import { pickedFiles } from '../../parts/chosenFiles.ts';
import { Panel } from '../../parts/Panel.tsx';
import { FileBrowser } from './FileBrowser.tsx';
import { useFiles } from './fileData.ts';
import { UploadList } from './UploadList.tsx';
import { useDropped } from './useDropped.ts';
import { useFileCommands } from './useFileCommands.tsx';
import { useUploads } from './useUploads.ts';

/** One kind of a record's files, if each kind has its own panel. */
interface FileKind {
  readonly title: string;
  /** True: the protocols in which a reclamation is verified; false: its other files. */
  readonly verificationProtocol: boolean;
}

interface FilesPanelProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
  readonly kind?: FileKind;
}

/** The files of a record. They are added by dragging, by pasting, or from a dialog. */
const FilesPanel = ({ meta, record, kind }: FilesPanelProps) => {
  const text = useText();
  const mayChange = meta.canModify;
  const place = { objectName: meta.name, objectId: record.id };
  const { files: all, isPending } = useFiles(place);
  const files = kind
    ? all.filter(({ verificationProtocol }) => verificationProtocol === kind.verificationProtocol)
    : all;
  const { uploads, add, tryAgain, dismiss } = useUploads({ ...place, ...kind });
  const { commands, dialogs } = useFileCommands(files, mayChange);
  // Only one panel on a page may take pasted files, so the panel of the protocols takes none.
  const takesPasted = !kind?.verificationProtocol;
  const { isOver, handlers } = useDropped(mayChange ? add : undefined, takesPasted);
  const title = kind?.title ?? text('files.title');

  // A file has no files of its own. Where nothing may be added, an empty panel is left out.
  if (meta.name === 'file' || (!mayChange && files.length === 0)) return null;
  return (
    <Box className="no-print" sx={{ mt: 1.5, position: 'relative' }} {...handlers}>
      <Panel
        title={files.length === 0 ? title : `${title} (${files.length})`}
        action={mayChange && <AddButton title={title} onAdd={add} />}
      >
        <UploadList uploads={uploads} onTryAgain={tryAgain} onDismiss={dismiss} />
        {files.length === 0 && mayChange && !isPending && (
          <Typography color="text.secondary">{text('files.hint')}</Typography>
        )}
        {files.length > 0 && <FileBrowser files={files} commands={commands} />}
      </Panel>
      {isOver && <DropHere />}
      {dialogs}
    </Box>
  );
};

interface AddButtonProps {
  readonly title: string;
  readonly onAdd: (files: readonly File[]) => void;
}

const AddButton = ({ title, onAdd }: AddButtonProps) => {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => input.current?.click()}>
        {text('files.add')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={acceptedEndings.join(',')}
        aria-label={`${title}: ${text('files.add')}`}
        onChange={({ target }) => onAdd(pickedFiles(target))}
      />
    </>
  );
};

const DropHere = () => {
  const text = useText();
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: 'primary.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        opacity: 0.94,
        pointerEvents: 'none',
      }}
    >
      <Typography variant="h6" component="p" color="primary">
        {text('files.dropHere')}
      </Typography>
    </Box>
  );
};

export default FilesPanel;
