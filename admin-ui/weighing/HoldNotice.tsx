import { Alert, Button, Typography } from '@mui/material';
import LockIcon from '@mui/icons-material/LockOutlined';
import { useText } from '../i18n/useText.ts';
import { preciseClockText } from '../objects/formats.ts';
import type { Hold } from './useHold.ts';

/**
 * Says who holds this truck at another desk, or that the hold could not be asked for. Shows nothing while it is asked for, and
 * while this desk holds the truck.
 */
export function HoldNotice({ hold, onTakeOver }: { hold: Hold; onTakeOver: () => void }) {
  const text = useText();
  if (hold.state === 'held' || hold.state === 'asking') return null;
  // The request for the hold has failed.
  if (hold.state !== 'locked') {
    return (
      <Alert severity="warning" sx={{ mt: 1 }}>
        {text('weighing.holdAway')}
      </Alert>
    );
  }
  const since = text('weighing.heldSince', { time: preciseClockText(hold.since) });
  return (
    <Alert
      severity="warning"
      data-held-by={hold.by}
      icon={<LockIcon />}
      sx={{ mt: 1, fontWeight: 650 }}
      action={
        hold.own && (
          <Button color="inherit" size="small" onClick={onTakeOver}>
            {text('weighing.takeOver')}
          </Button>
        )
      }
    >
      {hold.own ? text('weighing.heldByYou') : text('weighing.heldBy', { name: hold.by })} ({since})
      {!hold.own && <Typography variant="body2">{text('weighing.heldMeans')}</Typography>}
    </Alert>
  );
}
