import { Box, Button, IconButton } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { ExpressionField } from '../expression/ExpressionField.tsx';
import {
  stageConditions,
  setConditions,
  type StageCondition,
  type DesignDraft,
  type DraftStage,
} from './designDraft.ts';
import { StageSelect } from './StageSelect.tsx';

interface ConditionListProps {
  readonly draft: DesignDraft;
  readonly stage: DraftStage;
  /** Changes with the same `about` are one step of undo. */
  readonly onChange: (draft: DesignDraft, about?: string) => void;
}

/** The conditions of a stage in the order of evaluation; the first true one determines the next stage. */
export function ConditionList({ draft, stage, onChange }: ConditionListProps) {
  const text = useText();
  const conditions = stageConditions(stage);
  /** The index of the condition that was added last: its field gets the focus. */
  const [addedIndex, setAddedIndex] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  // A step of undo belongs to one stage, so the stage's id is added to `about`.
  const write = (next: readonly StageCondition[], about?: string) =>
    onChange(setConditions(draft, stage.stageId, next), about && `${about} ${stage.stageId}`);
  const change = (at: number, values: Partial<StageCondition>, about?: string) =>
    write(conditions.with(at, { ...(conditions[at] as StageCondition), ...values }), about);
  const swap = (one: number, other: number) => write(swapped(conditions, one, other));
  return (
    <>
      {conditions.map(({ conditionCode, stageId }, at) => (
        <Box key={at} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1, display: 'grid', gap: 1 }}>
          <ExpressionField
            label={text('designer.conditionAt', { place: at + 1 })}
            help={text('designer.conditionHelp')}
            value={conditionCode}
            missing={conditionCode.trim() === ''}
            autoFocus={addedIndex === at}
            onChange={(code) => change(at, { conditionCode: code }, `condition ${at}`)}
            objectName={draft.ownerObjectName ?? ''}
            purpose="condition"
          />
          <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
            <StageSelect
              label={text('designer.leadsTo')}
              draft={draft}
              value={stageId}
              without={stage.stageId}
              {...(stageId === null ? { none: text('designer.chooseTarget'), missing: true } : {})}
              onChange={(to) => change(at, { stageId: to })}
            />
            <OrderButtons
              isFirst={at === 0}
              isLast={at === conditions.length - 1}
              onMoveUp={() => swap(at - 1, at)}
              onMoveDown={() => swap(at, at + 1)}
              onRemove={() => {
                write(conditions.filter((_condition, place) => place !== at));
                // The pressed button may be gone, and the focus with it.
                addButton.current?.focus();
              }}
            />
          </Box>
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        sx={{ alignSelf: 'start' }}
        ref={addButton}
        onClick={() => {
          setAddedIndex(conditions.length);
          write([...conditions, { conditionCode: '', stageId: null }]);
        }}
      >
        {text('designer.addCondition')}
      </Button>
    </>
  );
}

interface SmallButtonProps {
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const SmallButton = ({ label, disabled = false, onClick, children }: SmallButtonProps) => (
  <IconButton aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    {children}
  </IconButton>
);

const swapped = (
  conditions: readonly StageCondition[],
  one: number,
  other: number,
): readonly StageCondition[] =>
  conditions.with(one, conditions[other] as StageCondition).with(other, conditions[one] as StageCondition);

interface OrderButtonsProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMoveUp: () => void;
  readonly onMoveDown: () => void;
  readonly onRemove: () => void;
}

const OrderButtons = ({ isFirst, isLast, onMoveUp, onMoveDown, onRemove }: OrderButtonsProps) => {
  const text = useText();
  return (
    <>
      <SmallButton label={text('designer.earlier')} disabled={isFirst} onClick={onMoveUp}>
        <UpIcon fontSize="small" />
      </SmallButton>
      <SmallButton label={text('designer.later')} disabled={isLast} onClick={onMoveDown}>
        <DownIcon fontSize="small" />
      </SmallButton>
      <SmallButton label={text('designer.removeCondition')} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </SmallButton>
    </>
  );
};
