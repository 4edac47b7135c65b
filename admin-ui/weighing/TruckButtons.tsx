import { Box, Button } from '@mui/material';
import PrintIcon from '@mui/icons-material/Print';
import RetareIcon from '@mui/icons-material/Replay';
import RecordIcon from '@mui/icons-material/Scale';
import UndoIcon from '@mui/icons-material/Undo';
import { Link } from 'react-router-dom';
import type { Disposition, JourneyAnswer } from '../data/journey.ts';
import { useText } from '../i18n/useText.ts';
import { ButtonKey } from '../parts/KeyMark.tsx';
import { useMoves } from '../terminal/useMoves.ts';
import { deskKeys } from './deskKeys.ts';
import { useRecording } from './useRecording.ts';
import type { Preview } from './plan.ts';

interface TruckButtonsProps {
  readonly disposition: Disposition;
  readonly journey: JourneyAnswer;
  readonly preview: Preview;
  readonly recording: ReturnType<typeof useRecording>;
  /** Whether the scale shows a weight that can be recorded. */
  readonly hasWeight: boolean;
  /** Whether another desk holds the truck. */
  readonly isHeldElsewhere: boolean;
  /** Whether a weighing of the truck has been recorded, so that there is a ticket to print. */
  readonly isWeighed: boolean;
}

/** What the weigher does with the chosen truck: record, weigh the tare again, take back, print. */
export function TruckButtons({
  disposition,
  journey,
  preview,
  recording,
  hasWeight,
  isHeldElsewhere,
  isWeighed,
}: TruckButtonsProps) {
  const text = useText();
  const { move } = useMoves();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      <RecordButton
        kind={preview.kind}
        hasWarnings={preview.warnings.length > 0}
        recording={recording}
        hasWeight={hasWeight}
      />
      {/* This button is shown if a new tare may replace the recorded one, and enabled while there is a weight to record. */}
      {preview.mayRetare && (
        <Button
          size="medium"
          startIcon={<RetareIcon />}
          disabled={!recording.canRetare}
          onClick={() => void recording.retare()}
        >
          {text('weighing.retare')}
        </Button>
      )}
      <Button
        size="medium"
        color="error"
        startIcon={<UndoIcon />}
        disabled={!journey.allowed.includes('removeWeighing') || isHeldElsewhere}
        onClick={() => void move(disposition, 'removeWeighing')}
      >
        {text('desk.takeBack')}
      </Button>
      <Button
        size="medium"
        startIcon={<PrintIcon />}
        component={Link}
        to={`/weighing-ticket/${disposition.id}`}
        disabled={!isWeighed}
      >
        {text('desk.print')}
      </Button>
    </Box>
  );
}

interface RecordButtonProps extends Pick<TruckButtonsProps, 'recording' | 'hasWeight'> {
  /** The next weighing, such as gross or tare; undefined if no more are expected: then there is no button. */
  readonly kind: Preview['kind'];
  /** Whether there are warnings, which the person accepts by recording. */
  readonly hasWarnings: boolean;
}

const RecordButton = ({ kind, hasWarnings, recording, hasWeight }: RecordButtonProps) => {
  const text = useText();
  const acceptsWarnings = hasWarnings && recording.isReady;
  if (!kind) return null;
  return (
    <Button
      variant="contained"
      size="large"
      color={acceptsWarnings ? 'warning' : 'primary'}
      startIcon={<RecordIcon />}
      disabled={!recording.isReady}
      onClick={() => void recording.record()}
      data-record-weighing
      aria-keyshortcuts={deskKeys.record[0]}
      endIcon={<ButtonKey keys={deskKeys.record[0]} />}
    >
      {hasWeight
        ? text(acceptsWarnings ? 'weighing.acceptRecord' : 'desk.record', {
            kind: text(`desk.kind.${kind}`),
            weight: recording.weight,
          })
        : text('desk.recordWaits')}
    </Button>
  );
};
