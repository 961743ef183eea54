import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

const RESULTS = /(<!-- bench:results -->\n)[\s\S]*?(<!-- \/bench:results -->)/;
const GIGABYTE = 2 ** 30;

/** The machine in general terms: ratios travel, times do not. */
const machine = () =>
  `${availableParallelism()} cores, ${Math.round(totalmem() / GIGABYTE)} GB, ${process.platform}, Node ${process.version}`;

/** Puts the tables between the two marks of a document, and leaves the rest of it alone. */
export function withResults(document, results) {
  if (!RESULTS.test(document)) throw new Error('The document has no place for results');
  return document.replace(RESULTS, (_, start, end) => `${start}\n${results}\n\n${end}`);
}

/** @param {string} file @param {string} tables @param {number} runs */
export function writeReport(file, tables, runs) {
  const results = `Medians of ${runs} runs on ${machine()}.\n\n${tables}`;
  writeFileSync(file, withResults(readFileSync(file, 'utf8'), results));
}
