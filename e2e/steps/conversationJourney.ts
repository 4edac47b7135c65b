import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#database/connect.ts';
import type { TakenLetter } from '#tools/simulator/mailbox/letters.ts';
import { until, type Caller } from './caller.ts';
import type { Step } from './truck.ts';

interface ConversationParts {
  readonly caller: Caller;
  readonly database: Database;
  /** Address of the simulated mailbox, which has the letters that went out. */
  readonly mailboxUrl: string;
  /** Puts a letter, given as its whole source, into the mailbox from which mail is received. */
  readonly arrives: (source: string) => Promise<unknown>;
  /** The name of this journey: a part of all addresses and subjects, so that several journeys may share an installation. */
  readonly name: string;
}

interface ConversationJourney {
  readonly steps: readonly Step[];
  /** Waits until every letter is reported as sent. */
  hasEnded(): Promise<void>;
  /** Checks that every letter and comment is there once, in its thread. */
  expectWhole(): Promise<void>;
}

interface IncomingLetter {
  readonly id: number;
  readonly messageId: string;
  readonly thread: string;
}

/** A comment of the clerk, with the letter by which it went out. */
interface AnsweringComment {
  readonly text: string;
  readonly sent: boolean;
  /** The Message-ID of the customer's letter that it answers. */
  readonly answered: string;
  readonly thread: string;
  /** The Message-ID with which the comment went out. */
  readonly sentAs: string;
}

/**
 * Two customers write, are answered by comments, and one of them writes again and is answered again. Their letters have short
 * names: `a1` is the first letter of Anna, `e1` that of Ewa.
 */
export function conversationJourney(parts: ConversationParts): ConversationJourney {
  const customers = customersOf(parts);
  const { begins, answers, comments, received } = clerkOf(parts, customers);
  const step = (does: () => Promise<void>, says: string): Step => ({ says, does });
  return {
    steps: [
      step(
        () => customers.writes('anna', 'a1').then(() => customers.writes('ewa', 'e1')),
        'two customers write',
      ),
      step(() => begins('anna', 'a1').then(() => begins('ewa', 'e1')), 'a request is made for each'),
      step(() => answers('anna', 'a1'), 'one is answered by a comment'),
      step(() => answers('ewa', 'e1'), 'the other one is answered'),
      step(() => customers.writesAgain('anna', 'a2'), 'the first one writes again'),
      step(() => answers('anna', 'a2'), 'and is answered again'),
    ],
    hasEnded: async () => {
      await until(async () => (await comments()).every(({ sent }) => sent));
    },
    expectWhole: async () => {
      await expectConversation(customers, await comments());
      // The letter that answers a comment became a comment itself, once, on the same request.
      expect(await received()).toEqual([
        { who: 'anna', text: 'List a2', message: (await customers.letterIn('a2')).messageId },
      ]);
    },
  };
}

/** The customers: what they write, which of it is in the mailbox, and what they were sent. */
const customersOf = ({ database, mailboxUrl, arrives, name }: ConversationParts) => {
  const slug = name.toLowerCase().replaceAll(/\W/g, '-');
  const idOf = (letter: string): string => `<${letter}.${slug}@klient.example>`;
  const addressOf = (who: string): string => `${who}.${slug}@klient.example`;
  const subjectOf = (who: string): string => `Pytanie ${who} ${slug}`;
  const sentTo = async (who: string): Promise<readonly TakenLetter[]> =>
    (await fetch(`${mailboxUrl}/messages?to=${addressOf(who)}`)).json() as Promise<TakenLetter[]>;
  /** @param answers the Message-ID of the letter that this one answers; empty for a new one */
  const writes = async (who: string, letter: string, answers = ''): Promise<void> => {
    const head = [
      `From: ${who} <${addressOf(who)}>`,
      'To: biuro@keja.example',
      `Subject: ${answers ? 'Re: ' : ''}${subjectOf(who)}`,
      `Message-ID: ${idOf(letter)}`,
      ...(answers ? [`In-Reply-To: ${answers}`, `References: ${answers}`] : []),
      `Date: ${new Date().toUTCString()}`,
      'Content-Type: text/plain; charset=UTF-8',
    ];
    await arrives([...head, '', `List ${letter}`, ''].join('\r\n'));
  };
  return {
    idOf,
    subjectOf,
    sentTo,
    writes,
    writesAgain: async (who: string, letter: string): Promise<void> => {
      const sent = await until(async () => (await sentTo(who))[0]);
      await writes(who, letter, sent.messageId);
    },
    /** The letter as it was received. A Message-ID is stored with or without its angle brackets. */
    letterIn: (letter: string): Promise<IncomingLetter> =>
      until(async () => {
        const { rows } = await sql<IncomingLetter>`
          select id, message_id as "messageId", thread from incoming_email
          where message_id in (${idOf(letter)}, ${idOf(letter).slice(1, -1)})`.execute(database.sql);
        return rows[0];
      }),
  };
};

