/** In characters, as `longestStack`. */
const longestText = 2000;
const longestStack = 8000;
const mostCauses = 5;

export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack?: string;
  /** The code of errors of Node, Postgres and others: one word of at most 60 characters. Other codes are left out. */
  readonly code?: string;
  readonly cause?: LoggedError;
}

/**
 * The parts of an error that are logged. Libraries put more into their errors, such as request bodies, database rows and
 * passwords; these must not be logged.
 */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error).slice(0, longestText) };
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return {
    type: error.name,
    message: error.message.slice(0, longestText),
    ...(error.stack ? { stack: error.stack.slice(0, longestStack) } : {}),
    ...(typeof code === 'string' && /^\w{1,60}$/.test(code) ? { code } : {}),
    ...(cause !== undefined && depth < mostCauses ? { cause: loggedError(cause, depth + 1) } : {}),
  };
}

/** For pino: the log keys of errors. */
export const logSerializers = {
  err: (error: unknown) => loggedError(error),
  error: (error: unknown) => loggedError(error),
};
