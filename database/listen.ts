import pg from 'pg';

const retryAfterMs = 500;
/** A silent connection may be broken: only a query shows whether Postgres still answers. */
const usuallyAskEveryMs = 15_000;

type Heard = (payload: string) => void;
interface Ear {
  readonly channel: string;
  readonly heard: Heard;
}

/**
 * Listens on channels over one connection of its own, because each connection that listens costs Postgres something with
 * every notification. Reconnects whenever the connection breaks, and then calls everybody's `heard` once with an empty
 * payload, because notifications may have been missed.
 */
export class Listener {
  readonly #databaseUrl: string;
  readonly #askEveryMs: number;
  readonly #ears = new Set<Ear>();
  #client: pg.Client | undefined;
  #wasLost = false;
  /** One thing is done with the connection at a time. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(databaseUrl: string, askEveryMs = usuallyAskEveryMs) {
    this.#databaseUrl = databaseUrl;
    this.#askEveryMs = askEveryMs;
  }

  /** Calls `heard` for each notification on the channel. @returns a function that stops listening */
  async listen(channel: string, heard: Heard): Promise<() => Promise<void>> {
    const ear: Ear = { channel, heard };
    this.#ears.add(ear);
    try {
      await this.#inTurn(() => (this.#client ? listenOn(this.#client, channel) : this.#open()));
    } catch (error) {
      this.#ears.delete(ear);
      throw error;
    }
    return async () => {
      this.#ears.delete(ear);
      await this.#inTurn(() => this.#stopListening(channel));
    };
  }

  async #stopListening(channel: string): Promise<void> {
    const client = this.#client;
    if (!client || this.#earsOn(channel).length > 0) return;
    if (this.#ears.size > 0)
      return void (await client.query(`unlisten ${name(channel)}`).catch(() => undefined));
    this.#client = undefined;
    await close(client);
  }

  #earsOn(channel: string): Ear[] {
    return [...this.#ears].filter((ear) => ear.channel === channel);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #open(): Promise<void> {
    let asking: NodeJS.Timeout | undefined;
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: this.#askEveryMs,
      query_timeout: this.#askEveryMs,
    });
    client.on('notification', ({ channel, payload }) => {
      for (const { heard } of this.#earsOn(channel)) heard(payload ?? '');
    });
    client.on('error', () => void close(client));
    client.on('end', () => {
      clearInterval(asking);
      this.#lose(client);
    });
    try {
      await client.connect();
      for (const channel of new Set([...this.#ears].map((ear) => ear.channel)))
        await listenOn(client, channel);
    } catch (error) {
      await close(client);
      throw error;
    }
    this.#client = client;
    asking = setInterval(() => void ask(client), this.#askEveryMs);
    if (this.#wasLost) for (const { heard } of this.#ears) heard('');
    this.#wasLost = false;
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#wasLost = true;
    this.#openLater();
  }

  #openLater(): void {
    setTimeout(() => {
      void this.#inTurn(async () => {
        if (!this.#client && this.#ears.size > 0) await this.#open();
      }).catch(() => this.#openLater());
    }, retryAfterMs);
  }
}

const name = (channel: string): string => pg.escapeIdentifier(channel);

const listenOn = async (client: pg.Client, channel: string): Promise<void> => {
  await client.query(`listen ${name(channel)}`);
};

const ask = (client: pg.Client): Promise<unknown> => client.query('select 1').catch(() => close(client));

/** A connection that is already closed is no error here. */
const close = (client: pg.Client): Promise<void> => client.end().catch(() => undefined);
