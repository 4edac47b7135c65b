import { Alert, Box, Button, IconButton, LinearProgress, Typography } from '@mui/material';
import CloseIcon from '@mui/icons-material/Close';
import { useText } from '../../i18n/useText.ts';
import { useUploadFault, type Upload } from './useUploads.ts';

interface UploadListProps {
  readonly uploads: readonly Upload[];
  readonly onTryAgain: (upload: Upload) => void;
  readonly onDismiss: (upload: Upload) => void;
}

/** The uploads in progress, and the failed ones with their reasons. */
export function UploadList({ uploads, onTryAgain, onDismiss }: UploadListProps) {
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 0.75, mb: uploads.length > 0 ? 1 : 0 }}>
      {uploads.map((upload) =>
        upload.error === undefined ? (
          <Sending key={upload.key} upload={upload} />
        ) : (
          <Failed key={upload.key} upload={upload} onTryAgain={onTryAgain} onDismiss={onDismiss} />
        ),
      )}
    </Box>
  );
}

const Sending = ({ upload: { file, progress } }: { upload: Upload }) => {
  const text = useText();
  const label = text('files.sending', { name: file.name });
  return (
    <Box>
      <Typography variant="body2" noWrap>
        {label}
      </Typography>
      <LinearProgress
        // At 0 the upload waits for its turn; at 1 the server stores the file. In both cases no share is shown.
        variant={progress > 0 && progress < 1 ? 'determinate' : 'indeterminate'}
        value={progress * 100}
        aria-label={label}
      />
    </Box>
  );
};

const Failed = ({
  upload,
  onTryAgain,
  onDismiss,
}: {
  upload: Upload;
  onTryAgain: (upload: Upload) => void;
  onDismiss: (upload: Upload) => void;
}) => {
  const text = useText();
  const faultOf = useUploadFault();
  return (
    <Alert
      severity="error"
      sx={{ py: 0 }}
      action={
        <>
          <Button color="inherit" onClick={() => onTryAgain(upload)}>
            {text('files.tryAgain')}
          </Button>
          <IconButton color="inherit" onClick={() => onDismiss(upload)} aria-label={text('files.dismiss')}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </>
      }
    >
      {faultOf(upload.file, upload.error ?? '')}
    </Alert>
  );
};
