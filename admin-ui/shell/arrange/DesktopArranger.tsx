import { Autocomplete, Box, DialogContent, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { DesktopItem } from '#domain/platform/desktopItems.ts';
import { allEntries } from '#domain/platform/menuEntries.ts';
import { todayWords } from '#domain/today/today.words.ts';
import { useNavigation } from '../../data/metadata.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { dayItems } from '../home/dayItems.ts';
import { useToday } from '../home/useToday.ts';
import { ArrangeActions } from './ArrangeActions.tsx';
import { desktopKey } from './desktopKey.ts';
import { DesktopRows, type NamedItem } from './DesktopRows.tsx';

/**
 * Chooses what is on the person's first screen, and in which order: widgets, and entries of the menu. The person may also go back
 * to the choice of their role.
 */
export function DesktopArranger({ onClose }: { onClose: () => void }) {
  const text = useText();
  const words = todayWords(useLanguage());
  const { data: sections = [] } = useNavigation();
  const { today, saveItems } = useToday();
  // While it is undefined, because the person has changed nothing, the items are shown as they are stored.
  const [changed, setChanged] = useState<readonly DesktopItem[]>();
  if (!today) return null;

  const offeredItems: readonly NamedItem[] = [
    ...today.offered.map((name) => ({
      item: { kind: 'widget', name } as const,
      title: words.names[name],
    })),
    ...allEntries(sections).map(({ viewType, path, title }) => ({
      item: { kind: 'entry', viewType, path } as const,
      title,
    })),
  ];
  const itemByKey = new Map(offeredItems.map((each) => [desktopKey(each.item), each]));
  // An item that is not offered any more is left out.
  const shownItems = (changed ?? dayItems(today, sections)).flatMap(
    (item) => itemByKey.get(desktopKey(item)) ?? [],
  );
  const shownKeys = new Set(shownItems.map(({ item }) => desktopKey(item)));
  const change = (next: readonly NamedItem[]) => setChanged(next.map(({ item }) => item));

  return (
    <>
      <DialogContent sx={{ pt: 1, minHeight: 320 }}>
        <Typography id="desktop-hint" variant="caption" color="text.secondary">
          {words.handleHint}
        </Typography>
        <DesktopRows rows={shownItems} onChange={change} hintId="desktop-hint" />
      </DialogContent>
      <Box sx={{ px: 3, pt: 1 }}>
        <Autocomplete
          options={offeredItems.filter(({ item }) => !shownKeys.has(desktopKey(item)))}
          getOptionLabel={({ title }) => title}
          getOptionKey={({ item }) => desktopKey(item)}
          value={null}
          blurOnSelect
          onChange={(_event, chosen) => chosen && change([...shownItems, chosen])}
          size="small"
          renderInput={(props) => <TextField {...props} label={text('menu.add')} />}
        />
      </Box>
      <ArrangeActions
        onClose={onClose}
        disabled={!changed}
        resetLabel={words.roleChoice}
        save={() => saveItems(shownItems.map(({ item }) => item))}
        reset={() => saveItems(null)}
      />
    </>
  );
}
