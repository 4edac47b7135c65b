import { DialogContent } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MenuArrangement } from '#domain/platform/menuArrangement.ts';
import { callApi } from '../../data/client.ts';
import { useNavigation } from '../../data/metadata.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { ArrangeActions } from './ArrangeActions.tsx';
import { arrangementOf, changedEntry, draftOf, movedEntry, type MenuDraft } from './menuDraft.ts';
import { MenuLevel } from './MenuLevel.tsx';

/** Where a person arranges the menu: moves its entries and hides them. */
export function MenuArranger({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const lang = useLanguage();
  const { data: shownMenu } = useNavigation();
  // The menu as it is without the person's arrangement, with the entries that they have hidden.
  const { data: fullMenu } = useQuery({
    queryKey: ['navigation', 'whole', lang],
    queryFn: ({ signal }) => callApi('GET /navigation', { query: { arranged: 'false', lang }, signal }),
  });
  const [changed, setChanged] = useState<MenuDraft>();
  const draft = changed ?? (fullMenu && shownMenu ? draftOf(fullMenu, shownMenu) : []);

  const saveArrangement = async (navigation: MenuArrangement | null) => {
    await callApi('POST /navigation', { body: { navigation } });
    await client.invalidateQueries({ queryKey: ['description', 'navigation'] });
  };
  return (
    <>
      <DialogContent sx={{ pt: 1, minHeight: 320 }}>
        <MenuLevel
          level={draft}
          depth={0}
          onMove={(key, places) => setChanged(movedEntry(draft, key, places))}
          onHide={(key) =>
            setChanged(changedEntry(draft, key, (entry) => ({ ...entry, hidden: !entry.hidden })))
          }
        />
      </DialogContent>
      <ArrangeActions
        onClose={onClose}
        disabled={!changed}
        save={() => saveArrangement(arrangementOf(draft, fullMenu ?? []))}
        reset={() => saveArrangement(null)}
      />
    </>
  );
}
