/** The ports of the simulated scales and the token of their agent. The program that starts them knows both. */
export interface DemoSite {
  readonly modbusPort: number;
  readonly sicsPort: number;
  readonly agentToken: string;
  /** A simulated camera that photographs what is weighed; none if nobody looks at pictures. */
  readonly cameraPort?: number;
  /** Where the simulated card terminal speaks ZVT and the printer takes paper. */
  readonly kiosk?: { readonly cardTerminalZvt: number; readonly printerRaw: number };
}

export const usualSite: DemoSite = { modbusPort: 15_020, sicsPort: 15_021, agentToken: 'demo-agent' };
