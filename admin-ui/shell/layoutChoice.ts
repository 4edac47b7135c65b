import { useStore, useStoreContext } from 'ra-core';

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

const keyOf = (part: LayoutPart): string => `layout.${part}`;

/** How this browser shows one part of the page; what is no choice any more counts as the default. */
export const useLayout = <Part extends LayoutPart>(part: Part) => {
  const choices: readonly [LayoutChoice<Part>, ...LayoutChoice<Part>[]] = layoutChoices[part];
  const [kept, choose] = useStore<string>(keyOf(part), choices[0]);
  const chosen = choices.find((choice) => choice === kept) ?? choices[0];
  return [chosen, (choice: LayoutChoice<Part>) => choose(choice)] as const;
};

/** Takes every choice back. */
export const useResetLayout = (): (() => void) => {
  const store = useStoreContext();
  return () => {
    for (const part of Object.keys(layoutChoices) as LayoutPart[]) store.removeItem(keyOf(part));
  };
};
