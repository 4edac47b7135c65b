import type { Declaration, ModuleName } from './kernel/declaration.ts';
import type { Language } from './kernel/language.ts';
import { moduleLabel, objectLabel, screenLabel } from './labels/index.ts';
import { declarations } from './objects.ts';
import { followsLinks, may, mayByRole } from './platform/access.rules.ts';
import type { Actor } from './platform/actor.ts';
import type { MenuEntry } from './platform/menuEntry.ts';
import type { BuiltInRole } from './platform/roles.ts';
import { screenPath, screens } from './screens.ts';

export type { MenuEntry } from './platform/menuEntry.ts';

/** Modules in the order of a working day, not of the alphabet. `exchange` has no section, because nothing is exchanged yet. */
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
  'platform',
];

/** The modules that come first for a role whose work is not at the terminal, because people work in them all day. */
const firstForRole: Partial<Record<BuiltInRole, readonly ModuleName[]>> = {
  sales: ['sales', 'service', 'partners', 'processes', 'mail', 'calendar', 'goods'],
};

/** The modules in the order for one person: those of their own work come first, so that they need not scroll. */
const orderFor = ({ fullRights, roles }: Actor): readonly ModuleName[] => {
  if (fullRights || roles.includes('operator')) return menuOrder;
  const first = roles.flatMap((role) => firstForRole[role as BuiltInRole] ?? []);
  return [...new Set([...first, ...menuOrder])];
};

/** The side menu of one person: a section for each module, with the screens and lists they may open. */
export function navigationFor(actor: Actor, language: Language): MenuEntry[] {
  return orderFor(actor)
    .map((module) => section(module, actor, language))
    .filter((entry) => entry.children.length > 0);
}

const section = (module: ModuleName, actor: Actor, language: Language): MenuEntry => ({
  name: module,
  path: `/section/${module}`,
  title: moduleLabel(language, module),
  viewType: 'subsystem',
  objectName: null,
  // The menu shows the section `platform` apart from the others, because few people need it.
  placedAsOther: module === 'platform',
  children: [...screenEntries(module, actor, language), ...listEntries(module, actor, language)],
});

/** The fields of a screen that say who may use it. People with full rights need no role. */
interface ScreenAccess {
  readonly roles: readonly BuiltInRole[];
  /** Only people from outside use it; staff do not see it, whatever their roles. */
  readonly forCustomers?: true;
}

const mayUseScreen = (actor: Actor, { roles, forCustomers }: ScreenAccess): boolean => {
  if (forCustomers && !actor.external) return false;
  return actor.fullRights || roles.some((role) => actor.roles.includes(role));
};

/**
 * Whether a menu may lead somebody to this address: not to lists and screens that are closed to them. Other addresses are
 * open.
 */
export function mayOpen(actor: Actor, address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  const screen = screens.find(({ name }) => screenPath(name) === path);
  if (screen) return mayUseScreen(actor, screen);
  // `/vehicle/7` and `/vehicle` both lead to the object whose path is `vehicle`.
  const declaration = declarations.find((each) => each.path === path.split('/')[1]);
  return declaration === undefined || isListed(actor, declaration);
}

const screenEntries = (module: ModuleName, actor: Actor, language: Language): MenuEntry[] =>
  screens
    .filter((screen) => screen.module === module && mayUseScreen(actor, screen))
    .map(({ name }) => ({
      name,
      path: screenPath(name),
      title: screenLabel(language, name),
      // The specification's word for a screen.
      viewType: 'worker',
      objectName: null,
      placedAsOther: false,
      children: [],
    }));

/**
 * Whether the list of an object is in the menu. Lists of letters are not, if the actor may read letters only together with
 * their records.
 */
const isListed = (actor: Actor, declaration: Declaration): boolean =>
  may(actor, 'read', declaration) &&
  (!followsLinks(actor, declaration) || mayByRole(actor, 'read', declaration));

/** Whether the menu shows a list of the module `platform`: only to people who may change its records. */
const isListedInPlatform = (actor: Actor, declaration: Declaration): boolean =>
  !declaration.writtenBy && may(actor, 'modify', declaration);

const listEntries = (module: ModuleName, actor: Actor, language: Language): MenuEntry[] =>
  declarations
    .filter((declaration) => declaration.module === module && isListed(actor, declaration))
    .filter((declaration) => module !== 'platform' || isListedInPlatform(actor, declaration))
    .map(({ name, path }) => ({
      name,
      path: `/${path}`,
      title: objectLabel(language, name).many,
      viewType: 'list',
      objectName: name,
      placedAsOther: false,
      children: [],
    }));
