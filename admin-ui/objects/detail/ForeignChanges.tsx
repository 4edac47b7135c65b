import { Alert, Box, Button, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldShown } from '../fields/index.tsx';
import { clockText, isEmptyValue } from '../formats.ts';
import type { ForeignChange } from './foreignChange.ts';

interface ForeignChangesProps {
  readonly changes: readonly ForeignChange[];
  readonly onChoose: (change: ForeignChange, kept: 'mine' | 'theirs') => void;
  readonly onClose: () => void;
}

/**
 * Lists what others changed in this record while its form was open, and who did. If both changed a field, the person
 * chooses which value stays.
 */
export function ForeignChanges({ changes, onChoose, onClose }: ForeignChangesProps) {
  const text = useText();
  if (changes.length === 0) return null;
  // `kept` is set only if the person changed the same field.
  const hasClashes = changes.some(({ kept }) => kept !== undefined);
  return (
    <Alert
      severity={hasClashes ? 'warning' : 'info'}
      role="status"
      aria-label={text('detail.changedMeanwhile')}
      action={
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
      }
      sx={{ mb: 1.25, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      {hasClashes && <Typography sx={{ fontWeight: 650 }}>{text('detail.chooseWhose')}</Typography>}
      {changes.map((change) => (
        <ChangeLine key={change.path} change={change} onChoose={onChoose} />
      ))}
    </Alert>
  );
}

const ChangeLine = ({
  change,
  onChoose,
}: {
  readonly change: ForeignChange;
  readonly onChoose: ForeignChangesProps['onChoose'];
}) => {
  const text = useText();
  const { field, label, was, now, by, at, kept } = change;
  const hasShortText = field.type !== 'json';
  const sentence = by
    ? text('detail.changedByWhom', { name: by, field: label })
    : text('detail.changedBySomebody', { field: label });
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, py: 0.25 }}
    >
      <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {sentence}{' '}
        {hasShortText && (
          <>
            <ShownValue field={field} value={was} /> → <ShownValue field={field} value={now} />{' '}
          </>
        )}
        ({clockText(at)})
      </Typography>
      {kept && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={kept}
          aria-label={sentence}
          onChange={(_event, chosen: 'mine' | 'theirs' | null) => chosen && onChoose(change, chosen)}
          sx={{ '& .MuiToggleButton-root': { py: 0.25, textTransform: 'none', color: 'inherit' } }}
        >
          <ToggleButton value="mine">{text('detail.keepMine')}</ToggleButton>
          <ToggleButton value="theirs">{text('detail.takeTheirs')}</ToggleButton>
        </ToggleButtonGroup>
      )}
    </Box>
  );
};

const ShownValue = ({ field, value }: { readonly field: FieldMeta; readonly value: unknown }) => (
  <Box component="strong">{isEmptyValue(value) ? '–' : <FieldShown field={field} value={value} />}</Box>
);
