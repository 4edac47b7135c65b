import { Box, TextField } from '@mui/material';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import type { ReclamationMove } from '#domain/service/reclamation.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import type { MoveValues } from './moves.ts';
import { StatePicker } from './StatePicker.tsx';

interface MoveFieldsProps {
  /** A move of a reclamation; `addComment` only adds a comment. */
  readonly move: ReclamationMove | 'addComment';
  readonly values: MoveValues;
  /** The ids of the reclamations that are moved; they decide which states can be chosen. */
  readonly ids: readonly number[];
  readonly onChange: (changes: Partial<MoveValues>) => void;
}

/** The inputs of a move: those that only this move needs, and the comment, which every move may have. */
export function MoveFields({ move, values, ids, onChange }: MoveFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const labelOf = (objectName: string) => objectLabel(language, objectName).one;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {move === 'decide' && (
        <>
          <ReferencePicker
            objectName="reclamationDecision"
            label={labelOf('reclamationDecision')}
            value={values.decision}
            onChange={(decision) => onChange({ decision })}
            required
            autoFocus
          />
          <ReferencePicker
            objectName="reclamationExecution"
            label={labelOf('reclamationExecution')}
            value={values.executionType}
            onChange={(executionType) => onChange({ executionType })}
          />
        </>
      )}
      {move === 'changeState' && (
        <StatePicker ids={ids} value={values.state} onChange={(state) => onChange({ state })} />
      )}
      {move === 'orderProduction' && (
        <>
          <TextField
            label={fieldLabel(language, 'reclamationProductionOrder', 'orderNumber')}
            value={values.orderNumber}
            onChange={({ target }) => onChange({ orderNumber: target.value })}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            required
            autoFocus
          />
          <ReferencePicker
            objectName="product"
            label={labelOf('product')}
            value={values.product}
            onChange={(product) => onChange({ product })}
          />
        </>
      )}
      <TextField
        label={text('reclamations.comment')}
        value={values.comment}
        onChange={({ target }) => onChange({ comment: target.value })}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
        required={move === 'addComment'}
        autoFocus={move === 'addComment'}
        multiline
        minRows={2}
      />
    </Box>
  );
}
