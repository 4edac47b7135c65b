import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import TestIcon from '@mui/icons-material/CableOutlined';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { decimalText } from '#domain/kernel/written.ts';
import type { NoWeightReason } from '#domain/weighing/reading.ts';
import type { ScaleTrial } from '#domain/weighing/scaleMessages.ts';
import { isReference } from '#domain/kernel/record.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import type { TextKey } from '../i18n/words.ts';
import { weightText } from '../objects/formats.ts';
import { scaleCalls } from './scaleCalls.ts';

/** The table shows at most this many telegrams, which is enough to recognise the protocol. */
const mostShown = 5;

/** The advice what to check first, by the reason for which there was no weight. */
const advice: Readonly<Partial<Record<NoWeightReason, TextKey>>> = {
  connection_lost: 'scales.advice.reach',
  no_answer: 'scales.advice.silent',
  unreadable: 'scales.advice.garbled',
  protocol_not_supported: 'scales.advice.mismatch',
  access_refused: 'scales.advice.access',
  fault: 'scales.advice.indicator',
  not_executable: 'scales.advice.indicator',
  overload: 'scales.advice.indicator',
  underload: 'scales.advice.indicator',
  zero_not_set: 'scales.advice.indicator',
};

/** The id of a chosen record; null if none is chosen. */
const idOf = (value: unknown): number | null => (isReference(value) ? value.id : null);

/** The values of a scale's form that say where and how the scale is read. An emptied field is sent as null. */
const settingsIn = (values: Readonly<Record<string, unknown>>) => ({
  scaleId: typeof values.id === 'number' ? values.id : null,
  scaleAgentId: idOf(values.scaleAgent),
  scaleProtocolId: idOf(values.scaleProtocol),
  address: values.address || null,
  port: values.port ?? null,
  factor: values.factor || null,
  iot: values.iot === true,
  gatewayServer: values.gatewayServer || null,
  gatewayPort: values.gatewayPort ?? null,
  gatewayLogin: values.gatewayLogin || null,
  gatewayPassword: values.gatewayPassword || null,
  gatewayResource: values.gatewayResource || null,
});

/** Lets the agent try the settings that are typed in the form, and shows the result in words. */
const ConnectionTest = () => {
  const text = useText();
  const { getValues } = useFormContext();
  const [trial, setTrial] = useState<ScaleTrial>();
  const [failure, setFailure] = useState<string>();
  const [trying, setTrying] = useState(false);

  const test = async () => {
    setTrying(true);
    setTrial(undefined);
    setFailure(undefined);
    try {
      setTrial(await scaleCalls.test(settingsIn(getValues())));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setTrying(false);
    }
  };

  return (
    <Box sx={{ mb: 1.25 }}>
      <Button
        type="button"
        variant="outlined"
        disabled={trying}
        startIcon={trying ? <CircularProgress size={16} /> : <TestIcon />}
        title={text('scales.test.hint')}
        onClick={() => void test()}
      >
        {text(trying ? 'scales.test.trying' : 'scales.test.button')}
      </Button>
      <Box aria-live="polite" sx={{ mt: 0.75 }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {trial && <Outcome trial={trial} />}
      </Box>
    </Box>
  );
};

/** The result of the test. `heard` is the number of all telegrams, of which `telegrams` contains only the first ones. */
const Outcome = ({ trial: { telegrams, heard, tookMs } }: { trial: ScaleTrial }) => {
  const text = useText();
  const language = useLanguage();
  // One weight proves that the settings are right, whatever came before or after it.
  const weight = telegrams.findLast(({ tonnes }) => tonnes !== null);
  const reason = telegrams.at(-1)?.reason;
  const hint = reason && advice[reason];
  const sentence = (): string => {
    if (weight)
      // An indicator may not say whether its weight has settled; then nothing is said about it.
      return text(weight.settled === false ? 'scales.test.moving' : 'scales.test.settled', {
        tonnes: weightText(language, weight.tonnes, 3),
      });
    if (!reason) return text('scales.test.nothing');
    return `${text('scales.test.none', { reason: text(`desk.reasons.${reason}`) })}. ${hint ? text(hint) : ''}`;
  };
  // An entry of the agent itself, such as one about a lost connection, has no text of the scale.
  const telegramsWithText = telegrams.filter(({ raw }) => raw !== '');
  return (
    <Alert severity={weight ? 'success' : 'warning'}>
      {sentence()}
      <Box sx={{ fontSize: 13, mt: 0.25 }}>
        {text('scales.test.received', {
          count: heard,
          seconds: decimalText(language, (tookMs / 1000).toFixed(1), 1),
        })}
      </Box>
      {telegramsWithText.length > 0 && (
        <Table size="small" sx={{ mt: 0.5, '& td, & th': { border: 0, py: 0.125, pl: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{text('scales.test.raw')}</TableCell>
              <TableCell>{text('scales.test.meaning')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {telegramsWithText.slice(0, mostShown).map((telegram, at) => (
              <TableRow key={at}>
                <TableCell sx={{ fontFamily: 'monospace', whiteSpace: 'pre-wrap', wordBreak: 'break-all' }}>
                  {telegram.raw}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  {telegram.tonnes !== null
                    ? weightText(language, telegram.tonnes, 3)
                    : telegram.reason && text(`desk.reasons.${telegram.reason}`)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Alert>
  );
};

export default ConnectionTest;
