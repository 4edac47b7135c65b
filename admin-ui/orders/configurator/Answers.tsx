import { Box, ButtonBase, Typography } from '@mui/material';
import type { Language } from '#domain/kernel/language.ts';
import { decimalText } from '#domain/kernel/written.ts';
import type { Answered } from '#domain/sales/configurator/configuration.ts';
import type { Parameter } from '#domain/sales/configurator/settings.ts';
import { numberIn } from '#domain/sales/expression/salesExpression.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';

interface AnswersProps {
  readonly answered: readonly Answered[];
  readonly onAsk: (parameterId: number) => void;
}

/** The answers so far. A click on an answer asks it again; calculated values are only shown. */
export function Answers({ answered, onAsk }: AnswersProps) {
  const text = useText();
  if (answered.length === 0) return null;
  return (
    <Box component="ul" aria-label={text('configurator.answers')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {answered.map((each) => (
        <li key={each.setting.parameter.id}>
          {each.isCalculated ? (
            <Box sx={line}>
              <Answer answered={each} />
            </Box>
          ) : (
            <ButtonBase
              sx={{ ...line, '&:hover, &:focus-visible': { bgcolor: 'action.hover' } }}
              title={text('configurator.change', { parameter: each.setting.parameter.name })}
              onClick={() => onAsk(each.setting.parameter.id)}
            >
              <Answer answered={each} />
            </ButtonBase>
          )}
        </li>
      ))}
    </Box>
  );
}

const line = {
  display: 'flex',
  width: '100%',
  justifyContent: 'space-between',
  gap: 2,
  px: 1,
  py: 0.5,
  borderRadius: 1,
  textAlign: 'left',
} as const;

const Answer = ({ answered }: { readonly answered: Answered }) => {
  const text = useText();
  const language = useLanguage();
  const { setting, label, isCalculated } = answered;
  const words = { yes: text('configurator.yes'), no: text('configurator.no') };
  return (
    <>
      <Typography color="text.secondary">{setting.parameter.name}</Typography>
      <Typography sx={{ fontStyle: isCalculated ? 'italic' : 'normal', overflowWrap: 'anywhere' }}>
        {shownLabel(language, setting.parameter.type, label, words) || text('configurator.none')}
      </Typography>
    </>
  );
};

/** A value in the reader's format: a switch is stored as `true`, a calculated number with a decimal point. */
const shownLabel = (
  language: Language,
  type: Parameter['type'],
  label: string,
  { yes, no }: { readonly yes: string; readonly no: string },
): string => {
  if (type === 'switch' && label !== '') return label === 'true' ? yes : no;
  const number = type === 'number' ? numberIn(label) : undefined;
  return number ? decimalText(language, number.toFixed(), number.decimalPlaces()) : label;
};
