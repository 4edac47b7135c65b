import { Box, ButtonBase, Collapse, Paper, Typography } from '@mui/material';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useResourceContext, useStore } from 'ra-core';
import { useEffect, useId, type ReactNode } from 'react';
import type { FormItem, FormSection } from '../../views/form/formLayout.ts';
import { FormGrid } from './FormGrid.tsx';

interface FoldedSectionProps {
  readonly section: FormSection;
  readonly render: (item: FormItem) => ReactNode;
  /** The paths of fields with an error. */
  readonly faulty: readonly string[];
  /** How often the person has tried to save, or to do something else that needs valid fields. */
  readonly attempts: number;
}

/**
 * Rarely used fields, hidden behind one button. The browser remembers for each object whether the section is open. The
 * inputs stay in the form while the section is closed. A refused save opens the section if one of its fields has an
 * error.
 */
export function FoldedSection({ section, render, faulty, attempts }: FoldedSectionProps) {
  const id = useId();
  const resource = useResourceContext() ?? '';
  const [isOpen, setOpen] = useStore(`form.${resource}.${section.name}`, false);
  const inside = section.items.map(({ field }) => field.label).join(' · ');
  const hasFault = section.items.some(({ path }) => faulty.includes(path));

  useEffect(() => {
    if (hasFault) setOpen(true);
    // Closing the section does not run this again: the person may keep it closed while the error remains.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempts, hasFault]);

  return (
    <Paper variant="outlined">
      <ButtonBase
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ width: '100%', justifyContent: 'flex-start', gap: 1, px: 2, py: 1.25, textAlign: 'left' }}
      >
        <ExpandIcon
          fontSize="small"
          color="action"
          sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', transition: 'transform 120ms' }}
        />
        <Typography variant="subtitle2" component="h2" color="text.secondary">
          {section.title ?? section.name}
        </Typography>
        {!isOpen && (
          <Typography variant="caption" color="text.secondary" noWrap title={inside} sx={{ minWidth: 0 }}>
            {inside}
          </Typography>
        )}
      </ButtonBase>
      <Collapse in={isOpen} id={id}>
        <Box sx={{ px: 2, pb: 2, pt: 0.5 }}>
          <FormGrid items={section.items} render={render} />
        </Box>
      </Collapse>
    </Paper>
  );
}
