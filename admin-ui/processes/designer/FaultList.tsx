import { Box, ButtonBase, Paper, Typography } from '@mui/material';
import FaultIcon from '@mui/icons-material/ErrorOutline';
import FineIcon from '@mui/icons-material/CheckCircleOutline';
import { useText } from '../../i18n/useText.ts';
import type { SaidFault } from '../faultSentences.ts';
import { stageIn, type DesignDraft } from './designDraft.ts';

interface FaultListProps {
  readonly faults: readonly SaidFault[];
  readonly draft: DesignDraft;
  readonly onChoose: (stageId: number) => void;
}

/** The errors of the definition; a click selects the stage. */
export function FaultList({ faults, draft, onChoose }: FaultListProps) {
  const text = useText();
  return (
    <Paper variant="outlined" role="status" sx={{ px: 1.25, py: 0.75, maxHeight: 128, overflowY: 'auto' }}>
      {faults.length === 0 && (
        <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'success.main', fontSize: 13 }}>
          <FineIcon sx={{ fontSize: 17 }} />
          {text('designer.noFaults')}
        </Box>
      )}
      {faults.map(({ stageId, sentence }, at) => (
        <ButtonBase
          key={`${stageId} ${sentence} ${at}`}
          disabled={stageId === undefined}
          onClick={() => stageId !== undefined && onChoose(stageId)}
          sx={{
            display: 'flex',
            gap: 0.75,
            width: '100%',
            justifyContent: 'flex-start',
            py: 0.25,
            textAlign: 'left',
          }}
        >
          <FaultIcon color="error" sx={{ fontSize: 17 }} />
          <Typography component="span" sx={{ fontSize: 13 }}>
            {stageId !== undefined && <b>{stageIn(draft, stageId)?.stage.presentation}: </b>}
            {sentence}
          </Typography>
        </ButtonBase>
      ))}
    </Paper>
  );
}
