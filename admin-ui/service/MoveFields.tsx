import { Box, TextField } from '@mui/material';
import { fieldLabel, objectLabel } from '#domain/labels/index.ts';
import type { ReclamationMove } from '#domain/service/reclamation.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import type { Said } from './moves.ts';
import { StatePicker } from './StatePicker.tsx';

interface MoveFieldsProps {
  readonly move: ReclamationMove | 'addComment';
  readonly said: Said;
  /** The ids of the reclamations. */
  readonly ids: readonly number[];
  readonly onSay: (some: Partial<Said>) => void;
}

/** The inputs of a move. */
export function MoveFields({ move, said, ids, onSay }: MoveFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const called = (objectName: string) => objectLabel(language, objectName).one;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {move === 'decide' && (
        <>
          <ReferencePicker
            objectName="reclamationDecision"
            label={called('reclamationDecision')}
            value={said.decision}
            onChange={(decision) => onSay({ decision })}
            required
            autoFocus
          />
          <ReferencePicker
            objectName="reclamationExecution"
            label={called('reclamationExecution')}
            value={said.executionType}
            onChange={(executionType) => onSay({ executionType })}
          />
        </>
      )}
      {move === 'changeState' && (
        <StatePicker ids={ids} value={said.state} onChange={(state) => onSay({ state })} />
      )}
      {move === 'orderProduction' && (
        <>
          <TextField
            label={fieldLabel(language, 'reclamationProductionOrder', 'orderNumber')}
            value={said.orderNumber}
            onChange={({ target }) => onSay({ orderNumber: target.value })}
            slotProps={{ htmlInput: { maxLength: 60 } }}
            required
            autoFocus
          />
          <ReferencePicker
            objectName="product"
            label={called('product')}
            value={said.product}
            onChange={(product) => onSay({ product })}
          />
        </>
      )}
      <TextField
        label={text('reclamations.comment')}
        value={said.comment}
        onChange={({ target }) => onSay({ comment: target.value })}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
        required={move === 'addComment'}
        autoFocus={move === 'addComment'}
        multiline
        minRows={2}
      />
    </Box>
  );
}
