// Runs on whatever Node the machine has, before anything is installed: brings what the lock file says,
// and does nothing when that is there already.
import { createHash } from 'node:crypto';
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const mark = 'node_modules/.installed';
const wanted = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex');

if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
  console.log('Installing what package-lock.json says…');
  // `ci` begins by throwing everything away: right for an empty checkout, slow for one that lacks a package.
  const command = existsSync('node_modules') ? 'install' : 'ci';
  execSync(`npm ${command} --no-audit --no-fund --loglevel=error`, { stdio: 'inherit' });
  writeFileSync(mark, wanted);
}
