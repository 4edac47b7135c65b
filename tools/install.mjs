// Installs what the lock file says, unless that is installed already. It runs before anything is installed, so it must work on
// any version of Node.
import { createHash } from 'node:crypto';
import { execSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const markFile = 'node_modules/.installed';
const lockHash = createHash('sha256')
  .update(readFileSync('package-lock.json'))
  .update(process.platform + process.arch)
  .digest('hex');

if (!existsSync(markFile) || readFileSync(markFile, 'utf8') !== lockHash) {
  console.log('Installing what package-lock.json says…');
  // `ci` first deletes everything. That is right for an empty checkout, but slow for one that lacks a single package.
  const command = existsSync('node_modules') ? 'install' : 'ci';
  execSync(`npm ${command} --no-audit --no-fund --loglevel=error`, { stdio: 'inherit' });
  writeFileSync(markFile, lockHash);
}
