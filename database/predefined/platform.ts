import { answerSettings, usualAnswerDays } from '#domain/service/requestTerm.rules.ts';
import { smsLettersSetting } from '../terminal/smsLetters.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import { declarations } from '#domain/objects.ts';

/**
 * The prefix of each kind of document, to which administrators can add a template of numbers. Until then numbers are written as
 * without this row. None is marked as default, because without a mark the prefix of the declaration is used anyway.
 */
export const documentPrefixes = (declarations as readonly Declaration[])
  .filter(({ kind }) => kind === 'document')
  .map(({ name, prefix }) => ({ name: prefix, documentTypes: [{ objectType: name }] }));

/** What may be set for the whole installation. */
export const appSettingItems = [
  {
    name: smsLettersSetting,
    description:
      'plain: 160 znaków w SMS-ie, bez polskich liter; kept: z polskimi literami, 70 znaków w SMS-ie',
    defaultValue: 'plain',
  },
  {
    name: answerSettings.remindAfter,
    description: 'Po ilu dniach roboczych bez odpowiedzi na zapytanie przypomnieć osobie; 0: nigdy',
    defaultValue: usualAnswerDays.remindAfter,
  },
  {
    name: answerSettings.escalateAfter,
    description: 'Po ilu dniach roboczych bez odpowiedzi zawiadomić przełożonego; 0: nigdy',
    defaultValue: usualAnswerDays.escalateAfter,
  },
  {
    name: answerSettings.escalateTo,
    description: 'leader: kierownik działu; manager: opiekun sprawy; both: obaj',
    defaultValue: 'leader',
  },
];

/** What each person may set for themselves, with the layout with which everybody begins. */
export const userSettingItems = [
  { name: 'layoutType', description: 'vertical, horizontal', defaultValue: 'vertical' },
  { name: 'layoutWidth', description: 'fluid, boxed', defaultValue: 'fluid' },
  { name: 'leftSidebarTheme', description: 'light, dark', defaultValue: 'dark' },
  { name: 'leftSidebarType', description: 'fixed, condensed', defaultValue: 'fixed' },
  { name: 'theme', description: 'light, dark', defaultValue: 'light' },
  { name: 'footerTheme', description: 'default, navy, accent, quiet', defaultValue: 'default' },
  { name: 'tabs', defaultValue: [] },
];
