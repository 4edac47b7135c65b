import { set, type UseFormReturn } from 'react-hook-form';

/**
 * Writes a computed value, which has no input, into the form. `form.setValue` would copy all values of the form twice,
 * and one key in an order computes several amounts.
 */
export function setComputed(form: UseFormReturn, name: string, value: unknown): void {
  // The library has no other way to announce a value without a copy.
  const { _formValues: values, _subjects: subjects } = form.control;
  set(values, name, value);
  subjects.state.next({ name, values });
}
