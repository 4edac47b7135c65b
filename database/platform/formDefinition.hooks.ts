import { failFields } from '#domain/kernel/fail.ts';
import { rowFaults, type FormRow } from '#domain/platform/formQuestions.rules.ts';
import type { Hooks } from '../writing/hooks.ts';

/** A form asks for nothing that nobody could answer. */
export const formDefinitionHooks: Hooks = {
  beforeWrite: (draft) => {
    const faults = rowFaults((draft.fields ?? []) as FormRow[]);
    if (faults.length > 0) throw failFields(faults);
  },
};
