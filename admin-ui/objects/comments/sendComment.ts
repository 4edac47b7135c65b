import { sendFormTo } from '../../data/client.ts';

/** A colleague who is named in a comment. */
export interface Mentioned {
  readonly id: number;
  readonly name: string;
}

/** The comment that is being typed. */
export interface CommentInput {
  readonly words: string;
  readonly forCustomer: boolean;
  readonly files: readonly File[];
  /** The colleagues who are notified. */
  readonly mentions: readonly Mentioned[];
  /** Set if the comment goes to the customer as a letter. */
  readonly letter: { readonly to: string; readonly subject: string } | undefined;
}

/** The call that writes a comment on records of an object, and the name under which it takes the record. */
const calls = {
  salesOrder: { route: 'POST /orders/addComment', key: 'orderId' },
  customerRequest: { route: 'POST /customer_request/add_comment', key: 'customerRequestId' },
  interaction: { route: 'POST /interaction/comment', key: 'interactionId' },
} as const;
export type Commented = keyof typeof calls;

/** Sends a comment with its files and its letter at once: all of it is written, or nothing. */
export async function sendComment(
  about: Commented,
  id: number,
  { words, forCustomer, files, mentions, letter }: CommentInput,
): Promise<void> {
  const { route, key } = calls[about];
  const form = new FormData();
  const mail = letter && {
    byEmail: true,
    emailTo: letter.to,
    emailTitle: letter.subject,
  };
  form.append(
    'data',
    JSON.stringify({
      [key]: id,
      text: words,
      forCustomer,
      mentions: mentions.map((each) => each.id),
      ...mail,
    }),
  );
  for (const each of files) form.append('files', each, each.name);
  await sendFormTo(route, { form });
}

/** Records whose comments go and come by e-mail. */
export type MailCommented = Exclude<Commented, 'salesOrder'>;

export function isMailCommented(objectName: string): objectName is MailCommented {
  return objectName === 'customerRequest' || objectName === 'interaction';
}

/** Puts a received message among the comments of a record. If it is there already, the server adds nothing. */
export async function commentOfLetter(about: MailCommented, id: number, emailId: number): Promise<void> {
  const { route, key } = calls[about];
  const form = new FormData();
  form.append('data', JSON.stringify({ [key]: id, byEmail: true, emailType: 'incoming', emailId }));
  await sendFormTo(route, { form });
}
