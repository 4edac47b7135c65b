/** The migrated databases that those of the suites are copied from: with the rows of every installation, and of the demo. */
export const templates = ['template_bare', 'template_demo'] as const;
export type Template = (typeof templates)[number];

/** The administrator's password in a Postgres of tests. */
export const postgresPassword = 'test';
export const testSecretKey = 'a key for tests only, and as long as one has to be';
