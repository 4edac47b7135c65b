import type { ComponentType } from 'react';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { Demand } from '#domain/platform/viewDemands.ts';

/** What the component gets that shows a value. */
export interface ShownValue {
  readonly field: FieldMeta;
  readonly value: unknown;
  /** Whether to show the whole value, as on a record's own page; lists show it briefly. */
  readonly inFull?: boolean;
}

/** What the component gets that edits the value in a form. */
export interface InputProps {
  readonly field: FieldMeta;
  /** Path in the form; differs from the field's name inside a table part. */
  readonly source: string;
  readonly disabled?: boolean;
  /** Without a label, because in a table the column head is the label. */
  readonly bare?: boolean;
  /** What the view requires in addition to the field's own rules. */
  readonly demand?: Demand;
}

/** What the component gets that asks for the value of a filter. */
export interface FilterValueProps {
  readonly field: FieldMeta;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** How one type of field is shown in a column, edited in a form, and compared with in a filter. */
export interface FieldKind {
  readonly Shown: ComponentType<ShownValue>;
  readonly Input: ComponentType<InputProps>;
  /** Absent if a filter on this type takes no value. */
  readonly FilterValue?: ComponentType<FilterValueProps>;
  readonly align?: 'right' | 'center';
  /** The width of the input in a form, in twelfths. */
  readonly span: number;
}
