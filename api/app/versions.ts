import manifest from '../../package.json' with { type: 'json' };

export const serverVersion = manifest.version;
/** The version of the interface that this server speaks to. */
export const clientVersion = '1.1.0';
