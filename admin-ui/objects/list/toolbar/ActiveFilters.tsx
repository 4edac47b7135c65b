import { Box, Chip } from '@mui/material';
import { useMemo } from 'react';
import type { FilterOperator } from '#domain/kernel/filterOperators.ts';
import { conditionsOf, isCondition, type FilterPart } from '#domain/platform/filterParts.ts';
import { useLanguage } from '../../../data/useLanguage.ts';
import { usePathFields } from '../../../data/usePathFields.ts';
import { useText } from '../../../i18n/useText.ts';
import { useCellContext } from '../../table/useCellContext.ts';
import { filterText } from '../filterText.ts';

interface ActiveFiltersProps {
  readonly objectName: string;
  readonly parts: readonly FilterPart[];
  readonly onChange: (parts: readonly FilterPart[]) => void;
  /** Opens the dialog in which all conditions are edited. */
  readonly onOpen: () => void;
}

/** The active conditions as chips: a click opens the dialog of conditions, the cross of a chip removes its condition. */
export function ActiveFilters({ objectName, parts, onChange, onOpen }: ActiveFiltersProps) {
  const text = useText();
  const context = useCellContext();
  const language = useLanguage();
  const paths = useMemo(
    () => [...new Set(conditionsOf(parts).map(({ condition }) => condition.fieldPath))],
    [parts],
  );
  const fields = usePathFields(objectName, paths);
  if (parts.length === 0 || !fields) return null;
  const words = {
    fields,
    context,
    operator: (operator: FilterOperator) => text(`filters.operators.${operator}`),
    language,
    and: text('filters.and'),
    or: text('filters.or'),
  };
  return (
    <Box
      component="ul"
      aria-label={text('filters.active')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, px: 1.25, pb: 1.25, listStyle: 'none' }}
    >
      {parts.map((part, index) => {
        // A hidden condition narrows the list, but has no chip.
        if (isCondition(part) && part.hidden) return null;
        const label = filterText(part, words);
        return (
          <li key={`${index} ${label}`}>
            <Chip
              label={label}
              title={label}
              size="small"
              color="primary"
              variant="outlined"
              onClick={onOpen}
              onDelete={() => onChange(parts.toSpliced(index, 1))}
              sx={{ maxWidth: 420, borderRadius: 1.5 }}
            />
          </li>
        );
      })}
    </Box>
  );
}
