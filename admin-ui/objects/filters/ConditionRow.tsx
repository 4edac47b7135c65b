import { Box, Checkbox, FormControlLabel, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import { takesList, takesNoValue, type FilterOperator } from '#domain/kernel/filterOperators.ts';
import { labelOf, type FilterCondition } from '#domain/platform/filterParts.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import type { PathField } from '../../data/usePathFields.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldFilterValue, kindOf } from '../fields/index.tsx';
import { ListValue } from './ListValue.tsx';

interface ConditionRowProps {
  readonly condition: FilterCondition;
  /** Undefined if the field does not exist any more or this person may not read it; then the condition can only be removed. */
  readonly found: PathField | undefined;
  readonly onChange: (condition: FilterCondition) => void;
  readonly onRemove: () => void;
}

/** One condition: field, operator and value. */
export function ConditionRow({ condition, found, onChange, onRemove }: ConditionRowProps) {
  const text = useText();
  const language = useLanguage();
  const label = labelOf(condition, language) ?? found?.label ?? condition.fieldPath;
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
      {found ? (
        <Asked condition={condition} field={found.field} onChange={onChange} />
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

interface AskedProps extends Pick<ConditionRowProps, 'condition' | 'onChange'> {
  readonly field: PathField['field'];
}

const Asked = ({ condition, field, onChange }: AskedProps) => {
  const text = useText();
  const { fieldPath, operator, value } = condition;
  const setOperator = (next: FilterOperator) => {
    const keeps = value !== undefined && takesList(next) === takesList(operator);
    const { value: _before, fillNew: _fills, ...rest } = condition;
    onChange({ ...rest, operator: next, ...(keeps ? { value } : {}) });
  };
  const setValue = (next: unknown) =>
    onChange({ ...condition, value: next as NonNullable<FilterCondition['value']> });
  return (
    <>
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
        {takesList(operator) && <ListValue field={field} value={value} onChange={setValue} />}
        {!takesList(operator) && !takesNoValue(operator) && kindOf(field).FilterValue && (
          <FieldFilterValue field={field} value={value} onChange={setValue} />
        )}
        {operator === 'eq' && !fieldPath.includes('.') && !field.readOnly && (
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
