import type { SettingsOf } from './settings.ts';

type Read = (file: string) => Buffer;
type TemporalSettings = Pick<
  SettingsOf<'api'>,
  'TEMPORAL_ADDRESS' | 'TEMPORAL_TLS' | 'TEMPORAL_TLS_CA' | 'TEMPORAL_TLS_CERT' | 'TEMPORAL_TLS_KEY'
>;

/** The address of Temporal in the form that its libraries need. */
export interface TemporalAddress {
  readonly address: string;
  readonly tls?: {
    serverRootCACertificate?: Buffer;
    clientCertPair?: { crt: Buffer; key: Buffer };
  };
}

/**
 * The address of Temporal, with TLS if a setting asks for it.
 * @param read returns the whole content of a file
 * @throws Error if only one of certificate and key is set
 */
export function temporalAddress(settings: TemporalSettings, read: Read): TemporalAddress {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_TLS: usesTls } = settings;
  const { TEMPORAL_TLS_CA: ca, TEMPORAL_TLS_CERT: cert, TEMPORAL_TLS_KEY: key } = settings;
  if ((cert === undefined) !== (key === undefined))
    throw new Error('TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY are set together');
  if (!usesTls && ca === undefined && cert === undefined) return { address };
  return {
    address,
    tls: {
      ...(ca === undefined ? {} : { serverRootCACertificate: read(ca) }),
      ...(cert === undefined || key === undefined
        ? {}
        : { clientCertPair: { crt: read(cert), key: read(key) } }),
    },
  };
}
