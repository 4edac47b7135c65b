import { Alert } from '@mui/material';
import { asChosen } from '#domain/sales/configurator/asChosen.ts';
import { useText } from '../../i18n/useText.ts';
import type { PriceInputs } from '../../prices/askPrice.ts';
import { Answers } from './Answers.tsx';
import { ConfiguratorPrice } from './ConfiguratorPrice.tsx';
import { QuestionInput } from './QuestionInput.tsx';
import { SettingFaults } from './SettingFaults.tsx';
import type { Configurator } from './useConfigurator.ts';

interface ConfiguratorBodyProps {
  readonly configurator: Configurator;
  /** What the price depends on besides the answers. */
  readonly inputs: PriceInputs;
  /**
   * Whether each question takes the focus. False in the trial beside a form: there a question takes it only after somebody has
   * begun to work in the configurator. The trial itself shows the faults of the settings, above this body,
   * so the body does not.
   */
  readonly takesFocus: boolean;
}

/** The answers so far, the answers that were lost, the next question, and the price. */
export function ConfiguratorBody({ configurator, inputs, takesFocus }: ConfiguratorBodyProps) {
  const text = useText();
  const { configuration, lost, answer, askAgain, back } = configurator;
  const { next, answered, faults, isComplete } = configuration;
  return (
    <>
      <Answers answered={answered} onAsk={askAgain} />
      {lost.map(({ parameterId, parameter, label, why }) => (
        <Alert key={parameterId} severity="warning">
          {text(`configurator.lost.${why}`, { parameter, label })}
        </Alert>
      ))}
      {next ? (
        <QuestionInput question={next} takesFocus={takesFocus} onAnswer={answer} onBack={back} />
      ) : (
        <>
          {takesFocus && <SettingFaults faults={faults} />}
          {isComplete && <Alert severity="success">{text('configurator.complete')}</Alert>}
        </>
      )}
      <ConfiguratorPrice inputs={inputs} chosen={answered.map(asChosen)} />
    </>
  );
}
