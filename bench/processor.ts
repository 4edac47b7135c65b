import { readFile } from 'node:fs/promises';

const msATick = 10;

/** What a process has used of the processor so far; nothing where there is no /proc. */
export const processorMs = async (pid: number): Promise<number | undefined> => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * msATick;
};

/** What several processes have used together; NaN where there is no /proc. */
export const processorMsOf = async (
  programs: readonly { readonly child: { readonly pid?: number | undefined } }[],
) => {
  const used = await Promise.all(programs.map(({ child }) => processorMs(child.pid ?? 0)));
  return used.reduce<number>((sum, each) => sum + (each ?? Number.NaN), 0);
};
