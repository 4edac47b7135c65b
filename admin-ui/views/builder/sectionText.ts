import type { Language } from '#domain/kernel/language.ts';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { isNamedSection } from '#domain/platform/viewDefault.ts';
import type { Text } from '../../i18n/useText.ts';
import { titleIn } from '../form/formLayout.ts';
import type { ViewDraft } from './draft.ts';

/** What a section is called while it is laid out; one without a title is named by its purpose. */
export function sectionText(
  { sections }: ViewDraft,
  name: string,
  meta: ObjectMeta,
  language: Language,
  text: Text,
): string {
  const title = titleIn(sections.find((section) => section.name === name)?.title, language);
  if (title) return title;
  if (isNamedSection(name)) return text(`views.sections.${name}`);
  const part = meta.fields.find((field) => field.name === name && field.type === 'rows');
  const number = sections.findIndex((section) => section.name === name) + 1;
  return part?.label ?? `${text('views.section')} ${number}`;
}
