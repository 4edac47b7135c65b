/** Longest line any indicator sends; a longer one is noise, and marked so that nobody can read it as a weight. */
const longestLine = 512;
const cutOff = '…';

/** Cuts a stream into lines wherever its pieces begin and end; CR, LF or both end a line. */
export const lineCutter = (heard: (line: string) => void): ((piece: string) => void) => {
  let rest = '';
  return (piece) => {
    const parts = (rest + piece).split(/\r\n|\r|\n/);
    rest = (parts.pop() ?? '').slice(0, longestLine + 1);
    for (const line of parts) if (line.trim() !== '') heard(shortened(line));
  };
};

const shortened = (line: string): string =>
  line.length > longestLine ? line.slice(0, longestLine) + cutOff : line;
