import { Box, ButtonBase, Paper, Typography } from '@mui/material';
import { dateText } from '#domain/kernel/written.ts';
import { pictureTypes } from '#domain/platform/fileTypes.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { FileActions } from './FileActions.tsx';
import { previewAddress, type FileRecord } from './fileData.ts';
import { sizeText, TypeIcon } from './fileLooks.tsx';
import type { FilesShownProps } from './FileTable.tsx';

/** Pictures of more bytes are not shown, because a tile loads the whole file. */
const largestShown = 3 * 1024 * 1024;

/** Files as tiles, with thumbnails of pictures. */
export function FileTiles({ files, commands, chosen }: FilesShownProps) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
        gap: 1.25,
        p: 0.25,
        m: 0,
        listStyle: 'none',
      }}
    >
      {files.map((file) => (
        <Paper
          key={file.id}
          component="li"
          variant="outlined"
          sx={{ overflow: 'hidden', borderColor: chosen?.id === file.id ? 'primary.main' : undefined }}
        >
          <ButtonBase
            onClick={() => commands.show(file)}
            sx={{ display: 'block', width: '100%', textAlign: 'left' }}
          >
            <Picture file={file} />
            <Box sx={{ px: 1, pt: 0.75 }}>
              <Typography variant="body2" title={file.name} sx={{ fontWeight: 600 }} noWrap>
                {file.name}
              </Typography>
              <Facts file={file} />
            </Box>
          </ButtonBase>
          <Box sx={{ px: 0.5, pb: 0.25, textAlign: 'right' }}>
            <FileActions file={file} commands={commands} />
          </Box>
        </Paper>
      ))}
    </Box>
  );
}

const Picture = ({ file }: { file: FileRecord }) => (
  <Box sx={{ height: 112, display: 'grid', placeItems: 'center', bgcolor: 'action.hover' }}>
    {pictureTypes.includes(file.type ?? '') && file.size <= largestShown ? (
      <Box
        component="img"
        src={previewAddress(file)}
        alt=""
        loading="lazy"
        sx={{ width: '100%', height: 112, objectFit: 'cover' }}
      />
    ) : (
      <TypeIcon type={file.type} large />
    )}
  </Box>
);

const Facts = ({ file }: { file: FileRecord }) => {
  const language = useLanguage();
  return (
    <Typography variant="caption" color="text.secondary" component="p">
      {sizeText(language, file.size)} · {dateText(file.createdAt)}
    </Typography>
  );
};
