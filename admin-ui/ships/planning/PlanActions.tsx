import { Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import type { PlanPicture } from '#domain/ships/planPicture.ts';
import { planMoves, type PlanMove } from '#domain/ships/planning.rules.ts';
import { callApi } from '../../data/client.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import type { TextKey } from '../../i18n/words.ts';
import { useAsk } from '../../parts/AskProvider.tsx';
import { StatusChip } from '../../parts/StatusChip.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { useSaveFirst } from '../../parts/useSaveFirst.ts';
import { toneOfState } from './toneOfState.ts';

/** The questions before the moves that are hard to undo. */
const questions = { finish: 'shipPlan.finishAsk', cancel: 'shipPlan.cancelAsk' } as const satisfies Partial<
  Record<PlanMove, TextKey>
>;
/** Whether a question comes before this move. */
const hasQuestion = (move: PlanMove): move is keyof typeof questions => move in questions;
const unloadings = objects.shipUnloading.path;

/** The state of a plan, and what may be done with it now. */
export function PlanActions({ plan }: { readonly plan: PlanPicture }) {
  const text = useText();
  const language = useLanguage();
  const ask = useAsk();
  const saveFirst = useSaveFirst();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const { id, state, unloading, allowed } = plan;
  const [busy, setBusy] = useState(false);
  /**
   * Saves the plan first, then acts on it; does nothing if the plan could not be saved. Until the call has ended, the buttons are
   * disabled, so that nothing is done twice.
   */
  const saveAndAct = (act: () => Promise<unknown>) => {
    setBusy(true);
    void saveFirst()
      .then((saved) => (saved ? act() : undefined))
      .catch(notifyError)
      .finally(() => setBusy(false));
  };

  const move = async (planMove: PlanMove) => {
    if (hasQuestion(planMove) && !(await ask({ text: text(questions[planMove]), danger: true }))) return;
    try {
      await callApi('POST /ship_planning/:id/moves/:move', { params: { id, move: planMove }, body: {} });
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: 1 } });
    } finally {
      await client.invalidateQueries({ queryKey: ['ship plan', id] });
    }
  };
  const unload = async () => {
    const newUnloading = await recordCalls.create(objects.shipUnloading, { shipPlanning: id });
    await navigate(`/${unloadings}/${newUnloading.id}`);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip label={enumLabel(language, 'shipPlanState', state)} tone={toneOfState[state]} />
      {unloading && (
        <Button component={Link} to={`/${unloadings}/${unloading.id}`} variant="contained">
          {text('shipPlan.openUnloading', { number: unloading.presentation })}
        </Button>
      )}
      {allowed.includes('unload') && (
        <Button variant="contained" disabled={busy} onClick={() => saveAndAct(unload)}>
          {text('shipPlan.unload')}
        </Button>
      )}
      {planMoves
        .filter((each) => allowed.includes(each))
        .map((each) => (
          <Button
            key={each}
            variant="outlined"
            disabled={busy}
            {...(each === 'cancel' ? { color: 'error' as const } : {})}
            onClick={() => saveAndAct(() => move(each))}
          >
            {text(`shipPlan.${each}`)}
          </Button>
        ))}
    </Box>
  );
}
