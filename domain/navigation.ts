import { moduleNames, type ModuleName } from './kernel/declaration.ts';
import type { Language } from './kernel/language.ts';
import { moduleLabel, objectLabel, screenLabel } from './labels/index.ts';
import { declarations } from './objects.ts';
import { holdsRole, may } from './platform/access.rules.ts';
import type { Actor } from './platform/actor.ts';
import type { BuiltInRole } from './platform/roles.ts';
import { screenPath, screens } from './screens.ts';

export type ViewType = 'list' | 'detail' | 'report' | 'worker' | 'subsystem';

export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly title: string;
  readonly viewType: ViewType;
  readonly objectName: string | null;
  readonly placedAsOther: boolean;
  /** The name of its picture, where that is not its own name. */
  readonly icon?: string | null;
  readonly children: readonly MenuEntry[];
}

/** Modules in the order of a working day, not of the alphabet. */
const menuOrder: readonly ModuleName[] = [
  'terminal',
  'weighing',
  'ships',
  'railway',
  'sales',
  'service',
  'processes',
  'mail',
  'calendar',
  'reports',
  'finance',
  'goods',
  'partners',
  'exchange',
  'platform',
] satisfies readonly (typeof moduleNames)[number][];

/** The side menu of one person: a section for each module, with the screens and lists they may open. */
export const navigationFor = (actor: Actor, language: Language): MenuEntry[] =>
  menuOrder.map((module) => section(module, actor, language)).filter((entry) => entry.children.length > 0);

const section = (module: ModuleName, actor: Actor, language: Language): MenuEntry => ({
  name: module,
  path: `/section/${module}`,
  title: moduleLabel(language, module),
  viewType: 'subsystem',
  objectName: null,
  placedAsOther: module === 'platform',
  children: [...screenEntries(module, actor, language), ...listEntries(module, actor, language)],
});

const worksThere = (actor: Actor, { roles }: { readonly roles: readonly BuiltInRole[] }): boolean =>
  actor.fullRights || roles.some((role) => actor.roles.includes(role));

/** Whether a menu may lead somebody to this address: not to lists and desks that are closed to them. */
export const mayOpen = (actor: Actor, address: string): boolean => {
  const [path = ''] = address.split(/[?#]/);
  const screen = screens.find(({ name }) => screenPath(name) === path);
  if (screen) return worksThere(actor, screen);
  const declaration = declarations.find((known) => known.path === path.split('/')[1]);
  return declaration === undefined || may(actor, 'read', declaration);
};

const screenEntries = (module: ModuleName, actor: Actor, language: Language): MenuEntry[] =>
  screens
    .filter((screen) => screen.module === module && holdsRole(actor, 'read', screen.roles))
    .map(({ name }) => ({
      name,
      path: screenPath(name),
      title: screenLabel(language, name),
      viewType: 'worker',
      objectName: null,
      placedAsOther: false,
      children: [],
    }));

const listEntries = (module: ModuleName, actor: Actor, language: Language): MenuEntry[] =>
  declarations
    .filter((declaration) => declaration.module === module && may(actor, 'read', declaration))
    .map(({ name, path }) => ({
      name,
      path: `/${path}`,
      title: objectLabel(language, name).many,
      viewType: 'list',
      objectName: name,
      placedAsOther: false,
      children: [],
    }));
