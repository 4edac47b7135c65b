import { startProgram, type Program } from '#infrastructure/program.ts';

export interface AgentProgram extends Program {
  /** The log so far, one object for each line. */
  readonly log: readonly {
    readonly msg?: string;
    readonly tonnes?: string;
    readonly captureId?: string;
    readonly reason?: string;
  }[];
}

/** The agent as a process of its own. Resolves once it reports that it is ready. */
export async function startAgentProgram(environment: {
  readonly API_URL: string;
  readonly AGENT_TOKEN: string;
  readonly AGENT_STATE: string;
}): Promise<AgentProgram> {
  const log: AgentProgram['log'][number][] = [];
  const program = await startProgram('scale-agent/main.ts', { LOG_LEVEL: 'info', ...environment }, (line) =>
    log.push(JSON.parse(line) as AgentProgram['log'][number]),
  );
  return { ...program, log };
}
