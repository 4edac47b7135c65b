import { Box, Chip } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';

interface WhoIsMeantProps {
  readonly objectName: 'user' | 'calendar';
  readonly label: string;
  /** The ids of all who are chosen. */
  readonly ids: readonly number[];
  /** Those of them whose names are known. Somebody who was just chosen is missing until the server has answered. */
  readonly chosen: readonly { readonly id: number; readonly name: string }[];
  readonly onChange: (ids: readonly number[]) => void;
}

/** Several people or calendars: each is a chip, and the picker adds another. */
export function WhoIsMeant({ objectName, label, ids, chosen, onChange }: WhoIsMeantProps) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 0.75, alignContent: 'start' }}>
      <ReferencePicker
        objectName={objectName}
        {...(objectName === 'user' ? { where: 'isActive' } : {})}
        // Always empty: what is chosen becomes a chip below, and the next one can be picked.
        value={null}
        onChange={(added) => added && !ids.includes(added.id) && onChange([...ids, added.id])}
        label={label}
        mayCreate={false}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {chosen.map(({ id, name }) => (
          <Chip
            key={id}
            size="small"
            label={name}
            onDelete={() => onChange(ids.filter((each) => each !== id))}
            aria-label={text('freeTimes.takeOut', { name })}
          />
        ))}
      </Box>
    </Box>
  );
}