type Customers = ReturnType<typeof customersOf>;

/** The clerk: a request for each customer, and comments that answer their letters. */
const clerkOf = ({ caller, database }: ConversationParts, { letterIn, subjectOf }: Customers) => {
  /** The id of each customer's request, by the name of the customer. */
  const requests: Record<string, number> = {};
  const make = async (path: string, body: object): Promise<number> =>
    (await caller.call<{ id: number }>('POST', path, body)).id;
  return {
    begins: async (who: string, letter: string): Promise<void> => {
      await letterIn(letter);
      const customer = await make('/vendor_and_customer', { name: who, isCustomer: true });
      requests[who] = await make('/customer_request', { reference: subjectOf(who), customer });
    },
    answers: async (who: string, letter: string): Promise<void> => {
      const { id: emailId } = await letterIn(letter);
      const customerRequestId = requests[who];
      const text = `Odpowiedź na ${letter}`;
      await make('/customer_request/add_comment', { customerRequestId, text, byEmail: true, emailId });
    },
    /** The comments that letters of customers have become. */
    received: async (): Promise<readonly object[]> => {
      const { rows } = await sql<{ id: number; text: string; message: string }>`
        select c.customer_request_id as id, c.text, i.message_id as message
        from customer_request_comment c join incoming_email i on i.id = c.email_id
        where c.customer_request_id = any(${Object.values(requests)}::int[]) and c.email_type = 'incoming'
        order by c.id`.execute(database.sql);
      const whose = (request: number) => Object.keys(requests).find((who) => requests[who] === request);
      return rows.map(({ id, ...comment }) => ({ who: whose(id), ...comment }));
    },
    /** The comments that went out by letter. `answered` is null if a comment and its letter do not answer the same message. */
    comments: async (): Promise<readonly AnsweringComment[]> => {
      const { rows } = await sql<AnsweringComment>`
        select c.text, o.status = 'sent' as sent, o.message_id as "sentAs", o.thread, i.message_id as answered
        from customer_request_comment c join outgoing_email o on o.id = c.outgoing_email_id
        left join incoming_email i on i.id = c.email_id and i.id = o.in_reply_to_id
        where c.customer_request_id = any(${Object.values(requests)}::int[]) order by c.id`.execute(
        database.sql,
      );
      return rows;
    },
  };
};

/** Each comment stands once under the message that it answers, in its thread, and the customer has it once. */
const expectConversation = async (
  { letterIn, sentTo, idOf }: Customers,
  comments: readonly AnsweringComment[],
): Promise<void> => {
  const [a1, e1, a2] = await Promise.all([letterIn('a1'), letterIn('e1'), letterIn('a2')]);
  expect(comments.map(({ text, answered, thread }) => ({ text, answered, thread }))).toEqual([
    { text: 'Odpowiedź na a1', answered: a1.messageId, thread: a1.thread },
    { text: 'Odpowiedź na e1', answered: e1.messageId, thread: e1.thread },
    { text: 'Odpowiedź na a2', answered: a2.messageId, thread: a1.thread },
  ]);
  expect(a2.thread).toBe(a1.thread);
  expect(e1.thread).not.toBe(a1.thread);
  // A worker that is killed while a server takes a letter sends it again as the same message, which mail programs show once.
  const letters = [...(await sentTo('anna')), ...(await sentTo('ewa'))];
  const byMessageId = new Map(letters.map((letter) => [letter.messageId, letter]));
  const answersReceived = [...byMessageId.values()].map(
    ({ text, headers }) => `${text.trim()} ${headers['in-reply-to']}`,
  );
  expect(new Set(answersReceived)).toEqual(
    new Set(['a1', 'a2', 'e1'].map((letter) => `Odpowiedź na ${letter} ${idOf(letter)}`)),
  );
  expect(answersReceived).toHaveLength(3);
  expect(comments.map(({ sentAs }) => byMessageId.has(sentAs))).toEqual([true, true, true]);
};
