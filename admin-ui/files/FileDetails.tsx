import { Box, Button, Typography } from '@mui/material';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import { Link } from 'react-router-dom';
import { endingOf } from '#domain/platform/fileName.rules.ts';
import { isPreviewed, pictureTypes } from '#domain/platform/fileTypes.ts';
import { useObjectPath } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { contentAddress, previewAddress, type FileRecord } from '../objects/files/fileData.ts';
import { sizeText } from '../objects/files/fileLooks.tsx';
import { preciseDateTimeText } from '../objects/formats.ts';
import { Panel } from '../parts/Panel.tsx';

interface FileDetailsProps {
  readonly file: FileRecord | undefined;
  readonly onShow: (file: FileRecord) => void;
}

/** The details of one file, and a link to its record. */
export function FileDetails({ file, onShow }: FileDetailsProps) {
  const text = useText();
  return (
    <Panel title={text('files.details')}>
      {file ? (
        <FileFacts file={file} onShow={onShow} />
      ) : (
        <Typography color="text.secondary">{text('files.noneChosen')}</Typography>
      )}
    </Panel>
  );
}

const FileFacts = ({ file, onShow }: { file: FileRecord; onShow: (file: FileRecord) => void }) => {
  const text = useText();
  const language = useLanguage();
  const path = useObjectPath(file.objectName);
  const facts: [string, string | null | undefined][] = [
    [text('files.name'), file.name],
    [text('files.description'), file.description],
    [text('files.type'), endingOf(file.name).toUpperCase()],
    [text('files.size'), sizeText(language, file.size)],
    [text('files.added'), preciseDateTimeText(file.createdAt)],
    [text('files.by'), file.author?.presentation],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      {pictureTypes.includes(file.type ?? '') && (
        <Box
          component="img"
          src={previewAddress(file)}
          alt={file.name}
          sx={{ maxWidth: '100%', maxHeight: 220, justifySelf: 'center' }}
        />
      )}
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <Box key={label}>
              <Typography component="dt" variant="caption" color="text.secondary">
                {label}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isPreviewed(file.type) && (
          <Button startIcon={<PreviewIcon />} onClick={() => onShow(file)}>
            {text('files.preview')}
          </Button>
        )}
        <Button component="a" href={contentAddress(file)} download={file.name} startIcon={<DownloadIcon />}>
          {text('files.download')}
        </Button>
        {path && file.objectId !== null && (
          <Button component={Link} to={`/${path}/${file.objectId}`} startIcon={<OpenIcon />}>
            {text('files.openRecord')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
