import pg from 'pg';

const retryAfterMs = 500;
/** A silent connection may be broken: only a query shows whether Postgres still answers. */
const usualCheckEveryMs = 15_000;

type PayloadHandler = (payload: string) => void;
interface Subscription {
  readonly channel: string;
  readonly onPayload: PayloadHandler;
}

/**
 * Listens on channels over one connection of its own, because each connection that listens costs Postgres something with
 * every notification. Reconnects whenever the connection breaks, and then calls everybody's `onPayload` once with an empty
 * payload, because notifications may have been missed.
 */
export class Listener {
  readonly #databaseUrl: string;
  readonly #checkEveryMs: number;
  readonly #subscriptions = new Set<Subscription>();
  #client: pg.Client | undefined;
  #wasLost = false;
  /** The last task with the connection. The next one waits for it, so that only one is done at a time. */
  #lastTask: Promise<unknown> = Promise.resolve();

  constructor(databaseUrl: string, checkEveryMs = usualCheckEveryMs) {
    this.#databaseUrl = databaseUrl;
    this.#checkEveryMs = checkEveryMs;
  }

  /** Calls `onPayload` for each notification on the channel. @returns a function that stops listening */
  async listen(channel: string, onPayload: PayloadHandler): Promise<() => Promise<void>> {
    const subscription: Subscription = { channel, onPayload };
    this.#subscriptions.add(subscription);
    try {
      await this.#inTurn(() => (this.#client ? listenOn(this.#client, channel) : this.#open()));
    } catch (error) {
      this.#subscriptions.delete(subscription);
      throw error;
    }
    return async () => {
      this.#subscriptions.delete(subscription);
      await this.#inTurn(() => this.#stopListening(channel));
    };
  }

  async #stopListening(channel: string): Promise<void> {
    const client = this.#client;
    if (!client || this.#subscriptionsOn(channel).length > 0) return;
    if (this.#subscriptions.size > 0)
      return void (await client.query(`unlisten ${quoted(channel)}`).catch(() => undefined));
    this.#client = undefined;
    await close(client);
  }

  #subscriptionsOn(channel: string): Subscription[] {
    return [...this.#subscriptions].filter((subscription) => subscription.channel === channel);
  }

  /** Does a task with the connection after all tasks before it have ended, also if one of them failed. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#lastTask.then(work);
    this.#lastTask = done.catch(() => undefined);
    return done;
  }

  async #open(): Promise<void> {
    let checkTimer: NodeJS.Timeout | undefined;
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: this.#checkEveryMs,
      query_timeout: this.#checkEveryMs,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const { onPayload } of this.#subscriptionsOn(channel)) onPayload(payload ?? '');
    });
    client.on('error', () => void close(client));
    client.on('end', () => {
      clearInterval(checkTimer);
      this.#lose(client);
    });
    try {
      await client.connect();
      for (const channel of new Set([...this.#subscriptions].map((subscription) => subscription.channel)))
        await listenOn(client, channel);
    } catch (error) {
      await close(client);
      throw error;
    }
    this.#client = client;
    checkTimer = setInterval(() => void check(client), this.#checkEveryMs);
    if (this.#wasLost) for (const { onPayload } of this.#subscriptions) onPayload('');
    this.#wasLost = false;
  }

  #lose(client: pg.Client): void {
    // A connection that was closed on purpose, or could not be opened, is not lost.
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#wasLost = true;
    this.#openLater();
  }

  #openLater(): void {
    setTimeout(() => {
      void this.#inTurn(async () => {
        if (!this.#client && this.#subscriptions.size > 0) await this.#open();
      }).catch(() => this.#openLater());
    }, retryAfterMs);
  }
}

const quoted = (channel: string): string => pg.escapeIdentifier(channel);

const listenOn = async (client: pg.Client, channel: string): Promise<void> => {
  await client.query(`listen ${quoted(channel)}`);
};

/** The query fails within `query_timeout` if Postgres does not answer. The closed connection is then opened again. */
const check = (client: pg.Client): Promise<unknown> => client.query('select 1').catch(() => close(client));

/** A connection that is already closed is no error here. */
const close = (client: pg.Client): Promise<void> => client.end().catch(() => undefined);
