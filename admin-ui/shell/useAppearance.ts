import { useStore, useStoreContext } from 'ra-core';

export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

/**
 * Light, dark, or the setting of the computer, which is the default. react-admin reads the choice under the key `theme`,
 * and follows the computer if there is none.
 */
export function useAppearance(): readonly [Appearance, (chosen: Appearance) => void] {
  const [stored, setStored] = useStore<string | null>('theme', null);
  const store = useStoreContext();
  const chosen = appearances.find((each) => each === stored) ?? 'system';
  return [chosen, (next) => (next === 'system' ? store.removeItem('theme') : setStored(next))];
}
