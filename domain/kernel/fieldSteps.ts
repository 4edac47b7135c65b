/** The steps of a path that an error names: `properties[2].propId`. */
export function stepsTo(field: string): (string | number)[] {
  return field
    .split(/[.[\]]/)
    .filter((step) => step !== '')
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}
