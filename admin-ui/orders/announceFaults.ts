import { HttpError } from 'ra-core';
import { fieldErrorsOf, type ProblemBody } from '../data/problem.ts';
import type { OrderLine } from '#domain/sales/order.contracts.ts';
import type { Faults } from '../parts/useFaults.ts';

/** The errors of a refusal by field of the dialog (`line 12`, `from`, `perDay`); empty if it concerns none of them. */
export function faultsIn(error: unknown, lines: readonly OrderLine[]): Faults {
  if (!(error instanceof HttpError)) return {};
  const { params = {} } = (error.body ?? {}) as Partial<ProblemBody>;
  const line = lines.find(({ row }) => row === params.row);
  if (line) return { [`line ${line.id}`]: error.message };
  const schedule = fieldErrorsOf(error)?.schedule;
  return typeof schedule === 'object' && schedule !== null ? (schedule as Faults) : {};
}
