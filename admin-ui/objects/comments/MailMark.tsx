import { Link } from 'react-router-dom';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { StatusChip } from '../../parts/StatusChip.tsx';

/** Whether a comment belongs to an outgoing e-mail, sent or not. Nobody changes such a comment any more. */
export function isMailed(row: AnyRecord): boolean {
  return isReference(row.outgoingEmail);
}

/** The name of the writer: for a received e-mail its sender, otherwise the author of the comment. */
export function writerOf({ author, email, emailType }: AnyRecord): string {
  if (emailType === 'incoming' && isReference(email)) {
    const { fromName, from } = email as { readonly fromName?: unknown; readonly from?: unknown };
    const sender = [fromName, from].find((each) => typeof each === 'string' && each !== '');
    if (typeof sender === 'string') return sender;
  }
  return isReference(author) ? author.presentation : '–';
}

/** Marks a comment that came by e-mail, or shows the state of the outgoing e-mail that it belongs to. */
export function MailMark({ row }: { readonly row: AnyRecord }) {
  const text = useText();
  if (isReference(row.outgoingEmail)) {
    const { status } = row.outgoingEmail as { readonly status?: unknown };
    if (status === 'failed') return <StatusChip label={text('comments.notSent')} tone="stop" />;
    if (status === 'sent') return <StatusChip label={text('comments.sent')} tone="go" />;
    return <StatusChip label={text('comments.onItsWay')} tone="wait" />;
  }
  if (row.emailType !== 'incoming') return null;
  return (
    <>
      <StatusChip label={text('comments.received')} tone="ready" />
      {isReference(row.email) && (
        <Link to={`/mail?letter=${row.email.id}`}>{text('comments.openLetter')}</Link>
      )}
    </>
  );
}
