import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { AnswerAt } from '#domain/contracts.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { openedMailWords } from '#domain/mail/openedMail.words.ts';
import { objects } from '#domain/objects.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../../data/client.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { ReferencePicker } from '../../objects/fields/ReferencePicker.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { SettledButton } from '../../parts/SettledButton.tsx';
import { UnseenHead } from '../../parts/UnseenHead.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useSentence } from '../../parts/useSentence.ts';
import { ForeignReads } from './ForeignReads.tsx';

type OwnAccount = AnswerAt<'GET /own_email_accounts'>['rows'][number];

const accountsKey = ['profile', 'mail'] as const;

/**
 * The person's own e-mail accounts: to whom they are open, and what others have read. A person without an account sees
 * nothing.
 */
export function OpenedMail() {
  const words = openedMailWords(useLanguage());
  const sentence = useSentence();
  const { data, error } = useQuery({
    queryKey: accountsKey,
    queryFn: ({ signal }) => callApi('GET /own_email_accounts', { signal }),
  });
  if (!error && (data === undefined || data.rows.length === 0)) return null;
  return (
    <Panel title={words.title}>
      {error && <Alert severity="error">{sentence(error)}</Alert>}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1, maxWidth: '80ch' }}>
        {words.about}
      </Typography>
      {data?.rows.map((account) => (
        <OneAccount key={account.id} account={account} />
      ))}
    </Panel>
  );
}

const OneAccount = ({ account }: { readonly account: OwnAccount }) => {
  const words = openedMailWords(useLanguage());
  const { saving, write } = useOpening(account);
  return (
    <Box role="group" aria-label={account.name} sx={{ '& + &': { mt: 2.5 } }}>
      <Typography variant="subtitle2" component="h3">
        {account.name === account.user ? account.name : `${account.name} (${account.user})`}
      </Typography>
      {account.openTo.length === 0 ? (
        <Typography variant="body2">{words.nobody}</Typography>
      ) : (
        <Readers account={account} saving={saving} write={write} />
      )}
      <NewReader account={account} saving={saving} write={write} />
      <ForeignReads emailAccountId={account.id} />
    </Box>
  );
};

interface ReadersProps extends ReturnType<typeof useOpening> {
  readonly account: OwnAccount;
}

const readerIdsOf = ({ openTo }: OwnAccount): number[] => openTo.map(({ user }) => user.id);

const Readers = ({ account, saving, write }: ReadersProps) => {
  const words = openedMailWords(useLanguage());
  const takeBack = ({ id, presentation: name }: Reference) =>
    write(
      readerIdsOf(account).filter((each) => each !== id),
      filled(words.takenBack, { name }),
    );
  return (
    <Table size="small" aria-label={words.colleague}>
      <TableHead>
        <TableRow>
          <TableCell>{words.colleague}</TableCell>
          <TableCell>{words.openSince}</TableCell>
          <UnseenHead name={words.takeBack} />
        </TableRow>
      </TableHead>
      <TableBody>
        {account.openTo.map(({ user, since }) => (
          <TableRow key={user.id}>
            <TableCell>{user.presentation}</TableCell>
            <TableCell>{since === null ? '' : dateTimeText(since)}</TableCell>
            <TableCell align="right">
              <Button
                disabled={saving}
                aria-label={filled(words.takeBackFrom, { name: user.presentation })}
                onClick={() => void takeBack(user)}
              >
                {words.takeBack}
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

const NewReader = ({ account, saving, write }: ReadersProps) => {
  const words = openedMailWords(useLanguage());
  const [chosen, setChosen] = useState<Reference | null>(null);
  // The element around the picker: `SettledButton` waits until a name that was typed in it has become a chosen person.
  const inputs = useRef<HTMLElement>(null);
  const open = async () => {
    if (!chosen) return;
    const message = filled(words.openedTo, { name: chosen.presentation });
    if (await write([...readerIdsOf(account), chosen.id], message)) setChosen(null);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mt: 1, maxWidth: 560 }}>
      <Box ref={inputs} sx={{ flex: '1 1 240px' }}>
        <ReferencePicker
          label={words.colleague}
          objectName={objects.user.name}
          // People of other firms are not offered.
          without="externalUser"
          value={chosen}
          onChange={setChosen}
          mayCreate={false}
        />
      </Box>
      <SettledButton
        variant="outlined"
        disabled={!chosen || saving}
        inputs={inputs}
        onPress={() => void open()}
      >
        {words.open}
      </SettledButton>
    </Box>
  );
};

/**
 * `write` stores the ids of the people to whom an account is open, and reads the accounts again. It resolves to whether
 * they were stored; `message` is shown then.
 */
const useOpening = ({ id }: OwnAccount) => {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [saving, setSaving] = useState(false);
  const write = async (users: readonly number[], message: string): Promise<boolean> => {
    setSaving(true);
    try {
      await callApi('PUT /email_accounts/:id/open_to', { params: { id }, body: { users: [...users] } });
      notify(message, { type: 'success' });
      return true;
    } catch (refusal) {
      notifyError(refusal);
      return false;
    } finally {
      setSaving(false);
      await client.invalidateQueries({ queryKey: accountsKey });
    }
  };
  return { saving, write };
};
