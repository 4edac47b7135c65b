import pg from 'pg';

const retryAfterMs = 500;
/** A silent connection may be broken: only a query shows whether Postgres still answers. */
const usuallyAskEveryMs = 15_000;

/**
 * Listens on one channel over its own connection, and reconnects whenever that breaks. After a reconnection it calls
 * `heard` once with an empty payload, because notifications may have been missed.
 * @returns a function that stops listening
 */
export async function listen(
  databaseUrl: string,
  channel: string,
  heard: (payload: string) => void,
  askEveryMs = usuallyAskEveryMs,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;

  const begin = async (): Promise<void> => {
    let asking: NodeJS.Timeout | undefined;
    const next = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: askEveryMs,
      query_timeout: askEveryMs,
    });
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    next.on('error', () => void close(next));
    next.on('end', () => {
      clearInterval(asking);
      if (!stopped && client === next) setTimeout(() => void again(), retryAfterMs);
    });
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await close(next);
      throw error;
    }
    client = next;
    asking = setInterval(() => void ask(next), askEveryMs);
    if (stopped) await close(next);
  };

  const again = async (): Promise<void> => {
    if (stopped) return;
    try {
      await begin();
      heard('');
    } catch {
      setTimeout(() => void again(), retryAfterMs);
    }
  };

  await begin();
  return async () => {
    stopped = true;
    if (client) await close(client);
  };
}

const ask = (client: pg.Client): Promise<unknown> => client.query('select 1').catch(() => close(client));

/** A connection that is already closed is no error here. */
const close = (client: pg.Client): Promise<void> => client.end().catch(() => undefined);
