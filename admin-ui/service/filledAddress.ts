/**
 * An address line of a form after a template was chosen: what a person has typed stays, and what the template before filled in
 * is replaced.
 * @param before what the template before filled in; empty if there was none
 */
export function filledAddress(inForm: string, before: string, byTemplate: string | null): string {
  return inForm === '' || inForm === before ? (byTemplate ?? '') : inForm;
}
