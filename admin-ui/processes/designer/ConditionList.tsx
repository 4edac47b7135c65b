import { Box, Button, IconButton } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import DownIcon from '@mui/icons-material/ArrowDownward';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import UpIcon from '@mui/icons-material/ArrowUpward';
import { useRef, useState } from 'react';
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
    write(
      conditions.map((condition, place) => (place === at ? { ...condition, ...values } : condition)),
      about,
    );
  const swap = (at: number) =>
    write(
      conditions.map(
        (condition, place) =>
          (place === at ? conditions[at + 1] : place === at + 1 ? conditions[at] : condition) ?? condition,
      ),
    );
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
            <IconButton
              aria-label={text('designer.earlier')}
              title={text('designer.earlier')}
              disabled={at === 0}
              onClick={() => swap(at - 1)}
            >
              <UpIcon fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={text('designer.later')}
              title={text('designer.later')}
              disabled={at === conditions.length - 1}
              onClick={() => swap(at)}
            >
              <DownIcon fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={text('designer.removeCondition')}
              title={text('designer.removeCondition')}
              onClick={() => {
                write(conditions.filter((_condition, place) => place !== at));
                add.current?.focus();
              }}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
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
