// Runs on whatever Node the machine has, before anything is installed: brings what the lock file says,
// and does nothing when that is there already.
import { createHash } from 'node:crypto';
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const mark = 'node_modules/.installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).update(process.platform + process.arch).digest('hex');

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
  console.log('Installing what package-lock.json says…');
  execSync('npm ci --no-audit --no-fund --loglevel=error', { stdio: 'inherit' });
  writeFileSync(mark, wanted);
}
