import type { Declaration } from '#domain/kernel/declaration.ts';
import type { ViewSection } from '#domain/platform/view.ts';
import { usualColumns } from '#domain/platform/viewDefault.ts';
import words from '#domain/words/backOffice/forms.json' with { type: 'json' };
import type { Row } from '#domain/words/rows.ts';

/** What sections are called, by object; the first one is `main`. Those of parameters and tables have no heading. */
const headings: Readonly<Record<string, Readonly<Record<string, Row>>>> = words;

interface PlannedSection {
  readonly name: string;
  readonly place?: NonNullable<ViewSection['place']>;
  /** None where administrators' parameters go. */
  readonly fields?: readonly string[];
  readonly columns?: number;
}

interface FormPlan {
  readonly name: string;
  readonly declaration: Declaration;
  readonly sections: readonly PlannedSection[];
  /** What the page shows beside the form, or what another page is there to change. */
  readonly hidden: readonly string[];
}

/** A chip over the form shows it. */
const shownAsChip = 'confirmed';

/** A form laid out by hand: what no section names is in the first one, in the order of the declaration. */
export function formView({ name, declaration, sections, hidden }: FormPlan) {
  const placed = new Set([...sections.flatMap(({ fields = [] }) => fields), ...hidden, shownAsChip]);
  const main = Object.keys(declaration.fields).filter((path) => !placed.has(path));
  const widthOf = (path: string): number => {
    const field = declaration.fields[path];
    return field ? usualColumns(field) : 3;
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
      ...main.map((path) => ({ path, section: 'main', columns: widthOf(path) })),
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
