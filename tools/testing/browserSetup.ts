import chromium from '@sparticuz/chromium';

/**
 * Unpacks the browser before the suites start. The package takes any file of that name for the whole browser, so a suite
 * that starts while another one still unpacks would run half of a file.
 */
export default async (): Promise<void> => {
  await chromium.executablePath();
};
