import { Autocomplete, Box, DialogContent, IconButton, TextField, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import { useState } from 'react';
import type { DesktopItem } from '#domain/platform/desktopItems.ts';
import { allEntries } from '#domain/platform/menuEntries.ts';
import { useNavigation } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { useDesktop } from '../home/useDesktop.ts';
import { ArrangeActions } from './ArrangeActions.tsx';
import { desktopKey, usualItems } from './desktopDraft.ts';
import { moved } from './menuDraft.ts';
import { MoveButtons } from './MoveButtons.tsx';

interface Named {
  readonly item: DesktopItem;
  readonly title: string;
}

/** Arranges the items of the start page and their order. */
export function DesktopArranger({ onClose }: { onClose: () => void }) {
  const text = useText();
  const { data: sections = [] } = useNavigation();
  const { items, keep } = useDesktop();
  const [changed, setChanged] = useState<readonly DesktopItem[]>();
  const draft = changed ?? items ?? usualItems(sections);

  const offered: readonly Named[] = [
    { item: { kind: 'figures' }, title: text('menu.figures') },
    ...allEntries(sections).map(({ viewType, path, title }) => ({
      item: { kind: 'entry', viewType, path } as const,
      title,
    })),
  ];
  const titleOf = (item: DesktopItem) =>
    offered.find((known) => desktopKey(known.item) === desktopKey(item))?.title;
  const placed = new Set(draft.map(desktopKey));
  const shown = draft.filter((item) => titleOf(item) !== undefined);

  return (
    <>
      <DialogContent sx={{ pt: 1, minHeight: 320 }}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mb: 1.5 }}>
          {shown.map((item, index) => {
            const title = titleOf(item) ?? '';
            return (
              <Box component="li" key={desktopKey(item)} sx={{ display: 'flex', alignItems: 'center' }}>
                <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{title}</Typography>
                <MoveButtons
                  title={title}
                  first={index === 0}
                  last={index === shown.length - 1}
                  onMove={(places) => setChanged(moved(shown, index, places))}
                />
                <IconButton
                  aria-label={text('menu.remove', { title })}
                  onClick={() => setChanged(shown.toSpliced(index, 1))}
                >
                  <RemoveIcon sx={{ fontSize: 17 }} />
                </IconButton>
              </Box>
            );
          })}
        </Box>
        <Autocomplete
          options={offered.filter(({ item }) => !placed.has(desktopKey(item)))}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ item }) => desktopKey(item)}
          value={null}
          blurOnSelect
          onChange={(_event, chosen) => chosen && setChanged([...shown, chosen.item])}
          size="small"
          renderInput={(props) => <TextField {...props} label={text('menu.add')} />}
        />
      </DialogContent>
      <ArrangeActions
        onClose={onClose}
        disabled={!changed}
        save={() => keep(shown)}
        reset={() => keep(null)}
      />
    </>
  );
}
