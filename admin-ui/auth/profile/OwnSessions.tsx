import {
  Alert,
  Button,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { dateTimeText } from '#domain/kernel/written.ts';
import { profileCalls, type OwnSession } from '../../data/profileCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { useOneAtATime } from '../../parts/oneAtATime.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { UnseenHead } from '../../parts/UnseenHead.tsx';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useSentence } from '../../parts/useSentence.ts';
import { sessionsKey } from './sessionsKey.ts';

/** All browsers in which the person is signed in, each with a button that signs it out. */
export function OwnSessions() {
  const text = useText();
  const ask = useAsk();
  const sentence = useSentence();
  const end = useEnding();
  const { data: sessions = [], error } = useQuery({
    queryKey: sessionsKey,
    queryFn: profileCalls.sessions,
  });

  const endOthers = async () => {
    if (await ask({ text: text('profile.endOthersAsk'), danger: true }))
      await end('others', profileCalls.endOtherSessions);
  };

  return (
    <Panel
      title={text('profile.sessions')}
      action={
        <Button
          variant="outlined"
          disabled={sessions.every(({ current }) => current)}
          onClick={() => void endOthers()}
        >
          {text('profile.endOthers')}
        </Button>
      }
    >
      {error && <Alert severity="error">{sentence(error)}</Alert>}
      <TableContainer tabIndex={0} aria-label={text('profile.sessions')}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{text('profile.device')}</TableCell>
              <TableCell>{text('profile.address')}</TableCell>
              <TableCell>{text('profile.begun')}</TableCell>
              <TableCell>{text('profile.seen')}</TableCell>
              <UnseenHead name={text('bulk.actions')} />
            </TableRow>
          </TableHead>
          <TableBody>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                onEnd={() => void end(session.id, () => profileCalls.endSession(session.id))}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Panel>
  );
}

const SessionRow = ({ session, onEnd }: { session: OwnSession; onEnd: () => void }) => {
  const text = useText();
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>{session.device ?? text('common.empty')}</TableCell>
      <TableCell>{session.address ?? text('common.empty')}</TableCell>
      <TableCell>{dateTimeText(session.createdAt)}</TableCell>
      <TableCell>{dateTimeText(session.lastSeenAt)}</TableCell>
      <TableCell align="right">
        {session.current ? (
          <StatusChip label={text('profile.thisBrowser')} tone="go" />
        ) : (
          <Button onClick={onEnd}>{text('profile.endSession')}</Button>
        )}
      </TableCell>
    </TableRow>
  );
};

/**
 * Returns a function that ends sessions, says so, and reads the list again.
 * @returns `end(which, act)`: `act` ends the session with the id `which`, or all others
 */
const useEnding = () => {
  const notify = useNotify();
  const notifyError = useNotifyError();
  const client = useQueryClient();
  const end = async (_which: OwnSession['id'] | 'others', act: () => Promise<unknown>) => {
    try {
      await act();
      notify('keja.profile.sessionEnded', { type: 'success' });
    } catch (error) {
      notifyError(error);
    } finally {
      await client.invalidateQueries({ queryKey: sessionsKey });
    }
  };
  // A second click on a button does nothing while the call of the first click is under way. The buttons of other sessions do not
  // wait for this call, because `which` tells the calls apart.
  return useOneAtATime(end, (...[which]) => which);
};
