import type { PicturedRun, UnloadingPicture } from '#domain/ships/unloadingPicture.ts';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { callApi } from '../data/client.ts';
import { useOneAtATime } from '../parts/oneAtATime.ts';
import { BeginRun } from './BeginRun.tsx';
import { BoxesDialog } from './BoxesDialog.tsx';
import { MoveRun } from './MoveRun.tsx';
import { useUnloading } from './useUnloading.ts';

interface UnloadingDialogsProps {
  readonly record: AnyRecord;
  readonly picture: UnloadingPicture;
  /** The dialog that is open: to begin a run, to set the boxes, or to move this run elsewhere. */
  readonly openDialog: 'begin' | 'boxes' | PicturedRun | undefined;
  readonly act: ReturnType<typeof useUnloading>['act'];
  readonly onClose: () => void;
}

/** The open dialog of an unloading. It closes when its call has succeeded. */
export function UnloadingDialogs({ record, picture, openDialog, act, onClose }: UnloadingDialogsProps) {
  const { holds, boxes, rows } = picture;
  // Of two quick clicks the second would be refused, although the first has done what was wanted.
  const actOnce = useOneAtATime(act);
  const actAndClose = (command: () => Promise<unknown>) =>
    void actOnce(command).then((done) => done && onClose());
  if (openDialog === undefined) return null;
  // A new run is proposed for the scale of the last run, and the first run for the scale of the unloading.
  if (openDialog === 'begin')
    return (
      <BeginRun
        holds={holds}
        boxes={boxes}
        scale={rows.at(-1)?.scale ?? (record.scale as Reference | null)}
        onClose={onClose}
        onBegin={(run) =>
          actAndClose(() => callApi('POST /plumb_line', { body: { shipUnloadingId: record.id, ...run } }))
        }
      />
    );
  if (openDialog === 'boxes')
    return (
      <BoxesDialog
        record={record}
        onClose={onClose}
        onSave={(body) =>
          actAndClose(() => callApi('PUT /ship_unloading/:id/boxes', { params: { id: record.id }, body }))
        }
      />
    );
  return (
    <MoveRun
      run={openDialog}
      holds={holds}
      onClose={onClose}
      onMove={(body) =>
        actAndClose(() => callApi('PUT /plumb_line/:id/box', { params: { id: openDialog.id }, body }))
      }
    />
  );
}
