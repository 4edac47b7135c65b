import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import type { PicturedPlace } from '#domain/ships/unloadingPicture.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';

export interface RunWish {
  readonly scaleId: number;
  readonly boxId?: number;
  readonly hold?: string;
  readonly enumerator?: string;
}

interface BeginRunProps {
  readonly holds: readonly PicturedPlace[];
  readonly boxes: readonly PicturedPlace[];
  readonly scale: Reference | null;
  readonly onBegin: (wish: RunWish) => void;
  readonly onClose: () => void;
}

/** Where the next portions come from, over which scale, and where they go. */
export const BeginRun = ({ holds, boxes, scale: last, onBegin, onClose }: BeginRunProps) => {
  const text = useText();
  const [scale, setScale] = useState<Reference | null>(last);
  const [hold, setHold] = useState(holds[0]?.name ?? '');
  const [box, setBox] = useState<Reference | null>(() => {
    const [first] = boxes;
    return first?.boxId ? { id: first.boxId, presentation: first.name } : null;
  });
  const [enumerator, setEnumerator] = useState('');
  const named = holds.filter(({ name }) => name !== '');
  const begin = () => {
    if (!scale) return;
    onBegin({
      scaleId: scale.id,
      ...(box ? { boxId: box.id } : {}),
      ...(hold ? { hold } : {}),
      ...(enumerator.trim() ? { enumerator: enumerator.trim() } : {}),
    });
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          begin();
        }}
      >
        <DialogTitle>{text('unloading.beginAsk')}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, '&&': { pt: 1 } }}>
          <ReferencePicker
            objectName="scale"
            label={text('unloading.scale')}
            value={scale}
            onChange={setScale}
            required
          />
          {named.length > 0 && (
            <TextField
              select
              label={text('unloading.hold')}
              value={hold}
              onChange={({ target }) => setHold(target.value)}
            >
              {named.map(({ name }) => (
                <MenuItem key={name} value={name}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
          <ReferencePicker objectName="box" label={text('unloading.box')} value={box} onChange={setBox} />
          <TextField
            label={text('unloading.enumerator')}
            value={enumerator}
            onChange={({ target }) => setEnumerator(target.value)}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {text('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!scale}>
            {text('unloading.begin')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
