import { limitedBody } from '../limitedBody.ts';

/** A register answers soon, or not at all as far as somebody at a screen is concerned. */
const patienceMs = 6_000;
/** What these registers answer is a few kilobytes. */
const mostBytes = 500_000;

/** The JSON that a register answers. @throws when it is late, away, too long or no JSON; nothing of it is believed then */
export async function jsonFrom(url: string, request: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...request,
    headers: { accept: 'application/json', ...request.headers },
    // An address that the settings name answers itself.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  const body = await limitedBody(response, mostBytes, tooLong);
  if (!response.ok) throw new Error(`The register answered ${response.status}`);
  return JSON.parse(body.toString('utf8')) as unknown;
}

const tooLong = () => new Error('The register answered more than a register answers');
