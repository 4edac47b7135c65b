import { Alert } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { clockText } from '../objects/formats.ts';

interface OutageNoticeProps {
  /** Since when the workflows have not answered. */
  readonly since: string | undefined;
  /** Whether a weight was sent and it is not known yet if it was recorded. */
  readonly checking: boolean;
}

/** Why nothing can be recorded now, and what happens to the weight. */
export function OutageNotice({ since, checking }: OutageNoticeProps) {
  const text = useText();
  if (!checking && !since) return null;
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 1 }}>
      {checking ? text('desk.checking') : text('desk.outage', { time: clockText(since) })}
    </Alert>
  );
}
