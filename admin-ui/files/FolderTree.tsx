import { Collapse, IconButton, List, ListItem, ListItemButton, ListItemText, Paper } from '@mui/material';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'ra-core';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import type { FilePlace } from '../objects/files/fileData.ts';

/**
 * The folder whose files are shown: those of one record, of all records of an object, of no record (`objectName` is null), or
 * all files (`objectName` is absent).
 */
export type OpenFolder = FilePlace;

interface FolderTreeProps {
  readonly folder: OpenFolder;
  readonly onOpen: (folder: OpenFolder) => void;
}

/**
 * A folder for each kind of record that has files, and in it a folder for each record. The browser remembers which kinds are
 * unfolded.
 */
export function FolderTree({ folder, onOpen }: FolderTreeProps) {
  const text = useText();
  const language = useLanguage();
  const [unfolded, setUnfolded] = useStore<string[]>('files.unfolded', []);
  const { data: kinds = [] } = useQuery({
    queryKey: ['files', 'folders', language],
    queryFn: ({ signal }) => callApi('GET /file/folders', { signal }),
  });
  const toggle = (name: string) =>
    setUnfolded(unfolded.includes(name) ? unfolded.filter((each) => each !== name) : [...unfolded, name]);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  return (
    <Paper variant="outlined" component="nav" aria-label={text('files.folders')}>
      <List dense disablePadding sx={{ py: 0.5, maxHeight: 'calc(100vh - 220px)', overflow: 'auto' }}>
        <Folder
          title={text('files.allFiles')}
          count={total}
          selected={folder.objectName === undefined}
          onOpen={() => onOpen({})}
        />
        {kinds.map(({ objectName, title, count }) =>
          objectName === null ? (
            <Folder
              key=""
              title={text('files.own')}
              count={count}
              selected={folder.objectName === null}
              onOpen={() => onOpen({ objectName })}
            />
          ) : (
            <KindFolder
              key={objectName}
              objectName={objectName}
              title={title ?? objectName}
              count={count}
              folder={folder}
              onOpen={onOpen}
              unfolded={unfolded.includes(objectName)}
              onToggle={() => toggle(objectName)}
            />
          ),
        )}
      </List>
    </Paper>
  );
}

interface KindFolderProps extends FolderTreeProps {
  readonly objectName: string;
  readonly title: string;
  readonly count: number;
  readonly unfolded: boolean;
  readonly onToggle: () => void;
}

const KindFolder = ({ objectName, title, count, folder, onOpen, unfolded, onToggle }: KindFolderProps) => {
  const { data: records = [] } = useQuery({
    queryKey: ['files', 'folders', 'of', objectName],
    queryFn: ({ signal }) => callApi('GET /file/folders/:objectName', { params: { objectName }, signal }),
    enabled: unfolded,
  });
  return (
    <>
      <Folder
        title={title}
        count={count}
        selected={folder.objectName === objectName && folder.objectId === undefined}
        onOpen={() => onOpen({ objectName })}
        toggle={{ unfolded, onToggle }}
      />
      <Collapse in={unfolded} component="li" unmountOnExit>
        <List dense disablePadding>
          {records.map((record) => (
            <Folder
              key={record.objectId}
              title={record.presentation}
              count={record.count}
              selected={folder.objectName === objectName && folder.objectId === record.objectId}
              onOpen={() => onOpen({ objectName, objectId: record.objectId })}
              inner
            />
          ))}
        </List>
      </Collapse>
    </>
  );
};

interface FolderProps {
  readonly title: string;
  readonly count: number;
  readonly selected: boolean;
  readonly onOpen: () => void;
  /** Whether it is the folder of one record, inside the folder of its kind. */
  readonly inner?: boolean;
  readonly toggle?: { readonly unfolded: boolean; readonly onToggle: () => void };
}

const Folder = ({ title, count, selected, onOpen, inner = false, toggle }: FolderProps) => (
  <ListItem
    disablePadding
    secondaryAction={
      toggle && (
        <IconButton edge="end" onClick={toggle.onToggle} aria-expanded={toggle.unfolded} aria-label={title}>
          <ExpandIcon fontSize="small" sx={{ transform: toggle.unfolded ? 'rotate(180deg)' : 'none' }} />
        </IconButton>
      )
    }
  >
    <ListItemButton selected={selected} onClick={onOpen} aria-current={selected} sx={{ pl: inner ? 4 : 2 }}>
      <ListItemText
        primary={`${title} (${count})`}
        slotProps={{ primary: { noWrap: true, title, variant: 'body2' } }}
      />
    </ListItemButton>
  </ListItem>
);
