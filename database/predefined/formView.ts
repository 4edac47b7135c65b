import type { Declaration } from '#domain/kernel/declaration.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { ViewSection } from '#domain/platform/view.ts';
import { usualColumns } from '#domain/platform/viewDefault.ts';

interface PlannedSection {
  readonly name: string;
  readonly title?: Readonly<Record<Language, string>>;
  readonly place?: NonNullable<ViewSection['place']>;
  /** None where administrators' parameters go. */
  readonly fields?: readonly string[];
  readonly columns?: number;
}

interface FormPlan {
  readonly name: string;
  readonly declaration: Declaration;
  readonly sections: readonly PlannedSection[];
  /** What the page tells beside the form, or what another page is there to change. */
  readonly hidden: readonly string[];
}

/** A chip over the form shows it. */
const shownAsChip = 'confirmed';

/** A form laid out by hand: what no section names stands in the first one, in the order of the declaration. */
export const formView = ({ name, declaration, sections, hidden }: FormPlan) => {
  const placed = new Set([...sections.flatMap(({ fields = [] }) => fields), ...hidden, shownAsChip]);
  const main = Object.keys(declaration.fields).filter((path) => !placed.has(path));
  const widthOf = (path: string): number => {
    const field = declaration.fields[path];
    return field ? usualColumns(field) : 3;
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
        { name: 'main' },
        ...sections.map(({ fields: _fields, columns: _columns, ...section }) => section),
      ],
    },
  };
};
