import { appendFileSync, renameSync, statSync } from 'node:fs';

export interface LogFileOptions {
  readonly path: string;
  /** Prints one line to the terminal. */
  readonly say: (line: string) => void;
  readonly maxBytes?: number;
  /** How many older files are kept beside it: `api.log.1` is the newest of them. */
  readonly keep?: number;
}

export interface LogFile {
  write(piece: Uint8Array | string): void;
}

const usualMaxBytes = 10 * 1024 * 1024;
const usualKeep = 3;

/**
 * A log file with a maximum size. A failed write, as on a full disk, never ends the program: the lines are lost. `say` reports
 * the first failure, and that writing works again.
 */
export function openLogFile({
  path,
  say,
  maxBytes = usualMaxBytes,
  keep = usualKeep,
}: LogFileOptions): LogFile {
  let isBroken = false;
  let size = sizeOf(path);
  const append = (piece: Uint8Array): void => {
    if (size + piece.byteLength > maxBytes && size > 0) {
      rotate(path, keep);
      size = 0;
    }
    appendFileSync(path, piece, { mode: 0o600 });
    size += piece.byteLength;
  };
  return {
    write: (piece) => {
      try {
        append(typeof piece === 'string' ? Buffer.from(piece) : piece);
        if (isBroken) say(`${path} can be written again`);
        isBroken = false;
      } catch (error) {
        if (!isBroken) say(`${path} cannot be written (${codeOf(error)}): its lines are lost until it can`);
        isBroken = true;
      }
    },
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

const rotate = (path: string, keep: number): void => {
  for (let number = keep; number >= 1; number -= 1) {
    const from = number === 1 ? path : `${path}.${number - 1}`;
    if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${path}.${number}`);
  }
};

const codeOf = (error: unknown): string => {
  const { code } = Object(error) as { readonly code?: unknown };
  return typeof code === 'string' ? code : String(error);
};
