import { Box, Button, Chip, Typography } from '@mui/material';
import ApproveIcon from '@mui/icons-material/Verified';
import { Link } from 'react-router-dom';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { plateOf, type Disposition } from '../data/journey.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { useMoves } from '../terminal/useMoves.ts';
import { useApproval } from './useApproval.ts';

interface ApprovalProps {
  readonly disposition: Disposition;
  readonly net: string | null;
  readonly complete: boolean;
}

/** The notes that the weighings made, and the approval that puts them into the stock. */
export const Approval = ({ disposition, net, complete }: ApprovalProps) => {
  const text = useText();
  const language = useLanguage();
  const { run } = useMoves();
  const { notes, approved, approve, undo } = useApproval(disposition.id);
  if (notes.length === 0) return null;
  const plate = plateOf(disposition) ?? text('queue.noPlate');
  const weight = weightText(language, net, 3);
  const ready = complete && net !== null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.5 }}>
      <Typography variant="body2" color="text.secondary">
        {text('weighing.note')}:
      </Typography>
      {notes.map(({ id, numberStr, state }) => (
        <Chip
          key={id}
          size="small"
          clickable
          component={Link}
          to={`/${objects.deliveryNote.path}/${id}`}
          color={approved ? 'success' : 'default'}
          variant="outlined"
          label={`${numberStr} · ${state ? enumLabel(language, 'deliveryNoteState', state) : ''}`}
        />
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
          disabled={!ready}
          data-approve
          onClick={() =>
            void run(
              { text: text('weighing.approveAsk', { plate, weight }) },
              text('weighing.approvedDone', { plate }),
              approve,
            )
          }
        >
          {text('weighing.approve')}
        </Button>
      )}
    </Box>
  );
};
