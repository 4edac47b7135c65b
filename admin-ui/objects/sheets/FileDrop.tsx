import { Box, Button, Typography } from '@mui/material';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { useRef, useState, type DragEvent } from 'react';
import { useText } from '../../i18n/useText.ts';
import { pickedFiles } from '../../parts/chosenFiles.ts';

interface FileDropProps {
  /** The types that the button offers, as `accept` of an input takes them. A dropped file may have any type. */
  readonly accept: string;
  /** What the person is told: to drop a file here, or which one is chosen. */
  readonly hint: string;
  /** Whether a file is already chosen; then the result needs the space. */
  readonly small: boolean;
  readonly onChoose: (file: File) => void;
}

/** Takes one file that is dropped or picked with the button. */
export function FileDrop({ accept, hint, small, onChoose }: FileDropProps) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        border: '2px dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: over ? 'action.hover' : 'transparent',
        p: small ? 1 : 4,
        display: 'flex',
        flexDirection: small ? 'row' : 'column',
        alignItems: 'center',
        gap: small ? 2 : 0,
      }}
    >
      <UploadIcon sx={{ fontSize: small ? 24 : 40, color: 'text.secondary' }} />
      <Typography sx={small ? { mr: 'auto' } : { my: 1 }}>{hint}</Typography>
      <Button
        variant={small ? 'outlined' : 'contained'}
        onClick={() => input.current?.click()}
        autoFocus={!small}
      >
        {text('sheets.chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={text('sheets.chooseFile')}
        onChange={({ target }) => {
          const [file] = pickedFiles(target);
          if (file) onChoose(file);
        }}
      />
    </Box>
  );
}
