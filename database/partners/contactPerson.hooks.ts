import { DateTime } from 'luxon';
import { businessZone } from '#domain/kernel/time.ts';
import type { Hooks } from '../writing/hooks.ts';

const consents = ['emailConsent', 'phoneConsent'] as const;

/** A consent that is given or taken back has its day: that of the change, if nobody says another. */
export const contactPersonHooks: Hooks = {
  beforeWrite: (draft, before) => {
    const isChanged = consents.some(
      (consent) => draft[consent] !== undefined && draft[consent] !== (before?.[consent] ?? false),
    );
    const saysDay = draft.consentDate !== undefined && draft.consentDate !== (before?.consentDate ?? null);
    if (isChanged && !saysDay) draft.consentDate = DateTime.now().setZone(businessZone).toISODate();
  },
};
