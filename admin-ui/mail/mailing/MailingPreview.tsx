import { Alert, Box, Chip, Link as TextLink, List, ListItemButton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerAt } from '#domain/contracts.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { integerText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../../data/client.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { ErrorNote } from '../../parts/ErrorNote.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { walkByArrows } from '../../parts/walkByArrows.ts';
import { LetterBody } from '../LetterBody.tsx';
import { listOf } from './listOf.ts';
import { MailingMoves } from './MailingMoves.tsx';
import { useMailingWords } from './useMailingWords.ts';

/** The preview of a mailing before it begins: who gets the letter and with which text, and who is left out and why. */
const MailingPreview = ({ record }: { readonly record: AnyRecord }) => {
  const words = useMailingWords();
  const { id, status } = record;
  if (status !== 'draft') return null;
  return (
    <Box sx={{ mt: 1.25 }}>
      <Panel title={words.preview} action={<MailingMoves id={id} status="draft" />}>
        <Preview record={record} />
      </Panel>
    </Box>
  );
};

const Preview = ({ record }: { readonly record: AnyRecord }) => {
  const { id, updatedAt } = record;
  const words = useMailingWords();
  const language = useLanguage();
  const [chosen, setChosen] = useState<number>();
  const { data, error } = useQuery({
    queryKey: ['mailing', id, 'preview', updatedAt],
    queryFn: ({ signal }) => callApi('GET /mailings/:id/preview', { params: { id }, signal }),
  });
  if (!data) return <ErrorNote error={error} />;
  // Another filter may have taken the chosen person off the list. Then the first person who gets the letter is shown.
  const isListed = data.people.some(({ contactPersonId }) => contactPersonId === chosen);
  const shown = isListed ? chosen : data.people.find(({ leftOut }) => leftOut === null)?.contactPersonId;
  const leftOut = data.people.filter((person) => person.leftOut !== null).length;
  const countText = (sentence: string, count: number) =>
    filled(sentence, { count: integerText(language, count) });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography role="status">
        {countText(words.getsLetter, data.people.length - leftOut)} · {countText(words.leftOutCount, leftOut)}{' '}
        ·{' '}
        <TextLink component={Link} to={listOf(record)}>
          {words.showList}
        </TextLink>
      </Typography>
      {/* Only the first people of a long list are checked here; the others are checked while the mailing is sent. */}
      {data.more && <Alert severity="info">{words.moreLater}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(220px, 340px) minmax(0, 1fr)' },
          gap: 1.5,
          height: { md: 360 },
        }}
      >
        <People people={data.people} shown={shown} onShow={setChosen} />
        {shown !== undefined && <LetterFor id={id} contactPersonId={shown} updatedAt={updatedAt} />}
      </Box>
    </Box>
  );
};

interface PeopleProps {
  readonly people: AnswerAt<'GET /mailings/:id/preview'>['people'];
  /** The contact person whose letter is shown. */
  readonly shown: number | undefined;
  readonly onShow: (contactPersonId: number) => void;
}

const People = ({ people, shown, onShow }: PeopleProps) => {
  const words = useMailingWords();
  const language = useLanguage();
  return (
    <List
      component="div"
      role="group"
      aria-label={words.recipients}
      disablePadding
      sx={{ overflowY: 'auto', maxHeight: { xs: 240, md: 'none' } }}
    >
      {people.map(({ contactPersonId, name, email, language: spoken, leftOut }) => (
        <ListItemButton
          key={contactPersonId}
          selected={contactPersonId === shown}
          aria-current={contactPersonId === shown || undefined}
          onClick={() => onShow(contactPersonId)}
          onKeyDown={walkByArrows}
          sx={{ gap: 1, px: 1, py: 0.5 }}
        >
          <Typography noWrap sx={{ flex: 1 }} title={email}>
            {name}
          </Typography>
          {leftOut === null ? (
            <Typography variant="caption" color="text.secondary">
              {spoken.toUpperCase()}
            </Typography>
          ) : (
            <Chip size="small" color="warning" label={enumLabel(language, 'mailingLeftOut', leftOut)} />
          )}
        </ListItemButton>
      ))}
    </List>
  );
};

interface LetterForProps {
  readonly id: number;
  readonly contactPersonId: number;
  /** The version of the mailing: the letter of another version is read anew. */
  readonly updatedAt: unknown;
}

const LetterFor = ({ id, contactPersonId, updatedAt }: LetterForProps) => {
  const language = useLanguage();
  const { data, error } = useQuery({
    queryKey: ['mailing', id, 'letter', contactPersonId, updatedAt],
    queryFn: ({ signal }) =>
      callApi('GET /mailings/:id/preview/:contactPersonId', { params: { id, contactPersonId }, signal }),
  });
  if (!data) return <ErrorNote error={error} />;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: { xs: 320, md: 0 },
        border: 1,
        borderColor: 'divider',
      }}
    >
      {data.leftOut && (
        <Alert severity="warning">{enumLabel(language, 'mailingLeftOut', data.leftOut)}</Alert>
      )}
      <Typography sx={{ px: 2, pt: 1, fontWeight: 700 }}>{data.subject}</Typography>
      <LetterBody body={data.body} isHtml />
    </Box>
  );
};

export default MailingPreview;
