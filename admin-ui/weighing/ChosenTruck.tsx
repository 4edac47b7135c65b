import { Alert, Box, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isRefusal } from '#domain/kernel/refusal.ts';
import { enumLabel, errorMessage } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { writeWagonNumber } from '#domain/railway/wagonNumber.rules.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { journeyCalls, plateOf, type Disposition, type JourneyAnswer } from '../data/journey.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useWrittenKey } from '../parts/useKeys.ts';
import { Approval } from './Approval.tsx';
import { CargoFacts } from './CargoFacts.tsx';
import { deskKeys } from './deskKeys.ts';
import { HoldNotice } from './HoldNotice.tsx';
import { OutageNotice } from './OutageNotice.tsx';
import { previewOf, type PlannedWeighing, type Preview } from './plan.ts';
import { Sums } from './Sums.tsx';
import { askAgainMs, isUnanswered, useOutage } from './useOutage.ts';
import { useHold } from './useHold.ts';
import { useRecording } from './useRecording.ts';
import { WeighingSteps } from './WeighingSteps.tsx';
import { WeighingWarnings } from './WeighingWarnings.tsx';
import type { WeightToRecord } from './weightToRecord.ts';
import { TruckButtons } from './TruckButtons.tsx';

interface ChosenTruckProps {
  readonly id: number;
  readonly scaleId: number;
  /** The weight that is shown as accepted; undefined if there is none that may be recorded. */
  readonly accepted: WeightToRecord | undefined;
  /** Called after a weight was recorded. */
  readonly onDone: () => void;
}

/** The chosen truck: its expected weighings, the result of recording the present weight, and what can be undone. */
export function ChosenTruck(props: ChosenTruckProps) {
  const { id } = props;
  useRefetchOnChange(['disposition', 'weighingRecord', 'deliveryNote'], ['journey', id]);
  // Queries whose keys begin with `desk` are also fetched again by `useDeskLists`. The plan includes what is left of the order.
  useRefetchOnChange(['deliveryNote', 'deliveryOrder'], ['desk', 'plan', id]);
  const { data: disposition, error: truckError } = useQuery({
    queryKey: ['desk', 'truck', id],
    queryFn: ({ signal }) => recordCalls.read(objects.disposition, id, { signal }),
  });
  const { data: journey, error: journeyError } = useQuery({
    queryKey: ['journey', id],
    queryFn: ({ signal }) => journeyCalls.journey(id, signal),
    // While the workflow of the truck does not answer, it is asked again.
    refetchInterval: ({ state }) => (isUnanswered(state.data) ? askAgainMs : false),
  });
  const { data: planned, error: planError } = useQuery({
    queryKey: ['desk', 'plan', id],
    queryFn: ({ signal }) => callApi('GET /dispositions/:id/weighing_plan', { params: { id }, signal }),
  });
  if (!disposition || !journey || !planned)
    return <ErrorNote error={truckError ?? journeyError ?? planError} />;
  return <Truck {...props} disposition={disposition} journey={journey} planned={planned} />;
}

interface TruckProps extends ChosenTruckProps {
  readonly disposition: Disposition;
  readonly journey: JourneyAnswer;
  readonly planned: PlannedWeighing;
}

const Truck = ({ id, scaleId, accepted, onDone, disposition, journey, planned }: TruckProps) => {
  const text = useText();
  const outageSince = useOutage(journey);
  const { hold, takeOver } = useHold(id, scaleId);
  // A weight is used once it has been recorded: it is not recorded a second time.
  const isUsed = accepted?.used === true;
  const preview = previewOf(planned.plan, planned.weighings, accepted?.tonnes);
  // `kind` is the next weighing, if one is expected. `recorded` are the weights so far; `after` are the weights with the accepted
  // one, or the refusal of it. `complete` tells that all expected weighings are recorded.
  const { kind, recorded, after, warnings, complete } = preview;
  const shownAfter = after === undefined || isRefusal(after) || isUsed ? undefined : after;
  const recording = useRecording({
    disposition,
    accepted,
    preview,
    weighable:
      journey.allowed.includes('recordWeighing') && !isUnanswered(journey) && hold.state !== 'locked',
    onDone,
  });
  useWrittenKey(deskKeys.record[0], () => void recording.record());
  // A wagon's number is written in groups; a plate stays as it is.
  const plate = writeWagonNumber(plateOf(disposition) ?? text('queue.noPlate'));

  return (
    <Paper variant="outlined" component="section" aria-label={plate} sx={{ p: 2 }}>
      <TruckTitle disposition={disposition} plate={plate} />
      <OutageNotice since={outageSince} checking={recording.checking} />
      <HoldNotice hold={hold} onTakeOver={takeOver} />
      <WeighingSteps planned={planned} disposition={disposition} />
      <Sums recorded={recorded} after={shownAfter} />
      {!kind && <Typography sx={{ mt: 1, fontWeight: 650 }}>{text('desk.nothingExpected')}</Typography>}
      <Refusals planned={planned} preview={preview} isUsed={isUsed} />
      {!isUsed && <WeighingWarnings warnings={warnings} />}
      {isUsed && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {text('desk.usedAccepted')}
        </Alert>
      )}
      <TruckButtons
        disposition={disposition}
        journey={journey}
        preview={preview}
        recording={recording}
        hasWeight={accepted !== undefined}
        isHeldElsewhere={hold.state === 'locked'}
        isWeighed={planned.weighings.length > 0}
      />
      {/* Cargo in portions has no last weighing, so it is never complete: somebody decides when to approve it. */}
      <Approval disposition={disposition} net={recorded.net} complete={complete || planned.effect.repeated} />
      <CargoFacts disposition={disposition} />
    </Paper>
  );
};

const Notice = ({ words }: { words: string }) => (
  <Alert severity="error" sx={{ mt: 1 }}>
    {words}
  </Alert>
);

const TruckTitle = ({
  disposition,
  plate,
}: {
  readonly disposition: Disposition;
  readonly plate: string;
}) => {
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, flexWrap: 'wrap' }}>
      <Typography sx={{ fontSize: 28, fontWeight: 750, lineHeight: 1.1 }}>{plate}</Typography>
      <Typography
        component={Link}
        to={`/${objects.disposition.path}/${disposition.id}`}
        sx={{ color: 'primary.main' }}
      >
        {disposition.numberStr}
      </Typography>
      <Typography sx={{ fontWeight: 650 }}>
        {enumLabel(language, 'dispositionType', disposition.type)}
      </Typography>
    </Box>
  );
};

interface RefusalsProps {
  readonly planned: PlannedWeighing;
  readonly preview: Preview;
  /** Whether the accepted weight has already been recorded. */
  readonly isUsed: boolean;
}

/**
 * Why the weighing cannot be recorded, or why the vehicle with its load may not have its last weighing yet (`held`). `gmpMissing`
 * means that the station requires a GMP check before the first weighing, and that the check is missing.
 */
const Refusals = ({ planned: { plan, weighings }, preview: { after, held }, isUsed }: RefusalsProps) => {
  const text = useText();
  const language = useLanguage();
  const refusal = isRefusal(after) && !isUsed ? after : undefined;
  return (
    <>
      {plan.closed && <Notice words={text('weighing.closed')} />}
      {plan.gmpMissing && weighings.length === 0 && <Notice words={text('weighing.gmp')} />}
      {held && refusal?.code !== held.code && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text('weighing.held')} {errorMessage(language, held.code, {})}
        </Alert>
      )}
      {refusal && !plan.closed && !plan.gmpMissing && (
        <Notice words={errorMessage(language, refusal.code, refusal.params)} />
      )}
    </>
  );
};
