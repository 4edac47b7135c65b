import { TextField } from '@mui/material';
import { useState } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import type { PicturedPlace } from '#domain/ships/unloadingPicture.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { destinationBody, DestinationFields, type Destination } from './DestinationFields.tsx';

interface NewRun {
  readonly scaleId: number;
  readonly boxId?: number;
  readonly hold?: string;
  /** What the counter of the scale shows, as a person reads it. */
  readonly enumerator?: string;
}

interface BeginRunProps {
  /** The planned holds and boxes. The first ones are proposed. */
  readonly holds: readonly PicturedPlace[];
  readonly boxes: readonly PicturedPlace[];
  /** The scale of the last run, which is proposed for this one. */
  readonly scale: Reference | null;
  readonly onBegin: (run: NewRun) => void;
  readonly onClose: () => void;
}

/** Asks for the hold, the scale and the box of the next run. */
export function BeginRun({ holds, boxes, scale: lastScale, onBegin, onClose }: BeginRunProps) {
  const text = useText();
  const [scale, setScale] = useState<Reference | null>(lastScale);
  const [destination, setDestination] = useState<Destination>(() => {
    const [firstBox] = boxes;
    return {
      hold: holds[0]?.name ?? '',
      box: firstBox?.boxId ? { id: firstBox.boxId, presentation: firstBox.name } : null,
    };
  });
  const [enumerator, setEnumerator] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const begin = () => {
    setHasTried(true);
    if (!scale) return;
    const enumeratorText = enumerator.trim();
    onBegin({
      scaleId: scale.id,
      ...destinationBody(destination),
      ...(enumeratorText ? { enumerator: enumeratorText } : {}),
    });
  };
  return (
    <FormDialog
      title={text('unloading.beginAsk')}
      submit={text('unloading.begin')}
      onSubmit={begin}
      onClose={onClose}
    >
      <ReferencePicker
        objectName="scale"
        label={text('unloading.scale')}
        value={scale}
        onChange={setScale}
        error={hasTried && !scale ? text('common.required') : undefined}
        required
      />
      <DestinationFields holds={holds} value={destination} onChange={setDestination} />
      <TextField
        label={text('unloading.enumerator')}
        value={enumerator}
        onChange={({ target }) => setEnumerator(target.value)}
      />
    </FormDialog>
  );
}
