import { failFields } from '#domain/kernel/fail.ts';
import { smsLetters } from '#domain/terminal/gsm7.ts';
import { smsLettersSetting } from '../terminal/smsLetters.ts';
import type { Hooks } from '../writing/hooks.ts';

/** The allowed values of the settings that have a fixed list. */
const allowed: Readonly<Record<string, readonly unknown[]>> = { [smsLettersSetting]: smsLetters };

/** Refuses an unknown value, because programs would silently use the default instead. */
export const appSettingHooks: Hooks = {
  beforeWrite: async (draft, before, { tx, actor }) => {
    if (draft.value === undefined || draft.value === null) return;
    const id = Number(draft.setting ?? before?.settingId);
    // Settings are read by full rights only.
    const { name } = await tx.records.get({ ...actor, fullRights: true }, 'appSettingItem', id);
    const values = allowed[String(name)];
    if (values && !values.includes(draft.value))
      throw failFields([{ field: 'value', code: 'invalid_value', params: { values: values.map(String) } }]);
  },
};
