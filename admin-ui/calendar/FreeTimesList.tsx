import { List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import type { TimeSpan } from '#domain/calendar/occurrences.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { clockOf, dayInWords } from './besidePlaces.ts';

/** How many of the next free times are offered. */
const mostOffered = 8;

interface FreeTimesListProps {
  readonly free: readonly TimeSpan[];
  /** How many days were looked through. */
  readonly days: number;
  /** Whether `free` answers the present question; until then nothing says that there are no free times. */
  readonly isKnown: boolean;
  readonly onChoose: (free: TimeSpan) => void;
}

/** The next times at which all are free. A click on one begins a meeting. */
export function FreeTimesList({ free, days, isKnown, onChoose }: FreeTimesListProps) {
  const text = useText();
  const language = useLanguage();
  if (isKnown && free.length === 0)
    return <Typography color="text.secondary">{text('freeTimes.none', { days })}</Typography>;
  return (
    <List dense disablePadding aria-label={text('freeTimes.next')}>
      {free.slice(0, mostOffered).map((each) => (
        <ListItem key={each.from} disablePadding>
          <ListItemButton onClick={() => onChoose(each)}>
            <ListItemText primary={clockOf(each)} secondary={dayInWords(language, each.from)} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
