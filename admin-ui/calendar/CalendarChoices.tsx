import { Box, Button, Checkbox, FormControlLabel, IconButton, Paper, Typography } from '@mui/material';
import FilterIcon from '@mui/icons-material/FilterAltOutlined';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { useText } from '../i18n/useText.ts';
import { QuickFilters } from '../objects/list/toolbar/QuickFilters.tsx';
import { sourceOf, type SourceName } from './calendarSources.ts';
import type { CalendarChoice } from './useCalendarChoice.ts';
import type { OwnCalendars } from './useOwnCalendars.ts';

interface CalendarChoicesProps {
  readonly choice: CalendarChoice;
  readonly calendars: OwnCalendars;
}

/** Chooses what the calendar shows: the calendars, and the other records that have a time, with filters for each kind. */
export function CalendarChoices({ choice, calendars }: CalendarChoicesProps) {
  const text = useText();
  return (
    <Paper component="aside" variant="outlined" aria-label={text('calendarPage.shown')} sx={{ p: 1.5 }}>
      <Head>{text('calendarPage.calendars')}</Head>
      {calendars.all.map(({ id, name, color }) => (
        <Tick
          key={id}
          label={name}
          colour={color ?? undefined}
          isOn={!choice.isCalendarHidden(id)}
          onToggle={() => choice.toggleCalendar(id)}
        />
      ))}
      <Button component={Link} to={`/${objects.calendar.path}`} size="small" sx={{ mb: 1.5 }}>
        {text('calendarPage.manage')}
      </Button>
      <Head>{text('calendarPage.others')}</Head>
      {/* Calendar events are chosen by their calendars above. */}
      {choice.offered
        .filter((name) => name !== 'calendarEvents')
        .map((name) => (
          <SourceChoice key={name} name={name} choice={choice} />
        ))}
    </Paper>
  );
}

interface SourceChoiceProps {
  readonly name: SourceName;
  readonly choice: CalendarChoice;
}

/** One source with its filters, which are hidden until somebody opens them. */
const SourceChoice = ({ name, choice }: SourceChoiceProps) => {
  const text = useText();
  const isOn = !choice.isHidden(name);
  const filter = choice.filterOf(name);
  const isNarrowed = Object.keys(filter).length > 0;
  const [isOpen, setOpen] = useState(isNarrowed);
  const narrow = text('calendarPage.narrow', { what: text(`calendarPage.sources.${name}`) });
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Tick
          label={text(`calendarPage.sources.${name}`)}
          tone={name}
          isOn={isOn}
          onToggle={() => choice.toggle(name)}
        />
        <IconButton
          size="small"
          aria-label={narrow}
          title={narrow}
          aria-expanded={isOpen}
          disabled={!isOn}
          color={isNarrowed ? 'primary' : 'default'}
          onClick={() => setOpen(!isOpen)}
        >
          <FilterIcon fontSize="inherit" />
        </IconButton>
      </Box>
      {isOn && isOpen && (
        <Box
          role="group"
          aria-label={narrow}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, pl: 3.5, pb: 1 }}
        >
          <QuickFilters
            objectName={sourceOf(name).object}
            paths={sourceOf(name).filters}
            quick={filter}
            onChange={(changed) => choice.setFilter(name, changed)}
          />
        </Box>
      )}
    </>
  );
};

const Head = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="h2" variant="subtitle2" sx={{ fontWeight: 650 }}>
    {children}
  </Typography>
);

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** The colour of a calendar. */
  readonly colour?: string | undefined;
  /** The source whose tone is the colour, if there is no colour of a calendar. */
  readonly tone?: SourceName;
}

const Tick = ({ label, isOn, onToggle, colour, tone }: TickProps) => (
  <FormControlLabel
    label={label}
    sx={{
      display: 'flex',
      flex: 1,
      mr: 0,
      '& .MuiFormControlLabel-label': { fontSize: 14, overflowWrap: 'anywhere' },
    }}
    control={
      <Checkbox
        size="small"
        checked={isOn}
        onChange={onToggle}
        sx={(theme) => {
          const checkedColour = colour ?? (tone ? theme.tones[sourceOf(tone).tone].text : undefined);
          return { py: 0.5, ...(checkedColour ? { '&.Mui-checked': { color: checkedColour } } : {}) };
        }}
      />
    }
  />
);
