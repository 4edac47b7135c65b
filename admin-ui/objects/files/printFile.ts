import { previewAddress, type FileRecord } from './fileData.ts';

const frameId = 'printed-file';

/** Prints a PDF or a picture without the page around it, from a hidden frame. */
export function printFile(file: FileRecord): void {
  document.getElementById(frameId)?.remove();
  const frame = Object.assign(document.createElement('iframe'), {
    id: frameId,
    title: file.name,
    tabIndex: -1,
  });
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0';
  frame.addEventListener('load', () => frame.contentWindow?.print());
  if (file.type === 'application/pdf') frame.src = previewAddress(file);
  else frame.srcdoc = `<img src="${previewAddress(file)}" alt="" width="100%">`;
  document.body.append(frame);
}
