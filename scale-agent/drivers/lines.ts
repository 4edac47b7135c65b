/** Longest line any indicator sends; more without an end is noise. */
const longestLine = 512;

/** Cuts a stream into lines wherever its pieces begin and end; CR, LF or both end a line. */
export const lineCutter = (heard: (line: string) => void): ((piece: string) => void) => {
  let rest = '';
  return (piece) => {
    const parts = (rest + piece).split(/\r\n|\r|\n/);
    rest = (parts.pop() ?? '').slice(-longestLine);
    for (const line of parts) if (line.trim() !== '') heard(line);
  };
};
