import { Box, CircularProgress, Dialog, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import NextIcon from '@mui/icons-material/NavigateNext';
import OpenIcon from '@mui/icons-material/OpenInNew';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import ZoomInIcon from '@mui/icons-material/ZoomIn';
import ZoomOutIcon from '@mui/icons-material/ZoomOut';
import { lazy, Suspense, useState, type KeyboardEvent } from 'react';
import { useText } from '../../i18n/useText.ts';
import { contentAddress, previewAddress, type FileRecord } from './fileData.ts';
import { Tool, ToolLink } from './PreviewTool.tsx';
import { printFile } from './printFile.ts';

const PdfPages = lazy(() => import('./PdfPages.tsx'));

interface PreviewDialogProps {
  readonly file: FileRecord;
  /** All files that can be shown, in the order on the screen. */
  readonly among: readonly FileRecord[];
  readonly onShow: (file: FileRecord) => void;
  readonly onClose: () => void;
}

/** The factors by which a file can be enlarged. */
const zooms = [0.5, 0.75, 1, 1.5, 2, 3];
/** The place among `zooms` at which a file is shown first. */
const originalZoomIndex = zooms.indexOf(1);

/** Shows a PDF or a picture above the page. The left and right arrow keys go to the previous and next file, + and − zoom. */
export function PreviewDialog({ file, among, onShow, onClose }: PreviewDialogProps) {
  const text = useText();
  const [zoomIndex, setZoomIndex] = useState(originalZoomIndex);
  const zoom = zooms[zoomIndex] ?? 1;
  const fileIndex = among.findIndex(({ id }) => id === file.id);
  const [previous, next] = [among[fileIndex - 1], among[fileIndex + 1]];
  const show = (other: FileRecord | undefined) => {
    if (!other) return;
    setZoomIndex(originalZoomIndex);
    onShow(other);
  };
  const changeZoom = (by: 1 | -1) =>
    setZoomIndex((index) => Math.min(Math.max(index + by, 0), zooms.length - 1));
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'ArrowLeft') show(previous);
    if (key === 'ArrowRight') show(next);
    // On many keyboards + is the = key with Shift.
    if (key === '+' || key === '=') changeZoom(1);
    if (key === '-') changeZoom(-1);
  };
  return (
    <Dialog open onClose={onClose} fullScreen onKeyDown={onKeyDown} aria-labelledby="preview-name">
      <Box sx={head}>
        <Typography id="preview-name" component="h2" variant="h6" noWrap sx={{ flex: 1 }}>
          {file.name}
        </Typography>
        <Tool
          icon={PreviousIcon}
          label={text('files.previous')}
          disabled={!previous}
          onClick={() => show(previous)}
        />
        <Tool icon={NextIcon} label={text('files.next')} disabled={!next} onClick={() => show(next)} />
        <ZoomTools zoomIndex={zoomIndex} onChange={changeZoom} />
        <FileTools file={file} />
        <Tool icon={CloseIcon} label={text('files.close')} onClick={onClose} autoFocus />
      </Box>
      <Box
        tabIndex={0}
        role="region"
        aria-label={text('files.preview')}
        sx={{ flex: 1, overflow: 'auto', display: 'grid', bgcolor: 'action.hover' }}
      >
        <Suspense fallback={<CircularProgress sx={{ m: 'auto' }} />}>
          {file.type === 'application/pdf' ? (
            <PdfPages address={previewAddress(file)} zoom={zoom} />
          ) : (
            <Picture file={file} zoom={zoom} />
          )}
        </Suspense>
      </Box>
    </Dialog>
  );
}

/** A picture. It fits into the window under the head (about 60 pixels) at zoom 1, and grows with larger zooms. */
const Picture = ({ file, zoom }: { file: FileRecord; zoom: number }) => (
  <Box
    component="img"
    src={previewAddress(file)}
    alt={file.description ?? file.name}
    sx={{
      m: 'auto',
      maxWidth: `${100 * zoom}%`,
      ...(zoom <= 1 ? { maxHeight: `calc((100vh - 60px) * ${zoom})` } : { width: `${100 * zoom}%` }),
    }}
  />
);

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 2,
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

interface ZoomToolsProps {
  /** The place of the present zoom among `zooms`. */
  readonly zoomIndex: number;
  readonly onChange: (by: 1 | -1) => void;
}

const ZoomTools = ({ zoomIndex, onChange }: ZoomToolsProps) => {
  const text = useText();
  return (
    <>
      <Tool
        icon={ZoomOutIcon}
        label={text('files.zoomOut')}
        disabled={zoomIndex === 0}
        onClick={() => onChange(-1)}
      />
      <Tool
        icon={ZoomInIcon}
        label={text('files.zoomIn')}
        disabled={zoomIndex === zooms.length - 1}
        onClick={() => onChange(1)}
      />
    </>
  );
};

const FileTools = ({ file }: { readonly file: FileRecord }) => {
  const text = useText();
  return (
    <>
      <Tool icon={PrintIcon} label={text('files.print')} onClick={() => printFile(file)} />
      <ToolLink icon={OpenIcon} label={text('files.newTab')} href={previewAddress(file)} newTab />
      <ToolLink
        icon={DownloadIcon}
        label={text('files.download')}
        href={contentAddress(file)}
        download={file.name}
      />
    </>
  );
};
