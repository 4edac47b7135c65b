import { Box, Typography } from '@mui/material';
import NoIcon from '@mui/icons-material/CloseOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutline';
import YesIcon from '@mui/icons-material/CheckOutlined';
import type { DryRunAnswer } from '#domain/processes/dryRunAnswer.ts';
import type { GraphStage } from '#domain/processes/processGraph.ts';
import { registry } from '#domain/objects.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';

type Step = DryRunAnswer['steps'][number];

interface DryStepLineProps {
  readonly step: Step;
  /** The stage of the step as it is drawn now; undefined if it is not drawn any more. */
  readonly stage: GraphStage | undefined;
  /** The object of the records that the conditions refer to. */
  readonly ownerObjectName: string;
}

/** One stage of the path: the values of its conditions, whether it may be executed, and what executing it would do. */
export function DryStepLine({ step, stage, ownerObjectName }: DryStepLineProps) {
  const text = useText();
  return (
    <li>
      <Typography component="span" sx={{ fontWeight: 650 }}>
        {stage?.name}
      </Typography>
      {/* The verdicts are in the order of the stage's conditions. */}
      {step.conditions.map((verdict, at) => (
        <VerdictLine
          key={at}
          verdict={verdict}
          code={stage?.conditions[at]?.conditionCode ?? ''}
          ownerObjectName={ownerObjectName}
        />
      ))}
      {stage && stage.beforeExecutionCode !== '' && (
        <VerdictLine
          verdict={step.mayExecute}
          code={stage.beforeExecutionCode}
          ownerObjectName={ownerObjectName}
        />
      )}
      {step.actions.map(({ kind, ...values }, at) => (
        <Typography key={at} sx={{ fontSize: 12.5 }}>
          {text('designer.would', { action: actionText(kind, values) })}
        </Typography>
      ))}
      {step.actionsMessage && (
        <Typography sx={{ fontSize: 12.5, color: 'error.main' }}>{step.actionsMessage}</Typography>
      )}
    </li>
  );
}

/** The action as it is written in an expression. */
const actionText = (kind: string, values: Readonly<Record<string, unknown>>): string =>
  `${kind}(${Object.values(values)
    .map((value) => JSON.stringify(value))
    .join(', ')})`;

interface VerdictLineProps {
  readonly verdict: Step['mayExecute'];
  /** The expression that was evaluated. */
  readonly code: string;
  readonly ownerObjectName: string;
}

/** @param holds null if the condition could not be evaluated */
const lookOf = (holds: boolean | null) => {
  if (holds === null) return { Icon: UnknownIcon, name: 'designer.unknown', color: 'error' } as const;
  if (holds) return { Icon: YesIcon, name: 'designer.true', color: 'success' } as const;
  return { Icon: NoIcon, name: 'designer.false', color: 'disabled' } as const;
};

const VerdictLine = ({ verdict, code, ownerObjectName }: VerdictLineProps) => {
  const text = useText();
  const language = useLanguage();
  const { holds, message } = verdict;
  const { Icon, name, color } = lookOf(holds);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
      <Icon titleAccess={text(name)} color={color} sx={{ fontSize: 17 }} />
      <Typography component="span" sx={{ fontSize: 12.5, overflowWrap: 'anywhere' }}>
        <span title={code}>{ruleInWords(language, registry, ownerObjectName, code)}</span>
        {message && (
          <Box component="span" sx={{ color: 'error.main', display: 'block' }}>
            {message}
          </Box>
        )}
      </Typography>
    </Box>
  );
};
