import type { ComponentType, ReactNode } from 'react';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { Demand } from '#domain/platform/viewDemands.ts';

export interface ShownValue {
  readonly field: FieldMeta;
  readonly value: unknown;
  /** Written out in full, as a record's own page shows it; a list is brief. */
  readonly inFull?: boolean;
}

export interface InputProps {
  readonly field: FieldMeta;
  /** Path in the form; differs from the field's name inside a table part. */
  readonly source: string;
  readonly disabled?: boolean;
  /** Inside a table the column heads the input. */
  readonly bare?: boolean;
  /** What the view asks beyond what the field itself does. */
  readonly demand?: Demand;
}

export interface FilterValueProps {
  readonly field: FieldMeta;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** How one type of field is shown in a column, edited in a form, and compared with in a filter. */
export interface FieldKind {
  readonly Shown: ComponentType<ShownValue>;
  readonly Input: ComponentType<InputProps>;
  /** Absent where a filter takes no value. */
  readonly FilterValue?: ComponentType<FilterValueProps>;
  readonly align?: 'right' | 'center';
  /** Columns of twelve that the input takes in a form. */
  readonly span: number;
}

export type Shown = (value: ShownValue) => ReactNode;
