import pg from 'pg';

const retryAfterMs = 500;

/** Listens on one channel over a connection of its own, and takes it up again whenever it breaks. */
export const listen = async (
  databaseUrl: string,
  channel: string,
  heard: (payload: string) => void,
): Promise<() => Promise<void>> => {
  let stopped = false;
  let client: pg.Client | undefined;

  const begin = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl });
    next.on('notification', ({ payload }) => heard(payload ?? ''));
    next.on('error', () => void next.end().catch(() => undefined));
    next.on('end', () => {
      if (!stopped && client === next) setTimeout(() => void again(), retryAfterMs);
    });
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };

  const again = async (): Promise<void> => {
    if (stopped) return;
    try {
      await begin();
      // What happened while nobody listened is made good by one call without a payload.
      heard('');
    } catch {
      setTimeout(() => void again(), retryAfterMs);
    }
  };

  await begin();
  return async () => {
    stopped = true;
    await client?.end();
  };
};
