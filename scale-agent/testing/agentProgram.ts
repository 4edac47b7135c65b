import { startProgram, type Program } from '#tools/infrastructure/program.ts';

export interface AgentProgram extends Program {
  /** What it has logged so far, one object a line. */
  readonly log: readonly {
    readonly msg?: string;
    readonly tonnes?: string;
    readonly captureId?: string;
    readonly reason?: string;
  }[];
}

/** The agent as it runs beside a scale. Resolves once it says that it is ready. */
export const startAgentProgram = async (environment: {
  readonly API_URL: string;
  readonly AGENT_TOKEN: string;
  readonly AGENT_STATE: string;
}): Promise<AgentProgram> => {
  const log: AgentProgram['log'][number][] = [];
  const program = await startProgram('scale-agent/main.ts', { LOG_LEVEL: 'info', ...environment }, (line) =>
    log.push(JSON.parse(line) as AgentProgram['log'][number]),
  );
  return { ...program, log };
};
