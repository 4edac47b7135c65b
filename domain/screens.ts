import type { ModuleName } from './kernel/declaration.ts';
import { roleKeys, type BuiltInRole } from './platform/roles.ts';

interface Screen {
  readonly name: string;
  readonly module: ModuleName;
  /** Who may open the screen, besides people with full rights; if empty, only people with full rights. */
  readonly roles: readonly BuiltInRole[];
  /** Set for a report, which is in the list of objects too. The screen of a `declared` report is made from `domain/reports`. */
  readonly report?: 'declared' | 'handMade';
  /** The screen is for people from outside, and only they have it in their menu. */
  readonly forCustomers?: true;
}

/** Screens that are not made from the declaration of an object, because people work in them all day. */
export const screens = [
  { name: 'live-queue', module: 'terminal', roles: ['operator'] },
  { name: 'what-if', module: 'terminal', roles: ['operator'] },
  { name: 'weighing-desk', module: 'weighing', roles: ['operator'] },
  { name: 'stock', module: 'weighing', roles: ['operator', 'sales'] },
  { name: 'live-scales', module: 'weighing', roles: ['operator'] },
  { name: 'ship-board', module: 'ships', roles: ['operator', 'sales', 'forwarder'] },
  { name: 'train-desk', module: 'railway', roles: ['operator'] },
  { name: 'reclamation-analysis', module: 'service', roles: ['operator', 'sales'], report: 'handMade' },
  { name: 'order-board', module: 'sales', roles: ['sales'] },
  { name: 'sales-analysis', module: 'sales', roles: ['sales'], report: 'handMade' },
  { name: 'request-board', module: 'service', roles: ['sales'] },
  { name: 'interaction-board', module: 'service', roles: ['sales'] },
  { name: 'request-analysis', module: 'service', roles: ['sales'], report: 'handMade' },
  { name: 'my-orders', module: 'sales', roles: ['forwarder'], forCustomers: true },
  { name: 'my-tasks', module: 'processes', roles: ['operator', 'sales'] },
  { name: 'process-board', module: 'processes', roles: ['operator', 'sales'] },
  { name: 'calendar', module: 'calendar', roles: ['operator', 'sales'] },
  { name: 'free-times', module: 'calendar', roles: ['operator', 'sales'] },
  { name: 'shift-report', module: 'reports', roles: ['operator', 'sales'], report: 'declared' },
  { name: 'order-register', module: 'sales', roles: ['sales'], report: 'declared' },
  { name: 'email-report', module: 'mail', roles: ['operator', 'sales'], report: 'declared' },
  { name: 'interaction-report', module: 'service', roles: ['sales'], report: 'declared' },
  { name: 'time-analysis', module: 'service', roles: ['operator', 'sales'], report: 'declared' },
  { name: 'cash-desk', module: 'terminal', roles: ['operator'] },
  { name: 'takings', module: 'finance', roles: ['operator', 'sales'], report: 'handMade' },
  { name: 'cash-flow', module: 'finance', roles: ['sales'], report: 'handMade' },
  { name: 'ksef', module: 'finance', roles: ['operator', 'sales'] },
  { name: 'mail', module: 'mail', roles: ['operator', 'sales'] },
  { name: 'files', module: 'platform', roles: roleKeys },
  { name: 'failed-work', module: 'platform', roles: [] },
] as const satisfies readonly Screen[];

export type ScreenName = (typeof screens)[number]['name'];

/** The roles that may open a screen, besides full rights. */
export function screenRoles(name: ScreenName): readonly BuiltInRole[] {
  return screens.find((screen) => screen.name === name)?.roles ?? [];
}

/** The screens that are made from a declared report. */
export function declaredReportScreens(): ScreenName[] {
  return screens
    .filter((screen) => 'report' in screen && screen.report === 'declared')
    .map(({ name }) => name);
}

/** Whether a text is the name or the address of a screen. */
export function isScreen(name: string): boolean {
  const plain = name.replace(/^\//, '');
  return screens.some((screen) => screen.name === plain);
}

export function screenPath(name: ScreenName): string {
  return `/${name}`;
}
