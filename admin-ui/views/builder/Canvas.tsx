import {
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { Box, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { Panel } from '../../parts/Panel.tsx';
import { BuilderContext, useBuilder } from './BuilderContext.ts';
import { BuilderTree } from './BuilderTree.tsx';
import { asDropped, pathOfDragged, underPointer } from './dragging.ts';
import type { ViewDraft } from './draft.ts';
import { FormCanvas } from './FormCanvas.tsx';
import { ItemProperties } from './ItemProperties.tsx';
import { ListCanvas } from './ListCanvas.tsx';
import { SectionProperties } from './SectionProperties.tsx';
import { ViewProperties } from './ViewProperties.tsx';

/** Where fields can be dropped is measured again during a drag, because the preview of the drop moves them. */
const measuring = { droppable: { strategy: MeasuringStrategy.Always } };
/** The columns reach to the bottom of the window; 178 pixels are above and below them. */
const tall = { height: 'calc(100vh - 178px)', minHeight: 420 } as const;

/** The builder: fields on the left, the view in the middle, the properties of the selected part on the right. */
export function Canvas() {
  const builder = useBuilder();
  const { draft, change, choose, labelOf } = builder;
  /** The field that is dragged now. */
  const [dragged, setDragged] = useState<{ path: string; label: string }>();
  /** The view as it would be if the field were dropped now. */
  const [preview, setPreview] = useState<ViewDraft>();
  // A movement of less than six pixels is a click.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));

  const move = (event: DragMoveEvent) => setPreview((before) => asDropped(before ?? draft, event));
  const end = () => {
    if (preview && dragged) {
      change(preview);
      choose({ kind: 'item', path: dragged.path });
    }
    stopDragging();
  };
  /** The label of a new field is loaded only after the drop. Until then it is the label of the dragged element. */
  const labelWhileDragged = (path: string) => (path === dragged?.path ? dragged.label : labelOf(path));
  const stopDragging = () => {
    setDragged(undefined);
    setPreview(undefined);
  };

  return (
    <BuilderContext.Provider
      value={preview ? { ...builder, draft: preview, labelOf: labelWhileDragged } : builder}
    >
      <DndContext
        sensors={sensors}
        collisionDetection={underPointer}
        measuring={measuring}
        onDragStart={({ active }) =>
          setDragged({ path: pathOfDragged(active.id), label: String(active.data.current?.label ?? '') })
        }
        onDragMove={move}
        onDragEnd={end}
        onDragCancel={stopDragging}
        accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      >
        <Columns />
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <Paper elevation={6} sx={{ px: 1.5, py: 0.75, display: 'inline-block', cursor: 'grabbing' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {dragged.label}
              </Typography>
            </Paper>
          )}
        </DragOverlay>
      </DndContext>
    </BuilderContext.Provider>
  );
}

const Properties = () => {
  const { draft, chosen } = useBuilder();
  const item = chosen?.kind === 'item' && draft.items.find(({ path }) => path === chosen.path);
  const section = chosen?.kind === 'section' && draft.sections.find(({ name }) => name === chosen.name);
  if (item) return <ItemProperties item={item} />;
  if (section) return <SectionProperties section={section} />;
  return <ViewProperties />;
};

/**
 * Switches off the announcements of the drag library, because dragging is for the pointer. The canvas itself announces what the
 * keyboard does.
 */
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

/** The three columns: the fields, the view, and the properties of the selected part. */
const Columns = () => {
  const text = useText();
  const { viewType, choose } = useBuilder();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '200px minmax(0, 1fr) 240px', xl: '260px minmax(0, 1fr) 300px' },
        alignItems: 'start',
      }}
    >
      <Paper
        variant="outlined"
        component="section"
        aria-label={text('views.fields')}
        sx={{ p: 1.5, display: 'flex', flexDirection: 'column', ...tall }}
      >
        <BuilderTree />
      </Paper>
      <Box
        sx={{ ...tall, overflowY: 'auto', containerType: 'inline-size' }}
        onClick={({ target, currentTarget }) => target === currentTarget && choose(undefined)}
      >
        {viewType === 'detail' ? <FormCanvas /> : <ListCanvas />}
        <Typography
          id="view-builder-help"
          variant="caption"
          color="text.secondary"
          component="p"
          sx={{ mt: 1 }}
        >
          {text('views.dragHelp')}
        </Typography>
      </Box>
      <Box sx={{ ...tall, overflowY: 'auto' }}>
        <Panel title={text('views.properties')}>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5 }}>
            <Properties />
          </Box>
        </Panel>
      </Box>
    </Box>
  );
};
