import { Box, ButtonBase, Paper, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DragIcon from '@mui/icons-material/DragIndicator';
import { useState, type DragEvent, type ReactNode, type RefObject } from 'react';
import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { useOneAtATime } from '../../parts/oneAtATime.ts';
import { useDebounced } from '../../parts/useDebounced.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useChoices } from '../../objects/fields/useChoices.ts';
import { nodeElement } from '../picture/nodeElement.ts';
import { stageIn, type DesignDraft } from './designDraft.ts';
import { dragStage } from './useDropStage.tsx';

interface StagePaletteProps {
  readonly draft: DesignDraft;
  /** Set to the input for the search, which the designer focuses when N is pressed. */
  readonly search: RefObject<HTMLInputElement | null>;
  /** Adds the stage to the draft, or only selects it if the draft has it already. */
  readonly onAdd: (stage: Reference) => void;
}

const { path } = objects.stage;
const searchDelayMs = 300;

/** The catalog of stages, to be dragged into the picture or clicked; a stage that does not exist is created. */
export function StagePalette({ draft, search, onAdd }: StagePaletteProps) {
  const text = useText();
  const notifyError = useNotifyError();
  const { typed, setTyped, name, choices, more, exact, isNew } = useSearchedStages();
  const add = (stage: Reference) => {
    setTyped('');
    onAdd(stage);
    // Focuses the stage in the picture, so that the next shortcut is not typed into the input. The timeout lets React draw the
    // stage first.
    setTimeout(() => nodeElement(stage.id)?.focus());
  };
  const create = useOneAtATime(async () => {
    try {
      const stage = (await stageNamed(name)) ?? (await recordCalls.create(objects.stage, { name }));
      add({ id: stage.id, presentation: name });
    } catch (error) {
      notifyError(error);
    }
  });
  const addFirst = () => {
    // The stage with this name comes first, even if the picture has it already. Then `onAdd` only selects the stage there.
    const first = exact ?? choices.find(({ id }) => !stageIn(draft, id));
    if (isNew) void create();
    else if (first) add(first);
  };
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={text('designer.catalog')}
      sx={{ p: 1, overflowY: 'auto' }}
    >
      <TextField
        inputRef={search}
        label={`${text('designer.addStage')} (N)`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && addFirst()}
        fullWidth
        sx={{ mt: 0.5, mb: 1 }}
      />
      {isNew && (
        <PaletteLine icon={<AddIcon sx={{ fontSize: 16 }} />} onClick={() => void create()}>
          {text('designer.createStage', { name })}
        </PaletteLine>
      )}
      {choices.map((stage) => (
        <PaletteLine
          key={stage.id}
          icon={<DragIcon sx={{ fontSize: 16 }} />}
          disabled={stageIn(draft, stage.id) !== undefined}
          onDrag={(event) => dragStage(event, stage)}
          onClick={() => add(stage)}
        >
          {stage.presentation}
        </PaletteLine>
      ))}
      {more && (
        <Typography sx={{ fontSize: 12, color: 'text.secondary' }}>{text('designer.moreStages')}</Typography>
      )}
    </Paper>
  );
}

/** The stage with this name. After fast typing the list may not show yet that it exists, so the catalog is asked. */
const stageNamed = async (name: string): Promise<AnyRecord | undefined> => {
  const filter = JSON.stringify({ name, markedToDelete: false });
  return (await recordCalls.list(objects.stage, { query: { filter, limit: 1 } })).rows[0];
};

interface PaletteLineProps {
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  /** Called when a drag of the line begins. Without it the line cannot be dragged. */
  readonly onDrag?: (event: DragEvent) => void;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const PaletteLine = ({ icon, disabled = false, onDrag, onClick, children }: PaletteLineProps) => (
  <ButtonBase
    draggable={onDrag !== undefined && !disabled}
    onDragStart={onDrag}
    onClick={onClick}
    disabled={disabled}
    sx={{
      width: '100%',
      justifyContent: 'flex-start',
      textAlign: 'left',
      gap: 0.5,
      px: 0.75,
      py: 0.5,
      mb: 0.5,
      font: 'inherit',
      fontSize: 13,
      border: '1px solid',
      borderColor: 'divider',
      borderRadius: 1,
      '&.Mui-disabled': { color: 'text.secondary', borderStyle: 'dotted' },
    }}
  >
    {icon}
    <Box component="span">{children}</Box>
  </ButtonBase>
);

/**
 * The stages that match the typed text. `exact` is the stage with the whole typed name, in upper or lower case; if there is none,
 * the name is new.
 */
const useSearchedStages = () => {
  const [typed, setTyped] = useState('');
  const isEnabled = true;
  // `more`: whether there are further matches, which the list does not show.
  const { choices, more } = useChoices(path, useDebounced(typed, searchDelayMs), isEnabled);
  const name = typed.trim();
  const exact = choices.find(({ presentation }) => presentation.toLowerCase() === name.toLowerCase());
  return { typed, setTyped, name, choices, more, exact, isNew: name !== '' && !exact };
};
