import manifest from '../../package.json' with { type: 'json' };

export const serverVersion = manifest.version;
/** The version of the user interface that this server supports. */
export const clientVersion = '1.1.0';
