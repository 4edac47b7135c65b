import { MenuItem, TextField } from '@mui/material';
import type { Reference } from '#domain/kernel/record.ts';
import type { PicturedPlace } from '#domain/ships/unloadingPicture.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';

/** The hold that a run empties and the box that it fills. */
export interface Destination {
  /** Empty if no hold is chosen. */
  readonly hold: string;
  readonly box: Reference | null;
}

interface DestinationFieldsProps {
  readonly holds: readonly PicturedPlace[];
  readonly value: Destination;
  /** Whether the person tried to continue without a box that is needed. */
  readonly isBoxMissing?: boolean;
  readonly onChange: (value: Destination) => void;
}

/** The inputs for the hold and the box. The hold is asked only if the holds of the ship have names. */
export function DestinationFields({ holds, value, isBoxMissing = false, onChange }: DestinationFieldsProps) {
  const text = useText();
  const namedHolds = holds.filter(({ name }) => name !== '');
  return (
    <>
      {namedHolds.length > 0 && (
        <TextField
          select
          label={text('unloading.hold')}
          value={namedHolds.some(({ name }) => name === value.hold) ? value.hold : ''}
          onChange={({ target }) => onChange({ ...value, hold: target.value })}
        >
          {namedHolds.map(({ name }) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ReferencePicker
        objectName="box"
        label={text('unloading.box')}
        value={value.box}
        onChange={(box) => onChange({ ...value, box })}
        error={isBoxMissing ? text('common.required') : undefined}
      />
    </>
  );
}

/** The destination as the calls take it; a value that is not chosen is left out. */
export function destinationBody({ hold, box }: Destination) {
  return {
    ...(box ? { boxId: box.id } : {}),
    ...(hold ? { hold } : {}),
  };
}
