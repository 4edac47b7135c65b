import { Alert, Box, Button } from '@mui/material';
import BoxesIcon from '@mui/icons-material/GridViewOutlined';
import BeginIcon from '@mui/icons-material/PlayArrow';
import { useState } from 'react';
import type { PicturedRun, UnloadingPicture } from '#domain/ships/unloadingPicture.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useSaveFirst } from '../parts/useSaveFirst.ts';
import { Places } from './Places.tsx';
import { PlumbLine } from './PlumbLine.tsx';
import { useUnloading } from './useUnloading.ts';
import { useUnloadingMoves } from './useUnloadingMoves.ts';
import { UnloadingDialogs } from './UnloadingDialogs.tsx';

/** The unloading of a ship as a picture, its runs of weighing, and the moves that are allowed now. */
const UnloadingPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const language = useLanguage();
  const { picture, error, act } = useUnloading(record.id);
  // The questions before a move name the weight that has been unloaded so far.
  const { move, end, drop } = useUnloadingMoves(record.id, picture?.netto ?? '0', act);
  const saveFirst = useSaveFirst();
  // A run stands for the dialog that gives this run another box or hold.
  const [openDialog, setOpenDialog] = useState<'begin' | 'boxes' | PicturedRun>();
  const show = async (dialog: 'begin' | 'boxes') => {
    if (await saveFirst()) setOpenDialog(dialog);
  };
  if (!picture) return <ErrorNote error={error} />;
  const { holds, boxes } = picture;

  return (
    <>
      <Panel
        title={text('unloading.title')}
        action={<UnloadingActions picture={picture} onAsk={(dialog) => void show(dialog)} onMove={move} />}
      >
        {/* After a failure, the picture that was read last and an open dialog stay. */}
        <ErrorNote error={error} severity="warning" />
        {/* `late`: tonnes that were weighed before the approval and reported only after it. */}
        {Number(picture.late) !== 0 && (
          <Alert severity="warning" sx={{ mb: 1 }}>
            {text('unloading.late', { tonnes: weightText(language, picture.late, 3) })}
          </Alert>
        )}
        {holds.length + boxes.length === 0 && <Alert severity="info">{text('unloading.noBoxes')}</Alert>}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(320px, 1fr))' }}>
          {/* Unloading empties the holds (`empties`), which are drawn as a ship (`hull`), and fills the boxes. */}
          {holds.length > 0 && <Places title={text('unloading.ship')} places={holds} empties hull />}
          {boxes.length > 0 && <Places title={text('unloading.boxes')} places={boxes} />}
        </Box>
      </Panel>
      <Box sx={{ mt: 1.5, mb: 1.5 }}>
        <Panel title={text('unloading.plumbLine')}>
          <PlumbLine picture={picture} onEnd={end} onDrop={(run) => void drop(run)} onMove={setOpenDialog} />
        </Panel>
      </Box>
      <UnloadingDialogs
        record={record}
        picture={picture}
        openDialog={openDialog}
        act={act}
        onClose={() => setOpenDialog(undefined)}
      />
    </>
  );
};

interface UnloadingActionsProps {
  readonly picture: UnloadingPicture;
  readonly onAsk: (dialog: 'begin' | 'boxes') => void;
  readonly onMove: (move: 'finish' | 'resume' | 'approve') => Promise<void>;
}

/** Whether the unloading is approved, and a button for each move that is allowed now. */
const UnloadingActions = ({ picture, onAsk, onMove }: UnloadingActionsProps) => {
  const text = useText();
  const { allowed, rows, approved } = picture;
  const isRunning = rows.some(({ endWeighting }) => endWeighting === null);
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      {approved && <StatusChip label={text('unloading.approved')} tone="go" />}
      {allowed.includes('openRun') && (
        <Button
          variant={isRunning ? 'outlined' : 'contained'}
          startIcon={<BeginIcon />}
          onClick={() => onAsk('begin')}
        >
          {text('unloading.begin')}
        </Button>
      )}
      {allowed.includes('setBoxes') && (
        <Button startIcon={<BoxesIcon />} onClick={() => onAsk('boxes')}>
          {text('unloading.editBoxes')}
        </Button>
      )}
      {(['finish', 'resume', 'approve'] as const)
        .filter((each) => allowed.includes(each))
        .map((each) => (
          <Button
            key={each}
            variant={each === 'approve' ? 'contained' : 'outlined'}
            onClick={() => void onMove(each)}
          >
            {text(`unloading.${each}`)}
          </Button>
        ))}
    </Box>
  );
};

export default UnloadingPanel;
