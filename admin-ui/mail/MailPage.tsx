import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import WriteIcon from '@mui/icons-material/EditOutlined';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useFillHeight } from '../objects/list/useFillHeight.ts';
import type { Way } from './answering.ts';
import { ComposerAt } from './ComposerAt.tsx';
import { FolderPane } from './FolderPane.tsx';
import { LetterColumn } from './LetterColumn.tsx';
import { MailKeysHelp } from './MailKeysHelp.tsx';
import { letterQuery, useMailFolders, type Letter, type MailFolders } from './mailQueries.ts';
import { everyLetter, type MailWish } from './mailWish.ts';
import { PickedBar } from './PickedBar.tsx';
import { ReadingPane } from './ReadingPane.tsx';
import { useLetterKeys } from './useLetterKeys.ts';
import { useMailActs } from './useMailActs.ts';
import { useMailAddress } from './useMailAddress.ts';
import { useMailboxWords } from './useMailboxWords.ts';
import { usePicking } from './usePicking.ts';

/** The mail of the accounts that the reader may use: folders, letters, the letter that is read or written. */
const MailPage = () => {
  useAuthenticated();
  const { data, error } = useMailFolders();
  return (
    <>
      <ErrorNote error={error} />
      {data && <Mailbox {...data} />}
    </>
  );
};

const Mailbox = (known: MailFolders) => {
  const words = useMailboxWords();
  const { folders, accounts } = known;
  const address = useMailAddress();
  const { letter: open, writing } = address;
  const place = address.place ?? folders.find(({ sort }) => sort === 1)?.id ?? folders[0]?.id ?? 'drafts';
  const openThread = useThreadOf(typeof place === 'number' ? open : undefined);
  const [wish, setWish] = useState<MailWish>(everyLetter);
  const [helping, setHelping] = useState(false);
  const acts = useMailActs(folders);
  const picking = usePicking(place);
  const top = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const height = useFillHeight(top);

  const onOpen = (id: number) => (place === 'drafts' ? address.write(`draft-${id}`) : address.read(id));
  const onAnswer = (id: number, way: Way) => address.write(`${way}-${id}`);
  const onTrash = async (letter: Letter) => {
    const line = list.current?.querySelector(`[data-letter="${letter.id}"]`);
    const next = line?.nextElementSibling ?? line?.previousElementSibling;
    if (letter.id === open) address.read(undefined);
    await acts.trash(letter);
    if (next instanceof HTMLElement) next.focus();
  };
  useLetterKeys({
    list,
    search,
    open,
    isWriting: writing !== undefined,
    areReceived: typeof place === 'number',
    acts,
    onOpen,
    onAnswer,
    onTrash: (letter) => void onTrash(letter),
    onPick: picking.toggle,
    onHelp: () => setHelping(true),
  });

  return (
    <>
      <Box ref={top}>
        <PageHeader title={words.title}>
          <Button component={Link} color="inherit" to={`/${objects.emailSignature.path}`}>
            {words.signatures}
          </Button>
          <Button color="inherit" startIcon={<KeyboardIcon />} title="?" onClick={() => setHelping(true)}>
            {words.help}
          </Button>
          <Button variant="contained" startIcon={<WriteIcon />} onClick={() => address.write('new')}>
            {words.write}
          </Button>
        </PageHeader>
        {folders.length === 0 && <Alert severity="info">{words.noAccounts}</Alert>}
      </Box>
      <Paper
        variant="outlined"
        sx={{
          height: height + 44,
          display: 'grid',
          gridTemplateColumns: 'minmax(170px, 210px) minmax(260px, 380px) minmax(0, 1fr)',
          gridTemplateRows: 'minmax(0, 1fr)',
          '& > * + *': { borderLeft: 1, borderColor: 'divider' },
        }}
      >
        <FolderPane
          {...known}
          place={place}
          onChoose={(next) => {
            setWish(everyLetter);
            address.goTo(next);
          }}
        />
        <LetterColumn
          place={place}
          wish={wish}
          onWish={(change) => setWish((now) => ({ ...now, page: 1, ...change }))}
          search={search}
          list={list}
          isOpen={({ id, thread }) =>
            writing === undefined && (id === open || (thread !== undefined && thread === openThread))
          }
          onOpen={onOpen}
          picking={picking}
          bar={<PickedBar picked={picking.picked} acts={acts} onClear={picking.clear} />}
        />
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
          {writing !== undefined && (
            <ComposerAt
              key={writing}
              writing={writing}
              accounts={accounts}
              onKept={address.kept}
              onClose={() => address.write(undefined)}
              onTakenBack={(id) => address.write(`draft-${id}`)}
            />
          )}
          {writing === undefined && open !== undefined && (
            <ReadingPane
              place={place}
              address={address}
              open={open}
              folders={folders}
              acts={acts}
              onAnswer={onAnswer}
              onTrash={(letter) => void onTrash(letter)}
            />
          )}
          {writing === undefined && open === undefined && (
            <Typography color="text.secondary" sx={{ m: 'auto', p: 2 }}>
              {words.choose}
            </Typography>
          )}
        </Box>
      </Paper>
      {helping && <MailKeysHelp onClose={() => setHelping(false)} />}
    </>
  );
};

/** The thread of the letter that is read: its line in the list may be that of a newer letter. */
const useThreadOf = (letter: number | undefined): string | undefined => {
  const { data } = useQuery({ ...letterQuery(letter ?? 0), enabled: letter !== undefined });
  return letter === undefined ? undefined : (data?.thread ?? undefined);
};

export default MailPage;
