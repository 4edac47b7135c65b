import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnswerAt } from '#domain/contracts.ts';
import { objects } from '#domain/objects.ts';
import { usuallyTaken } from '#domain/partners/firmMerge.rules.ts';
import { callApi } from '../../data/client.ts';
import { useText } from '../../i18n/useText.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { ChosenValues } from './ChosenValues.tsx';
import { MovedCounts } from './MovedCounts.tsx';

/** What a merge of `from` into `into` would do, and the button that does it. `into` stays, with the chosen values of `from`. */
export function MergePreview({ preview }: { readonly preview: AnswerAt<'GET /counterparties/:id/merge'> }) {
  const { into, from, differs, moves, accounts, refused } = preview;
  const text = useText();
  const ask = useAsk();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [take, setTake] = useState<readonly string[]>(() => usuallyTaken(from.values, into.values, differs));
  const [sending, setSending] = useState(false);
  const merge = async () => {
    const names = { from: from.presentation, into: into.presentation };
    if (!(await ask({ text: text('firms.merge.ask', names), danger: true }))) return;
    setSending(true);
    try {
      await callApi('POST /counterparties/:id/merge', {
        params: { id: into.id },
        body: {
          from: from.id,
          // The preview may have been read again since the choice: a chosen field may now be the same in both firms.
          take: differs.filter((name) => take.includes(name)),
          updatedAt: into.updatedAt,
          fromUpdatedAt: from.updatedAt,
        },
      });
      notify(text('firms.merge.done', names), { type: 'success' });
      await client.invalidateQueries();
      await navigate(`/${objects.counterparty.path}/${into.id}`);
    } catch (error) {
      notifyError(error);
      await client.invalidateQueries({ queryKey: ['firmMerge'] });
    } finally {
      setSending(false);
    }
  };
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5, maxWidth: 980 }}>
      {/* If people of these firms have accounts, only full rights may merge: the accounts then see both firms. */}
      {accounts > 0 && (
        <Alert severity={refused ? 'error' : 'warning'}>
          {text(refused ? 'firms.merge.accountsRefused' : 'firms.merge.accounts', { count: accounts })}
        </Alert>
      )}
      <Panel title={text('firms.merge.values')}>
        <ChosenValues preview={preview} take={take} onTake={setTake} />
      </Panel>
      <Panel title={text('firms.merge.moves')}>
        <MovedCounts moves={moves} none={text('firms.merge.movesNothing')} />
      </Panel>
      <Box>
        <Button variant="contained" disabled={sending || refused} onClick={() => void merge()}>
          {text('firms.merge.merge')}
        </Button>
      </Box>
    </Box>
  );
}
