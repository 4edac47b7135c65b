import { Alert, Box, ListItemButton, Typography } from '@mui/material';
import AttachIcon from '@mui/icons-material/AttachFile';
import SentIcon from '@mui/icons-material/SendOutlined';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AnswerAt } from '#domain/contracts.ts';
import { addressesIn } from '#domain/kernel/addresses.ts';
import { dateTimeText, integerText } from '#domain/kernel/written.ts';
import { filled } from '#domain/words/filled.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { walkByArrows } from '../parts/walkByArrows.ts';
import { conversationQuery } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';
import { useSendState } from './useSendState.ts';

type Line = AnswerAt<'GET /email/:id/conversation'>['rows'][number];
/** A received letter, or one that was written here. */
export type ShownLetter = Pick<Line, 'objectName' | 'id'>;

interface ConversationProps {
  /** The letter that is read below. */
  readonly shown: ShownLetter;
  readonly onShow: (letter: ShownLetter) => void;
  /** Called for the unread letters of a conversation that is open, once for each, also for one that arrives meanwhile. */
  readonly onSeen: (ids: readonly number[]) => void;
}

/** The letters that belong together with the one that is read, oldest first, and who else has begun an answer. */
export function Conversation({ shown, onShow, onSeen }: ConversationProps) {
  const words = useMailboxWords();
  useRefetchOnChange(['incomingEmail', 'outgoingEmail'], ['mail', 'conversation']);
  const { data } = useQuery(conversationQuery(shown.objectName, shown.id));
  const rows = data?.rows ?? [];
  useSeenAtOnce(rows, shown, onSeen);
  return (
    <>
      {data?.answersBegun.map(({ who, at }) => (
        <Alert key={who} severity="info" sx={{ borderRadius: 0, py: 0 }}>
          {filled(words.answerBegun, { who, time: dateTimeText(at) })}
        </Alert>
      ))}
      {rows.length > 1 && <Lines rows={rows} shown={shown} onShow={onShow} />}
    </>
  );
}

type LinesProps = Pick<ConversationProps, 'shown' | 'onShow'> & { readonly rows: readonly Line[] };

const Lines = ({ rows, shown, onShow }: LinesProps) => {
  const words = useMailboxWords();
  const language = useLanguage();
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', flex: 'none' }}>
      <Typography variant="subtitle2" component="h2" color="text.secondary" sx={{ px: 2, pt: 0.5 }}>
        {filled(words.conversation, { count: integerText(language, rows.length) })}
      </Typography>
      <Box
        role="group"
        aria-label={filled(words.conversation, { count: integerText(language, rows.length) })}
        sx={{ maxHeight: 148, overflowY: 'auto', pb: 0.5 }}
      >
        {rows.map((line) => (
          <ConversationLine
            key={`${line.objectName} ${line.id}`}
            line={line}
            isShown={isSame(line, shown)}
            onShow={onShow}
          />
        ))}
      </Box>
    </Box>
  );
};

/** Reports the unread letters of an opened conversation as seen, each once, because all of them are shown. */
const useSeenAtOnce = (
  rows: readonly Line[],
  shown: ShownLetter,
  onSeen: ConversationProps['onSeen'],
): void => {
  // The received letters that the effect has handled, so that none is reported again.
  const reportedIds = useRef(new Set<number>());
  // Each render gives another function, which is no reason to run the effect again.
  const latestOnSeen = useRef(onSeen);
  latestOnSeen.current = onSeen;
  useEffect(() => {
    const newLetters = rows.filter(
      ({ objectName, id }) => objectName === 'incomingEmail' && !reportedIds.current.has(id),
    );
    for (const { id } of newLetters) reportedIds.current.add(id);
    // The letter that is read below is reported as seen by the component that shows it.
    const unread = newLetters.filter((letter) => !letter.seen && !isSame(letter, shown));
    if (unread.length > 0) latestOnSeen.current(unread.map(({ id }) => id));
  }, [rows, shown]);
};

/** A received letter and a written one may have the same id. */
const isSame = (one: ShownLetter, other: ShownLetter): boolean =>
  one.objectName === other.objectName && one.id === other.id;

interface ConversationLineProps {
  readonly line: Line;
  readonly isShown: boolean;
  readonly onShow: (letter: ShownLetter) => void;
}

/** `who` of the line: the recipients of our letter, or the sender of a received one. */
const ConversationLine = ({ line, isShown, onShow }: ConversationLineProps) => {
  const words = useMailboxWords();
  const sendStateOf = useSendState();
  const row = useRef<HTMLDivElement>(null);
  const { objectName, who, excerpt, date, status, delivery, seen } = line;
  const isOurs = objectName === 'outgoingEmail';
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <ListItemButton
      ref={row}
      selected={isShown}
      aria-current={isShown || undefined}
      onClick={() => onShow(line)}
      onKeyDown={walkByArrows}
      sx={{ gap: 1, px: 2, py: 0.25, minHeight: 28 }}
    >
      {isOurs && <SentIcon color="action" sx={{ fontSize: 15 }} aria-hidden />}
      <Typography variant="body2" noWrap sx={{ flex: '0 0 30%', fontWeight: seen ? 400 : 700 }}>
        {isOurs ? filled(words.toWhom, { who: namesIn(who) }) : who || words.noSender}
      </Typography>
      <Typography variant="body2" noWrap color="text.secondary" sx={{ flex: 1, minWidth: 0 }}>
        {excerpt}
      </Typography>
      {line.hasAttachments && (
        <AttachIcon titleAccess={words.hasFiles} color="action" sx={{ fontSize: 15 }} />
      )}
      {/* A letter that was sent and has not come back needs no mark. */}
      {isOurs && status && (status !== 'sent' || delivery === 'bounced') && (
        <StatusChip {...sendStateOf(status, delivery)} />
      )}
      <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap' }}>
        {dateTimeText(date)}
      </Typography>
    </ListItemButton>
  );
};

/** `"Jan Kowalski" <jan@x.pl>, ewa@x.pl` as names: Jan Kowalski, ewa@x.pl. */
const namesIn = (addresses: string | null): string =>
  addressesIn(addresses ?? '')
    .map(({ written, address }) => written.replace(`<${address}>`, '').replaceAll('"', '').trim() || address)
    .join(', ');
