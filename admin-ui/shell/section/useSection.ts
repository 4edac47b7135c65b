import { useParams } from 'react-router-dom';
import type { MenuEntry } from '#domain/navigation.ts';
import { useNavigation } from '../../data/metadata.ts';

/**
 * The section of the menu that the address names; null if this person has no such section, undefined until the menu is
 * loaded.
 */
export function useSection(): MenuEntry | null | undefined {
  const { name } = useParams();
  const { data } = useNavigation();
  return data && (data.find((entry) => entry.name === name && entry.viewType === 'subsystem') ?? null);
}
