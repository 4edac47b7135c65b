import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface AgentProgram {
  /** What it has logged so far, one object a line. */
  readonly log: readonly {
    readonly msg?: string;
    readonly tonnes?: string;
    readonly captureId?: string;
    readonly reason?: string;
  }[];
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<{ code: number | null }>;
}

/** The agent as it runs beside a scale: a process of its own. Resolves once it says that it is ready. */
export const startAgentProgram = async (environment: {
  readonly API_URL: string;
  readonly AGENT_TOKEN: string;
  readonly AGENT_STATE: string;
}): Promise<AgentProgram> => {
  const child = spawn(process.execPath, ['scale-agent/main.ts'], {
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const log: AgentProgram['log'][number][] = [];
  await new Promise<void>((resolve, reject) => {
    void exit.then(([code]) => reject(new Error(`The agent ended with ${code} before it was ready`)));
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('ready')) resolve();
      else log.push(JSON.parse(line) as AgentProgram['log'][number]);
    });
  });
  return {
    log,
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exit;
      return { code };
    },
  };
};
