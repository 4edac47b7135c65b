import type { CodeState } from '#domain/terminal/kioskMessages.ts';
import type { createKioskClient } from './kioskClient.ts';
import { KioskProblem } from './kioskProblem.ts';

/** An error says nothing about the message, so the state is asked for again. */
export async function codeStateOf(
  client: ReturnType<typeof createKioskClient>,
  ticket: string,
  signal: AbortSignal,
): Promise<CodeState> {
  try {
    return (await client.codeState(ticket, { signal })).state;
  } catch (thrown) {
    if (thrown instanceof KioskProblem) return 'sending';
    throw thrown;
  }
}
