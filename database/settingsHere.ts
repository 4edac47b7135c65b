import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, type SettingsOf } from '#domain/platform/settings.ts';

/**
 * The settings of a program that somebody starts by hand: from the environment, else from the installation that `npm start`
 * runs in this folder.
 * @throws Error that says how to give the settings
 */
function settingsHere(environment: Readonly<Record<string, string | undefined>>): SettingsOf<'migrate'> {
  if (environment.DATABASE_URL) return readSettings(environment, 'migrate');
  const home = environment.KEJA_HOME ?? '.keja';
  const [running, secrets] = [join(home, 'running.json'), join(home, 'secrets.json')];
  if (!existsSync(running) || !existsSync(secrets))
    throw new Error(
      `Nothing runs in ${home}. Start it with npm start, name its folder by KEJA_HOME, or set DATABASE_URL and SECRET_KEY.`,
    );
  const { databaseUrl } = JSON.parse(readFileSync(running, 'utf8')) as { databaseUrl: string };
  const { secretKey } = JSON.parse(readFileSync(secrets, 'utf8')) as { secretKey: string };
  return readSettings({ ...environment, DATABASE_URL: databaseUrl, SECRET_KEY: secretKey }, 'migrate');
}

/** `settingsHere` for the first line of a program. If there are no settings, it prints one sentence and exits with code 1. */
export function settingsOrEnd(): SettingsOf<'migrate'> {
  try {
    return settingsHere(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
