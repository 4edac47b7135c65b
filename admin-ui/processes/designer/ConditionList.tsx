import { Box, Button, IconButton } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { ExpressionField } from '../expression/ExpressionField.tsx';
import {
  conditionsOf,
  setConditions,
  type Condition,
  type DesignDraft,
  type DraftStage,
} from './designDraft.ts';
import { StageSelect } from './StageSelect.tsx';

interface ConditionListProps {
  readonly draft: DesignDraft;
  readonly stage: DraftStage;
  readonly onChange: (draft: DesignDraft, about?: string) => void;
}

/** The conditions of a stage in the order of evaluation; the first true one determines the next stage. */
export function ConditionList({ draft, stage, onChange }: ConditionListProps) {
  const text = useText();
  const conditions = conditionsOf(stage);
  const [added, setAdded] = useState<number>();
  const add = useRef<HTMLButtonElement>(null);
  const write = (next: readonly Condition[], about?: string) =>
    onChange(setConditions(draft, stage.stageId, next), about && `${about} ${stage.stageId}`);
  const change = (at: number, values: Partial<Condition>, about?: string) =>
    write(conditions.with(at, { ...(conditions[at] as Condition), ...values }), about);
  const swap = (at: number) => write(swapped(conditions, at));
  return (
    <>
      {conditions.map(({ conditionCode, stageId }, at) => (
        <Box key={at} sx={{ borderLeft: 3, borderColor: 'divider', pl: 1, display: 'grid', gap: 1 }}>
          <ExpressionField
            label={text('designer.conditionAt', { place: at + 1 })}
            help={text('designer.conditionHelp')}
            value={conditionCode}
            missing={conditionCode.trim() === ''}
            autoFocus={added === at}
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
              onSwap={(by) => swap(at + by)}
              onRemove={() => {
                write(conditions.filter((_condition, place) => place !== at));
                add.current?.focus();
              }}
            />
          </Box>
        </Box>
      ))}
      <Button
        startIcon={<AddIcon />}
        sx={{ alignSelf: 'start' }}
        ref={add}
        onClick={() => {
          setAdded(conditions.length);
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

/** The conditions with the one at this place and the one after it exchanged. */
const swapped = (conditions: readonly Condition[], at: number): readonly Condition[] =>
  conditions.map(
    (condition, place) =>
      (place === at ? conditions[at + 1] : place === at + 1 ? conditions[at] : condition) ?? condition,
  );

interface OrderButtonsProps {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Exchanges the condition with the one after it (0) or before it (-1). */
  readonly onSwap: (by: -1 | 0) => void;
  readonly onRemove: () => void;
}

const OrderButtons = ({ isFirst, isLast, onSwap, onRemove }: OrderButtonsProps) => {
  const text = useText();
  return (
    <>
      <SmallButton label={text('designer.earlier')} disabled={isFirst} onClick={() => onSwap(-1)}>
        <UpIcon fontSize="small" />
      </SmallButton>
      <SmallButton label={text('designer.later')} disabled={isLast} onClick={() => onSwap(0)}>
        <DownIcon fontSize="small" />
      </SmallButton>
      <SmallButton label={text('designer.removeCondition')} onClick={onRemove}>
        <RemoveIcon fontSize="small" />
      </SmallButton>
    </>
  );
};
