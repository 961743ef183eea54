// Writes into package-lock.json what a registry without the packages of other platforms made npm leave out.
// `npm ci` refuses a lock file that lacks them, on every platform.
import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock, missingEntries } from './complete-lock/completeLock.mjs';

const FILE = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(FILE, 'utf8'));
const missing = missingEntries(lock);
if (missing.length > 0) writeFileSync(FILE, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(`${missing.length} packages of other platforms added`);
