import { Box, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { FormItem, FormSection } from '../../views/form/formLayout.ts';
import { Facts } from './Facts.tsx';
import { FoldedSection } from './FoldedSection.tsx';
import { FormGrid } from './FormGrid.tsx';
import { FormTabs } from './FormTabs.tsx';

interface FormSectionsProps {
  readonly sections: readonly FormSection[];
  readonly render: (item: FormItem) => ReactNode;
  /** The present record, for read-only values; absent for a new one. */
  readonly record?: AnyRecord | undefined;
  /** The paths of fields with an error. */
  readonly faulty?: readonly string[];
  /** How often the person has tried to save, or to do something else that needs valid fields. */
  readonly attempts?: number;
}

/** The sections of a form by place: one below another, in tabs, folded at the end, or beside the rest. */
export function FormSections({ sections, render, record, faulty = [], attempts = 0 }: FormSectionsProps) {
  const sectionsAt = (place: FormSection['place']) => sections.filter((section) => section.place === place);
  const aside = sectionsAt('aside');
  const tabs = sectionsAt('tab');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: aside.length > 0 ? 'minmax(0, 1fr) 340px' : undefined,
        },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
        {sectionsAt('page').map((section) => (
          <Section key={section.name} section={section} render={render} />
        ))}
        {tabs.length > 0 && <FormTabs sections={tabs} render={render} faulty={faulty} attempts={attempts} />}
        {sectionsAt('folded').map((section) => (
          <FoldedSection
            key={section.name}
            section={section}
            render={render}
            faulty={faulty}
            attempts={attempts}
          />
        ))}
      </Box>
      {aside.length > 0 && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
          {/* A section in which nothing can be typed is a list of values instead of inputs. */}
          {aside.map((section) =>
            record && section.items.every(({ written }) => !written) ? (
              <Facts key={section.name} section={section} record={record} />
            ) : (
              <Section key={section.name} section={section} render={render} />
            ),
          )}
        </Box>
      )}
    </Box>
  );
}

const Section = ({ section, render }: { section: FormSection; render: FormSectionsProps['render'] }) => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    {section.title && (
      <Typography variant="subtitle2" component="h2" color="text.secondary" sx={{ mb: 1.25 }}>
        {section.title}
      </Typography>
    )}
    <FormGrid items={section.items} render={render} />
  </Paper>
);
