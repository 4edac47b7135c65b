/** The part of Node's `process` that is used here. */
interface Program {
  on(
    event: 'uncaughtException' | 'unhandledRejection',
    listener: (thrown: unknown, origin?: unknown) => void,
  ): unknown;
  exit(code: number): unknown;
}

export interface SurvivalOptions {
  readonly program: Program;
  /** Logs one line. */
  readonly say: (line: string) => void;
  readonly now?: () => number;
}

/** A program with more errors than this in a minute is broken: it ends, and its supervisor restarts it. */
const mostInAMinute = 60;
const minuteMs = 60_000;
const longestMessage = 300;

/** Errors after which the program cannot continue. Data from outside cannot cause them. */
const fatalCodes: readonly unknown[] = [
  'ERR_MODULE_NOT_FOUND',
  'ERR_WORKER_OUT_OF_MEMORY',
  'ERR_OUT_OF_MEMORY',
];

/**
 * Keeps a program alive when an error is not caught: in a socket handler of a library, a stream on a full disk, a connection that
 * the database closed. Such an error concerns one connection or request, which is lost; stored data is safe in transactions. It
 * is logged in one line. Call it once the program is ready, because an error before that should end the program.
 */
export function surviveFaults({ program, say, now = Date.now }: SurvivalOptions): void {
  let recentTimes: number[] = [];
  const survive = (thrown: unknown): void => {
    recentTimes = [...recentTimes.filter((at) => at > now() - minuteMs), now()];
    const isFatal = fatalCodes.includes(codeOf(thrown));
    const tooMany = recentTimes.length > mostInAMinute;
    trySaying(say, `${isFatal || tooMany ? 'ends because of' : 'survived'} ${lineOf(thrown)}`);
    if (isFatal || tooMany) program.exit(1);
  };
  program.on('uncaughtException', survive);
  program.on('unhandledRejection', survive);
}

/** On a full disk, logging may fail too. */
const trySaying = (say: (line: string) => void, line: string): void => {
  try {
    say(line);
  } catch {
    // There is no other way to report it.
  }
};

const codeOf = (thrown: unknown): unknown => (Object(thrown) as { readonly code?: unknown }).code;

/** The error, its code if it has one, and its place in one line: `Error: write EPIPE, EPIPE, at file.ts:1:2`. */
const lineOf = (thrown: unknown): string => {
  if (!(thrown instanceof Error)) return String(thrown).replaceAll(/\s+/g, ' ').slice(0, longestMessage);
  const code = codeOf(thrown);
  const where = /\n\s+(at .*)/.exec(thrown.stack ?? '')?.[1];
  const message = `${thrown.name}: ${thrown.message}`.replaceAll(/\s+/g, ' ').slice(0, longestMessage);
  return [message, ...(code === undefined ? [] : [String(code)]), ...(where ? [where] : [])].join(', ');
};
