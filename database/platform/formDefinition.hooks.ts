import { failFields } from '#domain/kernel/fail.ts';
import { rowFaults, type FormRow } from '#domain/platform/formQuestions.rules.ts';
import type { Hooks } from '../writing/hooks.ts';

/** Refuses a form with questions that cannot be answered. */
export const formDefinitionHooks: Hooks = {
  beforeWrite: (draft) => {
    const faults = rowFaults((draft.fields ?? []) as FormRow[]);
    if (faults.length > 0) throw failFields(faults);
  },
};
