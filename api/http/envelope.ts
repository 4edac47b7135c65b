/**
 * The answer of the specification's calls for processes and reclamations: `httpStatus` 200 on success; a failure is a
 * problem document.
 */
export function enveloped<T>(responseData: T) {
  return { httpStatus: 200 as const, responseData };
}

/** A written record both in the envelope and plainly beside it, as all other objects answer. */
export function envelopedRecord<T extends object>(record: T) {
  return { ...record, ...enveloped(record) };
}
