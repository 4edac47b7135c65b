import { Box } from '@mui/material';
import { useText } from '../../i18n/useText.ts';
import { ReferencePicker } from '../fields/ReferencePicker.tsx';

export interface Mentioned {
  readonly id: number;
  readonly name: string;
}

/** Finds a colleague who is to be notified of a comment. */
export function MentionPicker({ onPick }: { readonly onPick: (person: Mentioned) => void }) {
  const text = useText();
  return (
    <Box sx={{ width: 220 }}>
      <ReferencePicker
        objectName="user"
        label={text('comments.mention')}
        where="isActive"
        without="externalUser"
        value={null}
        onChange={(person) => person && onPick({ id: person.id, name: person.presentation })}
        bare
        mayCreate={false}
      />
    </Box>
  );
}
