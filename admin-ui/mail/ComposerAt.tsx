import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { htmlOfText } from '#domain/mail/letterHtml.ts';
import { signatureFor, signed, type SignatureBook } from '#domain/mail/signature.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import {
  answerTo,
  emptyLetter,
  type Composition,
  type PassedFile,
  type Way,
  type Writing,
} from './answering.ts';
import { Composer } from './Composer.tsx';
import { whenSaved } from './draftSaves.ts';
import {
  letterFilesQuery,
  letterQuery,
  writtenFilesQuery,
  writtenLetterQuery,
  type MailAccount,
} from './mailQueries.ts';
import { sendsFrom } from './sendsFrom.ts';
import { signaturesQuery } from './signaturesQuery.ts';
import { writingAddress } from './useLetterDraft.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface ComposerAtProps {
  /** What is being written, as the address of the page names it: `new`, `draft-12`, `reply-7`. */
  readonly writing: Writing;
  readonly accounts: readonly MailAccount[];
  /** Called with the id of a new draft once the server has it. */
  readonly onStored: (id: number) => void;
  readonly onClose: () => void;
  /** Called when the letter was sent and then taken back. */
  readonly onTakenBack: (id: number) => void;
}

interface Beginning {
  readonly initial: Composition;
  /** The draft that is continued; absent for a new letter. */
  readonly draft?: { readonly id: number; readonly updatedAt: string | undefined };
  /** The files of the forwarded or repeated letter that are sent with this one. */
  readonly passed?: readonly PassedFile[];
}

/** The composer. It is shown once the source of the letter has been read, such as the draft or the answered letter. */
export default function ComposerAt({ writing, accounts, ...handlers }: ComposerAtProps) {
  const { data, error } = useBeginning(writing, accounts);
  if (!data) return <ErrorNote error={error} />;
  return <Composer writing={writing} {...data} accounts={accounts} {...handlers} />;
}

/** The state from which the letter begins, by what the address names (`writing`); undefined until its source is read. */
const useBeginning = (writing: Writing, accounts: readonly MailAccount[]) => {
  const words = useMailboxWords();
  const language = useLanguage();
  const { data: identity } = useGetIdentity();
  const withSignature = (letter: Composition, books: readonly SignatureBook[]): Composition => ({
    ...letter,
    body: signed(letter.body, signatureFor(books, { account: letter.emailAccount, language })),
  });
  // `draft` continues a stored letter. `again` is a new letter with the content of one that was written here. A `Way` answers or
  // forwards a received letter. The number is the id of that letter; `new` has none.
  const [kind, number] = writing.split('-') as ['new' | 'draft' | 'again' | Way, string?];
  const id = Number(number);
  return useQuery({
    queryKey: ['mail beginning', writing],
    enabled: identity !== undefined,
    // The source is not read again, because the letter must not change while somebody writes it.
    staleTime: Infinity,
    gcTime: 0,
    queryFn: async ({ client }): Promise<Beginning> => {
      const books = () => client.fetchQuery(signaturesQuery(Number(identity?.id)));
      if (kind === 'new') {
        const empty = { ...emptyLetter, emailAccount: sendsFrom(accounts)[0]?.id ?? null };
        return { initial: withSignature(empty, await books()) };
      }
      if (kind === 'draft') {
        // The letter may have been closed a moment ago, and its last save be under way.
        await whenSaved(writingAddress(writing));
        const draft = await client.fetchQuery({ ...writtenLetterQuery(id), staleTime: 0 });
        return { initial: compositionOf(draft), draft: { id, updatedAt: draft.updatedAt ?? undefined } };
      }
      if (kind === 'again') {
        const { rows } = await client.fetchQuery(writtenFilesQuery(id));
        return {
          initial: compositionOf(await client.fetchQuery(writtenLetterQuery(id))),
          passed: rows.flatMap(({ fileId, filename }) =>
            fileId ? [{ of: 'written' as const, id: fileId, name: filename }] : [],
          ),
        };
      }
      const letter = await client.fetchQuery(letterQuery(id));
      const account = accounts.find((each) => each.id === letter.emailAccountId);
      // The account that got the letter answers it, if it can send.
      const emailAccount = sendsFrom(accounts).find((each) => each === account)?.id ?? null;
      const answer = answerTo(letter, { way: kind, own: account?.user ?? '', emailAccount, words });
      const initial = withSignature(answer, await books());
      if (kind !== 'forward' || !letter.hasAttachments) return { initial };
      const { rows } = await client.fetchQuery(letterFilesQuery(id));
      return {
        initial,
        passed: rows.map(({ id: fileId, name }) => ({ of: 'received' as const, id: fileId, name })),
      };
    },
  });
};

/** The composition of a letter that is stored on the server. */
const compositionOf = (
  draft: {
    readonly [K in 'to' | 'cc' | 'bcc' | 'subject' | 'body' | 'bodyType']?: string | null | undefined;
  } & {
    readonly emailAccountId?: number | null | undefined;
    readonly inReplyToId?: number | null | undefined;
  },
): Composition => ({
  to: draft.to ?? '',
  cc: draft.cc ?? '',
  bcc: draft.bcc ?? '',
  subject: draft.subject ?? '',
  body: draft.bodyType === 'text' ? htmlOfText(draft.body ?? '') : (draft.body ?? ''),
  emailAccount: draft.emailAccountId ?? null,
  inReplyTo: draft.inReplyToId ?? null,
});
