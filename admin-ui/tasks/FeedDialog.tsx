import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { dateTimeText } from '#domain/kernel/written.ts';
import { useText } from '../i18n/useText.ts';
import { useAsk } from '../parts/AskProvider.tsx';
import { useCopy } from '../parts/useCopy.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { taskCalls } from './taskCalls.ts';

const feedKey = ['task feed'];

/** The two secret addresses: of the tasks and of the events. One secret opens both. */
interface Addresses {
  readonly url: string;
  readonly eventsUrl: string;
}

/**
 * A dialog for the secret addresses by which a calendar program reads the person's tasks and events. Here they are created, shown
 * once to be copied, and revoked.
 */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const ask = useAsk();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const [addresses, setAddresses] = useState<Addresses>();
  // A second click must create nothing, because new addresses replace the earlier ones.
  const [isSending, setSending] = useState(false);
  const { data: feed, error } = useQuery({ queryKey: feedKey, queryFn: taskCalls.feed });
  const exists = feed?.createdAt != null;

  /** Makes or ends the addresses. @param act gives the new ones, which are then shown; undefined if it ended them */
  const change = async (act: () => Promise<Addresses | undefined>) => {
    setSending(true);
    try {
      setAddresses(await act());
      await client.invalidateQueries({ queryKey: feedKey });
    } catch (refusal) {
      notifyError(refusal);
    } finally {
      setSending(false);
    }
  };
  const make = async () => {
    if (exists && !(await ask({ text: text('tasks.feedRenewAsk'), danger: true }))) return;
    await change(() => taskCalls.newFeed());
  };
  const end = async () => {
    if (!(await ask({ text: text('tasks.feedEndAsk'), danger: true }))) return;
    await change(async () => void (await taskCalls.endFeed()));
  };

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="feed-title">
      <DialogTitle id="feed-title">{text('tasks.feed')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>{text('tasks.feedWhat')}</Typography>
        <ErrorNote error={error} />
        {addresses ? <NewAddresses addresses={addresses} /> : feed && <FeedState feed={feed} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        {exists && (
          <Button color="error" disabled={isSending} onClick={() => void end()}>
            {text('tasks.feedEnd')}
          </Button>
        )}
        <Box sx={{ flex: 1 }} />
        {/* Disabled until it is known whether there are addresses: the person must be asked before they are replaced. */}
        {!addresses && (
          <Button variant="contained" disabled={isSending || !feed} onClick={() => void make()}>
            {text(exists ? 'tasks.feedRenew' : 'tasks.feedMake')}
          </Button>
        )}
        <Button onClick={onClose} color="inherit">
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface AddressProps {
  readonly label: string;
  readonly url: string;
}

const Address = ({ label, url }: AddressProps) => {
  const text = useText();
  const copy = useCopy();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
      <TextField
        label={label}
        value={url}
        fullWidth
        inputRef={input}
        slotProps={{ input: { readOnly: true } }}
        onFocus={({ target }) => target.select()}
      />
      <Button
        variant="outlined"
        startIcon={<CopyIcon />}
        onClick={() => void copy(url, input.current)}
        aria-label={`${text('copying.copy')}: ${label}`}
      >
        {text('copying.copy')}
      </Button>
    </Box>
  );
};

/** The new addresses, which are shown only this once, and how to use them. */
const NewAddresses = ({ addresses }: { readonly addresses: Addresses }) => {
  const text = useText();
  return (
    <>
      <Address label={text('tasks.feedAddress')} url={addresses.url} />
      <Address label={text('tasks.feedOfEvents')} url={addresses.eventsUrl} />
      <Alert severity="warning">{text('tasks.feedOnce')}</Alert>
      <Typography variant="body2" color="text.secondary">
        {text('tasks.feedHow')}
      </Typography>
    </>
  );
};

/** When the addresses were created, and when a calendar program last read one. */
const FeedState = ({ feed }: { readonly feed: Awaited<ReturnType<typeof taskCalls.feed>> }) => {
  const text = useText();
  return (
    <Typography color="text.secondary">
      {feed.createdAt == null
        ? text('tasks.feedNone')
        : text('tasks.feedSince', { at: dateTimeText(feed.createdAt) })}{' '}
      {feed.createdAt != null &&
        (feed.lastReadAt
          ? text('tasks.feedRead', { at: dateTimeText(feed.lastReadAt) })
          : text('tasks.feedUnread'))}
    </Typography>
  );
};
