import { Alert, Box, Button, Link as TextLink } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuthenticated, useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { AnswerAt } from '#domain/contracts.ts';
import { objects } from '#domain/objects.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { callApi } from '../../data/client.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { preciseDateTimeText } from '../../objects/formats.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { PageHeader } from '../../parts/PageHeader.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { MovedCounts } from './MovedCounts.tsx';

type Merge = AnswerAt<'GET /counterparties/merges/:id'>;

/**
 * What undoing a merge of two firms moves back, and what stays because it has been changed since. The firm `from` was merged
 * into the firm `into`; undoing restores `from`.
 */
const UndoMergePage = () => {
  useAuthenticated();
  const text = useText();
  const { id = '' } = useParams();
  const key = ['firmMerge', 'undo', id];
  useRefetchOnChange(['counterparty', 'firmMerge'], key);
  const { data, error } = useQuery({
    queryKey: key,
    retry: false,
    queryFn: ({ signal }) =>
      callApi('GET /counterparties/merges/:id', { params: { id: Number(id) }, signal }),
  });
  return (
    <>
      <PageHeader title={text('firms.merge.undoTitle')} />
      <ErrorNote error={error} />
      {data && <UndoPreview merge={data} />}
    </>
  );
};

/** Undoes the merge and opens the restored firm. */
const useUndo = ({ id, from }: Merge) => {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const undo = async () => {
    setSending(true);
    try {
      await callApi('POST /counterparties/merges/:id/undo', { params: { id } });
      notify(text('firms.merge.undone', { from: from.presentation }), { type: 'success' });
      await client.invalidateQueries();
      await navigate(`/${objects.counterparty.path}/${from.id}`);
    } catch (error) {
      notifyError(error);
    } finally {
      setSending(false);
    }
  };
  return { sending, undo };
};

const UndoPreview = ({ merge }: { readonly merge: Merge }) => {
  const text = useText();
  const { sending, undo } = useUndo(merge);
  const { from, into, until, undoneAt, back, changedCount, stays } = merge;
  const isOver = Date.parse(until) < Date.now();
  const openState = isOver ? 'over' : 'undoable';
  const state = undoneAt ? 'wasUndone' : openState;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: 980 }}>
      <Alert severity={undoneAt || isOver ? 'info' : 'warning'}>
        {text(`firms.merge.${state}`, {
          from: from.presentation,
          into: into.presentation,
          // The text says when the merge was undone, or else until when it can be.
          until: preciseDateTimeText(undoneAt ?? until),
        })}
      </Alert>
      {!undoneAt && (
        <>
          <Panel title={text('firms.merge.back')}>
            <MovedCounts moves={back} none={text('firms.merge.movesNothing')} />
          </Panel>
          {(changedCount > 0 || stays.length > 0) && <WhatStays merge={merge} />}
          <Box>
            <Button variant="contained" disabled={sending || isOver} onClick={() => void undo()}>
              {text('firms.merge.undo')}
            </Button>
          </Box>
        </>
      )}
    </Box>
  );
};

/**
 * What was changed since the merge and therefore stays as it is: `stays` are fields of the remaining firm, `changed` are
 * references to it. The API gives only the first references; `changedCount` counts all.
 */
const WhatStays = ({ merge: { changed, changedCount, stays } }: { readonly merge: Merge }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Panel title={text('firms.merge.changed', { count: changedCount + stays.length })}>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {stays.map((name) => (
          <li key={name}>{fieldLabel(language, 'counterparty', name)}</li>
        ))}
        {changed.map((record, at) => (
          <li key={at}>
            <RecordLink {...record} />
          </li>
        ))}
      </Box>
    </Panel>
  );
};

const RecordLink = ({ object, title, id, field }: Merge['changed'][number]) => {
  const language = useLanguage();
  const path = useObjectPath(object);
  const words = `${title} ${id}: ${fieldLabel(language, object, field)}`;
  if (!path) return <>{words}</>;
  return (
    <TextLink component={Link} to={`/${path}/${id}`}>
      {words}
    </TextLink>
  );
};

export default UndoMergePage;
