import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  TextField,
  Typography,
} from '@mui/material';
import FirstIcon from '@mui/icons-material/FirstPage';
import RemoveIcon from '@mui/icons-material/DeleteOutline';
import { mostTermDays } from '#domain/kernel/workingDays.ts';
import { fieldLabel } from '#domain/labels/index.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { ReferencePicker } from '../../objects/fields/ReferencePicker.tsx';
import { ExpressionField } from '../expression/ExpressionField.tsx';
import { ConditionList } from './ConditionList.tsx';
import {
  changeStage,
  makeFirst,
  remove,
  setNext,
  stageIn,
  type DesignDraft,
  type DraftStage,
} from './designDraft.ts';
import type { DesignerSideProps } from './sideProps.ts';
import { StageSelect } from './StageSelect.tsx';

/** The fields that say who gets the task of a stage, and by which template it is made; then the object of each. */
const assignments = ['executor', 'executorRole', 'taskTemplate'] as const;
const objectNames = { executor: 'user', executorRole: 'executorRole', taskTemplate: 'taskTemplate' } as const;
/** What the executor of a stage may choose: `manuallyDefined` is the next stage, where none is set. */
const taskFlags = ['manuallyDefined', 'allowChangeStage', 'allowChangeExecutor'] as const;

/** The settings of one stage. */
export function StageSettings({ draft, chosen, mayDraw, onChange }: DesignerSideProps) {
  const text = useText();
  const stage = stageIn(draft, chosen);
  if (!stage) return null;
  const { stageId } = stage;
  // Changes with the same `about` are one step of undo. A step belongs to one stage, so the stage's id is added.
  const change = (values: Partial<DraftStage>, about?: string) =>
    onChange(changeStage(draft, stageId, values), about && `${about} ${stageId}`);
  const flagProps = { stage, onChange: change };
  return (
    <Box component="fieldset" aria-label={stage.stage.presentation} disabled={!mayDraw} sx={fieldset}>
      <Typography variant="h6" component="h2">
        {stage.stage.presentation}
      </Typography>
      <Flag field="isCondition" {...flagProps} />
      {stage.isCondition && <ConditionList draft={draft} stage={stage} onChange={onChange} />}
      {/* After a stage with `manuallyDefined`, the person who does its task chooses the next stage. */}
      {(stage.isCondition || !stage.manuallyDefined) && (
        <StageSelect
          label={text(stage.isCondition ? 'designer.otherwise' : 'designer.nextStage')}
          draft={draft}
          value={stage.nextStageId}
          without={stageId}
          none={text(stage.isCondition ? 'designer.noOtherwise' : 'designer.endsHere')}
          onChange={(next) => onChange(setNext(draft, stageId, next))}
        />
      )}
      {!stage.isCondition && <TaskSettings draft={draft} stage={stage} mayDraw={mayDraw} onChange={change} />}
      {mayDraw && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button startIcon={<FirstIcon />} onClick={() => onChange(makeFirst(draft, stageId))}>
            {text('designer.makeFirst')}
          </Button>
          <Button
            color="error"
            startIcon={<RemoveIcon />}
            // The stage is removed with its lines; no other line is.
            onClick={() => onChange(remove(draft, [stageId], []))}
          >
            {text('designer.removeStage')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const fieldset = {
  border: 0,
  p: 0,
  m: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 1.25,
  minWidth: 0,
} as const;

interface FlagProps {
  readonly field: (typeof taskFlags)[number] | 'isCondition';
  readonly stage: DraftStage;
  readonly onChange: (values: Partial<DraftStage>) => void;
}

const Flag = ({ field, stage, onChange }: FlagProps) => {
  const text = useText();
  const label = useStageLabel();
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={stage[field]}
            onChange={(event) => onChange({ [field]: event.target.checked })}
          />
        }
        label={label(field)}
      />
      {(field === 'isCondition' || field === 'manuallyDefined') && (
        <FormHelperText sx={{ mt: 0, ml: 4 }}>{text(`designer.${field}Help`)}</FormHelperText>
      )}
    </Box>
  );
};

/** A typed term in days; null for none. */
const termIn = (typed: string): number | null =>
  typed === '' ? null : Math.min(mostTermDays, Math.max(0, Math.trunc(Number(typed))));

interface TaskSettingsProps {
  readonly draft: DesignDraft;
  readonly stage: DraftStage;
  readonly mayDraw: boolean;
  readonly onChange: (values: Partial<DraftStage>, about?: string) => void;
}

/**
 * Who does the task of a stage, in how many days, and what its executor may choose; the condition that must be true before the
 * task may be executed (`beforeExecutionCode`), and the actions of its execution (`onExecutionCode`).
 */
const TaskSettings = ({ draft, stage, mayDraw, onChange }: TaskSettingsProps) => {
  const text = useText();
  const label = useStageLabel();
  return (
    <>
      {assignments.map((field) => (
        <ReferencePicker
          key={field}
          objectName={objectNames[field]}
          label={label(field)}
          value={stage[field]}
          disabled={!mayDraw}
          onChange={(value) => onChange({ [field]: value, [`${field}Id`]: value?.id ?? null })}
        />
      ))}
      <TextField
        label={label('executionTerm')}
        type="number"
        value={stage.executionTerm ?? ''}
        onChange={(event) => onChange({ executionTerm: termIn(event.target.value) }, 'term')}
        slotProps={{ htmlInput: { min: 0, max: mostTermDays } }}
      />
      <Box sx={{ display: 'flex', flexDirection: 'column' }}>
        {taskFlags.map((field) => (
          <Flag key={field} field={field} stage={stage} onChange={onChange} />
        ))}
      </Box>
      <ExpressionField
        label={label('beforeExecutionCode')}
        help={text('designer.beforeHelp')}
        value={stage.beforeExecutionCode ?? ''}
        onChange={(beforeExecutionCode) => onChange({ beforeExecutionCode }, 'before')}
        objectName={draft.ownerObjectName ?? ''}
        purpose="condition"
      />
      <ExpressionField
        label={label('onExecutionCode')}
        help={text('designer.actionsHelp')}
        value={stage.onExecutionCode ?? ''}
        onChange={(onExecutionCode) => onChange({ onExecutionCode }, 'actions')}
        objectName={draft.ownerObjectName ?? ''}
        purpose="actions"
      />
    </>
  );
};

/** The label of a field of a stage in the reader's language. */
const useStageLabel = () => {
  const language = useLanguage();
  return (field: string) => fieldLabel(language, 'bpDefinition', `stageSettingsList.${field}`);
};
