import type { ModuleName } from './kernel/declaration.ts';
import { roleKeys, type BuiltInRole } from './platform/roles.ts';

interface Screen {
  readonly name: string;
  readonly module: ModuleName;
  readonly roles: readonly BuiltInRole[];
}

/** Screens made by hand because people live in them. */
export const screens = [
  { name: 'live-queue', module: 'terminal', roles: ['operator'] },
  { name: 'what-if', module: 'terminal', roles: ['operator'] },
  { name: 'weighing-desk', module: 'weighing', roles: ['operator'] },
  { name: 'stock', module: 'weighing', roles: ['operator', 'sales'] },
  { name: 'live-scales', module: 'weighing', roles: ['operator'] },
  { name: 'ship-board', module: 'ships', roles: ['operator', 'sales', 'forwarder'] },
  { name: 'train-desk', module: 'railway', roles: ['operator'] },
  { name: 'reclamation-analysis', module: 'service', roles: ['operator', 'sales'] },
  { name: 'my-tasks', module: 'processes', roles: ['operator', 'sales'] },
  { name: 'process-board', module: 'processes', roles: ['operator', 'sales'] },
  { name: 'shift-report', module: 'reports', roles: ['operator', 'sales'] },
  { name: 'cash-desk', module: 'terminal', roles: ['operator'] },
  { name: 'takings', module: 'finance', roles: ['operator', 'sales'] },
  { name: 'ksef', module: 'finance', roles: ['operator', 'sales'] },
  { name: 'files', module: 'platform', roles: roleKeys },
] as const satisfies readonly Screen[];

export type ScreenName = (typeof screens)[number]['name'];

export const screenPath = (name: ScreenName): string => `/${name}`;
