import { Alert, Box, Button, LinearProgress, Paper, Typography } from '@mui/material';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import WriteIcon from '@mui/icons-material/EditOutlined';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useFillHeight } from '../objects/list/useFillHeight.ts';
import type { Way } from './answering.ts';
import { FolderPane } from './FolderPane.tsx';
import { LetterColumn } from './LetterColumn.tsx';
import { MailKeysHelp } from './MailKeysHelp.tsx';
import { letterQuery, useMailFolders, type Letter, type MailFolders } from './mailQueries.ts';
import { everyLetter, isWhole, type MailWish } from './mailWish.ts';
import { PickedBar } from './PickedBar.tsx';
import { ReadingPane } from './ReadingPane.tsx';
import { useLetterKeys } from './useLetterKeys.ts';
import { useMailActs } from './useMailActs.ts';
import { useMailAddress } from './useMailAddress.ts';
import { useMailboxWords } from './useMailboxWords.ts';
import { usePicking } from './usePicking.ts';
import { useThreadActs } from './useThreadActs.ts';

/** With the editor; whoever only reads does not wait for it. */
const loadComposer = () => import('./ComposerAt.tsx');
const ComposerAt = lazy(loadComposer);

/** The mail of the accounts that the reader may use: folders, letters, the letter that is read or written. */
const MailPage = () => {
  useAuthenticated();
  useEffect(() => void loadComposer(), []);
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
  const threadActs = useThreadActs(folders, typeof place === 'number' && isWhole(wish));
  const picking = usePicking(place);
  const notifyError = useNotifyError();
  const top = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const height = useFillHeight(top);

  const onOpen = (id: number) => (place === 'drafts' ? address.write(`draft-${id}`) : address.read(id));
  const onAnswer = (id: number, way: Way) => address.write(`${way}-${id}`);
  const throwAway = async (id: number, trash: () => Promise<void>) => {
    const lineWhich = (is: string) => list.current?.querySelector(`[data-letter]${is}`);
    const line = lineWhich(`[data-letter="${id}"]`) ?? lineWhich('[aria-current]');
    const next = line?.nextElementSibling ?? line?.previousElementSibling;
    if (id === open || line?.hasAttribute('aria-current')) address.read(undefined);
    await trash();
    if (next instanceof HTMLElement) next.focus();
  };
  const onTrash = (letter: Letter) => throwAway(letter.id, () => acts.trash(letter));
  const pick = async (id: number) => {
    const letters = await threadActs.lettersOf(id);
    picking.toggle(
      id,
      letters.map((letter) => letter.id),
    );
  };
  useLetterKeys({
    list,
    search,
    open,
    isWriting: writing !== undefined,
    areReceived: typeof place === 'number',
    acts: threadActs,
    onOpen,
    onAnswer,
    onTrash: (id) => throwAway(id, () => threadActs.trash(id)),
    onPick: pick,
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
          gridTemplateColumns: 'minmax(150px, 210px) minmax(220px, 380px) minmax(420px, 1fr)',
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
          picking={{ picked: picking.picked, toggle: (id) => void pick(id).catch(notifyError) }}
          bar={<PickedBar picked={picking.picked} acts={acts} onClear={picking.clear} />}
        />
        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
          {writing !== undefined && (
            <Suspense fallback={<LinearProgress aria-label={words.write} />}>
              <ComposerAt
                key={writing}
                writing={writing}
                accounts={accounts}
                onKept={address.kept}
                onClose={() => address.write(undefined)}
                onTakenBack={(id) => address.write(`draft-${id}`)}
              />
            </Suspense>
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
