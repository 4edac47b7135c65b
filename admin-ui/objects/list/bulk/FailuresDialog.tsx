import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useText } from '../../../i18n/useText.ts';
import { useSentence } from '../../../parts/useSentence.ts';
import type { Failure } from './inBulk.ts';

interface FailuresDialogProps {
  readonly failures: readonly Failure[];
  readonly onClose: () => void;
}

/** The records for which the action failed, each with the reason. */
const FailuresDialog = ({ failures, onClose }: FailuresDialogProps) => {
  const text = useText();
  const sentence = useSentence();
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{text('bulk.failuresTitle')}</DialogTitle>
      <DialogContent>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{text('bulk.record')}</TableCell>
              <TableCell>{text('bulk.reason')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {failures.map(({ record, error }) => (
              <TableRow key={record.id}>
                <TableCell sx={{ whiteSpace: 'nowrap', verticalAlign: 'top' }}>
                  {record.presentation}
                </TableCell>
                <TableCell>{sentence(error)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default FailuresDialog;
