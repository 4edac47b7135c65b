import { setTimeout as pause } from 'node:timers/promises';

/**
 * Runs the simulators that the arguments name, all in one process: a process for each would take the memory of a whole Node. If
 * one cannot start, for example because its port is taken, it tries again, and the others run without it.
 */
const files = {
  'sms-gateway': './smsGateway.ts',
  mailbox: './mailbox.ts',
  ksef: './ksef.ts',
  gus: './gus.ts',
  'tax-registers': './taxRegisters.ts',
  'bank-rates': './bankRates.ts',
  'card-terminal': './cardTerminal.ts',
  printer: './printer.ts',
} as const;
export type Simulator = keyof typeof files;

const tryAgainMs = 10_000;

const begin = async (name: string): Promise<void> => {
  const file = files[name as Simulator];
  for (let attempt = 1; ; attempt += 1)
    try {
      // Node remembers that a module has failed. Under another address it is loaded again.
      await import(attempt === 1 ? file : `${file}?attempt=${attempt}`);
      return;
    } catch (error) {
      console.log(`${name} does not start and tries again: ${String(error)}`);
      await pause(tryAgainMs);
    }
};

await Promise.all(process.argv.slice(2).map(begin));
