import { Button, Link as TextLink, Paper, TextField, Typography } from '@mui/material';
import StopIcon from '@mui/icons-material/Stop';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppObjects } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { clockText } from '../../objects/formats.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useNow } from '../../parts/useNow.ts';
import { timerText } from './timerText.ts';
import { secondsSince, useTrackingCommands, type TrackedTime } from './useTracking.ts';

const second = 1000;

/** The name of the record when its time was started. */
const nameOf = ({ objectData, objectId }: TrackedTime): string => {
  const { numberStr, reference } = (objectData ?? {}) as { numberStr?: unknown; reference?: unknown };
  const recordName = [reference, numberStr].find((name) => typeof name === 'string' && name !== '');
  return typeof recordName === 'string' ? recordName : `#${objectId}`;
};

/** One running time: its record, its duration, and the button that stops it. */
export function RunningTime({ item }: { item: TrackedTime }) {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const now = useNow(second);
  const object = useAppObjects().data?.find((each) => each.name === item.objectType);
  const { stop } = useTrackingCommands();
  const [comment, setComment] = useState(item.comment ?? '');
  const [busy, setBusy] = useState(false);
  const name = [object?.singularTitle, nameOf(item)].filter(Boolean).join(' ');

  const end = async () => {
    setBusy(true);
    try {
      const { isStopped, time } = await stop(item.id, comment.trim());
      const measured = timerText(text, time.elapsedTime);
      const sentence = isStopped
        ? text('tracking.stopped', { time: measured })
        : text('tracking.stoppedBefore', { at: clockText(time.endDate), time: measured });
      notify(sentence, { type: isStopped ? 'success' : 'info' });
    } catch (error) {
      notifyError(error);
      setBusy(false);
    }
  };

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={name}
      sx={{ p: 1.25, display: 'grid', gap: 0.75 }}
    >
      {object ? (
        <TextLink component={Link} to={`/${object.path}/${item.objectId}`} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </TextLink>
      ) : (
        <Typography>{name}</Typography>
      )}
      <Typography role="timer" sx={{ fontSize: 19, fontWeight: 700, lineHeight: 1.2 }}>
        {timerText(text, secondsSince(item.startDate, now))}
        <Typography component="span" variant="caption" color="text.secondary" sx={{ ml: 1 }}>
          {text('tracking.since', { time: clockText(item.startDate) })}
        </Typography>
      </Typography>
      <TextField
        label={text('tracking.comment')}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        multiline
        maxRows={4}
      />
      <Button variant="outlined" startIcon={<StopIcon />} disabled={busy} onClick={() => void end()}>
        {text('tracking.stop')}
      </Button>
    </Paper>
  );
}
