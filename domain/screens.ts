import type { ModuleName } from './kernel/declaration.ts';
import { roleKeys, type BuiltInRole } from './platform/roles.ts';

interface Screen {
  readonly name: string;
  readonly module: ModuleName;
  readonly roles: readonly BuiltInRole[];
  /** It is a report: it stands in the list of objects too. */
  readonly isReport?: true;
  /** It is for people from outside, and stands in nobody else's menu. */
  readonly forCustomers?: true;
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
  { name: 'reclamation-analysis', module: 'service', roles: ['operator', 'sales'], isReport: true },
  { name: 'order-board', module: 'sales', roles: ['sales'] },
  { name: 'my-orders', module: 'sales', roles: ['forwarder'], forCustomers: true },
  { name: 'my-tasks', module: 'processes', roles: ['operator', 'sales'] },
  { name: 'process-board', module: 'processes', roles: ['operator', 'sales'] },
  { name: 'shift-report', module: 'reports', roles: ['operator', 'sales'], isReport: true },
  { name: 'cash-desk', module: 'terminal', roles: ['operator'] },
  { name: 'takings', module: 'finance', roles: ['operator', 'sales'], isReport: true },
  { name: 'ksef', module: 'finance', roles: ['operator', 'sales'] },
  { name: 'files', module: 'platform', roles: roleKeys },
] as const satisfies readonly Screen[];

export type ScreenName = (typeof screens)[number]['name'];

/** Whether this names one of the screens; its address does too. */
export function isScreen(name: string): boolean {
  const plain = name.replace(/^\//, '');
  return screens.some((screen) => screen.name === plain);
}

export function screenPath(name: ScreenName): string {
  return `/${name}`;
}
