import { useStore, useStoreContext } from 'ra-core';
import { useOwnSetting } from '../data/useOwnSetting.ts';

/** What can be chosen of the page around the screens, the default first. */
export const layoutChoices = {
  type: ['vertical', 'horizontal'],
  width: ['fluid', 'boxed'],
  sidebarTheme: ['dark', 'light'],
  sidebarType: ['fixed', 'scrollable', 'condensed'],
  menuSide: ['left', 'right'],
  footer: ['default', 'navy', 'accent', 'quiet'],
} as const;

type Choices = typeof layoutChoices;
export type LayoutPart = keyof Choices;
export type LayoutChoice<Part extends LayoutPart> = Choices[Part][number];

/** The setting on the server that says what holds where nobody has chosen at this browser. */
const settings: Readonly<Partial<Record<LayoutPart, string>>> = {
  type: 'layoutType',
  width: 'layoutWidth',
  sidebarTheme: 'leftSidebarTheme',
  sidebarType: 'leftSidebarType',
  footer: 'footerTheme',
};

const keyOf = (part: LayoutPart): string => `layout.${part}`;

/**
 * How this browser shows one part of the page: as somebody chose here, else as it is set for the person or their group.
 * What is no choice any more counts as the default.
 */
export const useLayout = <Part extends LayoutPart>(part: Part) => {
  const choices: readonly [LayoutChoice<Part>, ...LayoutChoice<Part>[]] = layoutChoices[part];
  const [kept, choose] = useStore<string | null>(keyOf(part), null);
  const given = useOwnSetting(settings[part], kept === null);
  const known = (wish: unknown) => choices.find((choice) => choice === wish);
  const chosen = known(kept) ?? known(given) ?? choices[0];
  return [chosen, (choice: LayoutChoice<Part>) => choose(choice)] as const;
};

/** Takes every choice back. */
export const useResetLayout = (): (() => void) => {
  const store = useStoreContext();
  return () => {
    for (const part of Object.keys(layoutChoices) as LayoutPart[]) store.removeItem(keyOf(part));
  };
};
