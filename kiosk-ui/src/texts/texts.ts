import desk from '#domain/words/kiosk/desk.json' with { type: 'json' };
import screens from '#domain/words/kiosk/screens.json' with { type: 'json' };
import { textsIn } from '#domain/words/rows.ts';
import { driverLanguage, type DriverLanguage } from '#domain/terminal/driverLanguage.ts';
import type { DeskTexts } from './deskTexts.ts';
import type { Texts } from './kioskTexts.ts';
import { filled } from '#domain/words/filled.ts';
import { pluralFormsOf, type NameLanguage } from '#domain/kernel/language.ts';

/** The languages of the kiosk. Messages to drivers are written in the same languages. */
export const kioskLanguages = driverLanguage.values;
export type KioskLanguage = DriverLanguage;

/** The texts of the screens. A text with a gap, such as `%{phone}`, becomes a function of the value that fills the gap. */
function textsFor(language: KioskLanguage): Texts {
  const templates = textsIn(screens, language);
  const { code, queue, deadline, unpaid, finished, idle, problems } = templates;
  return {
    ...templates,
    code: {
      ...code,
      sendingTo: (phone) => filled(code.sendingTo, { phone }),
      sentTo: (phone) => filled(code.sentTo, { phone }),
      resendIn: (seconds) => filled(code.resendIn, { seconds }),
    },
    queue: {
      ...queue,
      ahead: (cars) => counted(queue.ahead, cars, language),
      picture: (cars) => counted(queue.picture, cars, language),
      range: (from, to) => filled(queue.range, { from, to }),
      upTo: (minutes) => filled(queue.upTo, { minutes }),
      between: (from, to) => filled(queue.between, { from, to }),
      smsTo: (phone) => filled(queue.smsTo, { phone }),
    },
    deadline: { ...deadline, until: (time) => filled(deadline.until, { time }) },
    unpaid: { ...unpaid, title: (amount) => filled(unpaid.title, { amount }) },
    finished: { ...finished, at: (time) => filled(finished.at, { time }) },
    idle: { ...idle, text: (seconds) => filled(idle.text, { seconds }) },
    problems: { ...problems, attemptsLeft: (attempts) => counted(problems.attemptsLeft, attempts, language) },
  };
}

function inEachLanguage<T>(make: (language: KioskLanguage) => T): Readonly<Record<KioskLanguage, T>> {
  return Object.fromEntries(kioskLanguages.map((language) => [language, make(language)])) as Record<
    KioskLanguage,
    T
  >;
}

export const texts = inEachLanguage(textsFor);

/** What the kiosk says of money, documents, papers and of leaving without an order. */
export const deskTexts = inEachLanguage((language): DeskTexts => textsIn(desk, language));

/**
 * The text in the plural form that a whole number takes, with the number in place of `%{smart_count}`. The forms stand in one
 * text, separated as Polyglot separates them, in the order of `pluralFormsOf`.
 */
function counted(template: string, count: number, language: NameLanguage): string {
  const forms = template.split(' |||| ');
  const form = pluralFormsOf(language).indexOf(new Intl.PluralRules(language).select(count));
  return filled(forms[form] ?? forms.at(-1) ?? '', { smart_count: count });
}
