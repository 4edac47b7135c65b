import { warsawToday } from '#domain/kernel/warsawDay.ts';
import type { Hooks } from '../writing/hooks.ts';

const consents = ['emailConsent', 'phoneConsent'] as const;

/** When a consent is given or taken back, its day becomes the present day, unless another day is written with it. */
export const contactPersonHooks: Hooks = {
  beforeWrite: (draft, before) => {
    const isChanged = consents.some(
      (consent) => draft[consent] !== undefined && draft[consent] !== (before?.[consent] ?? false),
    );
    const saysDay = draft.consentDate !== undefined && draft.consentDate !== (before?.consentDate ?? null);
    if (isChanged && !saysDay) draft.consentDate = warsawToday();
  },
};
