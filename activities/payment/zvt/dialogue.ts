import { TerminalAway } from '../paymentTerminal.ts';
import type { Apdu } from './apdu.ts';
import { abort, acknowledgement, messages } from './commands.ts';
import type { Connection } from './connection.ts';
import { readStatusFields, type StatusFields } from './statusFields.ts';

const acceptedWithinMs = 5_000;
/** A customer looks for the card and types a code; the terminal gives up before this. */
const answerWithinMs = 180_000;

/** How a command ended. `unheard`: the terminal said at once that it would not take it. */
export interface Ending {
  readonly how: 'completed' | 'aborted' | 'unheard';
  /** Why it was aborted or not heard: the terminal's own code. */
  readonly code: string | null;
  readonly fields: StatusFields;
  readonly slip: readonly string[];
}

/**
 * Sends a command and answers everything that the terminal says until it has ended.
 * @throws TerminalAway when the line breaks in between: what became of the command is then not known
 */
export async function converse(
  connection: Connection,
  command: Buffer,
  cancelled?: AbortSignal,
): Promise<Ending> {
  let fields: StatusFields = {};
  const slip: string[] = [];
  connection.send(command);
  const first = await connection.next(acceptedWithinMs);
  if (first.command !== messages.accepted) {
    if (!first.command.startsWith('84')) throw new TerminalAway(`unexpected ${first.command}`);
    return { how: 'unheard', code: first.command, fields, slip };
  }
  const giveUp = () => connection.send(abort());
  cancelled?.addEventListener('abort', giveUp, { once: true });
  if (cancelled?.aborted) giveUp();
  try {
    for (;;) {
      const message = await connection.next(answerWithinMs);
      // The answer to our own abort, and keep-alives, end nothing.
      if (message.command === messages.accepted || message.command.startsWith('84')) continue;
      connection.send(acknowledgement());
      if (message.command === messages.status) fields = readStatusFields(message.data);
      slip.push(...printed(message));
      if (message.command === messages.completion)
        return {
          how: 'completed',
          code: null,
          fields: { ...readStatusFields(message.data), ...fields },
          slip,
        };
      if (message.command === messages.abort)
        return { how: 'aborted', code: message.data.toString('hex', 0, 1).toUpperCase(), fields, slip };
    }
  } finally {
    cancelled?.removeEventListener('abort', giveUp);
  }
}

/** A line that the terminal would print: an attribute, then its text. */
const printed = ({ command, data }: Apdu): string[] =>
  command === messages.printLine ? [data.toString('latin1', 1).trimEnd()] : [];
