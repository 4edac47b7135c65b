import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  IconButton,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import RemoveIcon from '@mui/icons-material/Close';
import { useState } from 'react';
import { takesList, takesNoValue, type FilterOperator } from '#domain/kernel/filterOperators.ts';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldFilterValue, kindOf } from '../fields/index.tsx';
import { FieldTree } from './FieldTree.tsx';
import type { ChosenCondition } from './conditions.ts';
import { ListValue } from './ListValue.tsx';

interface FilterDialogProps {
  readonly meta: ObjectMeta;
  readonly conditions: readonly ChosenCondition[];
  readonly onApply: (conditions: readonly ChosenCondition[]) => void;
  readonly onClose: () => void;
}

/** The filters manager: a tree of fields on the left, the chosen conditions on the right. */
const FilterDialog = ({ meta, conditions, onApply, onClose }: FilterDialogProps) => {
  const text = useText();
  const [chosen, setChosen] = useState(conditions);

  const replace = (index: number, condition: ChosenCondition) =>
    setChosen((before) => before.map((each, at) => (at === index ? condition : each)));
  const remove = (index: number) => setChosen((before) => before.filter((_, at) => at !== index));
  const apply = () => {
    onApply(chosen);
    onClose();
  };

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle>{text('filters.title', { object: meta.title })}</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gridTemplateColumns: '260px 1px 1fr',
          gridTemplateRows: 'minmax(0, 1fr)',
          gap: 2,
          height: '66vh',
          overflow: 'hidden',
        }}
      >
        <Box sx={{ overflow: 'auto' }}>
          <Typography variant="subtitle2" color="text.secondary">
            {text('filters.fields')}
          </Typography>
          <FieldTree meta={meta} onPick={(condition) => setChosen((before) => [...before, condition])} />
        </Box>
        <Divider orientation="vertical" />
        <Box sx={{ overflow: 'auto', pt: 0.5 }}>
          <Typography variant="subtitle2" color="text.secondary">
            {text('filters.chosen')}
          </Typography>
          {chosen.length === 0 && <Typography sx={{ mt: 2 }}>{text('filters.none')}</Typography>}
          {chosen.map((condition, index) => (
            <ConditionRow
              key={`${condition.fieldPath} ${index}`}
              condition={condition}
              onChange={(next) => replace(index, next)}
              onRemove={() => remove(index)}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {text('common.cancel')}
        </Button>
        <Button onClick={apply} variant="contained">
          {text('filters.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

interface ConditionRowProps {
  readonly condition: ChosenCondition;
  readonly onChange: (condition: ChosenCondition) => void;
  readonly onRemove: () => void;
}

const ConditionRow = ({ condition, onChange, onRemove }: ConditionRowProps) => {
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
        gridTemplateColumns: '1.2fr 1fr 1.4fr auto',
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

export default FilterDialog;
