import type { Declaration } from '#domain/kernel/declaration.ts';
import { quarterOfForm, type ViewSection } from '#domain/platform/view.ts';
import { usualColumns } from '#domain/platform/viewDefault.ts';
import words from '#domain/words/backOffice/forms.json' with { type: 'json' };
import type { Row } from '#domain/words/rows.ts';

/**
 * The headings of sections by object and section; the first section is `main`. Sections of parameters and tables have none.
 */
const headings: Readonly<Record<string, Readonly<Record<string, Row>>>> = words;

interface PlannedSection {
  readonly name: string;
  readonly place?: NonNullable<ViewSection['place']>;
  /** Absent for the section of the administrators' parameters. */
  readonly fields?: readonly string[];
  /** The width of each of its fields, of the 12 columns of a form; absent for the usual one. */
  readonly columns?: number;
}

interface FormPlan {
  readonly name: string;
  readonly declaration: Declaration;
  readonly sections: readonly PlannedSection[];
  /** Items that the form has but does not show: the page shows these fields elsewhere, or another page changes them. */
  readonly hidden: readonly string[];
}

/** The page shows this field as a chip above the form, so that the form has no item for it, not even a hidden one. */
const shownAsChip = 'confirmed';

/**
 * The predefined view setting of a form that is laid out by hand. Declared fields that no section names are in the first section,
 * in the order of the declaration.
 */
export function formView({ name, declaration, sections, hidden }: FormPlan) {
  const placed = new Set([...sections.flatMap(({ fields = [] }) => fields), ...hidden, shownAsChip]);
  const mainFields = Object.keys(declaration.fields).filter((path) => !placed.has(path));
  const widthOf = (path: string): number => {
    const field = declaration.fields[path];
    // The fields that all documents have are not in the declaration.
    return field ? usualColumns(field) : quarterOfForm;
  };
  const titleOf = (section: string) => {
    const title = headings[declaration.name]?.[section];
    return title ? { title } : {};
  };
  return {
    name,
    viewType: 'detail',
    objectId: declaration.name,
    isDefault: true,
    items: [
      ...mainFields.map((path) => ({ path, section: 'main', columns: widthOf(path) })),
      ...sections.flatMap(({ name: section, fields = [], columns }) =>
        fields.map((path) => ({ path, section, columns: columns ?? widthOf(path) })),
      ),
      ...hidden.map((path) => ({ path, section: 'main', hidden: true })),
    ],
    toolbar: {
      sections: [
        { name: 'main', ...titleOf('main') },
        ...sections.map(({ name: section, place }) => ({
          name: section,
          ...titleOf(section),
          ...(place ? { place } : {}),
        })),
      ],
    },
  };
}
