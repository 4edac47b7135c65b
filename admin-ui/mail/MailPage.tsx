import { Box, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { inboxPlace } from '#domain/mail/mailFolder.rules.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useFillHeight } from '../objects/list/useFillHeight.ts';
import type { Way } from './answering.ts';
import { FolderPane } from './FolderPane.tsx';
import { LetterColumn } from './LetterColumn.tsx';
import { MailHead } from './MailHead.tsx';
import { MailKeysHelp } from './MailKeysHelp.tsx';
import { loadComposer, MailPane } from './MailPane.tsx';
import {
  areReceivedIn,
  areThreadsListed,
  letterQuery,
  useMailFolders,
  type MailFolders,
  type MailPlace,
} from './mailQueries.ts';
import { everyLetter, type MailFilter } from './mailFilter.ts';
import { isNarrow, mailColumns, useStepFocus } from './mailSteps.tsx';
import { PickedBar } from './PickedBar.tsx';
import { mayChangeMail } from './usableAccounts.ts';
import { useLetterKeys } from './useLetterKeys.ts';
import { useMailActions } from './useMailActions.ts';
import { useMailAddress, type MailAddress } from './useMailAddress.ts';
import { usePicking } from './usePicking.ts';
import { useThreadActions } from './useThreadActions.ts';
import { useThrowAway } from './useThrowAway.ts';

/** In pixels. The mailbox has no pager below it, so it takes the room that `useFillHeight` leaves for one. */
const roomForPager = 44;

/** The mail of the accounts that the reader may use: folders, letters, the letter that is read or written. */
const MailPage = () => {
  useAuthenticated();
  // Loaded in advance, so that a letter can be begun without waiting.
  useEffect(() => void loadComposer(), []);
  const { data, error } = useMailFolders();
  return (
    <>
      <ErrorNote error={error} />
      {data && <Mailbox {...data} />}
    </>
  );
};

const Mailbox = (mailFolders: MailFolders) => {
  const { folders } = mailFolders;
  const address = useMailAddress();
  // If the address of the page names no place, it is the inbox; without an inbox the first folder, without folders the drafts.
  const place =
    address.place ?? folders.find(({ sort }) => sort === inboxPlace)?.id ?? folders[0]?.id ?? 'drafts';
  const [filter, setFilter] = useState<MailFilter>(everyLetter);
  const [helping, setHelping] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const panes = useRef<HTMLDivElement>(null);
  const height = useFillHeight(top);
  const [atFolders, setAtFolders] = useState(false);
  // In a narrow window only one pane is shown: the one that `step` names.
  const isReading = address.writing !== undefined || address.letter !== undefined;
  const listStep = atFolders ? 'folders' : 'letters';
  const step = isReading ? 'letter' : listStep;
  useStepFocus(panes, step, address.letter);
  const showHelp = () => setHelping(true);
  return (
    <>
      <Box ref={top}>
        <MailHead isEmpty={folders.length === 0} onHelp={showHelp} onWrite={() => address.write('new')} />
      </Box>
      <Box sx={{ containerType: 'inline-size' }}>
        <Paper
          ref={panes}
          variant="outlined"
          data-step={step}
          sx={{ ...mailColumns, height: height + roomForPager }}
        >
          <FolderPane
            {...mailFolders}
            place={place}
            onChoose={(next) => {
              setFilter(everyLetter);
              setAtFolders(false);
              address.goTo(next);
            }}
          />
          <Letters
            {...{ mailFolders, place, address, filter }}
            onFilter={(change) => setFilter((present) => ({ ...present, page: 1, ...change }))}
            onRead={(id) => address.read(id, isNarrow(panes.current))}
            onHelp={showHelp}
            onFolders={() => setAtFolders(true)}
          />
        </Paper>
      </Box>
      {helping && <MailKeysHelp onClose={() => setHelping(false)} />}
    </>
  );
};

interface LettersProps {
  readonly mailFolders: MailFolders;
  readonly place: MailPlace;
  readonly address: MailAddress;
  readonly filter: MailFilter;
  readonly onFilter: (change: Partial<MailFilter>) => void;
  readonly onRead: (id: number) => void;
  readonly onHelp: () => void;
  /** Called to go back to the folders, where one pane is shown at a time. */
  readonly onFolders: () => void;
}

/** The letters of a folder, the one that is read or written, and the keys that act on them. */
const Letters = (props: LettersProps) => {
  const { mailFolders, place, address, filter, onFilter, onRead, onHelp, onFolders } = props;
  const { folders } = mailFolders;
  const { letter: open, writing } = address;
  const areReceived = areReceivedIn(place);
  const openThread = useThreadOf(areReceived ? open : undefined);
  // `actions` change the shown letter or the picked ones. `threadActions` change what a line stands for, which may be a thread.
  const actions = useMailActions(folders);
  const threadActions = useThreadActions(mailFolders, areThreadsListed(place, filter));
  const picking = usePicking(place);
  const notifyError = useNotifyError();
  const list = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const throwAway = useThrowAway(list, address);

  const onOpen = (id: number) => (place === 'drafts' ? address.write(`draft-${id}`) : onRead(id));
  const onAnswer = (id: number, way: Way) => address.write(`${way}-${id}`);
  const onTrash = (id: number) => throwAway(id, () => threadActions.trash(id));
  const onPick = async (id: number) => {
    const letters = await threadActions.lettersOf(id);
    picking.toggle(
      id,
      letters.map((letter) => letter.id),
    );
  };
  const isWriting = writing !== undefined;
  useLetterKeys({
    list,
    search,
    open,
    isWriting,
    areReceived,
    actions: threadActions,
    onOpen,
    onAnswer,
    onTrash,
    onPick,
    onHelp,
  });
  const folder = folders.find(({ id }) => id === place);
  const mayChange = mayChangeMail(mailFolders, folder?.emailAccountId);

  return (
    <>
      <LetterColumn
        {...{ place, filter, onFilter, search, list, onOpen, onFolders }}
        folder={folder}
        isOpen={({ id, thread }) => {
          const isOpenThread = thread !== undefined && thread === openThread;
          return !isWriting && (id === open || isOpenThread);
        }}
        picking={{ picked: picking.picked, toggle: (id) => void onPick(id).catch(notifyError) }}
        bar={<PickedBar picked={picking.picked} {...{ actions, mayChange }} onClear={picking.clear} />}
      />
      <MailPane
        {...{ mailFolders, place, address, actions, onAnswer }}
        onTrash={(letter) => void throwAway(letter.id, () => actions.trash(letter))}
      />
    </>
  );
};

/**
 * The thread of the letter that is read. It is needed because the line of the thread in the list may be that of a newer letter.
 */
const useThreadOf = (letter: number | undefined): string | undefined => {
  const { data } = useQuery({ ...letterQuery(letter ?? 0), enabled: letter !== undefined });
  return letter === undefined ? undefined : (data?.thread ?? undefined);
};

export default MailPage;
