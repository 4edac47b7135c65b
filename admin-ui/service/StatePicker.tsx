import { ListItemText, MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { errorMessage, objectLabel } from '#domain/labels/index.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { readByIds } from '../data/readByIds.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { stateChoices, type StateChoice } from './stateChoices.ts';

interface StatePickerProps {
  /** The ids of the reclamations that get the state. */
  readonly ids: readonly number[];
  readonly value: Reference | null;
  readonly onChange: (state: Reference | null) => void;
}

const rowsOf = async (path: string, filter: object, limit: number, signal: AbortSignal) =>
  (await recordCalls.list({ path }, { query: { filter: JSON.stringify(filter), limit }, signal })).rows;

/** More than a dictionary of states has. */
const mostStates = 200;

const useStateChoices = (ids: readonly number[]): readonly StateChoice[] => {
  const { data: states } = useQuery({
    queryKey: [objects.reclamationState.path, 'choices'],
    queryFn: ({ signal }) =>
      rowsOf(objects.reclamationState.path, { markedToDelete: false }, mostStates, signal),
  });
  const { data: reclamations } = useQuery({
    queryKey: [objects.reclamation.path, 'standings', ...ids],
    queryFn: ({ signal }) =>
      readByIds(ids, (part) => rowsOf(objects.reclamation.path, { id: part }, part.length, signal)),
  });
  return states && reclamations ? stateChoices(states, reclamations) : [];
};

/** Chooses a state of reclamations. A state that is not allowed next shows why and cannot be chosen. */
export function StatePicker({ ids, value, onChange }: StatePickerProps) {
  const text = useText();
  const language = useLanguage();
  const choices = useStateChoices(ids);
  const explanation = ({ isNow, legalFor, refusal }: StateChoice): string | undefined => {
    if (isNow) return text('reclamations.isNow');
    if (legalFor === 0) return refusal && errorMessage(language, refusal.code, refusal.params);
    return legalFor < ids.length
      ? text('reclamations.forSome', { some: legalFor, count: ids.length })
      : undefined;
  };
  const choose = (id: number) => {
    const chosen = choices.find((choice) => choice.id === id);
    onChange(chosen ? { id, presentation: chosen.name } : null);
  };
  return (
    <TextField
      select
      required
      autoFocus
      label={objectLabel(language, 'reclamationState').one}
      value={value?.id ?? ''}
      onChange={({ target }) => choose(Number(target.value))}
      disabled={choices.length === 0}
      slotProps={{ select: { renderValue: () => value?.presentation } }}
    >
      {choices.map((choice) => (
        <MenuItem
          key={choice.id}
          value={choice.id}
          disabled={choice.legalFor === 0}
          // The reason stays readable, although the item is disabled.
          sx={{ '&.Mui-disabled': { opacity: 0.75 } }}
        >
          <ListItemText
            primary={choice.name}
            secondary={explanation(choice)}
            slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
          />
        </MenuItem>
      ))}
    </TextField>
  );
}
