/** The saves under way, by the address at which the letter is written. A save continues after the letter is closed. */
const underWay = new Map<string, Promise<unknown>>();

/** Notes that a letter is being saved. @param saving never rejects */
export function noteSaving(address: string, saving: Promise<unknown>): void {
  underWay.set(address, saving);
  void saving.then(() => {
    if (underWay.get(address) === saving) underWay.delete(address);
  });
}

/**
 * Waits until the letter at this address is saved. A draft that is read earlier has an older version, and the server would refuse
 * to save it again.
 */
export async function whenSaved(address: string): Promise<void> {
  await underWay.get(address);
}
