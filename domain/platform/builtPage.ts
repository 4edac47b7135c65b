/** The main script of a built page: its name contains a hash, so it differs after an upgrade. */
export function programOf(html: string): string | undefined {
  const [tag = ''] = /<script\b[^>]*\btype="module"[^>]*>/.exec(html) ?? [];
  return /\bsrc="([^"]+)"/.exec(tag)?.[1];
}

/** Whether the server has a newer script than the shown page. */
export function isUpgraded(shown: string, served: string): boolean {
  const [shownScript, servedScript] = [programOf(shown), programOf(served)];
  return shownScript !== undefined && servedScript !== undefined && shownScript !== servedScript;
}
