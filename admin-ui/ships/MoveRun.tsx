import { useState } from 'react';
import type { PicturedPlace, PicturedRun } from '#domain/ships/unloadingPicture.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { destinationBody, DestinationFields, type Destination } from './DestinationFields.tsx';

interface MoveRunProps {
  readonly run: PicturedRun;
  readonly holds: readonly PicturedPlace[];
  readonly onMove: (body: ReturnType<typeof destinationBody>) => void;
  readonly onClose: () => void;
}

/** Corrects the hold and the box of a run whose cargo went elsewhere. */
export function MoveRun({ run, holds, onMove, onClose }: MoveRunProps) {
  const text = useText();
  const [destination, setDestination] = useState<Destination>({ hold: run.hold ?? '', box: run.box });
  const [hasTried, setHasTried] = useState(false);
  const move = () => {
    setHasTried(true);
    if (destination.box) onMove(destinationBody(destination));
  };
  return (
    <FormDialog
      title={text('unloading.moveAsk', { number: run.number })}
      submit={text('unloading.move')}
      onSubmit={move}
      onClose={onClose}
    >
      <DestinationFields
        holds={holds}
        value={destination}
        onChange={setDestination}
        isBoxMissing={hasTried && !destination.box}
      />
    </FormDialog>
  );
}
