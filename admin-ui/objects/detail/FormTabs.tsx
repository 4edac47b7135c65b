import { Badge, Box, Paper, Tab, Tabs } from '@mui/material';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { FormItem, FormSection } from '../../views/form/formLayout.ts';
import { FormGrid } from './FormGrid.tsx';

interface FormTabsProps {
  readonly sections: readonly FormSection[];
  readonly render: (item: FormItem) => ReactNode;
  /** The paths of fields with an error. */
  readonly faulty: readonly string[];
  /** How often the person has tried to save, or to do something else that needs valid fields. */
  readonly attempts: number;
}

/** Sections as tabs. All tabs stay mounted, so that the fields of hidden ones are validated too. */
export function FormTabs({ sections, render, faulty, attempts }: FormTabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const shown = Math.min(chosen, sections.length - 1);
  const faults = sections.map(({ items }) => items.filter(({ path }) => faulty.includes(path)).length);

  const root = useRef<HTMLDivElement>(null);
  const isOpenedForFault = useRef(false);

  useEffect(() => {
    const firstFaulty = faults.findIndex((count) => count > 0);
    if (firstFaulty < 0 || faults[shown] !== 0) return;
    isOpenedForFault.current = true;
    setChosen(firstFaulty);
    // Only a refused attempt opens the tab of the first error; correcting an error opens none.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempts]);
  // An input takes the focus only once its tab is shown.
  useEffect(() => {
    if (isOpenedForFault.current) root.current?.querySelector<HTMLElement>(shownFault)?.focus();
    isOpenedForFault.current = false;
  }, [shown]);

  return (
    <Paper variant="outlined" ref={root}>
      <Tabs
        value={shown}
        onChange={(_event, value: number) => setChosen(value)}
        variant="scrollable"
        sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 40 }}
      >
        {sections.map(({ name, title }, index) => (
          <Tab
            key={name}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            sx={{ minHeight: 40, textTransform: 'none' }}
            label={
              <Badge
                color="error"
                badgeContent={faults[index] ?? 0}
                sx={{ '& .MuiBadge-badge': { right: -10 } }}
              >
                {title ?? name}
              </Badge>
            }
          />
        ))}
      </Tabs>
      {sections.map(({ name, items }, index) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
          sx={{ p: 2 }}
        >
          <FormGrid items={items} render={render} />
        </Box>
      ))}
    </Paper>
  );
}

/** Selects the inputs with an error in the tab that is shown. */
const shownFault = '[role="tabpanel"]:not([hidden]) [aria-invalid="true"]';
