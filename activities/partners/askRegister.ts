import { limitedText } from '#domain/kernel/limitedBody.ts';

/** Short, because a person may wait for the answer. */
const patienceMs = 6_000;
/** The answers of these registers have a few kilobytes. */
const mostBytes = 500_000;

/** @returns the JSON that a register answers. @throws if the answer is late, missing, a failure, too long or no JSON */
export async function jsonFrom(url: string, request: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, {
    ...request,
    headers: { accept: 'application/json', ...request.headers },
    // Only the server that the settings name may answer.
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  });
  const body = await limitedText(response, mostBytes, tooLong);
  if (!response.ok) throw new Error(`The register answered ${response.status}`);
  return JSON.parse(body) as unknown;
}

const tooLong = () => new Error(`The register answered more than ${mostBytes} bytes`);
