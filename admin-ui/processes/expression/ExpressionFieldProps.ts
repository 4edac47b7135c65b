import type { Purpose } from '#domain/processes/expression/expression.ts';

export interface ExpressionFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The object of the records that the expression refers to. */
  readonly objectName: string;
  readonly purpose: Purpose;
  readonly help?: string;
  /** Shown while it is empty; if absent, an example of its purpose. */
  readonly example?: string;
  /** Whether the person may edit it; otherwise it is shown in words. If absent, only people with full rights may. */
  readonly mayEdit?: boolean;
  /** Whether a required expression is missing. */
  readonly missing?: boolean;
  /** Whether it was just added and so gets the focus. */
  readonly autoFocus?: boolean;
}
