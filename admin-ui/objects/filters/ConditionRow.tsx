import { Box, IconButton, MenuItem, TextField, Typography } from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import { takesList, takesNoValue, type FilterOperator } from '#domain/kernel/filterOperators.ts';
import type { FilterCondition } from '#domain/platform/filterParts.ts';
import type { PathField } from '../../data/usePathFields.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldFilterValue, kindOf } from '../fields/index.tsx';
import { ListValue } from './ListValue.tsx';

interface ConditionRowProps {
  readonly condition: FilterCondition;
  /** Undefined where its field is no more, or not for this person: then it can only be removed. */
  readonly found: PathField | undefined;
  readonly onChange: (condition: FilterCondition) => void;
  readonly onRemove: () => void;
}

/** One condition: the field, what is asked of it, and what it is compared with. */
export const ConditionRow = ({ condition, found, onChange, onRemove }: ConditionRowProps) => {
  const text = useText();
  const label = found?.label ?? condition.fieldPath;
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
};

interface AskedProps extends Pick<ConditionRowProps, 'condition' | 'onChange'> {
  readonly field: PathField['field'];
}

const Asked = ({ condition, field, onChange }: AskedProps) => {
  const text = useText();
  const { operator, value } = condition;
  const { fieldPath } = condition;
  const setOperator = (next: FilterOperator) => {
    const keeps = value !== undefined && takesList(next) === takesList(operator);
    onChange({ fieldPath, operator: next, ...(keeps ? { value } : {}) });
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
      </Box>
    </>
  );
};
