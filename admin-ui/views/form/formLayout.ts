import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { Language } from '#domain/kernel/language.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import {
  quarterOfForm,
  shownItems,
  type View,
  type ViewItem,
  type ViewSection,
} from '#domain/platform/view.ts';
import { isNamedSection, type NamedSection } from '#domain/platform/viewDefault.ts';
import type { Demand } from '#domain/platform/viewDemands.ts';
import type { PathField } from '../../data/usePathFields.ts';

/** A field in a form, with the label, validation and width that the view sets. */
export interface FormItem {
  /** The path of the field. It is also the name of the form's value, unless the field is behind a reference. */
  readonly path: string;
  readonly field: FieldMeta;
  readonly demand: Demand;
  /** The width, of the twelve columns of a form. */
  readonly columns: number;
  /** Whether the field can be written in the form; otherwise it is read-only. */
  readonly written: boolean;
}

export interface FormSection {
  readonly name: string;
  readonly title: string | undefined;
  readonly place: NonNullable<ViewSection['place']>;
  readonly items: readonly FormItem[];
}

type Titles = Partial<Record<Language, string>>;

/** The title in the reader's language; else in Polish, else in any language. */
export function titleIn(titles: Titles | undefined, language: Language): string | undefined {
  return titles && (titles[language] || titles.pl || Object.values(titles).find(Boolean));
}

const itemOf = (item: ViewItem, { field, label }: PathField, language: Language): FormItem => {
  // Other paths with a dot lead to a field of a referenced record. Parameters are fields of the record itself.
  const isOwn = !item.path.includes('.') || item.path.startsWith(`${additionalName}.`);
  return {
    path: item.path,
    field: {
      ...field,
      label: titleIn(item.title, language) ?? label,
      required: field.required || item.required === true,
      format: field.format ?? textFormat(item),
    },
    demand: item,
    columns: item.columns ?? quarterOfForm,
    written: isOwn && !field.readOnly,
  };
};

/** The formats that the input itself handles, for example by the keyboard that a telephone shows. */
const textFormat = ({ format }: ViewItem): string | null =>
  format === 'email' || format === 'phone' ? format : null;

const firstSection: ViewSection = { name: 'main' };

/**
 * The sections of a form with their fields, in order; empty sections are left out. A field without a section, or of a section
 * that the view does not have, is in the first section whose place is the page.
 * @param ownWords gives the usual title of a section that has one, such as the parameters
 */
export function formLayout(
  view: View,
  fields: ReadonlyMap<string, PathField>,
  language: Language,
  ownWords: (section: NamedSection) => string,
): FormSection[] {
  const sections = withParameters(view.sections.length > 0 ? view.sections : [firstSection]);
  const names = new Set(sections.map(({ name }) => name));
  const first = sections.find(({ place }) => place === undefined || place === 'page') ?? firstSection;
  const sectionOf = ({ section }: ViewItem) => (section && names.has(section) ? section : first.name);
  const items = shownItems(view).flatMap((item) => {
    const pathField = fields.get(item.path);
    return pathField ? [{ section: sectionOf(item), item: itemOf(item, pathField, language) }] : [];
  });
  return sections
    .map(({ name, title, place = 'page' }) => ({
      name,
      title: titleIn(title, language) ?? (isNamedSection(name) ? ownWords(name) : undefined),
      place,
      items: items.filter(({ section }) => section === name).map(({ item }) => item),
    }))
    .filter((section) => section.items.length > 0);
}

/** Adds the section for parameters that no administrator has placed yet, unless the view has it. */
const withParameters = (sections: readonly ViewSection[]): readonly ViewSection[] =>
  sections.some(({ name }) => name === 'parameters') ? sections : [...sections, { name: 'parameters' }];
