/** Numbers issued by registers and banks. Their rules are in registryNumbers.ts, which the first page does not load. */
export const registryNumbers = ['nip', 'vatNumber', 'regon', 'krs', 'iban'] as const;
export type RegistryNumber = (typeof registryNumbers)[number];

export function isRegistryNumber(format: string | null | undefined): format is RegistryNumber {
  return registryNumbers.some((kind) => kind === format);
}
