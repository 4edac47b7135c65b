import { useDroppable } from '@dnd-kit/core';
import { Box, Button, Chip, Paper, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useRef } from 'react';
import { gridColumns, quarterOfForm, type ViewItem, type ViewSection } from '#domain/platform/view.ts';
import { formGrid, spanOf } from '../../objects/detail/FormGrid.tsx';
import { useText } from '../../i18n/useText.ts';
import { useBuilder } from './BuilderContext.ts';
import { CanvasItem } from './CanvasItem.tsx';
import { changedItem, itemsIn, withSection } from './draft.ts';
import { sectionId } from './dragging.ts';
import { WidthHandle } from './WidthHandle.tsx';

/** A form with its sections, each a grid of twelve columns; those beside the form have one column. */
export function FormCanvas() {
  const text = useText();
  const { draft, change, choose } = useBuilder();
  const add = () => {
    const { draft: next, name } = withSection(draft);
    change(next);
    choose({ kind: 'section', name });
  };
  const aside = draft.sections.filter(({ place }) => place === 'aside');
  const others = draft.sections.filter(({ place }) => place !== 'aside');
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: aside.length > 0 ? 'minmax(0, 1fr) 260px' : '1fr',
        '@container (max-width: 820px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
        {others.map((section) => (
          <SectionCanvas key={section.name} section={section} />
        ))}
        <Button startIcon={<AddIcon />} onClick={add} sx={{ alignSelf: 'flex-start' }}>
          {text('views.addSection')}
        </Button>
      </Box>
      {aside.length > 0 && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
          {aside.map((section) => (
            <SectionCanvas key={section.name} section={section} narrow />
          ))}
        </Box>
      )}
    </Box>
  );
}

interface SectionCanvasProps {
  readonly section: ViewSection;
  /** Whether the section is beside the form and so has one column. */
  readonly narrow?: boolean;
}

const SectionCanvas = ({ section, narrow }: SectionCanvasProps) => {
  const text = useText();
  const { draft, chosen, sectionLabel } = useBuilder();
  const { setNodeRef, isOver } = useDroppable({ id: sectionId(section.name) });
  const grid = useRef<HTMLElement>(null);
  const items = itemsIn(draft, section.name);
  const isChosen = chosen?.kind === 'section' && chosen.name === section.name;
  const usualColour = isOver ? 'primary.light' : 'divider';
  return (
    <Paper
      variant="outlined"
      ref={setNodeRef}
      component="section"
      aria-label={sectionLabel(section.name)}
      sx={{
        p: 1.5,
        borderColor: isChosen ? 'primary.main' : usualColour,
        containerType: 'inline-size',
      }}
    >
      <SectionHead section={section} isChosen={isChosen} />
      <Box
        ref={grid}
        sx={{
          ...formGrid,
          gap: 1,
          minHeight: 44,
          ...(narrow ? { gridTemplateColumns: 'minmax(0, 1fr)' } : {}),
        }}
      >
        {items.map((item) => (
          <Box key={item.path} sx={{ minWidth: 0, ...(narrow ? {} : spanOf(item.columns ?? quarterOfForm)) }}>
            <ItemWithWidth
              item={item}
              fixed={narrow === true}
              widthOfGrid={() => grid.current?.clientWidth ?? 0}
            />
          </Box>
        ))}
        {items.length === 0 && (
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ gridColumn: '1 / -1', alignSelf: 'center', textAlign: 'center' }}
          >
            {text('views.canvasEmpty')}
          </Typography>
        )}
      </Box>
    </Paper>
  );
};

interface ItemWithWidthProps {
  readonly item: ViewItem;
  /** Whether the width cannot be changed, as in sections beside the form. */
  readonly fixed: boolean;
  /** In pixels. */
  readonly widthOfGrid: () => number;
}

const ItemWithWidth = ({ item, fixed, widthOfGrid }: ItemWithWidthProps) => {
  const { draft, change, choose } = useBuilder();
  /** The width when the drag began, in columns. */
  const columnsBefore = useRef(item.columns ?? quarterOfForm);
  /** The width that was set last. A ref, because a drag calls the `resize` of the render in which it began until it ends. */
  const lastColumns = useRef(columnsBefore.current);
  /** Changes the width after the edge was dragged by so many pixels. */
  const resize = (distance: number) => {
    const nearest = Math.round(columnsBefore.current + (distance / Math.max(1, widthOfGrid())) * gridColumns);
    const columns = Math.min(gridColumns, Math.max(1, nearest));
    if (columns === lastColumns.current) return;
    lastColumns.current = columns;
    // The second argument makes the whole drag one step of undo.
    change(changedItem(draft, item.path, { columns }), `columns ${item.path}`);
  };
  return (
    <CanvasItem item={item}>
      {!fixed && (
        <WidthHandle
          onBegin={() => {
            columnsBefore.current = item.columns ?? quarterOfForm;
            lastColumns.current = columnsBefore.current;
            choose({ kind: 'item', path: item.path });
          }}
          onDrag={resize}
        />
      )}
    </CanvasItem>
  );
};

interface SectionHeadProps {
  readonly section: ViewSection;
  readonly isChosen: boolean;
}

/** The name of a section, which selects it, and the place where it is shown. */
const SectionHead = ({ section, isChosen }: SectionHeadProps) => {
  const text = useText();
  const { choose, sectionLabel } = useBuilder();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
      <Button
        size="small"
        color={isChosen ? 'primary' : 'inherit'}
        onClick={() => choose({ kind: 'section', name: section.name })}
        aria-pressed={isChosen}
        sx={{ textTransform: 'none', px: 0.5, minWidth: 0, fontWeight: 600, justifyContent: 'flex-start' }}
      >
        {sectionLabel(section.name)}
      </Button>
      {section.place && section.place !== 'page' && (
        <Chip size="small" variant="outlined" label={text(`views.places.${section.place}`)} />
      )}
    </Box>
  );
};
