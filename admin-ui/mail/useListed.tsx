import UnreadableIcon from '@mui/icons-material/ReportProblemOutlined';
import { StatusChip } from '../parts/StatusChip.tsx';
import { LabelChips } from './LabelChips.tsx';
import type { ListedLetter } from './LetterList.tsx';
import { areReceivedIn, useLetters, useWrittenLetters, type MailPlace } from './mailQueries.ts';
import type { MailFilter } from './mailFilter.ts';
import { useMailboxWords } from './useMailboxWords.ts';
import { useSendState } from './useSendState.ts';

/**
 * A page of letters as the list shows them. If all letters of a folder are listed, there is one line for each thread. Of the two
 * requests, only the one for this place is sent.
 */
export function useListed(place: MailPlace | undefined, filter: MailFilter) {
  const words = useMailboxWords();
  const sendStateOf = useSendState();
  const received = useLetters(place, filter);
  const written = useWrittenLetters(place, filter);
  if (areReceivedIn(place)) {
    const threads = new Map(received.data?.threads?.map((each) => [each.thread, each]));
    const letters = (received.data?.rows ?? []).map((letter): ListedLetter => {
      const { id, from, fromName, subject, date, seen, flagged, hasAttachments, hasLinks, labels, failure } =
        letter;
      const thread = threads.get(letter.thread ?? '');
      return {
        id,
        thread: letter.thread ?? undefined,
        count: thread?.count ?? 1,
        who: fromName || from || words.noSender,
        subject: subject || words.noSubject,
        date,
        unread: !seen || (thread?.unread ?? 0) > 0,
        flagged,
        hasFiles: hasAttachments,
        hasLinks,
        labels: labels?.length ? <LabelChips labels={labels} small /> : undefined,
        mark: failure && (
          <UnreadableIcon titleAccess={words.unreadable} color="warning" sx={{ fontSize: 16 }} />
        ),
      };
    });
    return { letters, data: received.data, error: received.error };
  }
  const letters = (written.data?.rows ?? []).map((letter): ListedLetter => {
    const { id, to, subject, date, updatedAt, sendAt, status, delivery, hasLinks, labels } = letter;
    return {
      id,
      who: to || words.noReader,
      subject: subject || words.noSubject,
      date: (place === 'scheduled' ? sendAt : undefined) ?? date ?? updatedAt,
      hasLinks,
      labels: labels?.length ? <LabelChips labels={labels} small /> : undefined,
      mark: status && status !== 'draft' && <StatusChip {...sendStateOf(status, delivery)} />,
    };
  });
  return { letters, data: written.data, error: written.error };
}
