import { freePort } from '#infrastructure/freePort.ts';
import { allListen, startForeign } from './foreignProgram.ts';
import { join } from 'node:path';
import { cached } from '#infrastructure/cache.ts';
import { goExecutable } from '#infrastructure/go.ts';
import { run } from '#infrastructure/run.ts';

/** A fault of a connection, as toxiproxy names it. Times are in milliseconds, except that of the slicer. */
export type Fault =
  | { readonly type: 'latency'; readonly attributes: { readonly latency: number } }
  /** Passes no data on, and closes the connection after this time; 0 means never. */
  | { readonly type: 'timeout'; readonly attributes: { readonly timeout: number } }
  /** Closes the connection after so many bytes. */
  | { readonly type: 'limit_data'; readonly attributes: { readonly bytes: number } }
  /** Closes the connection by a TCP reset after this time. */
  | { readonly type: 'reset_peer'; readonly attributes: { readonly timeout: number } }
  /** Passes data on in pieces of about this many bytes, with this many microseconds between two of them. */
  | {
      readonly type: 'slicer';
      readonly attributes: {
        readonly average_size: number;
        readonly size_variation: number;
        readonly delay: number;
      };
    };

/** A proxy before a server or a scale whose connections can be disturbed. */
export interface FaultyLine {
  readonly port: number;
  /** Applies a fault until `mend` is called. */
  spoil(fault: Fault): Promise<void>;
  /** Closes all connections and accepts no new ones. */
  cut(): Promise<void>;
  /** Ends every fault, and accepts connections again after `cut`. */
  mend(): Promise<void>;
  stop(): Promise<void>;
}

const toxiproxy = 'github.com/Shopify/toxiproxy/v2/cmd/server@v2.12.0';

/** Starts toxiproxy before the port `upstream` of this machine. */
export async function startFaultyLine(upstream: number): Promise<FaultyLine> {
  const [port, controlPort] = [await freePort(), await freePort()];
  const program = await startForeign({
    name: 'toxiproxy',
    command: await goProgram('toxiproxy-2.12.0', toxiproxy),
    args: ['-host', '127.0.0.1', '-port', String(controlPort)],
    isReady: () => allListen([controlPort]),
  });
  const call = async (method: string, path: string, body?: object): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${controlPort}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`toxiproxy: ${(await response.text()).slice(0, 200)}`);
  };
  await call('POST', '/proxies', {
    name: 'line',
    listen: `127.0.0.1:${port}`,
    upstream: `127.0.0.1:${upstream}`,
  });
  return {
    port,
    spoil: (fault) => call('POST', '/proxies/line/toxics', { name: 'fault', ...fault }),
    cut: () => call('POST', '/proxies/line', { enabled: false }),
    mend: () => call('POST', '/reset'),
    stop: () => program.stop(),
  };
}

/**
 * Path of a program built from a Go module, such as `github.com/owner/name/cmd/server@v1.2.3`.
 * @throws Error with one sentence where no registry brings Go or the module.
 */
async function goProgram(name: string, source: string): Promise<string> {
  const folder = await cached(name, async (target) => {
    await run(`Building ${name}`, await goExecutable(), ['install', source], {
      env: { ...process.env, GOBIN: target, GOFLAGS: '-mod=mod' },
    });
  });
  const program = source.split('@')[0]?.split('/').at(-1) ?? '';
  return join(folder, program);
}
