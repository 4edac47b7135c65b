import { setTimeout as pause } from 'node:timers/promises';

/**
 * What stands in for machines and offices of others, in one process: each alone would take the memory of a whole Node. The
 * arguments say which. One that cannot start, as where its port is taken, tries again and keeps none of the others waiting.
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
      // A module that has failed once fails for ever under its name.
      await import(attempt === 1 ? file : `${file}?attempt=${attempt}`);
      return;
    } catch (error) {
      console.log(`${name} does not start and tries again: ${String(error)}`);
      await pause(tryAgainMs);
    }
};

await Promise.all(process.argv.slice(2).map(begin));
