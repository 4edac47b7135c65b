import { TerminalAway } from '../paymentTerminal.ts';
import type { Apdu } from './apdu.ts';
import { abort, acknowledgement, messages } from './commands.ts';
import type { Connection } from './connection.ts';
import { readStatusFields, type StatusFields } from './statusFields.ts';

const acceptedWithinMs = 5_000;
/** The time in which a customer finds the card and types a code; the terminal cancels before it is over (ms). */
const answerWithinMs = 180_000;

/** How a command ended. `unheard`: the terminal refused the command immediately. */
export interface Ending {
  readonly how: 'completed' | 'aborted' | 'unheard';
  /** The terminal's own code of the reason why the command was aborted or refused; null if it was completed. */
  readonly code: string | null;
  /** The fields of the status information; of a completed command, fields missing there come from the completion message. */
  readonly fields: StatusFields;
  /** The lines of the receipt. The terminal sends them instead of printing them, because we print receipts. */
  readonly slip: readonly string[];
}

/**
 * Sends a command and answers all messages of the terminal until the command has ended.
 * @param cancelled once it is aborted, the terminal is asked to abort the command; how the command ends is still awaited
 * @throws TerminalAway if the connection is lost, or the terminal is silent or answers something unexpected: the outcome of the
 * command is then unknown
 */
export async function converse(
  connection: Connection,
  command: Buffer,
  cancelled?: AbortSignal,
): Promise<Ending> {
  let fields: StatusFields = {};
  const slip: string[] = [];
  connection.send(command);
  const firstAnswer = await connection.next(acceptedWithinMs);
  if (firstAnswer.command !== messages.accepted) {
    // With 84 and an error code the terminal refuses the command.
    if (!firstAnswer.command.startsWith('84')) throw new TerminalAway(`unexpected ${firstAnswer.command}`);
    return { how: 'unheard', code: firstAnswer.command, fields, slip };
  }
  const giveUp = () => connection.send(abort());
  cancelled?.addEventListener('abort', giveUp, { once: true });
  if (cancelled?.aborted) giveUp();
  try {
    for (;;) {
      const message = await connection.next(answerWithinMs);
      // After the first answer, acceptances and refusals only answer our own abort, or the terminal sends them to keep the
      // connection alive. They do not end the command.
      if (message.command === messages.accepted || message.command.startsWith('84')) continue;
      connection.send(acknowledgement());
      if (message.command === messages.status) fields = readStatusFields(message.data);
      slip.push(...printedLines(message));
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
const printedLines = ({ command, data }: Apdu): string[] =>
  command === messages.printLine ? [data.toString('latin1', 1).trimEnd()] : [];
