import { Alert, Button } from '@mui/material';
import { dateTimeText } from '#domain/kernel/written.ts';
import { useText } from '../../i18n/useText.ts';

interface DraftNoticeProps {
  /** When the draft was typed. */
  readonly keptAt: string;
  readonly onDiscard: () => void;
  readonly onClose: () => void;
}

/** Says that the form was filled from a draft, and offers to discard it. */
export function DraftNotice({ keptAt, onDiscard, onClose }: DraftNoticeProps) {
  const text = useText();
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1.25, py: 0 }}
      action={
        <>
          <Button color="inherit" onClick={onDiscard}>
            {text('unsaved.discard')}
          </Button>
          <Button color="inherit" onClick={onClose}>
            {text('common.close')}
          </Button>
        </>
      }
    >
      {text('unsaved.restored', { time: dateTimeText(keptAt) })}
    </Alert>
  );
}
