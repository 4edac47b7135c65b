import { Box, Checkbox, FormControlLabel, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import { takesList, takesNoValue, type FilterOperator } from '#domain/kernel/filterOperators.ts';
import { conditionLabel, type FilterCondition } from '#domain/platform/filterParts.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import type { PathField } from '../../data/usePathFields.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldFilterValue, kindOf } from '../fields/index.tsx';
import { ListValue } from './ListValue.tsx';

interface ConditionRowProps {
  readonly condition: FilterCondition;
  /** Undefined if the field does not exist any more or this person may not read it; then the condition can only be removed. */
  readonly pathField: PathField | undefined;
  readonly onChange: (condition: FilterCondition) => void;
  readonly onRemove: () => void;
}

/** One condition: field, operator and value. */
export function ConditionRow({ condition, pathField, onChange, onRemove }: ConditionRowProps) {
  const text = useText();
  const language = useLanguage();
  const label = conditionLabel(condition, language) ?? pathField?.label ?? condition.fieldPath;
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
      {pathField ? (
        <OperatorAndValue condition={condition} field={pathField.field} onChange={onChange} />
      ) : (
        <Typography color="text.secondary" sx={{ gridColumn: 'span 2' }}>
          {text('filterGroups.unknownField')}
        </Typography>
      )}
      <IconButton onClick={onRemove} aria-label={text('filters.remove')}>
        <RemoveIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface OperatorAndValueProps extends Pick<ConditionRowProps, 'condition' | 'onChange'> {
  readonly field: PathField['field'];
}

const OperatorAndValue = ({ condition, field, onChange }: OperatorAndValueProps) => {
  const text = useText();
  const { fieldPath, operator, value } = condition;
  const setOperator = (next: FilterOperator) => {
    const keepsValue = value !== undefined && takesList(next) === takesList(operator);
    const { value: _before, fillNew: _fills, ...rest } = condition;
    onChange({ ...rest, operator: next, ...(keepsValue ? { value } : {}) });
  };
  const setValue = (next: unknown) =>
    onChange({ ...condition, value: next as NonNullable<FilterCondition['value']> });
  const takesOneValue = !takesList(operator) && !takesNoValue(operator);
  // Only a field of the record itself that equals one value can get this value in a new record.
  const canFillNew = operator === 'eq' && !fieldPath.includes('.') && !field.readOnly;
  return (
    <>
      <TextField
        select
        label={text('filters.operator')}
        value={operator}
        onChange={(event) => setOperator(event.target.value as FilterOperator)}
      >
        {field.operators.map((option) => (
          <MenuItem key={option} value={option}>
            {text(`filters.operators.${option}`)}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        {takesList(operator) && <ListValue field={field} value={value} onChange={setValue} />}
        {takesOneValue && kindOf(field).FilterValue && (
          <FieldFilterValue field={field} value={value} onChange={setValue} />
        )}
        {canFillNew && (
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={condition.fillNew === true}
                onChange={(event) => onChange({ ...condition, fillNew: event.target.checked })}
              />
            }
            label={text('filters.fillNew')}
          />
        )}
      </Box>
    </>
  );
};
