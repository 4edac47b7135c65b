import { Box, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import { takesList, takesNoValue, type FilterOperator } from '#domain/kernel/filterOperators.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldFilterValue, kindOf } from '../fields/index.tsx';
import type { ChosenCondition } from './conditions.ts';
import { ListValue } from './ListValue.tsx';

interface ConditionRowProps {
  readonly condition: ChosenCondition;
  readonly onChange: (condition: ChosenCondition) => void;
  readonly onRemove: () => void;
}

/** One condition: the field, what is asked of it, and what it is compared with. */
export const ConditionRow = ({ condition, onChange, onRemove }: ConditionRowProps) => {
  const text = useText();
  const { field, operator, label } = condition;
  const setOperator = (next: FilterOperator) => {
    const keeps = takesList(next) === takesList(operator);
    onChange({ ...condition, operator: next, value: keeps ? condition.value : undefined });
  };
  const setValue = (value: unknown) => onChange({ ...condition, value });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.5fr) auto',
        gap: 1,
        alignItems: 'center',
        mt: 1.25,
      }}
    >
      <Typography noWrap title={label}>
        {label}
      </Typography>
      <TextField
        select
        label={text('filters.operator')}
        value={operator}
        onChange={(event) => setOperator(event.target.value as FilterOperator)}
      >
        {field.operators.map((known) => (
          <MenuItem key={known} value={known}>
            {text(`filters.operators.${known}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        {takesList(operator) && <ListValue field={field} value={condition.value} onChange={setValue} />}
        {!takesList(operator) && !takesNoValue(operator) && kindOf(field).FilterValue && (
          <FieldFilterValue field={field} value={condition.value} onChange={setValue} />
        )}
      </Box>
      <IconButton onClick={onRemove} aria-label={text('filters.remove')}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
};
