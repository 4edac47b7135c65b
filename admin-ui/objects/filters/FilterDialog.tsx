import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { ConditionRow } from './ConditionRow.tsx';
import { FieldTree } from './FieldTree.tsx';
import type { ChosenCondition } from './conditions.ts';

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
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth>
      <DialogTitle>{text('filters.title', { object: meta.title })}</DialogTitle>
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        sx={{ display: 'contents' }}
      >
        <DialogContent
          sx={{
            display: 'grid',
            gridTemplateColumns: '300px 1px minmax(0, 1fr)',
            gridTemplateRows: 'minmax(0, 1fr)',
            gap: 2,
            height: '66vh',
            overflow: 'hidden',
          }}
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
            <Typography variant="subtitle2" component="h3" color="text.secondary" sx={{ mb: 0.75 }}>
              {text('filters.fields')}
            </Typography>
            <FieldTree meta={meta} onPick={(condition) => setChosen((before) => [...before, condition])} />
          </Box>
          <Divider orientation="vertical" />
          <Box sx={{ overflow: 'auto', pt: 0.5 }}>
            <Typography variant="subtitle2" component="h3" color="text.secondary">
              {text('filters.chosen')}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {text(chosen.length === 0 ? 'filters.none' : 'filterTree.joined')}
            </Typography>
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
          <Button onClick={() => setChosen([])} disabled={chosen.length === 0} sx={{ mr: 'auto' }}>
            {text('filterTree.clear')}
          </Button>
          <Button onClick={onClose} color="inherit">
            {text('common.cancel')}
          </Button>
          <Button type="submit" variant="contained">
            {text('filters.apply')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};

export default FilterDialog;
