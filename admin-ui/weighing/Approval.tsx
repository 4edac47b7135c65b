import { Box, Button, Chip, Typography } from '@mui/material';
import ApproveIcon from '@mui/icons-material/Verified';
import { Link } from 'react-router-dom';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { plateOf, type Disposition } from '../data/journey.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { ButtonKey } from '../parts/KeyMark.tsx';
import { useWrittenKey } from '../parts/useKeys.ts';
import { useMoves } from '../terminal/useMoves.ts';
import { deskKeys } from './deskKeys.ts';
import { useApproval } from './useApproval.ts';

interface ApprovalProps {
  readonly disposition: Disposition;
  /** The recorded net weight; null until it is known. Only a known one can be approved. */
  readonly net: string | null;
  /** Whether no weighing is missing for the approval. */
  readonly complete: boolean;
}

/** The delivery notes of the weighings, and the approval that books them into the stock. */
export function Approval({ disposition, net, complete }: ApprovalProps) {
  const text = useText();
  const language = useLanguage();
  const [approveKey] = deskKeys.approve;
  const { run } = useMoves();
  const { notes, approved, approve, undo } = useApproval(disposition.id);
  const plate = plateOf(disposition) ?? text('queue.noPlate');
  const weight = weightText(language, net, 3);
  const isReady = notes.length > 0 && !approved && complete && net !== null;
  const approveNow = () =>
    void run(
      { text: text('weighing.approveAsk', { plate, weight }), danger: false },
      text('weighing.approvedDone', { plate }),
      approve,
    );
  useWrittenKey(approveKey, approveNow, isReady);
  if (notes.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {text('weighing.note')}:
      </Typography>
      {notes.map((note) => (
        <NoteChip key={note.id} note={note} approved={approved} />
      ))}
      <Box sx={{ flex: 1 }} />
      {approved ? (
        <Button
          size="small"
          color="inherit"
          onClick={() =>
            void run(
              { text: text('weighing.undoApproveAsk', { plate }), danger: true },
              text('weighing.undoApproveDone', { plate }),
              undo,
            )
          }
        >
          {text('weighing.undoApprove')}
        </Button>
      ) : (
        <Button
          variant="outlined"
          startIcon={<ApproveIcon />}
          disabled={!isReady}
          data-approve
          aria-keyshortcuts={approveKey}
          endIcon={<ButtonKey keys={approveKey} />}
          onClick={approveNow}
        >
          {text('weighing.approve')}
        </Button>
      )}
    </Box>
  );
}

interface NoteChipProps {
  readonly note: ReturnType<typeof useApproval>['notes'][number];
  readonly approved: boolean;
}

const NoteChip = ({ note: { id, numberStr, state }, approved }: NoteChipProps) => {
  const language = useLanguage();
  return (
    <Chip
      size="small"
      clickable
      component={Link}
      to={`/${objects.deliveryNote.path}/${id}`}
      color={approved ? 'success' : 'default'}
      variant="outlined"
      label={`${numberStr} · ${state ? enumLabel(language, 'deliveryNoteState', state) : ''}`}
    />
  );
};
