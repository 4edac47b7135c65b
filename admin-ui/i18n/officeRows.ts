import backOffice from '#domain/words/backOffice/office.json' with { type: 'json' };
import calendar from '#domain/words/calendar/office.json' with { type: 'json' };
import finance from '#domain/words/finance/office.json' with { type: 'json' };
import goods from '#domain/words/goods/office.json' with { type: 'json' };
import partners from '#domain/words/partners/office.json' with { type: 'json' };
import processes from '#domain/words/processes/office.json' with { type: 'json' };
import railway from '#domain/words/railway/office.json' with { type: 'json' };
import reports from '#domain/words/reports/office.json' with { type: 'json' };
import sales from '#domain/words/sales/office.json' with { type: 'json' };
import scales from '#domain/words/scales/office.json' with { type: 'json' };
import service from '#domain/words/service/office.json' with { type: 'json' };
import ships from '#domain/words/ships/office.json' with { type: 'json' };
import signingIn from '#domain/words/signingIn/office.json' with { type: 'json' };
import terminal from '#domain/words/terminal/office.json' with { type: 'json' };
import weighing from '#domain/words/weighing/office.json' with { type: 'json' };
import { textsIn, type TextsOf } from '#domain/words/rows.ts';
import type { Language } from '#domain/kernel/language.ts';

/** What every page needs, the sign-in page too. */
const publicRows = { ...backOffice, ...signingIn };

/** The texts that are loaded with the first screen, or with the display for drivers. */
const moduleRows = {
  ...calendar,
  ...finance,
  ...goods,
  ...partners,
  ...processes,
  ...railway,
  ...reports,
  ...sales,
  ...scales,
  ...service,
  ...ships,
  ...terminal,
  ...weighing,
};

/** The texts of the back office itself in all languages. The names of objects, fields, values and errors are in the labels. */
export const officeRows = { ...publicRows, ...moduleRows };

export function officeTexts(language: Language): TextsOf<typeof officeRows> {
  return textsIn(officeRows, language);
}

export function publicTexts(language: Language): TextsOf<typeof publicRows> {
  return textsIn(publicRows, language);
}

export function moduleTexts(language: Language): TextsOf<typeof moduleRows> {
  return textsIn(moduleRows, language);
}
