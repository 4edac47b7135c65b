import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useId, useState } from 'react';
import { seriesScopes, type SeriesScope } from '#domain/calendar/scope.ts';
import { useText } from '../i18n/useText.ts';

/** What a person wants to do with a repeated event, and with which of its dates. */
export interface RepeatedAnswer {
  readonly scope: SeriesScope;
  /** Whether the dates of `scope` are deleted. Otherwise they get the change that the person has begun. */
  readonly remove: boolean;
}

interface RepeatedDialogProps {
  /** The title of the event. */
  readonly title: string;
  /** The question, or how the event repeats. */
  readonly question: string;
  /** The text of the button that continues with what the person has begun. */
  readonly continueText: string;
  /** Whether the dialog also offers to delete the dates. */
  readonly canRemove: boolean;
  /** Called with the answer; undefined if the person cancels. Then nothing is done. */
  readonly onSettle: (answer: RepeatedAnswer | undefined) => void;
}

/** Asks which dates of a repeated event are meant: this one, this one and those after it, or all. */
export function RepeatedDialog({ title, question, continueText, canRemove, onSettle }: RepeatedDialogProps) {
  const text = useText();
  const titleId = useId();
  const labelId = useId();
  const [scope, setScope] = useState<SeriesScope>('this');
  return (
    <Dialog open onClose={() => onSettle(undefined)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSettle({ scope, remove: false });
        }}
      >
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{question}</DialogContentText>
          <FormControl>
            <FormLabel id={labelId}>{text('calendarPage.which')}</FormLabel>
            <RadioGroup
              aria-labelledby={labelId}
              value={scope}
              onChange={(event) => setScope(event.target.value as SeriesScope)}
            >
              {seriesScopes.map((each) => (
                <FormControlLabel
                  key={each}
                  value={each}
                  label={text(`calendarPage.scope.${each}`)}
                  control={<Radio autoFocus={each === 'this'} />}
                />
              ))}
            </RadioGroup>
          </FormControl>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button color="inherit" onClick={() => onSettle(undefined)}>
            {text('common.cancel')}
          </Button>
          {canRemove && (
            <Button color="error" onClick={() => onSettle({ scope, remove: true })}>
              {text('calendarPage.remove')}
            </Button>
          )}
          <Button type="submit" variant="contained">
            {continueText}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
