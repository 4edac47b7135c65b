import type { Purpose } from '#domain/processes/expression/expression.ts';

export interface ExpressionFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The records that the expression is about. */
  readonly objectName: string;
  readonly purpose: Purpose;
  readonly help?: string;
}
