import { useStore, useStoreContext } from 'ra-core';
import { useOwnSetting } from '../data/useOwnSetting.ts';

/** The choices for each part of the layout, the default first. */
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

/** The server settings that apply if nothing has been chosen in this browser. */
const settings: Readonly<Partial<Record<LayoutPart, string>>> = {
  type: 'layoutType',
  width: 'layoutWidth',
  sidebarTheme: 'leftSidebarTheme',
  sidebarType: 'leftSidebarType',
  footer: 'footerTheme',
};

const keyOf = (part: LayoutPart): string => `layout.${part}`;

/**
 * The layout of one part of the page: the choice in this browser, else the setting of the person or their group. A value
 * that is no longer offered counts as the default.
 */
export function useLayout<Part extends LayoutPart>(part: Part) {
  const choices: readonly [LayoutChoice<Part>, ...LayoutChoice<Part>[]] = layoutChoices[part];
  const [storedChoice, choose] = useStore<string | null>(keyOf(part), null);
  // The setting is read from the server only if this browser has no choice.
  const ownSetting = useOwnSetting(settings[part], storedChoice === null);
  const offeredChoice = (value: unknown) => choices.find((choice) => choice === value);
  const chosen = offeredChoice(storedChoice) ?? offeredChoice(ownSetting) ?? choices[0];
  return [chosen, (choice: LayoutChoice<Part>) => choose(choice)] as const;
}

/** Resets all choices of this browser. */
export function useResetLayout(): () => void {
  const store = useStoreContext();
  return () => {
    for (const part of Object.keys(layoutChoices) as LayoutPart[]) store.removeItem(keyOf(part));
  };
}
