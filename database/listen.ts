import pg from 'pg';

const retryAfterMs = 500;
/** Nothing may come for hours: only asking tells whether Postgres is still at the other end. */
const usuallyAskEveryMs = 15_000;

/**
 * Listens on one channel over a connection of its own, and takes it up again whenever it breaks. What happened while
 * nobody listened is made good by one call with an empty payload. The answer stops listening.
 */
export const listen = async (
  databaseUrl: string,
  channel: string,
  heard: (payload: string) => void,
  askEveryMs = usuallyAskEveryMs,
): Promise<() => Promise<void>> => {
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
};

const ask = (client: pg.Client): Promise<unknown> => client.query('select 1').catch(() => close(client));

/** One that is closed already has nothing more to say. */
const close = (client: pg.Client): Promise<void> => client.end().catch(() => undefined);
